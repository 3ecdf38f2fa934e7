# Der Tisch in Worten.

table-playing = Arcs: Kapitel { $chapter }, Runde { $round }, { DOES($seat, you: "hast", one: "hat", subject: "inside") } die Initiative
table-over = Arcs: Die Partie ist vorbei
table-setting-up = Arcs: Aufbau
