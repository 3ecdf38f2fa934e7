house-yes = Yes
house-cancel = Cancel
house-back = Back
house-to-main-menu = To the main menu
house-rules = Rules
house-settings = Settings
house-person = Person
house-bot = Bot
house-name = Name
house-play = Play
house-continue = Continue
house-seat = Seat { $number }
house-add-seat = Add a seat
house-take-seat-away = Take this seat away
house-rolled-for-you = Rolled for you
house-real-dice = Real dice
house-real-table = Real table
house-set-up = Setup
house-not-played = Not played yet
house-sound-off = Sound off
house-sound-on = Sound on
house-hints = Hints
house-position = Position
house-play-on = Play on
house-play-again = Play again
    .tip = The same seats, a new seed
house-replay = Replay
house-review = Review
house-main-menu = Main menu
house-table = Table
house-back-to-table = Back to the table
house-take-back = Undo
house-first-lesson = First lesson
hub-go-on-learning = Continue learning
hub-sit-down = Start game
house-same-seed = The same seed gives the same dice
house-a-word = A word
house-seed-empty = The seed is empty. Type a word or a number.
house-new-game = New game
glue-dots = { $first }  ·  { $last }
house-of-all = { $count } of { $all }
house-noted = { $title }: { $about }
house-players-upto = { $few } to { $many } players
house-players = { $many } players
house-day = { $day } { $month } { $year }
house-month-1 = January
house-month-2 = February
house-month-3 = March
house-month-4 = April
house-month-5 = May
house-month-6 = June
house-month-7 = July
house-month-8 = August
house-month-9 = September
house-month-10 = October
house-month-11 = November
house-month-12 = December
house-round-round = Round
house-round-turn = Turn
house-round-chapter = Chapter
house-round-number = { $name } { $number }
house-round-number-of = { $name } { $number } of { $total }
house-level-random = Random
    .about = Any legal move
house-figures-score = average score, measured
proposal-first = for a first game
proposal-won = after your win
proposal-even = to get even
proposal-again = once more
hub-new = New: begin with its lesson
hub-learn = Learn
hub-progress = Progress
hub-settings-note = Sound, speed, hints
house-credits = Credits
hub-credits-note = Icons, fonts, thanks
hub-against = Against { $level }
hub-lessons-done = { $done } of { $count } lessons done
hub-no-games = No games yet
hub-minutes = { $minutes } min
hub-in-making-tip = { $title } is not ready yet and can't be played
hub-in-the-making = Not ready yet
hub-campaign = Campaign
hub-real-title = The bot at your board
hub-real-note = You move the pieces
hub-same-dice = Same dice for all
hub-choose-seats = Choose who plays
hub-lesson-of = Lesson { $number } of { $count }
hub-played = { $played } played
hub-new-here = New
hub-game-open = Unfinished
hub-real-tip = The board is on your table, and the program plays the bots
hub-key-choose = another game
hub-key-play = play
hub-key-new = new game
hub-key-learn = lessons
hub-key-challenge = challenge
hub-key-real = real table
hub-key-full-screen = full screen
hub-version = Version { $version }  ·  plays without a network
resume-run-bot = This game of { $game } uses a bot from a file. Run it?
resume-run-bot-words = It uses { $files }. { $warning }
resume-run-it = Run it
resume-is-over = This game is over. It is now among your records.
resume-is-open = This game of { $game } is open in another window.
resume-is-open-words = Continue it there, or play a copy of it here.
resume-open-copy = Open a copy
resume-delete-words = You can't get it back. Finished games and statistics stay.
resume-delete-ask = Delete this game of { $game }?
resume-delete = Delete
resume-warning = When you go on, { $warning }.
resume-in-sandbox = The bot runs in a sandbox: it sees only its own folder and has no network.
house-ago-now = just now
house-ago-yesterday = yesterday
hub-morning = Good morning
hub-afternoon = Good afternoon
hub-evening = Good evening
hub-greeting = { $words }, { $name }
house-ago-minutes = { $count ->
    [one] { $count } minute ago
   *[other] { $count } minutes ago
}
house-ago-hours = { $count ->
    [one] { $count } hour ago
   *[other] { $count } hours ago
}
house-ago-days = { $count ->
    [one] { $count } day ago
   *[other] { $count } days ago
}
house-ago-weeks = { $count ->
    [one] { $count } week ago
   *[other] { $count } weeks ago
}
house-ago-months = { $count ->
    [one] { $count } month ago
   *[other] { $count } months ago
}
hub-won-so-far = { $won } of { $games } { $games ->
    [one] game
   *[other] games
} won.
hub-all-in-all = { $games } { $games ->
    [one] game
   *[other] games
}, { $share }% won
hub-rules-note = { $games ->
    [one] One game, searchable
   *[other] { $games } games, searchable
}
hub-won-of = { $won } of { $played } won
house-about-minutes = About { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
}
resume-over = over
resume-dice = dice to roll
resume-your-move = your move
resume-hands = { $name }, step { $steps }
resume-to-move = { $name } to move
resume-delete-this = Delete this unfinished game
resume-before = Previous game
resume-next = Next game
resume-heading = Your unfinished game
resume-saved = Saved { $when }
hub-welcome = Welcome
hub-next-game = Your next game
hub-next-step = Your next step
step-game = First game
step-puzzle = First puzzle
setup-drag = Drag to change the order of play
setup-colour = Color of this seat
setup-colour-name = { $colour }
setup-colour-swap = Swaps with that seat
setup-colour-tip = Color: { $colour }. Click for all colors; left and right change it.
seat-colour-blue = Blue
seat-colour-orange = Orange
seat-colour-green = Green
seat-colour-pink = Pink
seat-colour-red = Red
seat-colour-sky = Sky blue
seat-colour-yellow = Yellow
seat-colour-white = White
seat-colour-purple = Purple
seat-colour-brown = Brown
setup-hints-allowed = Hints allowed
setup-no-hints = No hints
setup-question = Who plays with you?
setup-chairs = { $few } to { $many } players
setup-quoted = “{ $words }”
setup-bench = The bots
    .how = click one, then a seat; or drag it
    .short = click one, then a seat
