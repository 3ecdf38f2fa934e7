# What is wrong with a position, as the rules write it (see engine/core/errors.py).

fault-turns = { $where } is { $value }; a game has the turns 1 to { $high }
fault-one-step = { $where } holds { $count } steps; Despirala has one at a time
fault-no-step = { $where } is empty in turn { $turn } of seat { $seat }, but the game goes on
fault-turns-ended = { $where } has { $count } entries; seat { $seat } has ended { $done } turns
fault-faces = { $where } is { $value }; it must be empty or six faces from 1 to 6
fault-no-choice = { $where } is '{ $value }', which is no choice of the sheet
fault-places = { $where } is { $value }; it must be places from 0 to 5 in ascending order
fault-rolls = { $where } is { $value }; nobody can pay that many
fault-no-combination = { $where } names '{ $name }', which is no combination
fault-aside-early = dice are set aside or paid for, but no combination is chosen
fault-attempted = { $where } is { $name }, which seat { $seat } has already attempted
fault-aside-useless = { $where } holds die { $place }, a { $face }, which { $name } has no use for
fault-aside-lacks = { $where } lacks die { $place }, a { $face }, which { $name } needs
fault-dice-late = dice lie on the table although the game is over
fault-points = { $where } is { $points }, which the combination cannot give
fault-not-rolled = { $where } is { $name }, but no dice are rolled
fault-dice-early = dice lie on the table although the turn is still to start
fault-rolled-chosen = all six dice are to be rolled although a combination is chosen
fault-roll-table = a free roll needs an empty table, and a paid reroll six dice on it
fault-reroll = a reroll is to be paid, which needs a good and the normal game
fault-move = a move is to be chosen, which needs six dice and no combination chosen
fault-collect = a seat is to go on collecting, but it has chosen no Collect
fault-combination = dice are to be rolled for a combination, which needs a good and a missing die
fault-die-twice = the die { $number } is in two places
