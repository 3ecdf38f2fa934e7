"""The Blighted Reach, Act I: what the campaign adds to the base game.

No base step knows any of this: it asks a question (`ruled(table, q.X(...), default)`), or tells
what has happened (`follow_up(table, q.X(...))`), and the hooks here answer. `laws.LAWS` speak in
every campaign game; a card or an ability speaks while its seat has it; a fate speaks while its
seat follows it. `rule_hooks.CONCERNED` follows from all of them, so that a question nobody has a
say in costs a look into a set. `fates` holds a module for each fate: objective, cards, hooks.
"""
