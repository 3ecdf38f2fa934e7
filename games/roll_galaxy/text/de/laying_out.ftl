# Was vor der Partie auf den echten Tisch kommt: sein Name in der Liste, der Satz für die Hände
# (`hands`) und was sonst dazugehört (`about`).

lay-bag = Der Beutel
    .hands = Lege alle Spiel-Plättchen in den Beutel
    .about = Plättchen: { $tiles }. Fraktions-Plättchen und Heimatwelten bleiben draußen. Würfel, die niemand nimmt, sind der Vorrat.
lay-chips = Siegpunkte
    .hands = Lege Siegpunkt-Chips im Wert von { $chips } bereit
    .about = 12 je Platz; die übrigen sind die Reserve.
lay-white-dice = Weiße Würfel
    .hands = Weiße Würfel: { $cup } in jeden Becher, { $citizenry } in jede Bevölkerung
    .about = Alle nehmen ihre Ablagetafel und haben $1.
lay-tableau = Auslage: { NAME($seat, form: "subject") }
    .hands = { NAME($seat, form: "subject") }: Fraktion { $faction } und { NAME($home) }
    .short = { NAME($development) } / { NAME($world) }, { NAME($home) }
    .about = { NAME($development) } / { NAME($world) }. Krediteinheiten: ${ $money }.{ $toCup ->
        [0] { "" }
       *[other] { " " }In den Becher: { NAME($cup) }.
    }{ $toCitizenry ->
        [0] { "" }
       *[other] { " " }In die Bevölkerung: { NAME($citizenry) }.
    }{ $goods ->
        [0] { "" }
       *[other] { " " }Auf die Welt dieser Farbe: { NAME($onWorlds) }.
    }
lay-tableau-unknown = Auslage: { NAME($seat, form: "subject") }
    .hands = Ziehe ein Fraktions-Plättchen und eine Heimatwelt für { NAME($seat, form: "acc") }
    .about = Lege auch aus, was sie bringen.
