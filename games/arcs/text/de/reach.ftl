# Was nur in der Kampagne geschieht.

favors = { $count ->
    [0] keinen Gefallen
   *[other] { $count } Gefallen
}

## Der Anfang

fates-dealt = { DOES($seat, you: "ziehst", one: "zieht") } zwei Schicksale: { LIST($fates) }
fates-dealt-unseen = { DOES($seat, you: "ziehst", one: "zieht") } zwei Schicksale
fate-revealed = { DOES($seat, you: "folgst", one: "folgt") } dem Schicksal { NAME($fate) } (noch { $marker })
    .log = { DOES($seat, you: "folgst", one: "folgt") } dem Schicksal { NAME($fate) }
    .hands = Lege { NAME($seat, form: "dat") } das Schicksal { NAME($fate) } hin, den Auftragsmarker auf { $marker }
empire-set = { $form ->
    [inside] das
   *[plain] Das
} Imperium hält die Sektoren { LIST($clusters) }
    .hands = Setze je ein imperiales Schiff in jedes System der Sektoren { LIST($clusters) }
free-cities-placed = Freie Städte entstehen in { LIST($cities) }
    .hands = Setze freie Städte in { LIST($cities) } ein
no-free-city-placed = Für freie Städte ist kein Bauplatz übrig
free-city-placed = { $form ->
    [inside] eine
   *[plain] Eine
} freie Stadt entsteht in { NAME($system) }
    .hands = Setze eine freie Stadt in { NAME($system) } ein
free-cities-in = { NAME($system) }{ $count ->
    [one] { "" }
   *[other] { " " }({ $count })
}
blight-placed = Blight erscheint in { LIST($systems) }
    .hands = Setze beschädigten Blight in { LIST($systems) } ein
blight-taken = { DOES($seat, you: "gibst", one: "gibt") } eine Blight-Trophäe zurück, weil der Vorrat leer ist
    .hands = Nimm Blight aus { NAME($seat, form: "deinen") } Trophäen
blight-healed = { $form ->
    [inside] beschädigter
   *[plain] Beschädigter
} Blight in { LIST($systems) } wird frisch
    .hands = Stelle den Blight in { LIST($systems) } wieder auf (frisch)
home-settled = { DOES($seat, you: "lässt dich", one: "lässt sich") } in { NAME($system) } mit { NAME($kind, form: "dat") } nieder
    .hands = Setze { NAME($kind, form: "acc") } { NAME($seat, form: "of") } aus dem Vorrat in { NAME($system) }
lore-turned-up = { $form ->
    [inside] die
   *[plain] Die
} Lore-Karte ist { NAME($card) }
    .hands = Decke die Lore-Karte { NAME($card) } auf

## Das Imperium

policy-set = { $form ->
    [inside] die
   *[plain] Die
} Politik ist jetzt { NAME($policy) }
    .hands = Stelle die Politik auf { NAME($policy) }
policy-enforced = { DOES($seat, you: "setzt", one: "setzt") } { NAME($policy) } durch
became-first-regent = { DOES($seat, you: "wirst", one: "wird") } Erster Regent
    .hands = { hand-to } das Plättchen „Erster Regent“ und die Treuhand
became-outlaw = { DOES($seat, you: "wirst", one: "wird") } Outlaw{ $power ->
    [0] { "" }
   *[other] { " " }und { DOES($seat, you: "verlierst", one: "verliert", subject: "no") } { $power } Macht
}
    .log = { DOES($seat, you: "wirst", one: "wird") } Outlaw
    .hands = Drehe { NAME($seat, form: "deinen") } Titel auf Outlaw{ $puts_tile_aside ->
        [yes] ; lege das Plättchen „Erster Regent“ beiseite
       *[no] { "" }
    }{ $power ->
        [0] { "" }
       *[other] ; lege die Treuhand in den Vorrat; rücke { NAME($seat, form: "deinen") } Machtmarker um { $power } zurück
    }
became-regent = { DOES($seat, you: "wirst", one: "wird") } Regent
    .hands = Drehe { NAME($seat, form: "deinen") } Titel auf Regent
