# Despirala in English.

## Names

combination-collect-1 = { $form ->
    [face] 1
   *[plain] Collect 1
}
combination-collect-2 = { $form ->
    [face] 2
   *[plain] Collect 2
}
combination-collect-3 = { $form ->
    [face] 3
   *[plain] Collect 3
}
combination-collect-4 = { $form ->
    [face] 4
   *[plain] Collect 4
}
combination-collect-5 = { $form ->
    [face] 5
   *[plain] Collect 5
}
combination-collect-6 = { $form ->
    [face] 6
   *[plain] Collect 6
}
combination-three-pairs = { $form ->
    [digit] 3 pairs
   *[plain] Three pairs
}
combination-two-triples = { $form ->
    [digit] 2 triples
   *[plain] Two triples
}
combination-four-of-a-kind = { $form ->
    [digit] 4 of a kind
   *[plain] Four of a kind
}
combination-kamerun = Kamerun
combination-straight = Straight
combination-six-of-a-kind = { $form ->
    [digit] 6 of a kind
   *[plain] Six of a kind
}
combination-general = General
combination-despirala = Despirala

## Counted things, for the sentences below: each takes the argument of its own name

goods = { $goods ->
    [0] no goods
    [one] { $goods } good
   *[other] { $goods } goods
}
points = { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}
score = { $score ->
    [0] no points
    [one] { $score } point
   *[other] { $score } points
}
rolls = { $rolls ->
    [0] no rolls
    [one] { $rolls } roll
   *[other] { $rolls } rolls
}

## Moves

move-attempt = { NAME($combination) }{ COUNT($faces) ->
    [0] { "" }
   *[other] { " " }{ LIST($faces, glue: "space") }
}
    .tight = { NAME($combination, form: "digit") }{ COUNT($faces) ->
        [0] { "" }
       *[other] { " " }{ LIST($faces, glue: "space") }
    }
move-reroll = Reroll
move-continue = Continue collecting
    .short = Continue
move-stop = Stop collecting
    .short = Stop

## What happens

turn-started = { DOES($seat, you: "start", one: "starts") } turn { $turn } with { goods }
    .hands = { PERSON($seat) ->
        [you] Take
        [mark] Give
       *[one] Give { NAME($seat) }
    } 5 goods for turn { $turn }
faces = { COUNT($faces) ->
    [one] a { LIST($faces) }
   *[other] { LIST($faces, glue: "space") }
}
dice-rolled = { $paid ->
    [0] { DOES($seat, you: "roll", one: "rolls") }
   *[other] { DOES($seat, you: "pay", one: "pays") } { $paid ->
        [one] { $paid } good
       *[other] { $paid } goods
    } and { DOES($seat, you: "roll", one: "rolls", subject: "no") }
} { faces }
    .log = { $paid ->
        [0] rolled
       *[other] rerolled
    }
combination-chosen = { DOES($seat, you: "choose", one: "chooses") } { NAME($move) }
    .hands = Announce{ PERSON($seat) ->
        [one] { " " }for { NAME($seat) }
       *[other] { "" }
    }: { NAME($move) }
dice-set-aside = { DOES($seat, you: "set", one: "sets") } aside { faces }
    .hands = Set aside { COUNT($faces) ->
        [one] this die
       *[other] these dice
    }: { LIST($faces, glue: "space") }
target-completed = { DOES($seat, you: "complete", one: "completes") } { NAME($move) } { $rolls ->
    [0] at once
   *[other] in { rolls }
}: { points }
    .log = { NAME($move) } { $rolls ->
        [0] at once
       *[other] in { rolls }
    }
    .banner = +{ $points }
    .how = { NAME($combination) } { $rolls ->
        [0] at once
       *[other] in { rolls }
    }
    .hands = Write { points } for { NAME($move) } into { NAME($seat, form: "whose") } column
target-failed = { DOES($seat, you: "fail", one: "fails") } to complete { NAME($move) }: { $missing ->
    [one] { $missing } die
   *[other] { $missing } dice
} missing
    .log = { NAME($move) } failed, { $missing } missing
    .banner = Failed
    .how = { $missing ->
        [one] { $missing } die
       *[other] { $missing } dice
    } missing, goods used up
    .hands = Strike out { NAME($combination) } in { NAME($seat, form: "whose") } column: failed
