house-step-of = Step { $number } of { $count }
house-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
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
    [one] You won { $won } of 1 game at that level
   *[other] You won { $won } of your last { $played } at that level
}
progress-next-level-before = { $played ->
    [one] You won { $won } of 1 game against the level before
   *[other] You won { $won } of your last { $played } against the level before
}
progress-next-level-first = an opponent for a first game
progress-record-days = Days in a row
badge-first = First win
    .about = One rated game won
badge-row = Three in a row
    .about = Three rated games won in a row
badge-levels = Level by level
    .about = A win at every level
badge-weeks = Four weeks
    .about = A rated game in each of four weeks
progress-badge-next = { $badge }: { $far }
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
challenge-practice-seed-beside = its seed was also played in another game
challenge-practice-put-back = its saved game was replaced by an earlier one
challenge-practice-hint = a hint was played
anew-results = Results
    .note = Ratings, wins by level, records, badges
anew-challenges = Challenges
    .note = Attempts, friends' results, days in a row
anew-puzzles = Puzzles
    .note = Rating, streak, solved and kept puzzles
anew-lessons = Lessons
    .note = Which are done, and where you stopped
anew-scenarios = Scenarios
    .note = Which you won
anew-begin = Reset
anew-ask = What do you want to reset?
anew-words = The files are kept under another name. Records of games stay.
anew-done = Reset: { $titles }. The old files are kept under another name.
coach-next = Next
coach-play-on = Play on
coach-lost = The lesson can't continue from here
    .why = That was a legal move, but the next step needs another position.