imperial-placed = { $count ->
    [one] { $count } imperiales Schiff kommt
   *[other] { $count } imperiale Schiffe kommen
} nach { NAME($system) }
    .hands = Setze { $count ->
        [one] { $count } imperiales Schiff
       *[other] { $count } imperiale Schiffe
    } in { NAME($system) } ein
imperial-fleet = { fleet } des Imperiums
imperial-moved = { DOES($seat, you: "bewegst", one: "bewegt") } { imperial-fleet } { voyage }
    .hands = Bewege { imperial-fleet } { voyage }
enlisted = { DOES($seat, you: "nimmst", one: "nimmt") } { imperial-fleet } in { NAME($system) } hinzu
    .hands = Zähle { imperial-fleet } in { NAME($system) } zu den Angreifern
council-turned = { $form ->
    [inside] der
   *[plain] Der
} Kaiserliche Rat { $decided ->
    [yes] hat entschieden
   *[no] tagt
}
    .hands = { $returns ->
        [yes] Lege den Kaiserlichen Rat zurück an den Hof
       *[no] Drehe den Kaiserlichen Rat um
    }: { $decided ->
        [yes] Er hat entschieden
       *[no] Er tagt
    }
council-secured = Der Kaiserliche Rat entscheidet am Ende der Runde
trust-taken = { DOES($seat, you: "nimmst", one: "nimmt") } aus der Treuhand { LIST($resources) }; { DOES($rival, you: "verlierst", one: "verliert", subject: "inside") } { $lost } Macht
    .hands = Rücke { NAME($rival, form: "deinen") } Machtmarker um { $lost } zurück
summit-called = { DOES($seat, you: "berufst", one: "beruft") } einen Gipfel ein
tribute-paid = { DOES($seat, you: "zahlst", one: "zahlt") } 1 { NAME($resource) } an die Treuhand
    .hands = Lege 1 { NAME($resource) } von { NAME($seat, form: "deinem") } Platz { $slot } in die Treuhand
tribute-paid-of-league = { DOES($seat, you: "zahlst", one: "zahlt") } 1 { NAME($resource) } von der Merchant League an die Treuhand
    .hands = Lege 1 { NAME($resource) } von { NAME($seat, form: "deiner") } Merchant League in die Treuhand
captive-demanded = { DOES($seat, you: "gibst", one: "gibt") } { NAME($taker, form: "dat") } einen Gefangenen
    .hands = Lege aus { NAME($seat, form: "deinen") } Gefangenen einen Agenten { NAME($owner, form: "of") } zu { NAME($taker, form: "deinen") } Gefangenen
trophy-demanded = { DOES($seat, you: "gibst", one: "gibt") } { NAME($taker, form: "dat") } eine Trophäe ({ NAME($kind) })
    .hands = Lege aus { NAME($seat, form: "deinen") } Trophäen { NAME($kind, form: "acc") }{ $isBlight ->
        [yes] { "" }
       *[no] { " " }{ NAME($owner, form: "of") }
    } zu { NAME($taker, form: "deinen") } Trophäen
favor-given = { DOES($seat, you: "schuldest", one: "schuldet") } { NAME($rival, form: "dat") } { $count ->
    [one] einen Gefallen
   *[other] { favors }
}
    .hands = Lege { agents-of-seat } aus dem Vorrat als Gefallen auf { NAME($rival, form: "whose") } Schicksal
favors-returned = { DOES($seat, you: "gibst", one: "gibt") } { NAME($rival, form: "dat") } { favors } zurück
    .hands = Lege von { NAME($seat, form: "deinem") } Schicksal { agents-of-rival } in den Vorrat
power-gained = { DOES($seat, you: "bekommst", one: "bekommt") } { $power } Macht
    .hands = Rücke { NAME($seat, form: "deinen") } Machtmarker um { $power } vor
power-lost = { DOES($seat, you: "verlierst", one: "verliert") } { $lost } Macht
    .hands = Rücke { NAME($seat, form: "deinen") } Machtmarker um { $lost } zurück