collected = { DOES($seat, you: "stop", one: "stops") } { NAME($combination) } with { $count ->
    [0] no dice
    [one] { $count } die
   *[other] { $count } dice
} set aside: { points }
    .log = { NAME($combination) }, stopped at { $count }
    .banner = +{ $points }
    .how = { $count } × { NAME($combination, form: "face") } collected
    .hands = Write { points-figure } for { NAME($combination) } into { NAME($seat, form: "whose") } column
goods-scored = { DOES($seat, you: "have", one: "has") } { goods } left and { DOES($seat, you: "end", one: "ends", subject: "no") } with { score }
    .log = { goods } left
    .hands = Write { NAME($seat, form: "whose") } final score: { score }
game-won = { DOES($seat, you: "win", one: "wins") } with { score }
game-shared = { LIST($winners, begins: "yes") } share the win with { score }

## What is asked

ask-move = Choose a combination
ask-move-without-goods = Choose a combination; you have no good for a reroll
ask-move-or-reroll = Choose a combination, or reroll
ask-stop = Stop collecting
ask-stop-or-continue = Stop collecting or continue
roll-all = Roll all six dice
roll-all-again = Pay 1 good and roll all six dice
roll-rest = Pay 1 good and roll { $count ->
    [one] one die
   *[other] { $count } dice
} for { NAME($move) }

## Why

only-move = { NAME($move) } is the only move
expects = { NAME($move) }: { $expected } points on average
expects-before = { NAME($move) }: { $expected } points on average. Next best: { NAME($next) }, { $nextExpected }
expects-before-fewest = { NAME($move) }: { $expected } points on average (fewer is better). Next best: { NAME($next) }, { $nextExpected }
expects-even = { expects }, as good as { NAME($next) }
estimated = By its estimate, { NAME($move) } leads to { $expected } points
estimated-before = { estimated }. Next best: { NAME($next) }, { $nextExpected }
estimated-before-fewest = { estimated } (fewer is better). Next best: { NAME($next) }, { $nextExpected }
estimated-even = { estimated }, as good as with { NAME($next) }
new-dice = It brings six new dice for 1 of its { goods }
so-far = It has { points } so far, { $loose ->
    [one] { $loose } die
   *[other] { $loose } dice
} to roll and { goods }
points-now = It brings { points } now and keeps { goods }
points-at-once = It brings { $points ->
    [0] no points
   *[other] { points } at once
} and leaves { goods }
complete-at-once = It is complete at once and costs nothing
to-finish = Chance to finish it with { goods }: { $chance }
stands-so-plays-boldly = It takes a little more risk, which promises more than playing for points alone. At present: { NAME($worth) }
stands-so-plays-for-points = It plays for points, because more risk promises nothing better. At present: { NAME($worth) }
place-of-move = { NAME($move) }: { NAME($worth) }
place-of-move-before = { NAME($move) }: { NAME($worth) }. Next best: { NAME($next) }, { NAME($nextWorth) }
place-of-move-even = { NAME($move) }: { NAME($worth) }, as good as { NAME($next) }
place-expected = an average place of { $place } among { $players }
chance-to-win = { $chance } chance to win

## Luck, in a look back

luck-of-roll = Rolled { LIST($faces, glue: "space") }
luck-of-collecting = { NAME($move) } has { $count ->
    [one] { $count } die
   *[other] { $count } dice
} after { rolls }
luck-of-target = { NAME($move) } used { goods }
luck-of-failure = { NAME($move) } failed

## Words that are nearly a move

