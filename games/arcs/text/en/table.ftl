# The table in plain text.

table-playing = Arcs: chapter { $chapter }, round { $round }, { DOES($seat, you: "have", one: "has", subject: "inside") } the initiative
table-over = Arcs: the game is over
table-setting-up = Arcs: setting up
