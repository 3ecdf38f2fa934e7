"""SUPERCAT in The Blighted Reach, Act I: what its document says of the campaign (CATR in RULES.md).

assessment            the campaign's table through its eyes
lines, pages          what the suit pages add and change, and the two Faithful pages
selecting             its turn and the general priorities with fates, Events and Faithful cards
prelude, choices      golems and fates in the Prelude; what Empire, Court and Summits ask
stack, seizing, rule_hooks: its card supply and its seize check with Events and fates
fates/                a page each: lines, effective Events, and what it answers otherwise
bargaining, offering  the negotiations of a Summit; weighing, wanting, grievances: what counts there
book                  puts these pages beside those of the base game
"""
