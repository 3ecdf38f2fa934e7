# The real table: laying out the board, and a bot's turn done by hands.

hands-step = Step { $step } of { $count }
hands-count = { $done ->
    [0] { hands-left }
   *[other] { $left ->
        [0] { $done } done
       *[other] { $done } done, { hands-left }
    }
}
hands-left = { $left } to come
hands-laid-out = All is laid out
    .tip = What is drawn is still asked for
hands-lay = Lay it out, then Space
    .detail = What is drawn is asked where it comes in.
hands-undone = Put it back
hands-take-back = Undo: { $words }
hands-turn-map = Turn the map
hands-map = The board
hands-stands = Does it still stand like this?
    .detail = The board before you should look like this picture.
hands-stands-yes = It stands like this