## Krisen und Edikte

event-rolled = { $form ->
    [inside] der
   *[plain] Der
} Ereigniswürfel zeigt { NAME($symbol) } und { NAME($result, form: "a") }, der Zahlenwürfel { $number }
    .log = { $form ->
        [inside] die
       *[plain] Die
    } Würfel zeigen { NAME($symbol) } { $number }: { NAME($result) }
crisis-began = Krisen beginnen
edicts-began = Edikte beginnen
envoys-departed = Guild Envoys reisen ab
blight-hit = Der Blight in { NAME($system) } trifft { NAME($owner, form: "deine") } Schiffe: { LIST($losses) }
blight-hit-empire = Der Blight in { NAME($system) } trifft Schiffe { NAME($owner, form: "of") }: { LIST($losses) }
ships-taken = { $form ->
    [inside] diese
   *[plain] Diese
} Schiffe werden zerstört
    .hands = Lege aus { NAME($system) } { $count ->
        [one] ein Schiff
       *[other] { $count } Schiffe
    } { NAME($owner, form: "of") } ({ fresh-or-damaged }) in den Vorrat
ships-laid-down = { $form ->
    [inside] diese
   *[plain] Diese
} Schiffe werden beschädigt
    .hands = Lege in { NAME($system) } { $count ->
        [one] ein frisches Schiff
       *[other] { $count } frische Schiffe
    } { NAME($owner, form: "of") } auf die Seite (beschädigt)
ships-damaged = { $count } beschädigt
ships-destroyed = { $count } zerstört
blight-struck = Blight in { NAME($system) } wird { $destroyed ->
    [yes] zerstört
   *[no] beschädigt
}
    .hands = { $destroyed ->
        [yes] Lege den Blight aus { NAME($system) } zu { NAME($seat, form: "deinen") } Trophäen
       *[no] Lege den Blight in { NAME($system) } auf die Seite (beschädigt)
    }
attached-taken = { DOES($seat, you: "nimmst", one: "nimmt") } auch die angelegte Karte { NAME($card) }
    .hands = Lege { NAME($card) }, angelegt an { NAME($host, form: "dat") }, zu { NAME($seat, form: "dat") }
slid-down = { NAME($card) } rückt in den Hof nach
    .hands = Rücke { NAME($card) } an die Stelle von { NAME($host, form: "dat") }. Die Agenten darauf bleiben dort
vox-spoke = { $form ->
    [inside] die
   *[plain] Die
} Krise von { NAME($card) } wird abgehandelt
marker-returned = { NAME($ambition) } verliert den Zielmarker mit { $first } Macht
    .hands = Nimm den Zielmarker mit { $first } von { NAME($ambition) }
city-freed = { $form ->
    [inside] { NAME($owner, form: "deine") }
    [bare] { NAME($owner, form: "deine") }
   *[plain] { NAME($owner, form: "Deine") }
} Stadt in { NAME($system) } wird eine freie Stadt
    .hands = Ersetze in { NAME($system) } { NAME($owner, form: "deine") } Stadt ({ fresh-or-damaged }) durch eine freie Stadt im gleichen Zustand

## Schicksale

objective-advanced = { DOES($seat, you: "bringst", one: "bringt") } { PERSON($seat) ->
    [you] deinen
    [mark] den
   *[one] den
} Auftrag um { $steps } voran (noch { $marker })
    .log = { DOES($seat, you: "bringst", one: "bringt") } { PERSON($seat) ->
        [you] deinen
        [mark] den
       *[one] den
    } Auftrag voran (noch { $marker })
    .hands = Rücke { NAME($seat, form: "deinen") } Auftragsmarker auf { $marker }
fate-succeeded = { DOES($seat, you: "hast", one: "hat") } als { NAME($fate) } Erfolg
fate-failed = { DOES($seat, you: "scheiterst", one: "scheitert") } als { NAME($fate) } und { DOES($seat, you: "verlierst", one: "verliert", subject: "no") } { $power } Macht
    .log = { DOES($seat, you: "scheiterst", one: "scheitert") } als { NAME($fate) }
    .hands = Rücke { NAME($seat, form: "deinen") } Machtmarker um { $power } zurück
