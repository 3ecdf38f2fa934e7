# Faults, as the code writes them (see engine/core/errors.py): $where is a field, $seat a seat,
# $fault another fault.

as-typed = { $words }
as-typed-entry = entry { $number } of { $words }

# -- positions: what holds in every game

fault-seats-held = { $where } holds { $count } seats; there are { $low } to { $high }
fault-seats-play = seats: { $count } play; { $game } seats { $low } to { $high }
fault-steps-ask = steps ask seat { $seat }; the seats are { $low } to { $high }
fault-steps-name = { $where } names seat { $seat }; the seats are { $low } to { $high }
fault-steps-unfit = steps do not fit this table ({ $error })
fault-step-on-top = the step on top { $error }
fault-step-of-kind = the step { $name } { $error }
fault-entries = { $where } has { $count } entries; there are { $wanted } { $things }
fault-entries-must = { $where } has { $count } entries; it must have { $wanted }
fault-entries-beside = { $where } has { $count } entries; { $where2 } has { $wanted }
fault-entries-needed = { $where } must have { $count } entries
fault-entries-each = { $where } and { $where2 } must have { $count } entries each
fault-length = { $where } has the wrong length: { $count } instead of { $wanted }
fault-wrong-length = { $where } has the wrong length: { $words }
fault-order = { $where } is { $value }; it must name every seat once
fault-ascending = { $where } must be ascending
fault-ascending-is = { $where } is { $value }; it must be in ascending order
fault-no-seat = { $where } is { $value }; the seats are { $low } to { $high }
fault-a-seat = { $where } is { $value }; it must be a seat from { $low } to { $high }
fault-a-seat-or-none = { $where } is { $value }; it is a seat, or -1
fault-range = { $where } is { $value }; it can be { $low } to { $high }
fault-range-by-now = { $where } is { $value }; it can be { $low } to { $high } by now
fault-lowest = { $where } is { $value }; the lowest possible is { $low }
fault-highest = { $where } is { $value }; the highest possible is { $high }
fault-negative = { $where } is { $value }; it cannot be negative
fault-negative-two = { $where } and { $where2 } cannot be negative
fault-negative-three = { $where }, { $where2 } and { $where3 } cannot be negative
fault-cannot-be = { $where } cannot be { $value }
fault-colours-two = { $where } and { $where2 } must hold colors from { $low } to { $high }
fault-colours = { $where } must hold colors from { $low } to { $high }
fault-color = { $where } is { $value }; it must be a color from { $low } to { $high }
fault-two-places = the { $thing } is in two places
fault-in-play = { $where } must name systems in play
fault-above-zero = { $where } must hold counts above zero

# -- positions and other files

