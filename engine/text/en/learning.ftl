house-step-of = Step { $number } of { $count }
house-points = { $points } points
house-alone = alone
house-you = You
house-and-more = { $first }, { $last }
house-day-short = { $day } { $month }
house-month-short-1 = Jan
house-month-short-2 = Feb
house-month-short-3 = Mar
house-month-short-4 = Apr
house-month-short-5 = May
house-month-short-6 = Jun
house-month-short-7 = Jul
house-month-short-8 = Aug
house-month-short-9 = Sep
house-month-short-10 = Oct
house-month-short-11 = Nov
house-month-short-12 = Dec
learn-minutes = { $minutes } min
progress-strength-1 = Easy
progress-strength-2 = Medium
progress-strength-3 = Hard
progress-strength-4 = Expert
progress-next-level-here = { $played ->
    [one] { $won } of 1 game there won
   *[other] { $won } of your last { $played } there won
}
progress-next-level-before = { $played ->
    [one] { $won } of 1 game against the one before won
   *[other] { $won } of your last { $played } against the one before won
}
progress-next-level-first = an opponent for a first game
progress-record-days = Days in a row
progress-badge-days = Seven days
    .about = A challenge on each of seven days
progress-outcome-won-by = Won by { $points }
progress-outcome-won = Won
progress-outcome-lost-by = Lost by { $points }
progress-outcome-lost = Lost
progress-outcome-place = { $place ->
    [1] First
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
   *[other] Sixth
} of { $count }
progress-record-days-counted = { $value ->
    [one] day
   *[other] days
}
progress-slips-mistakes = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}
progress-slips-blunders = { $count ->
    [one] { $count } blunder
   *[other] { $count } blunders
}
progress-slips-in = In { $games ->
    [one] your last game
   *[other] your last { $games } games
} there { $first ->
    [one] was
   *[other] were
} { $slips }
challenge-value-round = round { $value }
challenge-value-not-won = not won
challenge-practice-seed-before = its seed was played before
challenge-practice-seed-beside = its seed was played beside it
challenge-practice-put-back = its record was put back to an earlier point
challenge-practice-hint = a hint was played
anew-results = Results
    .note = Ratings, wins by level, records, badges
anew-challenges = Challenges
    .note = Attempts, friends' results, days in a row
anew-puzzles = Puzzles
    .note = Rating, streak, what was solved and kept
anew-lessons = Lessons
    .note = What is done, and where each goes on
anew-scenarios = Scenarios
    .note = Which were won
anew-begin = Begin anew
anew-ask = What do you want to reset?
anew-words = The files so far are kept under another name; records of games stay.
anew-done = Begun anew: { $titles }; what was there is kept beside it
coach-next = Next
coach-play-on = Play on
coach-lost = The lesson cannot go on from here
    .why = That was a legal move, but the next step needs another table.
coach-back-to-it = Back to it
coach-done = Lesson done
coach-last = That was the last one of this game.
coach-then-game = { $bots ->
    [one] You know enough for a first game, against the weakest bot.
   *[other] You know enough for a first game, against { $bots } of the weakest bots.
}
coach-then-puzzle = Now a puzzle: find the move that loses nothing.
coach-then-challenge = Now the challenge of the day: the same seed for everybody.
coach-following = Next: { $title }. { $about }.
coach-learnt = { $title } is learnt.
coach-all = All lessons
coach-next-lesson = Next lesson
coach-now = Now: { $order }.
coach-skip = Skip lesson
coach-minutes = About { $minutes } minutes
coach-numbered = Lesson { $number }: { $title }
coach-show-me = Show me
coach-rule = Read the rule
coach-game-goes-on = The lesson is done; the game goes on
coach-you-chose = You chose: { $move }
coach-works-too = That works too, but ...
challenge-paste = Paste a result
    .tip = A friend's result, as one line
challenge-first-counts = Only the first attempt counts
challenge-copy = Copy result
    .tip = One line to send to a friend
challenge-copied = Your result is on the clipboard: send the line to a friend
challenge-today = Today's challenge
challenge-same-seed = same seed for everybody
challenge-gone = Given up: its record is gone
challenge-tomorrow = a new one tomorrow
challenge-over = The challenge is over: your result is { $value }. You may play on, or leave the table.
challenge-begun = Begun, not finished
challenge-begun-practice = Begun: counts as practice
challenge-new-practice = Not played: counts as practice
challenge-compare = then compare with { $name }
learn-title = Learn and practise
learn-scenarios-tip = A table in the middle of a game, and a goal
learn-start = Start
learn-next-step = YOUR NEXT STEP
learn-worth = WORTH LEARNING
learn-days = { $name }, day { $days } in a row
learn-done = { $done } of { $count } done
learn-midnight = New at midnight. Compare with friends, no network needed:
learn-nothing-locked = Nothing is locked: start any lesson at any time.
learn-step = { $game }: { $step }
learn-lesson = { $game }, lesson { $number }: { $title }
learn-cost-most = { $why }; this is about what cost most
coach-about = { $about }: about { $minutes } minutes
progress-open-review = Open its review, move by move
progress-numbers = All numbers and finished games
progress-title = Your progress
progress-all = All games
progress-set-up = Set up
progress-first = A first game
progress-or-lesson = Or a lesson first
progress-none = No games yet: everything here fills as you play
progress-any-level = Any level is a good start
progress-try = { $game }: try { $level } next
progress-gold-edge = the gold edge is what to try next
progress-games-here = Your games will stand here
    .words = Each with its best moves, mistakes and blunders counted, and its review one press away.