card-handed-over = { DOES($seat, you: "gibst", one: "gibt") } { NAME($card) } an { NAME($rival, form: "acc") }
card-passed = { DOES($seat, you: "reichst", one: "reicht") } { NAME($card) } an { NAME($rival, form: "acc") } weiter
    .hands = Lege { NAME($card) } von { NAME($seat, form: "deiner") } Hand zu { NAME($rival, form: "deinen") } Handkarten
goods-exported = { DOES($seat, you: "exportierst", one: "exportiert") } { LIST($resources) }
    .hands = Lege { PERSON($seat) ->
        [you] von deinem Tableau
       *[one] von { NAME($seat, form: "deinem") } Tableau
    } in den Vorrat: { LIST($numbered) }
league-filled = { DOES($seat, you: "lagerst", one: "lagert") } 1 { NAME($resource) } auf der Merchant League ein
    .hands = Lege 1 { NAME($resource) } aus dem Vorrat auf { NAME($seat, form: "deine") } Merchant League
league-emptied = { DOES($seat, you: "verlierst", one: "verliert") } { LIST($resources) } von der Merchant League
    .hands = Lege alles von { NAME($seat, form: "deiner") } Merchant League in den Vorrat: { LIST($resources) }
faithful-stacked = { $count } Karten der Gläubigen bilden einen Stapel
    .hands = Lege die { $count } Karten der Gläubigen als Stapel bereit
faith-taught = { DOES($seat, you: "lehrst", one: "lehrt") } und { DOES($seat, you: "legst", one: "legt", subject: "no") } { NAME($card) } an { NAME($host, form: "the-acc") } an
    .hands = Lege { NAME($card) } vom Stapel der Gläubigen an { NAME($host, form: "the-acc") } an
card-scrapped = { NAME($card) } verlässt das Spiel
    .hands = Lege { NAME($card) } in die Schachtel zurück
pip-gained = { DOES($seat, you: "bekommst", one: "bekommt") } durch Faithful Disciples einen Punkt mehr
bargain-struck = { DOES($seat, you: "lässt", one: "lässt") } { NAME($rival, form: "acc") } { NAME($card) } sichern
ship-commissioned = { DOES($seat, you: "tauschst", one: "tauscht") } durch Use Imperial Foundries in { NAME($system) } { $fresh ->
    [yes] ein Schiff
   *[no] ein beschädigtes Schiff
} gegen ein imperiales
    .hands = Ersetze in { NAME($system) } { PERSON($seat) ->
        [you] eines deiner Schiffe
       *[one] ein Schiff von { NAME($seat, form: "dat") }
    } ({ fresh-or-damaged }) durch ein imperiales Schiff im gleichen Zustand
golems-hidden = Golems schlafen an { LIST($gates) }
    .hands = Lege je einen schlafenden Golem an { LIST($gates) }
golem-found = { DOES($seat, you: "findest", one: "findet") } den { NAME($golem) } an { NAME($gate) }, { awake-or-not }
    .hands = Lege den { NAME($golem) } an { NAME($gate) } auf { NAME($seat, form: "deinen") } Golem Hearth, { awake-or-not }
golems-woke = { COUNT($golems) ->
    [one] { LIST($golems) } erwacht
   *[other] { LIST($golems) } erwachen
}
    .hands = Drehe diese Golems auf die wache Seite: { LIST($golems) }
golem-spent = { DOES($seat, you: "gibst", one: "gibt") } den { NAME($golem) } aus
golem-taken = { DOES($seat, you: "nimmst", one: "nimmt") } { NAME($rival, form: "dat") } den { NAME($golem) } weg
golem-came = { DOES($seat, you: "bekommst", one: "bekommt") } den { NAME($golem) }, { awake-or-not }{ $in_hearth ->
    [yes] , auf den Golem Hearth
   *[no] { "" }
}
    .hands = Lege den { NAME($golem) } aus deiner Hand auf { $in_hearth ->
        [yes] { NAME($seat, form: "deinen") } Golem Hearth
       *[no] { NAME($seat, form: "deinen") } Platz { $slot }
    }, { awake-or-not }
