"""The real table: the board lies before the people, the screen is the bots' head.

`turn` keeps a bot's turn in step with hands: it waits after every answer that moves something, one
instruction at a time; `hands_page` shows it over the table, and on the board where it happened.
What hands do is a part of the events' messages (`engine.core.instructions`).
`chance_input` is a question about what came up, with what may have come; a game gives the pictures,
the engine the rest. `chance_page` is its page and puts it on the table. What a person keeps to
themselves is asked as it is played (`engine.core.instructions`).
"""