fault-this-position = this is not a position of { $game }; choose one of { $game2 }, or open it in its own game
fault-unreadable-position = the position cannot be read: { $fault }
fault-impossible-position = the position is not possible: { $fault }
fault-position-seats = the position has { $count } seats, the set-up { $seats }
fault-position-ruled = seat { $number } of the position is a { $player }'s, which the rules move: seat { $player2 } there, not { $other }
fault-position-not-ruled = seat { $number } of the position is no { $player }'s: seat human or a bot there
fault-position-null = { $path } holds no position but null
fault-no-decision = the position asks for no decision ({ $what })
fault-missing = { $where } is missing
fault-surplus = { $where } does not belong there; leave it out
fault-kind = { $where } cannot be of the kind { $kind }
fault-keys = { $where } has the key { $key }; its keys are whole numbers
fault-must-be-number = { $where } is { $value }; it must be a whole number
fault-must-be-any-number = { $where } is { $value }; it must be a number
fault-must-be-text = { $where } is { $value }; it must be a text
fault-must-be-flag = { $where } is { $value }; it must be true or false
fault-must-be-object = { $where } is { $value }; it must be an object
fault-must-be-list = { $where } is { $value }; it must be a list
fault-must-be-long = { $where } is { $value }; it must be a list of { $count }
fault-must-be-one = { $where } is { $value }; it must be one of { $words }
fault-must-be-within = { $where } is { $value }; it must be a whole number from { $low } to { $high }
fault-must-be = { $where } is { $value }; it must be { $words }
fault-user-file = '{ $where }' must { $words }
fault-user-file-has = '{ $where }' has { $words }
fault-user-file-counts = '{ $where }' counts less than nothing
fault-user-file-days = '{ $where }' must be by days, not '{ $day }'
fault-not-an-object = '{ $where }' must be an object
fault-not-a-text = '{ $where }' must be a text
fault-format = 'format' must be { $format }
fault-damaged = { $path } is damaged: { $fault }
fault-cannot-be-read = { $path } cannot be read: { $fault }
fault-cannot-be-written = { $path } cannot be written: { $fault }
fault-many-copies = { $path } is damaged and there are too many copies beside it
fault-kept-as = { $fault }; it is kept as { $name }
fault-not-json = this is not JSON: { $fault }
fault-not-json-at = { $fault } at line { $line }, column { $column }
fault-no-object-there = { $what } is not a JSON object
fault-path = { $path }: { $fault }
fault-no-object = it is not a JSON object
fault-its-format = its format must be { $format }
fault-empty = it is empty
fault-too-large = it is larger than { $size } MB
fault-device = it is no file but a device or a pipe
fault-pipe = it is a pipe that nobody writes to
fault-half = it holds half a character
fault-not-utf-at = it is not { $encoding } text at byte { $number }; save it as UTF-8
fault-bytes = byte { $number } is not UTF-8 text; save it as UTF-8
fault-not-utf = it is not { $encoding } text; save it as UTF-8
fault-no-document = it is no JSON document

# -- records

fault-record-neither = this is neither a record nor a log of the contest's engine; choose a record, or the engine's game.json
fault-record-format = the record has format { $format }; this program reads { $readable }
fault-record-game = the record's game is { $game }; it must be a game's name
fault-record-answers = the record's answers are not a list
fault-record-over = the game is already over before it
fault-record-seat = its seat is { $seat }, but { $expected } has to answer
fault-record-result = the result is not one of { $count } seats
fault-record-seats = { $game } does not seat { $count }
fault-record-moved = { $path } was played on by another window
fault-moved = { $path } was moved away by another window
fault-in-use = { $path } is open in another window
fault-no-line-object = line { $number } is not a JSON object
fault-lacks = { $what } has no { $name }
fault-record-rolls = the record's count of rolls is { $value }; it must be a number
fault-record-hint = the record's mark of hints is { $value }; it must be true or false
fault-record-hint-note = the record's note of a hint is { $value }; it must be a count of answers and an option
fault-record-reasons = its reasons are { $value }; they must be a list
fault-record-name = a seat's name is { $value }; it cannot be shown
fault-record-pair = { $value } are not two things that can change places
fault-record-left = { $value } answers cannot be left
fault-record-roll = { $value } is not a roll of { $count } dice
fault-record-order = { $value } is not an order of { $example }
fault-record-drawn = { $value } cannot be drawn here

# -- settings

fault-no-setting = there is no setting '{ $name }'
fault-language = the language must be one of { $languages }
fault-window = the window size must be [width, height], at least [{ $width }, { $height }]
fault-player-name = the player name must be a text of 1 to { $count } characters
fault-player-signs = the player name must not hold control characters
fault-speed = the animation speed must be off, fast, normal or slow
fault-setting-flag = { $name } must be true or false
fault-setting-number = { $name } must be a number from { $low } to { $high }
fault-defaults = { $fault }. The default settings are used.
fault-begins-again = { $fault }. The { $what } start again.
fault-will-be-renamed = { $fault }. The { $what } start again, and the file will be renamed.
fault-statistics = { $path } cannot be used for statistics: { $fault }
fault-other-database = it is another program's database

# -- the command line