coach-back-to-it = Back to the step
coach-done = Lesson done
coach-last = That was the last lesson of this game.
coach-then-game = { $bots ->
    [one] You know enough for a first game, against the weakest bot.
   *[other] You know enough for a first game, against { $bots } of the weakest bots.
}
coach-then-puzzle = Now try a puzzle: find the move that loses nothing.
coach-then-challenge = Now try today's challenge: everybody has the same seed.
coach-following = Next: { $title }. { $about }.
coach-learnt = You finished { $title }.
coach-all = All lessons
coach-next-lesson = Next lesson
coach-now = Now: { $order }.
coach-skip = Skip lesson
coach-minutes = About { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
coach-numbered = Lesson { $number }: { $title }
coach-show-me = Show me
coach-rule = Read the rule
coach-game-goes-on = The lesson is done, and the game goes on
coach-you-chose = You chose: { $move }
coach-works-too = That works too, but ...
challenge-paste = Paste a result
    .tip = A friend's result, as one line
challenge-first-counts = Only the first attempt counts
challenge-copy = Copy result
    .tip = One line to send to a friend
challenge-copied = Your result is on the clipboard. Send the line to a friend.
challenge-today = Today's challenge
challenge-same-seed = same seed for everybody
challenge-gone = You gave up: its record is gone
challenge-tomorrow = a new one tomorrow
challenge-over = The challenge is over: your result is { $value }. You may play on, or leave the table.
challenge-begun = Started, not finished
challenge-begun-practice = Started: counts as practice
challenge-new-practice = Not played: counts as practice
challenge-compare = to beat: { $name }
learn-title = Learn and practice
learn-scenarios-tip = A position in the middle of a game, and a goal
learn-start = Start
learn-next-step = YOUR NEXT STEP
learn-worth = WORTH LEARNING
learn-days = { $name }: { $days } days in a row
learn-done = { $done } of { $count } done
learn-midnight = New at midnight. Compare with friends, no network needed:
learn-nothing-locked = Nothing is locked: start any lesson at any time.
learn-step = { $game }: { $step }
learn-lesson = { $game }, lesson { $number }: { $title }
learn-cost-most = { $why }; this lesson is about your costliest choices
coach-about = { $about }: about { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
progress-open-review = Open its review, move by move
progress-title = Your progress
progress-all = All games
progress-set-up = Set up
progress-first = A first game
progress-or-lesson = Or a lesson first
progress-none = No games yet. This page fills as you play.
progress-any-level = Any level is a good start
progress-try = { $game }: try { $level } next
progress-gold-edge = gold edge: try this next
progress-games-here = Your games will appear here
    .words = Each shows its best moves, mistakes and blunders, and opens its review.
progress-next-game = Your next game
progress-facts = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $share }% won, since { $day }
progress-rating-title = Rating
progress-rating-dashed = dashed: strength of the bots
progress-rating-begins = Your rating starts at 1,200 with your first game against a bot. Each face is a bot near its rating.
progress-won-by-level = Won by level
progress-badges = Badges
progress-earned = { $count } of { $all } earned
progress-records = Records
progress-rating-this-month = { $sign }{ $points } this month
progress-rating-dashed-mean = dashed: strength of the bots, on average
solve-task = Find the move that loses nothing
solve-closed = Values appear after your answer
solve-loses-nothing = loses nothing
solve-as-good = as good
solve-best = best
solve-your-task = YOUR TASK
solve-in-a-row = in a row
solve-your-rating = your rating
solve-rating = rating
solve-why = Why
solve-in-unit = in { $unit }
solve-start = Solve
solve-puzzles-of = Puzzles of { $game }
solve-not-rated = Not rated
solve-to-solve = { $count } to solve
solve-solved-of = { $solved } of { $count } solved
solve-answer = Answer
solve-rule = Read the rule (F1)
solve-lesson-tip = Practice this kind of choice
solve-is-over = The puzzle is over. Play it out, or take the next one.
solve-about-moves = This puzzle is about the moves on the right
solve-choose-first = Choose one of the moves first
solve-is-kept = You kept this puzzle
solve-not-kept = Removed from your kept puzzles
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
solve-solved-at = Solved on the { $tries ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
} try
solve-cost-more = { $count ->
    [one] Another choice costs more
   *[other] { $count } more choices cost more
}
solve-wrong = Your first move cost { $cost } { $unit }.
solve-again = It comes again later.
solve-points = points
    .one = point
scenario-tip = Play from this position
scenario-won = You won it
scenario-reached = { $level } has done it
scenario-words = A position in the middle of a game, and a goal that a bot has reached from it.
scenario-won-of = { $count } of { $all } won
scenario-met = { $title }: won. You may play on, or leave the table.
scenario-missed = { $title }: the goal is out of reach. You may play on, or try again.
choices-title = Your choices
choices-tip = Every choice with its grade, and what it lost
choices-only = Only these: { $grade }
choices-in-order = In order
choices-order-tip = Sort by loss, or in the order played
choices-look = Show it in the replay
choices-no-look = The game could not be analyzed: { $fault }
choices-by-loss = By loss
choices-by-grade = By grade
choices-wait = Comparing with { $judge }'s search; one moment, please.
choices-none = None of these.
choices-every = Every choice
choices-lesson = Lesson: costly choices
choices-nothing-lost = nothing lost
choices-better = Better: { $best }
choices-not-adding = Each loss comes from its own search, so don't add them up.
choices-press = Click a choice to open the replay just before it.
choices-beside = Each choice is compared with the best that { $judge } finds. A loss within the search's error counts as best. A loss of { $mistake } or more { $unit } is a mistake, of { $blunder } or more a blunder.
choices-lost = { $unit } lost
choices-lost-each = { $unit } lost per choice
choices-lost-by = Loss by { $part ->
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
choices-lost-each-by = Loss per choice, by { $part ->
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
story-scores = What each player has, in { $unit }
story-lead = { NAME($seat, form: "Whose") } lead over the best rival, in { $unit }
story-own = { NAME($seat, form: "Whose") } result over time, in { $unit }
story-key-ahead = ahead
story-key-behind = behind
story-at = { $part }: { $lead }
story-ahead = Last change of the lead: { $part }. { DOES($seat, you: "were", one: "was") } in front from then on.
story-ahead-always = { DOES($seat, you: "were", one: "was") } in front from early on until the end.
story-behind = Last change of the lead: { $part }. { DOES($seat, you: "were", one: "was") } behind from then on.
story-behind-always = { DOES($seat, you: "were", one: "was") } behind from early on until the end.
story-found = Here { $judge } found nothing better.
story-swing = This was one of the largest changes of the lead.
story-moved = { DOES($seat, you: "went", one: "went") } from { $before } to { $after }.
story-kept = { DOES($seat, you: "stayed", one: "stayed") } { $after }.
story-place = { $side ->
    [level] level
    [behind] { $points } behind
   *[ahead] { $points } ahead
}
story-began = Lead at the start
story-ended = Lead at the end
story-figures = In numbers
    .tip = Where the result came from, with all charts and the dice
story-learn = A lesson practices this: { $about }, { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
story-next-time = Try next time: { $best } ({ $when }, { $lost } { $unit } better).
story-turning = Turning point: { $part }
story-most = The lead changed most in { $part }: { $told }
story-well = No mistake was found: { $best } of { $all } choices lost nothing.
