# The house: names of seats, numbers, lists, and what the text client says.

language-name = English

seat-you = { $form ->
    [subject] You
    [whose] your
    [Whose] Your
   *[plain] you
}
seat-named = { $form ->
    [whose] { $name }{ $last ->
        [s] '
       *[other] 's
    }
    [Whose] { $name }{ $last ->
        [s] '
       *[other] 's
    }
   *[plain] { $name }
}

seat-inside = { NAME($seat) }
whose = { NAME($seat, form: "Whose") }
whose-own = Your

ordinal = { $class ->
    [one] { $number }st
    [two] { $number }nd
    [few] { $number }rd
   *[other] { $number }th
}
# Marks between the thousands of a number that stands by itself: 1,200.
thousands = { $before },{ $after }
about-equal = about equal
share = { $percent }%
share-under = under 1%
share-over = over 99%

untold = a message that this version doesn't know: { $key }

glue-and = { $first } and { $last }
    .more = { $first }, { $last }
glue-or = { $first } or { $last }
    .more = { $first }, { $last }
glue-space = { $first } { $last }
glue-comma = { $first }, { $last }
glue-sentences = { $first }; { $last }
caused = { $cause }: { LIST($effects, glue: "sentences", form: "inside") }
caused-by-one = { $cause } and { LIST($effects, form: "bare") }

no-move = '{ $words }' is not a move now; 'list options' shows the moves.
no-move-number = { $count ->
    [one] There is only one move: type 1.
   *[other] There is no move { $number }: type a number from 1 to { $count }.
}
no-move-now = There is no move to make now
no-dice-now = There are no dice to roll now
no-decision-now = No seat has to decide now
game-is-over = The game is over
nothing-taken-back = You can't undo any further
no-real-table = Only a real table lets you correct the board in the middle of a game
seats-stay = The number of seats can't change during a game
nothing-played-again = There is nothing to redo

no-roll-of-dice = '{ $words }' is not a roll of dice. { dice-wanted }.
no-such-roll = '{ $words }' is not a possible roll. { dice-wanted }.
dice-wanted = Type { $count ->
    [one] a number
   *[other] { $count } numbers
} from 1 to { $faces }, such as { $example }
cannot-be-drawn = '{ $words }' can't come up now. Type, for example, { $example }.
none-of-order = '{ $word }' is not one of the numbers. Type an order such as { $example }.
each-once = Type each one exactly once, such as { $example }.

bar-try-again = Try again
bar-random-move = Random move
bar-look-back = Review
bar-game-over = { $won }
    .detail = The game is over and saved.
bar-plays = { DOES($seat, you: "play", one: "plays") }
    .thinking = { DOES($seat, you: "are", one: "is") } thinking
bar-rolls-or-draws = { $how ->
    [roll] { DOES($seat, you: "roll", one: "rolls") }
   *[draw] { DOES($seat, you: "draw", one: "draws") }
}
bar-asked = Asked: { $asked }
bar-yes = Yes: { $label }
bar-really = { $label }?
    .detail = You can't undo what comes next.
bar-hand-in = Submit
bar-real-dice = Real dice: enter what they show.
bar-next-step = Next step
bar-to-your-turn = To your turn
    .tip = Skip animations until your turn
bar-all-at-once = All at once
    .tip = Shows the rest of this turn without stops
bar-step = { $who }: { $move }
    .detail = Step { $number } of this turn
bar-let-pass = No stops
    .tip = Bots' turns run without stopping
bar-every-step = Every step
    .tip = Shows bots' turns step by step, with their reasons
hands-lay-out = Lay out the board
    .later = after the draw
hands-turn = { NAME($seat, form: "Whose") } turn
hands-all = On the board
hands-do = Do it on the board, then press Space
    .detail = Then the next step appears.
hands-first = First do what the screen says on your board
hands-correction-back = The correction is undone. Make your board look like this picture.
hands-take-back = Undo: { $words }
hands-done = Done
hands-all-done = All done
    .tip = You have done every step of the list
hands-differs = Fix the board
    .tip = Make the screen match your board
hands-back = Back
hands-read = Read aloud
    .tip = Instructions and reasons are read aloud; F4 repeats them
hands-refused = Refused
no-hint-of-hand = There is no hint: it would use what only you know
tell-coarsely = Enter my pieces as they are now
    .short = Enter the result
    .tip = Show the board after your turn, without its single steps
