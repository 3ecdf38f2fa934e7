# Der Tisch der Kampagne in Textform; er reicht zum Spielen.

## Das Imperium

reach-empire = Imperium
reach-policy-now = Politik: { NAME($policy) }. { $how }
reach-policy-other = Andere Politik: { NAME($policy) }. { $how }
reach-no-policy = Politik: noch keine
reach-policy-peace = Jeder Regent zahlt ein Relikt oder eine Psionik an die Treuhand. Dann bekommt jeder die Bonusmacht seiner Städte.
    .brings = Regenten: Städtebonus
reach-policy-escalation = Jeder Regent zahlt Material, Treibstoff oder eine Waffe an die Treuhand. Dann kommen 2 imperiale Schiffe dorthin, wo das Imperium herrscht, sonst zu einem Raumhafen des Ersten Regenten.
    .brings = 2 imperiale Schiffe
reach-policy-war = Jeder andere Regent zahlt dem Ersten Regenten eine Trophäe oder einen Gefangenen, nicht von einem Regenten oder dem Imperium. Dann bekommt jeder Regent eine Waffe.
    .brings = Regenten: je 1 Waffe
reach-first-regent = Erster Regent: { NAME($seat, form: "subject") }
reach-no-first-regent = Erster Regent: niemand
reach-trust = Treuhand: { LIST($resources) }
reach-no-trust = Treuhand: leer
reach-council = Kaiserlicher Rat: { $council ->
    [in-session] tagt
    [decided] hat entschieden
   *[tucked] gesichert, { reach-tucked }
}
reach-last-event = Letztes Ereignis: { NAME($symbol) }, Sektor { $number }
reach-faithful-left = Karten der Gläubigen im Stapel: { $count }, oben { NAME($card) }
reach-side = { NAME($card) } gilt als { NAME($side) }
reach-attached = { NAME($card) } liegt an { NAME($host, form: "dat") }
reach-laws = Die Gesetze
reach-law-presence = Präsenz: Im eigenen Zug darf ein Regent die Schiffe des Imperiums nutzen, wo er eine Figur hat.
reach-law-movement = Bewegung: Mit jedem eigenen Schiff zieht höchstens ein imperiales Schiff.
reach-law-truce = Waffenruhe: Wo das Imperium herrscht, schaden Regenten weder einander noch dem Imperium.

## Die Karte

reach-imperial-here = { fleet } des Imperiums
reach-free-here = { LIST($pieces) } der Freien Staaten
reach-free-piece = { $count ->
    [one] { $fresh ->
        [yes] { NAME($kind, form: "a") }
       *[no] { $count } beschädigt{ NAME($kind, form: "ending") } { NAME($kind) }
    }
   *[other] { $fresh ->
        [yes] { $count } { NAME($kind, form: "several") }
       *[no] { $count } beschädigte { NAME($kind, form: "several") }
    }
}
reach-blight-here = { $fresh ->
    [yes] frischer Blight
   *[no] beschädigter Blight
}
reach-sleeper-here = ein schlafender Golem

## Ein Sitz

reach-title-outlaw = Outlaw
reach-title-regent = Regent
reach-title-first-regent = Erster Regent
reach-seat-fate = { $title }, { NAME($fate) }: noch { $marker } von { $start }
reach-seat-unknown = { $title }, Schicksal unbekannt
reach-seat-lore = Lore: { LIST($cards) }
reach-seat-favors = Gefallen: { LIST($favors) }
reach-favors-of = { $count } von { NAME($rival, form: "dat") }
reach-seat-grievances = Groll: { LIST($grievances) }
reach-grievances = { $count } gegen { NAME($rival, form: "acc") }
reach-seat-league = Merchant League: { LIST($resources) }
reach-seat-golems = Golems: { LIST($golems) }
reach-seat-golem = { NAME($golem) } ({ $awake ->
    [yes] wach
   *[no] schläft
}{ $hearth ->
    [yes] , auf Golem Hearth
   *[no] { "" }
})
reach-seat-spoils = Andere Trophäen: { LIST($spoils) }
reach-spoil = { $count ->
    [one] { $count } { NAME($kind) }
   *[other] { $count } { NAME($kind, form: "several") }
} { NAME($owner, form: "of") }
reach-spoil-blight = { $count } Blight

## Schicksalskarten

reach-fates = Schicksalskarten
reach-fates-dealt = Schicksale zur Wahl
reach-fate-head = { NAME($fate) }, Marker auf { $start }
reach-fate-objective = −{ $steps } { $when }
reach-fate-card = { NAME($card) }: { $text }

## Ein Handel

reach-deal = Handel zwischen { NAME($seat, form: "dat") } und { NAME($partner, form: "dat") }
reach-deal-empty = Noch nichts

## Die Analyse

reach-unjudged = { $power } Macht. Glück und Entscheidungen werden in der Kampagne nicht bewertet.