awake-or-not = { $awake ->
    [yes] wach
   *[no] schlafend
}
turn-stopped = { DOES($seat, you: "beendest", one: "beendet") } { PERSON($seat) ->
    [you] deinen
    [mark] den
   *[one] den
} Zug mit Stone-Speakers
stones-spoke = { $form ->
    [inside] der
   *[plain] Der
} Ereigniswürfel zeigt { NAME($result, form: "a") }
card-recovered = { DOES($seat, you: "holst", one: "holt") } { NAME($card) } zurück und { DOES($seat, you: "legst", one: "legt", subject: "no") } die Karte an { NAME($host, form: "the-acc") } an
    .hands = Lege { NAME($card) } aus dem Ablagestapel des Hofs an { NAME($host, form: "the-acc") } an

## Gipfel

deal-struck = { DOES($partner, you: "nimmst", one: "nimmt") } den Handel mit { NAME($seat, form: "dat") } an
deal-refused = { DOES($partner, you: "lehnst", one: "lehnt") } den Handel mit { NAME($seat, form: "dat") } ab
deal-offered = { DOES($seat, you: "bietest", one: "bietet") } { NAME($partner, form: "dat") } einen Handel an: { LIST($sides, glue: "sentences") }
deal-side = { PERSON($giver) ->
    [you] du gibst
    [mark] gibt
   *[one] { NAME($giver) } gibt
} { LIST($parts) }
handed-over = { DOES($seat, you: "übergibst", one: "übergibt") } { NAME($rival, form: "dat") } { $what }
part-piece = { $count ->
    [one] { $form ->
        [cap] 1 { fresh-or-not }{ NAME($kind, form: "ending") } { NAME($kind) }
       *[plain] 1 { fresh-or-not }{ NAME($kind, form: "ending-acc") } { NAME($kind, form: "plain-acc") }
    }
   *[other] { $count } { fresh-or-not }e { NAME($kind, form: "several") }
} in { NAME($system) }
fresh-or-not = { $fresh ->
    [yes] frisch
   *[no] beschädigt
}
part-agent = { $count ->
    [one] 1 { $form ->
        [cap] Agent
       *[plain] Agenten
    }
   *[other] { $count } Agenten
} auf { NAME($card, form: "dat") }
part-promise = { $form ->
    [cap] Das
   *[plain] das
} Versprechen { $count ->
    [one] eines Gefallens
   *[other] von { favors }
}
part-captive = { $count ->
    [one] 1 { $form ->
        [cap] gefangener Agent
       *[plain] gefangenen Agenten
    }
   *[other] { $count } gefangene Agenten
} { NAME($rival, form: "of") }
part-trophy = { $count ->
    [one] 1 Trophäe ({ NAME($kind) } { NAME($owner, form: "of") })
   *[other] { $count } Trophäen ({ NAME($kind, form: "several") } { NAME($owner, form: "of") })
}
part-trophy-of-outsider = { $count ->
    [one] 1 Trophäe ({ NAME($kind) } { NAME($owner, form: "of") })
   *[other] { $count } Trophäen ({ NAME($kind, form: "several") } { NAME($owner, form: "of") })
}
part-trophy-of-blight = { $count ->
    [one] 1 Trophäe
   *[other] { $count } Trophäen
} (Blight)
part-favor = { favors } ({ NAME($rival, form: "dat") } geschuldet)
part-resource = { $count ->
    [one] 1 { NAME($resource) }
   *[other] { $count } { NAME($resource, form: "several") }
}
part-league = { $count ->
    [one] 1 { NAME($resource) }
   *[other] { $count } { NAME($resource, form: "several") }
} auf der Merchant League
part-invitation = { $form ->
    [cap] Eine
   *[plain] eine
} Einladung ins Imperium