collect-needs-number = Collect needs one number from 1 to 6, such as 'Collect 3'.
takes-no-faces = { NAME($combination) } needs no face: just type '{ $typed }'.
needs-faces = { NAME($combination) } needs { $wanted ->
    [1] one face
    [2] two different faces
   *[3] three different faces
} from 1 to 6, such as '{ NAME($example) }'.
did-you-mean = '{ $words }' is not a move. Did you mean '{ $meant }'?
attempt-must-wait = { NAME($combination) } must wait. You are collecting: type 'Continue' or 'Stop'.
attempted-already = { NAME($combination) } has been attempted already.
reroll-must-wait = You are collecting. Type 'Continue' to roll the dice that do not match, or 'Stop'.
no-reroll = You can't reroll: misère has no rerolls.
no-reroll-without-goods = You can't reroll: it costs 1 good, and you have none.
cannot-continue = You can't continue: you need a good and a die that doesn't match.
only-for-collecting = '{ NAME($move) }' is only for collecting; now choose a combination.

## The bar of the window

points-figure = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
bar-rolling = The dice are rolling
    .detail = Click or press Space to see the result at once
bar-rolling-of = { $whose } dice are rolling
bar-no-row = Attempt
    .detail = select a row first
bar-collect = { NAME($combination) }
bar-attempt = Attempt { NAME($combination) }
bar-points-now = { points-figure } now
bar-points-at-once = { points-figure } at once
bar-chance = { $chance }  for { points-figure }
sheet-share = { $share }%
bar-selected-collect = { NAME($move) }: matching dice stay, then stop or continue
bar-selected-complete = { NAME($move) } is complete at once and costs nothing
bar-selected-lost = { NAME($move) } fails at once: you have no goods
bar-selected-target = { NAME($move) }: you can't stop early
bar-hint-reroll = The hint is to reroll. You can still click a row.
bar-click-row = Click a row, or press its number
bar-points = { points-figure }
bar-points-expected = { points-figure } now, { $expected } in the end
bar-all-match = all dice match
bar-no-goods = no goods left
bar-costs-good = costs 1 good
bar-good-expected = costs 1 good, { $expected } in the end
bar-collected = { points-figure } so far, { goods } left

## Panels and cards of the window

no-odds = The odds could not be calculated: { $error }
working-out = Working out the odds …
hints-later = On your turn you will see here what each move is worth.
hint-move = Move
hint-expected = Expected
hint-loss = Loss
hint-unit = points
figure = { $number }
loss-none = best
why-alone = { $move }. { $why }.
why-as-good = { $move }: as good as { $other }. { $why }.
why-better = { $move }: { $gap } points better than { $other }. { $why }.
why-worse = { $move }: { $gap } points worse than { $other }. { $why }.
panel-expected = Expected score
panel-win = Chance to win
panel-hint = All moves
chart-start = Start
chart-turn = Turn { $turn }
card-expects = on average

odds-of-face = More { $face }s with one good
odds-to-finish = Rolls to finish { NAME($combination) }
odds-median = median { $rolls }

fact-expected = Expected final score
    .value = { $expected }
fact-loss = Against the best move
    .value = { $loss }
fact-now = Points now
    .value = { $points }
fact-complete = Complete
    .value = at once
fact-chance = Chance to complete
    .value = { $percent }%
fact-median = Rolls in half of all cases
    .value = { $rolls } or fewer
fact-mean = Rolls when it succeeds
    .value = { $rolls } on average
fact-spread = Spread of final scores
    .value = ± { $deviation }
fact-spread-later = Spread of final scores
    .value = working it out
fact-range = 90% of final scores
    .value = { $low } to { $high }
advice-reroll = Costs 1 good. Then choose again.
advice-continue = Costs 1 good and rolls the dice that do not match.
advice-stop = Enters the points and keeps the goods.
advice-collect = Matching dice stay; then stop or continue.
advice-target = Takes up to { goods }. You can't stop early.

choose-faces = Choose the faces (F)
picker-title = { NAME($combination) }: choose the faces
picker-faces = Faces
picker-chance = Chance

## The felt of the window: tray and sheet

tray-roll = { $whose } roll
tray-goods = { $whose } goods
tray-price = one for each
    .below = further roll
tray-aside = Set aside
tray-aside-for = Set aside for { NAME($combination) }
tray-dice-next = The dice come next
tray-collected = { $matched } of 6 match: { points-figure } so far
    .tight = { $matched } of 6 match
tray-all-match = Everything matches: complete at once
    .tight = Everything matches