tell-differs = Fix the board
log-set-right = The table was corrected
log-not-told = The result of the turn was entered without its steps
told-question = That doesn't fit what you entered before. Which is right?
told-board-right = My board is right
told-another = I meant another
told-played-so = We played it like this
hands-usual = { $count } other settings are as usual
hands-who = Who plays
hands-who-change = Other players
hands-who-tip = Back to the setup. A game that has begun stays in the list of unfinished games
ask-told = On the table
ask-take-out = Click it to take it back.
ask-search = Type a name
ask-lies = From what you entered, { $thing } is { $where }.
ask-cannot = From what you entered, { $thing } can't come up here.
ask-once = You have already entered { $thing }.
ask-rest = The other { $count } go to { NAME($seat) }.
ask-none = Nothing called '{ $words }' can come up here.
ask-which = { $count ->
    [one] What came up?
   *[other] What came up? Number { $number } of { $count }
}
    .key = Click it, or press its key.
    .name = Click it, or type two or three letters and Enter.
ask-done = Is this what came up?
ask-for-me = Draw for me
    .short = Draw
    .tip = The program rolls or draws. Copy it on your board.
won-alone = The game is over: { NAME($points) }
won = { DOES($seat, you: "won", one: "won") }
won-shared = { LIST($seats, begins: "yes") } share the win

client-begins = { $game }. { client-help }
client-help = Type a move in words or its number. 'list' shows all moves, 'table' the table, 'hint' what a bot would do, 'undo' takes back, 'quit' leaves.
client-ask = Ask with 'where' and a name, 'who', 'why' or 'odds'. 'more' shows the rest.
client-empty = empty
client-hidden = hidden
client-more = { $count ->
    [one] One more line; type 'more'.
   *[other] { $count } more lines; type 'more'.
}
client-no-more = There is nothing more to read.
client-range = { $count } moves, numbered 1 ({ $first }) to { $count } ({ $last }). You can also type one in words.
client-narrow = { $count } moves, such as: { $example }. Type a word from the move you want, or 'list'.
client-names = { $count } moves like '{ $wording }'. Type one of these: { LIST($names, glue: "comma") }
client-same = { $count ->
    [one] The same move as before.
   *[other] The same { $count } moves as before.
}
client-last-lot = The last choice at random was among:
client-begun = { $count } moves. Type the first words of one: { LIST($begun, glue: "comma") }
client-groups = { $count } moves. Type the words of a group to list its moves:
client-group = { $begins }: { $count } moves
client-group-short = { $begins }: { $count } moves, such as: { $example }
# passed over at the beginning of a question, and in one that begins with 'who'
client-small-words = is are the a an my of now still
client-who-words = owns own has have holds leads lead s turn moves plays it wins first
client-where-what = Type 'where' and the name of a place, a card, a piece or a player.
client-nowhere = There is nothing called '{ $words }' that you can see.
client-who-asked = { DOES($seat, you: "decide", one: "decides") } now: { $asked }
client-who-chance = Chance decides now: { $asked }
client-stands = { DOES($seat, you: "are", one: "is") } { $rank } with a score of { NAME($score) }
client-standing = Standing: { LIST($seats, glue: "sentences") }
client-standing-so = Standing of { LIST($seats) }: { NAME($standing) }
client-no-reason = No bot has given a reason yet.
client-no-reason-of = { DOES($seat, you: "have", one: "has") } given no reason yet.
client-no-move = No move is being chosen now.
client-why = { $done }. The reason: { $reason }{ $clause ->
    [none] { "" }
   *[other] { " " }({ $clause })
}
client-open = { $count ->
    [one] You can do that: type { $number } for { $move }.
   *[other] You can do that in { $count } ways. One is number { $number }: { $move }.
}
client-can = You can do that now.
client-closed = None of your current moves involves '{ $words }'.
client-chance = { $outcome }: { NAME($share) }
client-no-odds = There are no odds to give here.
client-no-such-odds = None of the odds mention '{ $words }'. Type 'odds' for all.
client-ends = End of input; the game is not finished.
client-in-private = Only { $seat } may look at the screen now.
client-real-dice = { $asked }. What came up? For example: { $example }
client-unlisted = There are too many moves to list; type one in words.
client-count = { $count } moves; 'list' shows them.
client-hint = Hint: { $move }
client-hint-bot = A bot in your place:
client-taken-back = Taken back.
client-over = The game is over.
client-long-line = That line has more than { $most } letters and was not read.
seat-name = { NAME($seat, form: "subject") }
client-changed = Changes ('table' shows everything):

# What stands on keys.
key-enter = Enter
key-space = Space
key-with-ctrl = Ctrl+{ $key }