fault-help = { $fault } ('{ $command } --help' explains)
fault-no-game = there is no game '{ $name }'; the games are { $games }
fault-not-loaded = { $game } cannot be loaded: { $error }
fault-no-language = there is no language '{ $name }'; there are { $known }
fault-seat-count = { $game } seats { $low } to { $high }, not { $count }
fault-no-seed = the seed is empty: give a word or a number
fault-no-player = { $game } has no player '{ $name }'; it has { $known }
fault-no-option = { $game } has no option '{ $name }'; its options are { $known }
fault-option-value = option { $name } cannot be '{ $value }'; it is one of { $known }
fault-option-player = option { $name } needs a seat that { $player } plays
fault-option-form = --option takes key=value, not '{ $words }'
fault-option-fit = --option { $pair } does not fit: { $why }
fault-no-move-now = '{ $answer }' is not possible now ({ $asked })
fault-no-review = { $game } has no review of luck and choices
fault-no-review-here = { $game } has no review
fault-no-challenge = { $game } has no challenge of the day
fault-no-box = { $game } has no box to match: all its numbers are printed ones
fault-date = --date takes YYYY-MM-DD, not '{ $words }'
fault-size = --size takes WIDTHxHEIGHT such as 1280x720, not '{ $words }'
fault-size-range = --size { $words } is out of range: 640x400 to 7680x4320
fault-record-with-text = --record goes with --text; the window keeps its records by itself
fault-follows = { $path }: nothing follows on this game
fault-argument-signs = { $name } is '{ $words }', which is not text in UTF-8
fault-argument-empty = { $name } is empty: give a value or leave it out
fault-refused = the system refused to go on: { $why }
fault-sentence = { $fault }.
fault-results-not-kept = Your results could not be saved: { $fault }
fault-challenge-not-kept = The challenge could not be saved: { $fault }
fault-puzzles-not-kept = Your puzzles could not be saved: { $fault }
fault-lessons-not-kept = Your lessons could not be saved: { $fault }

# -- what the system and the readers of files refuse

fault-no-file = there is no such file
fault-folder = it is a folder; name a file in it
fault-no-folder = a part of its path is no folder
fault-no-permission = you have no permission
fault-loop = it is a link that leads back to itself
fault-long-name = its name is too long
fault-full = the disk is full
fault-read-only = the disk can only be read
fault-no-reader = it is a pipe that nobody reads
fault-zero-byte = its name holds a zero byte
fault-system = the system refuses
fault-too-deep = its lists are nested too deep
fault-long-number = { $number } is too large a number
fault-no-number = { $number } is not a JSON number
fault-json-value = a value is missing
fault-json-name = a name in double quotes is missing
fault-json-colon = a colon is missing
fault-json-comma = a comma is missing, or an end
fault-json-trailing = a comma has nothing after it
fault-json-end = a text begins that has no end
fault-json-control = a text holds a line end or a tab
fault-json-escape = a backslash is before the wrong letter
fault-json-digits = four hexadecimal digits are missing after \u
fault-json-more = something follows after the end
fault-json-none = it is not JSON
fault-database-busy = another program is writing to it
fault-database-read-only = it can only be read
fault-database-open = it cannot be opened
fault-disk = the disk fails
fault-database = the database refuses
fault-is-damaged = it is damaged
fault-database-names = it holds names that are no text
fault-counting-again = { $fault }; it is kept as { $name }, and counting begins again

# -- what is typed wrong

fault-typed-unknown = unrecognized arguments: { $words }
fault-typed-required = the following arguments are required: { $words }
fault-typed-argument = argument { $name }: { $fault }
fault-typed-choice = invalid choice: { $value } (choose from { $words })
fault-typed-one = expected one argument
fault-typed-some = expected at least one argument
fault-typed-whole = takes a whole number, not '{ $words }'
fault-typed-range = --{ $name } is { $value }; it must be { $low } to { $high }
fault-typed-digits = --key is { $value }; it must be { $count } digits 0-9 and a-f
fault-typed-key = --key is for games with a guest; of others the seed tells everything
fault-typed-picture = there is no picture of '{ $name }'; there are { $known }
fault-typed-image = --out takes a name that ends in .png or .jpg, not '{ $name }'
fault-typed-lesson = { $game } has no lesson { $number }; it has { $known }
fault-typed-puzzle = { $game } has no puzzle { $number }; it has { $known }
fault-typed-person = { $command } needs bots on every seat; 'human' is a person
