# Was vor der Partie auf das echte Brett kommt: sein Name in der Liste, der Satz für Hände (`hands`), was
# sonst dazugehört (`about`), und was neben einem Ort der Karte steht.

lay-markers = Zielmarker
    .hands = Lege die Zielmarker mit der Vorderseite nach oben bereit: 5/3, 3/2 und 2/0
    .about = Der Kapitelmarker steht auf 1.
lay-initiative = Initiative
    .hands = { hand-to } den Initiativemarker
    .about = Wer ihn hat, ist auf der Aufbaukarte der Erste.
lay-initiative-unknown = Initiative
    .hands = Lose die Initiative aus
    .about = { COUNT($seats) ->
        [one] Möglich ist nur: { LIST($seats) }.
       *[other] Möglich sind: { LIST($seats) }.
    }
lay-map = Aufbaukarte { NAME($card) }
    .hands = Baue { NAME($card) } auf und verdecke { COUNT($out) ->
        [one] Sektor { LIST($out) }
       *[other] die Sektoren { LIST($out) }
    }
    .about = Ein verdeckter Sektor ist nicht im Spiel. Die Tore zu seinen beiden Seiten sind benachbart.
lay-map-without-card = Spielfeld
    .hands = Baue das ganze Spielfeld auf
    .about = Kein Sektor ist verdeckt.
lay-map-unknown = Aufbaukarte
    .hands = Ziehe eine Aufbaukarte
    .about = Nimm eine für die Zahl der Spieler.
lay-homes = { NAME($seat, form: "Deine") } Figuren
    .hands = Lege { NAME($seat, form: "deine") } Figuren aus: { $ships ->
        [one] { $ships } Schiff
       *[other] { $ships } Schiffe
    }{ $cities ->
        [0] { "" }
        [one] , { $cities } Stadt
       *[other] , { $cities } Städte
    }{ $starports ->
        [0] { "" }
        [one] , { $starports } Raumhafen
       *[other] , { $starports } Raumhäfen
    }
    .short = { LIST($systems) }
    .about = Auf den Plätzen: { LIST($tokens) }. Vorrat: Schiffe { $shipsLeft }, Städte { $citiesLeft }, Raumhäfen { $starportsLeft }, Agenten { $agentsLeft }.
lay-homes-unknown = { NAME($seat, form: "Deine") } Figuren
    .about = Wie auf der Aufbaukarte.
lay-pieces = { $ships ->
    [0] { buildings-laid }
    [one] { $ships } Schiff{ with-buildings }
   *[other] { $ships } Schiffe{ with-buildings }
}
buildings-laid = { $cities ->
    [0] { starports-laid }
    [one] { $cities } Stadt{ with-starports }
   *[other] { $cities } Städte{ with-starports }
}
starports-laid = { $starports ->
    [one] { $starports } Raumhafen
   *[other] { $starports } Raumhäfen
}
with-buildings = { $cities ->
    [0] { with-starports }
   *[other] { " " }+ { buildings-laid }
}
with-starports = { $starports ->
    [0] { "" }
   *[other] { " " }+ { starports-laid }
}
lay-phantoms = Ressourcen auf den Zielen
    .hands = Lege die Ressourcen der verdeckten Planeten auf { LIST($boxes) }
    .about = { $count } Ressourcen aus dem Vorrat.
lay-phantoms-unknown = Ressourcen auf den Zielen
    .about = Eine für jeden Planeten, den die Aufbaukarte verdeckt.
lay-tokens = { LIST($tokens) }
lay-cards = Aktionskarten
    .hands = Mische die Aktionskarten: { $isWhole ->
        [yes] alle der vier Farben
       *[no] 2 bis 6 der vier Farben
    }{ $events ->
        [0] { "" }
       *[other] , dazu die Ereignisse
    }
    .about = Aktionskarten insgesamt: { $cards }. Jede Hand bekommt sechs; der Rest ist der Stapel.
lay-court = Der Hof
    .hands = Lege den Hof aus: { LIST($cards) }
    .about = Die anderen Hofkarten sind der Hofstapel.
lay-court-unknown = Der Hof
    .hands = Mische den Hofstapel und decke die ersten Karten auf
    .about = Karten in der Reihe: { $cards }.
lay-lore = Lore
    .hands = Mische ungesehen je Spieler eine Lore-Karte in den Hofstapel
    .about = Lore-Karten: { $count }.
lay-policies = Politik
    .hands = Lege die Politikkarten auf einen Stapel, { NAME($policy) } zuoberst
    .about = Die anderen beiden liegen in ihrer Reihenfolge darunter.
lay-policies-unknown = Politik
    .hands = Mische die drei Politikkarten
    .about = Nur die erste ist sichtbar.
lay-empire = Das Imperium
    .hands = Setze ein imperiales Schiff in jedes System der Sektoren { LIST($clusters) }
    .about = Schiffe: { $ships }, alle frisch.
lay-empire-unknown = Das Imperium
    .hands = Wirf den Zahlenwürfel für das Imperium
    .about = Es bekommt den gewürfelten Sektor und den nächsten.
lay-free = Die Freien Staaten
    .hands = Setze freie Städte in { LIST($systems) }
    .about = Städte: { $count }, auf den Planeten mit dem gewürfelten Symbol.
lay-free-unknown = Die Freien Staaten
    .hands = Wirf den Ereigniswürfel für die Freien Staaten
    .about = Sie bekommen die Planeten mit diesem Symbol außerhalb des Imperiums.
lay-blight = Der Blight
    .hands = Setze Blight in jedes System der Sektoren { LIST($clusters) }
    .about = Figuren: { $count }, alle beschädigt.
lay-blight-unknown = Der Blight
    .about = Er ist in jedem System außerhalb des Imperiums.

# Wie Hände zurücknehmen, was sie für ein Ereignis taten; die Argumente sind die des Ereignisses.

back-ships-moved = Setze { fleet } zurück nach { NAME($origin) }
back-piece-built = Nimm { NAME($kind, form: "acc") } { NAME($seat, form: "of") } aus { NAME($system) } zurück
back-ships-placed = Nimm { $count ->
    [one] { $count } Schiff
   *[other] { $count } Schiffe
} { NAME($seat, form: "of") } aus { NAME($system) } zurück
back-agent-placed = Nimm { PERSON($seat) ->
    [you] einen deiner Agenten
   *[one] einen Agenten von { NAME($seat, form: "dat") }
} auf { NAME($card, form: "dat") } zurück
back-resource-gained = Lege 1 { NAME($resource) } { NAME($seat, form: "of") } in den Vorrat zurück
