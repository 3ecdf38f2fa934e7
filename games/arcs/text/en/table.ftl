# The table in plain text.

table-playing = Arcs: chapter { $chapter }, round { $round }, { DOES($seat, you: "have", one: "has", subject: "inside") } the initiative
table-over = Arcs: the game is over
table-setting-up = Arcs: setting up
table-favors = Favors: { LIST($favors) }
favors-of = { favors } { of-rival }
table-grievances = Grievances: { LIST($grievances) }
grievances-against = { $count } against { NAME($rival) }
table-deal = Deal between { NAME($seat) } and { NAME($partner) }