## Nur für Hände

council-laid = { $form ->
    [inside] der
   *[plain] Der
} Kaiserliche Rat kommt an den Hof
    .hands = Lege den Kaiserlichen Rat an das linke Ende des Hofs; er tagt
lore-shuffled-in = Lore-Karten werden in den Hofstapel gemischt
    .hands = Mische { $count } Lore-Karten ungesehen in den Hofstapel
fate-cards-given = { DOES($seat, you: "beginnst", one: "beginnt") } mit { LIST($cards) }
    .hands = { hand-to } die { COUNT($cards) ->
        [one] Karte
       *[other] Karten
    } des Schicksals: { LIST($cards) }
events-set-aside = Gespielte Ereignisse warten auf das nächste Kapitel: { LIST($cards) }
    .hands = Lege bis zum nächsten Kapitel beiseite: { LIST($cards) }
agents-shifted = { $form ->
    [inside] die
   *[plain] Die
} Agenten auf { NAME($card, form: "dat") } gehen zu { NAME($target, form: "dat") }
    .hands = Lege alle Agenten von { NAME($card, form: "dat") } auf { NAME($target, form: "the-acc") }
off-taken = 1 { NAME($resource) } verlässt die { $place ->
    [trust] Treuhand
   *[league] Merchant League { NAME($seat, form: "of") }
}
    .hands = Nimm 1 { NAME($resource) } { $place ->
        [trust] aus der Treuhand
       *[league] von { NAME($seat, form: "deiner") } Merchant League
    }
golem-lifted = { DOES($seat, you: "gibst", one: "gibt") } den { NAME($golem) } ab
    .hands = Nimm den { NAME($golem) } von { NAME($seat, form: "deinem") } { $slot ->
        [0] Golem Hearth
       *[other] Platz { $slot }
    }
golem-slept = { $form ->
    [inside] { NAME($seat, form: "whose") }
   *[plain] { NAME($seat, form: "Whose") }
} { NAME($golem) } schläft ein
    .hands = Drehe { NAME($seat, form: "deinen") } { NAME($golem) } auf die schlafende Seite
piece-ceded = { DOES($rival, you: "bekommst", one: "bekommt") } { NAME($kind, form: "acc") } in { NAME($system) }
    .hands = Ersetze in { NAME($system) } { NAME($kind, form: "acc") } { NAME($seat, form: "of") } ({ fresh-or-damaged }) durch { NAME($kind, form: "acc") } { NAME($rival, form: "of") } im gleichen Zustand
agent-ceded = { DOES($rival, you: "bekommst", one: "bekommt") } einen Agenten auf { NAME($card, form: "dat") }
    .hands = Ersetze auf { NAME($card, form: "dat") } { PERSON($seat) ->
        [you] einen deiner Agenten
       *[one] einen Agenten von { NAME($seat, form: "dat") }
    } durch einen { NAME($rival, form: "of") }
asset-passed = { DOES($rival, you: "bekommst", one: "bekommt") }, was { DOES($seat, you: "hattest", one: "hatte", subject: "inside") }
    .hands = { $home ->
        [yes] Lege { NAME($kind, form: "acc") } { NAME($owner, form: "of") } aus { asset-of-seat } in den Vorrat
       *[no] Lege { NAME($kind, form: "acc") } { NAME($owner, form: "of") } aus { asset-of-seat } zu { asset-of-rival }
    }
blight-passed = { DOES($rival, you: "bekommst", one: "bekommt") } Blight aus { NAME($seat, form: "deinen") } Trophäen
    .hands = Lege Blight aus { NAME($seat, form: "deinen") } Trophäen zu { NAME($rival, form: "deinen") } Trophäen
asset-box = { $lies ->
    [captives] Gefangenen
    [trophies] Trophäen
   *[favors] Gefallen
}
asset-of-seat = { NAME($seat, form: "deinen") } { asset-box }
asset-of-rival = { NAME($rival, form: "deinen") } { asset-box }