setup-on-every-chair = For every bot’s seat
setup-sits = plays
setup-empty-chair = Empty seat
    .how = for a friend or a bot
setup-a-friend = A friend
setup-seat-a-person = Let a person play here
setup-seat-a-bot = Let a bot play here
setup-evening = Options
setup-level-tip = { $title }: { $figure } ({ $about })
setup-proposed = proposed
setup-read-rules = Read the rules
setup-position-tip = Set up a position, ask a bot about it, and play on from there
setup-know = I know this game
setup-know-tip = The lesson stays beside it as an offer
setup-lesson-tip = Learn the game in a lesson
setup-start = Start game
setup-lay-out = Lay out the board
setup-my-box = My box
setup-box = These tiles are reconstructed
    .words = Match them to your box first. { $left ->
        [0] Your box is ready: choose "My box" as its numbers.
        [one] { $left } piece was not compared with yours yet.
       *[other] { $left } pieces were not compared with yours yet.
    }
setup-box-none = You have no box yet. Open "My box" in the setup, or import one: main.py box rajas import FILE
setup-box-anyway = Lay out anyway
setup-real-needs-bot = A real table needs a bot. Give one a seat.
setup-your-best = Your best { $best }, average { $mean }
setup-dice = Who rolls the dice
setup-rolled = The program
    .about = You choose, it rolls
setup-real-dice = Real dice
    .about = You enter what they show
setup-real-table = The board is on your table. The bots play here, and the screen says what to move.
    .about = Your board, our bots
setup-hints-note = Best moves and odds
setup-take-back = Undo
    .note = Past rolls too
    .tip = Practice: you can undo any step, even rolled dice
setup-analysis = Luck and mistakes
    .note = Live, next to the table
    .tip = The review after the game shows them anyway
setup-readings = Reading the document
    .note = { $changed ->
        [0] as recommended
        [one] { $changed } changed
       *[other] { $changed } changed
    }
    .open = { $count ->
        [one] One place where its document is unclear
       *[other] { $count } places where its document is unclear
    }
    .back = Back to the options
    .tip = How to read a bot's document where it is unclear
setup-modifiers = Difficulty modifiers
    .note = { $changed ->
        [0] none chosen
       *[other] { $changed } chosen
    }
    .open = { $count ->
        [one] One way to make SUPERCAT harder to beat
       *[other] { $count } ways to make SUPERCAT harder to beat
    }
    .tip = Choose what makes a bot harder to beat
setup-another-seed = Another seed
setup-copy-seed = Copy the seed
setup-seed-copied = Seed copied
setup-seed = Seed
setup-needs-name = Seat { $number } needs a name
setup-two-called = Two seats are called { $name }. Rename one
setup-against-many = { $people } against { $bots } bots
setup-by-themselves = { $names } play by themselves
setup-alone = { $name } alone
setup-against = { $people } against { $bots }
setup-by-lot = at random
setup-first-seat = First seat: { $who }
setup-what-differs = Changed options
setup-in-this-game = In this game
house-sentence = { $words }.
house-number = { $number }
frame-way = { $label } ({ $key })
hub-box = Match the tiles
hub-box-note = Set what your own box has printed
