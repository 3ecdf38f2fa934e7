# Der Tisch in schlichtem Text: was jeder vom Grundspiel sehen darf, mit Anführern und Lore.

table-ambitions = Ziele
table-declared = { NAME($ambition) }: bringt { LIST($values) } ({ LIST($counts, glue: "comma") })
table-undeclared = { NAME($ambition) }: nicht ausgerufen ({ LIST($counts, glue: "comma") })
table-worth = { $first }/{ $second }
table-count-of = { NAME($seat, form: "subject") } { $count }
table-third-player = der dritte Spieler { $count }
table-markers = Marker übrig: { LIST($values, glue: "comma") }
table-no-markers = Kein Marker ist übrig

table-court = Hof
table-offer = { $card }: { LIST($agents, glue: "comma") }
table-offer-alone = { $card }: keine Agenten
table-refilling = (wird aufgefüllt)
table-court-deck = Hofstapel: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
table-court-discard = Abgelegt: { LIST($cards, glue: "comma") }
table-card = { NAME($card) }
table-vox = { NAME($card) } (Vox)
table-lore-card = { NAME($card) } (Lore)
table-guild = { NAME($card) } ({ NAME($suit) }, { keys-of-raid })
table-guild-protected = { NAME($card) } ({ NAME($suit) }, geschützt)

table-draft = Karten zur Wahl
table-leaders = Anführer: { LIST($cards, glue: "comma") }

table-map = Spielfeld
table-system = { NAME($system) } ({ LIST($facts, glue: "comma") })
table-system-alone = { NAME($system) }
table-types = { LIST($types, glue: "or") }
table-slots-free = { $slots ->
    [one] { $free } von { $slots } Bauplatz frei
   *[other] { $free } von { $slots } Bauplätzen frei
}
table-controlled = beherrscht { NAME($holder, form: "by") }
table-empty = leer
table-pieces = { NAME($seat, form: "subject") } { LIST($pieces) }
table-building = { $fresh ->
    [yes] { table-several }
   *[no] { $count } { $count ->
        [one] beschädigt{ NAME($kind, form: "ending") } { NAME($kind) }
       *[other] beschädigte { NAME($kind, form: "several") }
    }
}{ $beside ->
    [yes] { " " }neben den Bauplätzen
   *[no] { "" }
}
table-several = { $count } { $count ->
    [one] { NAME($kind) }
   *[other] { NAME($kind, form: "several") }
}
table-out = Nicht im Spiel: { COUNT($clusters) ->
    [one] Sektor
   *[other] Sektoren
} { LIST($clusters) }
table-tokens = { tokens-of-type }
table-tokens-left = Vorrat: { LIST($tokens, glue: "comma") }

table-seat = { NAME($seat, form: "subject") }: { $power } Macht
table-hand = Hand: { LIST($cards, glue: "comma") }
table-no-hand = Hand: leer
table-supercat = SUPERCAT, Version { $version }: Handzähler { $count }, Initiativezähler { $counter }
table-supercat-shown = SUPERCAT, Version { $version }: Handzähler { $count }, Initiativezähler { $counter }, zeigt { LIST($cards) }
table-modifiers = Modifikatoren: { LIST($modifiers, glue: "comma") }
table-leader = Anführer: { NAME($card) }
table-lore = Lore: { LIST($cards, glue: "comma") }
table-slot = { $token } ({ keys-of-raid })
table-slots = Ressourcen: { LIST($slots, glue: "comma") }
table-guilds = Gildenkarten: { LIST($cards, glue: "comma") }
table-captives = Gefangene: { $count } ({ LIST($owners, glue: "comma") })
table-trophies = Trophäen: { LIST($trophies, glue: "comma") }
table-trophy = { $pieces } ({ LIST($owners, glue: "comma") })
table-outrage = Empörung: { LIST($resources, glue: "comma") }
table-bonus = Städtebonus: { $power } Macht
table-supply = Vorrat: { LIST($pieces, glue: "comma") }

table-round = Diese Runde
table-zeroed = { $line } (die Zahl gilt als 0)

# Für alle, die dem Textprogramm zuhören.
listen-adjacent = { NAME($system) } grenzt an { LIST($near) }
odds-heard-dice = { NAME($move) }: im Mittel { $hits } Treffer, { $losses } auf dich selbst{ $raid ->
    [0] { "" }
   *[other] , { $keys } Schlüssel, { $buildings } auf Gebäude
}; ein Abfangen zu { NAME($chance) }
listen-card = { NAME($card) }: { NAME($text) }
listen-action-card = { NAME($card) }: { pips } ({ LIST($actions, glue: "or") }); { NAME($declares) }
listen-declares = kann { NAME($ambition) } ausrufen
listen-declares-any = kann jedes Ziel ausrufen
listen-declares-none = kann kein Ziel ausrufen