tray-complete = Complete
tray-matched = { $matched } of { $wanted } match, { $loose ->
    [1] one die
    [2] two dice
    [3] three dice
    [4] four dice
    [5] five dice
   *[6] six dice
} left to roll
    .short = { $matched } of { $wanted } match, { $loose ->
        [1] one die
        [2] two dice
        [3] three dice
        [4] four dice
        [5] five dice
       *[6] six dice
    } left
    .tight = { $matched } of { $wanted } match
sheet-of = { $whose } score sheet
sheet-used = { $used } of { $turns } used
sheet-combination = Combination
sheet-points = Points
sheet-gives = Gives
sheet-loss = vs best
sheet-now = now
sheet-up-to = to { $points }
sheet-so-far = Points so far
    .note = { $targets } of them from targets
sheet-final = Final score
    .note = { $targets } of them from targets
sheet-goods = Goods left at the end
    .note = { $goods } now
    .worth = +1 each
sheet-goods-left = Goods left
    .note = one point each
    .worth = +{ $goods }

grade-good-luck = good luck
grade-bad-luck = bad luck
grade-neutral-luck = neutral luck
grade-best = best move
grade-inaccuracy = { $form ->
    [cap] Inaccuracy
   *[plain] inaccuracy
}
grade-mistake = { $form ->
    [cap] Mistake
   *[plain] mistake
}
grade-blunder = { $form ->
    [cap] Blunder
   *[plain] blunder
}
grade-massive-blunder = { $form ->
    [cap] Massive blunder
   *[plain] massive blunder
}

## The look back

review-better-than = Better than { $percent }% of them
review-best-of-all = Better than nearly all of them
review-worst-of-all = Worse than nearly all of them
review-after = After { $answers } steps
review-alone = { DOES($seat, you: "end", one: "ends") } with { $score }
review-tie = { LIST($winners, begins: "yes") } tie
won-by-points = Won by { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
}.
review-won = { DOES($seat, you: "win", one: "wins") } by { $margin }
review-person = Person
review-nothing-lost = No choice lost a point
review-without = Without mistakes: { $better }
review-without-of = Without { NAME($seat, form: "whose") } mistakes: { $better } to { $rival }
review-no-choice = No choice has been made yet.
review-one-choice = The one choice was the best.
review-all-choices = All { $count } choices were the best.
review-note-grade = { NAME($grade, form: "cap") } { $delta }
review-note-done = { NAME($combination) } { $delta }
review-note-failed = { NAME($combination) } failed { $delta }
review-working = Working out luck and mistakes …
review-trouble = The game could not be analyzed: { $error }
review-luck = Luck that mattered
review-well = What went well
    .note = by what a turn added to the score
review-costliest = { NAME($seat, form: "Whose") } costliest choices
    .note = { $count } in all
review-replay = Show it in the replay
review-save = Save the record (Ctrl+S)
review-copy = Copy the record (Ctrl+C)
review-saved = Saved as { $path }
review-not-saved = The record could not be saved: { $problem }
review-copied = The record is on the clipboard
review-bar = { $mode }  ·  { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}  ·  { $more }
mode-normal = Normal
mode-misere = Misère
review-turn = Turn
review-dice = Dice
review-goods = Goods
review-played = Played
review-best = Best was
review-lost = Points lost
    .short = Lost
review-too-many = Points too many
    .short = Too many
review-grade = Grade
review-points = { points-figure }
review-card-luck = luck
review-card-mistakes = mistakes
review-expected = Expected final score
review-no-turn = No turn is over yet
review-perfect = perfect play
review-bars-start = bars start at { $low }
review-expects = Perfect play brings
review-total-luck = Luck
review-total-mistakes = Mistakes
review-final = Final score
review-million = Among a million perfect games
review-where = Where { NAME($seat, form: "whose") } { $score } came from
    .short = { NAME($seat, form: "Whose") } { $score }

## Puzzles, where they are not told in the English of their file

puzzle-reroll = Reroll all six dice
puzzle-now = { $now } now, { $points } at most
puzzle-chance = { $percent }% for { $points }
puzzle-price = costs 1 good
puzzle-exact = Exact value
puzzle-next-best = The next best, { $move }, costs { $cost } points

