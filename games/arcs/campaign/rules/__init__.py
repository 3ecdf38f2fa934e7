"""The Blighted Reach, Act I: what the campaign adds to the base game.

Where things are, for whoever goes on:

    state       Reach and Fate: everything the campaign adds to the table (`table.reach`), and what
                it answers where the base game asks its expansion
    empire      who is a Regent, what the Empire controls, ships and blight of either, titles
    laws        the hooks of the campaign's rules: Presence, Movement, Truce, cards, Events, ...
    moves, events   what is answered and what happens only in the campaign
    summit      the Call to Order; deals: what can change hands; talks, negotiations: who proposes
                and who accepts (with SUPERCATs see bots.bargaining)
    setting_up  the Act from the first player to the first hand
    fates/      one module per fate: objective, cards, what they say and do; FATES lists them

No base step knows any of this: it asks a question (`ruled(table, q.X(...), default)`), or tells
what has happened (`follow_up(table, q.X(...))`), and the hooks here answer. `laws.LAWS` speak in
every campaign game; a card or an ability speaks while its seat has it; a fate speaks while its
seat follows it. `rule_hooks.CONCERNED` follows from all of them, so that a question nobody has a
say in costs a look into a set.
"""
