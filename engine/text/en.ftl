# The house: names of seats, numbers, lists, and what the text client says.

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
share = { $percent } %
share-under = under 1 %
share-over = over 99 %

untold = said in words that this version does not know: { $key }

glue-and = { $first } and { $last }
    .more = { $first }, { $last }
glue-or = { $first } or { $last }
    .more = { $first }, { $last }
glue-space = { $first } { $last }
glue-comma = { $first }, { $last }
glue-sentences = { $first }; { $last }
caused = { $cause }: { LIST($effects, glue: "sentences", form: "inside") }
caused-by-one = { $cause } and { LIST($effects, form: "bare") }

no-move = '{ $words }' is no move now; 'list options' shows the moves.
no-move-number = { $count ->
    [one] There is only one move: type 1.
   *[other] There is no move { $number }: type a number from 1 to { $count }.
}
no-move-now = No move is to be made now
no-dice-now = No dice are to be rolled now
no-decision-now = No seat is to decide now
game-is-over = The game is over; nothing more can be answered
nothing-taken-back = Nothing can be taken back past what has become known since
no-real-table = Only the board of a real table can be set right in the middle of a game
seats-stay = The table seats as many as before: nobody comes or goes
nothing-played-again = There is nothing to play again

no-roll-of-dice = '{ $words }' is not a roll of dice: { dice-wanted }.
no-such-roll = '{ $words }' is not such a roll: { dice-wanted }.
dice-wanted = type { $count ->
    [one] a number
   *[other] { $count } numbers
} from 1 to { $faces }, such as { $example }
cannot-be-drawn = '{ $words }' cannot be drawn now; an example is { $example }.
none-of-order = '{ $word }' is none of these; type an order such as { $example }.
each-once = Type each of them once, such as { $example }.

bar-try-again = Try again
bar-random-move = Random move
bar-look-back = Look back
bar-game-over = { $won }
    .detail = The game is over and kept.
bar-plays = { DOES($seat, you: "play", one: "plays") }
    .thinking = { DOES($seat, you: "are", one: "is") } thinking
bar-asked = Asked: { $asked }
bar-yes = Yes: { $label }
bar-really = { $label }?
    .detail = What comes next cannot be taken back.
bar-hand-in = Hand in
bar-real-dice = Real dice: say what they show.
bar-next-step = Next step
bar-to-your-turn = To your turn
    .tip = Skip animations until your turn
bar-all-at-once = All at once
    .tip = The rest of this turn without waiting
bar-step = { $who }: { $move }
    .detail = Step { $number } of this turn
bar-let-pass = Let it pass
    .tip = Bots' turns go by
bar-every-step = Every step
    .tip = Bots' turns step by step, with their reasons
hands-lay-out = Lay out the board
    .later = after the draw
hands-turn = { NAME($seat, form: "Whose") } turn
hands-all = On the board
hands-do = Do it on the board, then Space
    .detail = The next step comes when it is done.
hands-first = First do on the board what is said here
hands-correction-back = What was set right is taken back: lay the board out as it is shown
hands-take-back = Undo: { $words }
hands-done = Done
hands-all-done = All done
    .tip = Everything that stands in the ladder has been done
hands-differs = It differs
    .tip = Set the table right as it lies before you
hands-back = Back
hands-refused = Refused
no-hint-of-hand = There is no hint: it would rest on what only you know
tell-coarsely = My pieces now stand so
    .short = It stands so
    .tip = Set the board as it stands after your turn: the steps need not be told
tell-differs = The board differs
log-set-right = The table was set right as it lies
log-not-told = What came of the turn was set out; its steps were not told
told-question = That cannot be by what was told so far. Which is it?
told-board-right = My board is right
told-another = I meant another
told-played-so = We played it so
hands-who = Who plays
hands-who-change = Other players
hands-who-tip = Back to the set-up; a game that has begun stays among the unfinished ones
ask-told = On the table
ask-take-out = A click takes it back.
ask-search = Type a name
ask-lies = By what was told, { $thing } lies { $where }.
ask-cannot = By what was told, { $thing } cannot come up here.
ask-once = { $thing } has been told already.
ask-rest = The other { $count } fall to { NAME($seat) }.
ask-none = Nothing that can come up here is called '{ $words }'.
ask-which = { $count ->
    [one] What came up?
   *[other] What came up? Number { $number } of { $count }
}
    .key = Click it, or press its key.
    .name = Click it, or type two or three letters and Enter.
ask-done = Is this what lies there?
ask-back = Back
ask-for-me = Draw for me
    .short = Draw
    .tip = The program throws or draws; lay it out like that
won-alone = The game is over: { $points }
won = { DOES($seat, you: "won", one: "won") }
won-shared = { LIST($seats, begins: "yes") } share the win

client-begins = { $game }. { client-help }
client-help = Type a move in words or its number. 'list' shows all moves, 'table' the table, 'hint' what a bot would do, 'undo' takes back, 'quit' leaves.
client-ends = End of input; the game is not finished.
client-in-private = Only { $seat } may look at the screen now.
client-real-dice = { $asked }. What came up? Such as { $example }
client-unlisted = There are too many moves to list; type one in words.
client-count = { $count } moves; 'list' shows them.
client-hint = Hint: { $move }
client-taken-back = Taken back.
client-over = The game is over.
client-long-line = That line is longer than { $most } letters; it is not read.
seat-name = { NAME($seat, form: "subject") }
client-changed = What has changed; 'table' shows all:

# What stands on keys.
key-enter = Enter
key-space = Space
