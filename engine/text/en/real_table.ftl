# The real table: laying out the board, and a bot's turn done by hands.

hands-step = Step { $step } of { $count }
hands-step-of-more = Step { $step }
hands-count-of-more = { $done ->
    [0] the first of several
   *[other] { $done } done, the turn goes on
}
ask-lot = Draw lots for it, for example by rolling a die; or let the program draw.
hands-count = { $done ->
    [0] { hands-left }
   *[other] { $left ->
        [0] { $done } done
       *[other] { $done } done, { hands-left }
    }
}
hands-left = { $left } to go
hands-laid-out = Everything is laid out
    .short = All laid out
    .tip = You will still be asked what is drawn
hands-lay = Lay it out, then press Space
    .detail = You will be asked about each draw when it comes.
hands-undone = Put it back
hands-take-back = Undo: { $words }
hands-again = Once more
hands-turn-map = Turn the map
hands-why = Why
hands-map = The board
hands-stands = Does your board still look like this?
    .detail = It should look like this picture.
hands-stands-yes = It looks like this