progress-next-game = Your next game
progress-facts = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $share } % won, since { $day }
progress-rating-title = Rating
progress-rating-dashed = dashed: strength of the bots
progress-rating-begins = Your curve begins at 1,200 with the first game against a level, and climbs past these lines.
progress-won-by-level = Won by level
progress-not-yet = not yet
progress-badges = Badges
progress-earned = { $count } of { $all } earned
progress-records = Records
progress-rating-this-month = { $sign }{ $points } this month
progress-rating-dashed-mean = dashed: strength of the bots, on average
solve-task = Find the move that loses nothing
solve-closed = Values open after your answer
solve-loses-nothing = loses nothing
solve-as-good = as good
solve-best = best
solve-your-task = YOUR TASK
solve-in-a-row = in a row
solve-your-rating = your rating
solve-rating = rating
solve-why = Why
solve-in-unit = in { $unit }
solve-puzzles-of = Puzzles of { $game }
solve-not-rated = Not rated yet
solve-to-solve = { $count } to solve
solve-solved-of = { $solved } of { $count } solved
solve-answer = Answer
solve-rule = Read the rule (F1)
solve-lesson-tip = It practises such choices
solve-is-over = The puzzle is over: play it out, or take the next one
solve-about-moves = This puzzle is about the moves on the right
solve-choose-first = Choose one of the moves first
solve-is-kept = The puzzle is kept
solve-not-kept = The puzzle is no longer kept
solve-solved = { $count } solved
solve-not-yet = Not yet
solve-rated = { $searched }; the puzzle is rated { $rating }
solve-not-solved = Not solved
solve-kept = Kept
solve-keep = Keep
solve-play-out = Play it out
    .tip = Goes on from here as a game
solve-next = Next puzzle
solve-right = Your move loses nothing.
solve-solved-at = Solved at the { $tries ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
} try
solve-wrong = Your first move, { $move }, costs { $cost } { $unit }.
solve-again = It comes again later.
solve-points = points
    .one = point
scenario-tip = Play from this table
scenario-won = Won by you
scenario-reached = { $level } reached it
scenario-words = A table in the middle of a game, and a goal that a bot has reached from there.
scenario-won-of = { $count } of { $all } won
scenario-met = { $title }: won. You may play on, or leave the table.
scenario-missed = { $title }: the goal is out of reach. You may play on, or try again.
choices-title = Your choices
choices-tip = Every choice with its grade, and what it lost
choices-only = Only these: { $grade }
choices-in-order = In order
choices-order-tip = By what they lost, or as they came
choices-look = Look at it in the replay
choices-no-look = The game could not be looked into: { $fault }
choices-by-loss = By loss
choices-by-grade = By grade
choices-wait = Comparing with { $judge }'s search; one moment, please.
choices-none = None of these.
choices-every = Every choice
choices-lesson = Lesson that fits what cost most
choices-nothing-lost = nothing lost
choices-better = Better: { $best }
choices-not-adding = A loss is what one search saw: they do not add up.
choices-press = A press on a choice opens the replay before it.
choices-beside = Each choice is set beside the best that { $judge } finds. What lies within the search's own error counts as best; what costs { $mistake } or more { $unit } is a mistake, { $blunder } or more a blunder.
choices-lost = { $unit } lost
choices-lost-each = { $unit } lost a choice
choices-lost-by = Lost by { $part ->
    [chapter] chapter
    [round] round
    [turn] turn
    [worker] worker
   *[part] part
}
challenge-now-practice = The challenge of { $day } now counts as practice: { $why }
solve-try = { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] 4th
} try
    .short = { $number ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] 4th
    }
choices-lost-each-by = Lost a choice, by { $part ->
    [chapter] chapter
    [round] round
    [turn] turn
    [worker] worker
   *[part] part
}
part-chapter = Chapter { $number }
    .inside = chapter { $number }
part-round = Round { $number }
    .inside = round { $number }
part-turn = Turn { $number }
    .inside = turn { $number }
part-worker = Worker { $number }
    .inside = worker { $number }
story-title = The story of the game
story-reading = Reading the game; one moment, please.
story-lead = { NAME($seat, form: "Whose") } lead on the best other seat, in { $unit }
story-own = { NAME($seat, form: "Whose") } result as it grew, in { $unit }
story-key-ahead = ahead
story-key-behind = behind
story-at = { $part }: { $lead }
story-ahead = Last change of the lead: { $part }. { DOES($seat, you: "were", one: "was") } in front from there on.
story-ahead-always = { DOES($seat, you: "were", one: "was") } in front from early on to the end.
story-behind = Last change of the lead: { $part }. { DOES($seat, you: "were", one: "was") } behind from there on.
story-behind-always = { DOES($seat, you: "were", one: "was") } behind from early on to the end.
story-lost = By { $judge }'s count this lost { $lost } { $unit }.
story-found = Here { $judge } found nothing better.
story-swing = One of the largest changes of the lead.
story-moved = The lead went from { $before } to { $after }.
story-kept = The lead stayed at { $after }.
story-began = Lead as the part began
story-ended = Lead as it ended
story-figures = In numbers
    .tip = Where the result came from, with all charts and the dice
story-learn = What cost most is what a lesson practises: { $about }, { $minutes } minutes.
story-unmended = { $count ->
    [one] One choice was a mistake
   *[other] { $count } choices were mistakes
}; no lesson practises what cost most.
story-well = No mistake was found: { $best } of { $all } choices lost nothing.
