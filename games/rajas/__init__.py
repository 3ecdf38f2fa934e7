"""Rajas of the Ganges: wealth and fame along the river, with the dummies of its solo version.

Where things are, for whoever draws the table or writes a player:

    state     RajasTable and Seat: everything on the table; `table.board` are the numbers
    board     Board: spaces, tracks, river, tiles, borders, yield tiles, read from data/
    province  what follows from the tiles of a seat and from those face up; ways: spaces by bits
    dice      a die as one number; grid: cells and roads; effects: the one vocabulary of effects
    moves     what a person may answer; events: what happens (log, animation, charts)
    spaces    where a worker may go (`placements`), what a space brings (`gains`, `gain_said`),
              the river ahead (`spaces_ahead`), tiles that can be bought or replaced
    dummy     how a dummy decides, sentence by sentence; ValidFaces is its die
    ending    standings and result; steps: the rulebook
    bots      the players made of code; hints: the adviser's numbers

A scene reads `match.pending`: a Decision of a person (its options tell all that is legal) or a
Chance. Kinds of decisions: place, buy, pay, lay, replace, dice, upgrade, sail, sell, visit,
border, yield, reroll, brown; any of them (but brown and reroll) may offer TurnDie as well.
Kinds of chance: start, gained, again (dice of a person), area, person, steps, terrace (dice of a
dummy), colour, upgrade, tile, bought, replaced, market, yield, brown, river, river tile (lots).
A dummy's turn tells each of its steps as a DummyThought with its reason.
"""