## The desk where a position is set out

desk-to-play = To play
desk-position = Position, turn { $turn } of { $turns }

## The table in plain text

table-playing = Despirala ({ table-mode }): turn { $turn } of { $turns }, { DOES($seat, you: "play", one: "plays", subject: "inside") }
table-over = Despirala ({ table-mode }): the game is over
table-mode = { $mode ->
    [misere] misère, the lowest score wins
   *[normal] the highest score wins
}
table-goods = Goods
table-score = Score
table-now = now
table-dice = Dice  { $dice }   { goods }
table-collecting = Dice  { $dice }   { goods }   ({ NAME($move) }: dice in brackets are set aside)
table-completing = Dice  { $dice }   { goods }   ({ NAME($move) }: dice in brackets are set aside, wanted: { LIST($wanted, glue: "space") })

# The set-up page, the pictures of the rules, the position page.

setup-fourteen-goals = Fourteen goals
setup-goals = one try each, most points shown
setup-goals-misere = one try each, the lowest total wins
picture-target = Four dice stay; a good pays for the next roll of the others.
desk-click = Click a die or a cell of the sheet; the right button goes back
field-no-die = no die
field-die = Die { $number } ({ $face })
field-turn = Turn
field-despirala-table-seat = Seat to play
field-dice = Dice
    .about = Six, or none yet
field-aside = Set aside
field-attempt = Chosen
field-rolls = Rolls paid
field-despirala-table-rolls = Rolls paid
field-sheets = Sheet
field-points = Points
field-goods = Goods
field-a-attempt = A combination
field-combination = Combination
field-faces = Faces
field-roll-all-dice-paid = Paid for
field-a-roll-all-dice = Roll all dice
field-a-choose-move = Choose a combination
field-a-go-on-collecting = Continue collecting
field-a-roll-rest = Roll the rest

## Setting a position out by hand

edit-seat = Click: the sheet and the goods of this seat
edit-die = Click: the next face. Right button: the one before
edit-dice = Click: six dice, one of each face
edit-own-goods = Click: one more for the seat to play. Right button: one less
edit-faces = Click: the next faces it can stand for. Right button: the ones before
edit-cell = Click: the most points, then fewer, 0 and free again. Right button: back
edit-goods = Goods of the seat shown
edit-rolls = How many goods went into the combination chosen
edit-mode = Which total wins, the highest or the lowest
edit-next = What the seat to play does next
edit-attempt = Click: chosen, with the faces the dice show most. Again: not chosen
edit-over = The game is over: every cell is filled
edit-comes-next = What comes next
edit-has-chosen = The seat to play has chosen
edit-kind-start = Turn starts
edit-kind-roll = Roll all six
edit-kind-choose = Choose
edit-kind-collect = Go on or stop
edit-kind-rest = Roll the rest
field-mode = Mode
    .asks = Who wins
dice-beside = Rolling for { $face }s, { DOES($seat, you: "got", one: "got", subject: "inside") } { $count ->
    [0] none
   *[other] { $count }
}; { $expected } were expected.

# For whoever listens to the text client.
listen-seat = { NAME($seat, form: "subject") }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}, { goods }
listen-done = { NAME($seat, form: "subject") }, { NAME($combination) }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
listen-dice = The dice show { LIST($dice) }
listen-aside = Set aside for { NAME($move) }: { LIST($dice) }. { COUNT($others) ->
    [0] The other dice: none
    [one] The other die: { LIST($others) }
   *[other] The other dice: { LIST($others) }
}
listen-now = { NAME($combination) }: { DOES($seat, you: "are", one: "is") } trying it now
listen-open = { NAME($combination) }: still to be tried by { LIST($seats) }
odds-heard-target = { NAME($move) }: { NAME($chance) } chance to complete it with your goods
odds-heard-collect = { NAME($move) }: { $matching ->
    [0] no dice match
    [one] { $matching } die matches
   *[other] { $matching } dice match
} now, { NAME($chance) } chance of at least { $matching ->
    [0] one
   *[other] one more
} for the next good
