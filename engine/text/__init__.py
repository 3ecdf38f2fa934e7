"""The words of the house: what is said as data, and how it is said in a language, to one reader.

Rules and bots say *what*: a `Message`, a key with the game's own values (`message.py`, which
imports nothing). A `Voice` says *how*, when somebody reads (`voice.py`). Sentences stand in Fluent
files beside what they are about, each once: `engine/text/en.ftl` for the house,
`games/<game>/text/en.ftl` for a game, `de.ftl` and so on for other languages.

To say something new:

1. Write the message: `money-gained = { DOES($seat, you: "gain", one: "gains") } { $count } money`.
2. Say it: an event's class is its key (`MoneyGained` is `money-gained`) and its fields are the
   arguments; a move's key begins with `move-`. Anything else is `Message("ask-pay", {...})`.
3. Tell what numbers and texts mean: a field `seat: Annotated[int, SeatNumber]`, an argument
   `SeatNumber(2)`. Kinds are `SeatNumber`, `ThingName`, `Ordinal`, `Share`, `Fixed`; a whole number
   is a count, a text stands as it is, a tuple is a list, and another Message, event or move is said
   inside the sentence.

What a message may use beside Fluent itself:

- `DOES($seat, you: "gain", one: "gains")`: the seat and its verb: "You gain", "Ada gains", and
  "Gains" where the line stands behind the seat's sign. `subject: "no"` leaves the seat out.
- `PERSON($seat)`: you, one or mark, to select on; all three branches must be there.
- `NAME($thing, form: "a")`: the name of a thing, or seat, in a form that its message has.
- `LIST($things)`: "a, b and c"; `glue: "or"`, `"space"`, or any other `glue-...` message. Where it
  begins the sentence, with seats in it, `begins: "yes"`.
- `COUNT($things)`: how many there are.
- `KEY($words)`: a text in small letters with hyphens between, to select on.

Parts of a message are its attributes: `.why`, `.detail`, `.short`; `.full` of a name is used where
two options of a list would read alike.
"""
