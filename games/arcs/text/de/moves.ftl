# Was sich antworten lässt, wie es erzählt wird; getippt wird der englische Befehl eines Zuges.

## Karten und die Initiative

move-keep-hand = Hand behalten
move-redraw = Hand ablegen und neu ziehen
move-lead = { NAME($card, form: "cap") } ausspielen
move-pass-initiative = Initiative weitergeben
move-surpass = Mit { NAME($card, form: "dat") } überbieten
move-copy = Mit { NAME($card, form: "dat") } kopieren
move-play-event = { NAME($card, form: "cap") } spielen
move-pivot = Zu { NAME($card, form: "dat") } wechseln
move-lead-as = { NAME($card, form: "cap") } als { NAME($side) } ausspielen
move-pivot-as = Zu { NAME($card, form: "dat") } als { NAME($side) } wechseln
move-declare = { NAME($ambition) } ausrufen
move-seize-with = Mit { NAME($card, form: "dat") } die Initiative ergreifen
move-seize = Initiative ergreifen
move-go-on = Weiter
move-attach-union = An { NAME($card) } { NAME($seat, form: "of") } legen
move-end-turn = Zug beenden
move-look = { NAME($rival, form: "Deine") } Hand ansehen
move-swap = { NAME($own, form: "cap") } gegen { NAME($theirs) } tauschen
move-discard-action = { NAME($card, form: "cap") } ablegen

## Aktionen und was sie bezahlt

move-spend-pip = { NAME($action, form: "cap") }
move-spend-resource = { NAME($resource) } ausgeben: { NAME($action, form: "cap") }
move-spend-resource-as = { NAME($resource) } als { NAME($as_resource) } ausgeben: { NAME($action, form: "cap") }
move-spend-for-nothing = { NAME($resource) } ohne Wirkung ausgeben
move-spend-weapon = { NAME($resource) } ausgeben: Aktionspunkte gelten auch für Kämpfe
move-spend-weapon-as = { NAME($resource) } als { NAME($as_resource) } ausgeben: Aktionspunkte gelten auch für Kämpfe
move-use-card = { NAME($card) } nutzen
move-discard-lore = { NAME($card) } ablegen
move-tax = Stadt { NAME($owner, form: "of") } in { NAME($system) } besteuern{ $as_loyal ->
    [yes] { " " }(wie eine eigene)
   *[no] { "" }
}
move-tax-own = { PERSON($seat) ->
    [you] Deine Stadt
    [mark] Eigene Stadt
   *[one] Eigene Stadt
} in { NAME($system) } besteuern
move-tax-slot = Leeren Bauplatz in { NAME($system) } besteuern
move-build = { NAME($kind) } in { NAME($system) } bauen
move-build-beside = { NAME($kind) } in { NAME($system) } neben den Bauplätzen bauen
move-build-beside-for = { NAME($kind) } in { NAME($system) } neben den Bauplätzen bauen, bezahlt mit { NAME($instead) }
move-repair = { NAME($kind) } in { NAME($system) } reparieren
move-repair-other = { NAME($kind) } { NAME($owner, form: "of") } in { NAME($system) } reparieren
move-go = Von { NAME($origin) } nach { NAME($target) } ziehen
move-fleet = { $form ->
    [told] { fleet } bewegen
   *[plain] { fleet }
}
move-fleet-way = { fleet } von { NAME($origin) } nach { NAME($target) } bewegen
move-go-farther = Per Katapult weiter nach { NAME($target) }
move-influence = Einfluss nehmen: { NAME($card) }
move-secure = { NAME($card, form: "acc") } sichern
move-ransack = { NAME($card) } plündern
move-abduct = Abduct: Agenten auf { NAME($card, form: "dat") }

## Kämpfe

move-attack = Angriff auf { NAME($defender, form: "acc") } in { NAME($system) }
move-collect = { COUNT($dice) ->
    [0] { $form ->
        [told] Keine Würfel nehmen
       *[plain] Keine Würfel
    }
   *[other] { $form ->
        [told] { dice-together } nehmen
       *[plain] { dice-together }
    }
}
dice-together = { LIST($dice) }
dice-of = { $count } { NAME($kind, form: "die") }
move-reroll = Neu würfeln: { LIST($dice) }
blanks-again = { $count ->
    [one] { $count } leerer Würfel
   *[other] { $count } leere Würfel
}
move-reroll-faces = { NAME($kind, form: "die") } neu würfeln: { LIST($faces, glue: "sentences") }
face = { LIST($symbols) }
face-blank = leer
move-hit = Treffer: { $fresh ->
    [yes] frisch{ NAME($kind, form: "ending") }
   *[no] beschädigt{ NAME($kind, form: "ending") }
} { NAME($kind) }
move-hit-other = Treffer: { $fresh ->
    [yes] frisch{ NAME($kind, form: "ending") }
   *[no] beschädigt{ NAME($kind, form: "ending") }
} { NAME($kind) } { NAME($owner, form: "of") }
move-steal-token = Von { NAME($owner, form: "deinem") } Platz { $place } stehlen
move-steal-resource = { NAME($resource) } von { NAME($owner, form: "deinem") } Platz { $place } stehlen
move-first = Zuerst { NAME($card) }
move-steal-held = Ressource auf { NAME($owner, form: "deiner") } Karte { NAME($card) } stehlen
move-steal-off = { NAME($resource) } aus { NAME($owner, form: "deiner") } { $place ->
    [trust] Treuhand
   *[league] Merchant League
} stehlen
move-steal-other = { NAME($name) } { NAME($owner, form: "of") } stehlen
move-plunder = { NAME($resource) } erbeuten
move-steal-card = { NAME($card) } { NAME($owner, form: "of") } stehlen

## Ressourcen, Gefangene und Städte

move-choose-system = { $form ->
    [told] { NAME($system) } wählen
   *[plain] { NAME($system) }
}
move-choose-token = { $form ->
    [told] { NAME($resource) } wählen
   *[plain] { NAME($resource) }
}
move-choose-cluster = { $form ->
    [told] Sektor { $number } wählen
   *[plain] Sektor { $number }
}
move-arrange = Plätze ordnen: { LIST($slots, glue: "comma") }
move-hold-nothing = Alle Plätze leer lassen
empty-slot = leer
move-drop-token = { NAME($resource) } ablegen
move-part-with-token = { NAME($resource) } abgeben
move-trade = Trade: { NAME($give) } an { NAME($owner, form: "deine") } Stadt in { NAME($system) }
move-trade-for = Trade: { NAME($give) } gegen { NAME($take) }, { NAME($owner, form: "deine") } Stadt in { NAME($system) }
move-pick-captive = Einen Agenten { NAME($owner, form: "of") } wählen
move-return-city = { $fresh ->
    [yes] Stadt
   *[no] Beschädigte Stadt
} { NAME($owner, form: "of") } aus { NAME($system) } zurücklegen

## Anführer und Lore

move-take = { NAME($card, form: "cap") } nehmen
move-give-card = { NAME($card) } abgeben
move-lay-held = Ressource auf { NAME($card) } einsetzen
move-hit-to-repeat = Noch einmal, mit einem Treffer auf { NAME($kind, form: "the-acc") }
move-fire = Von { NAME($origin) } auf { NAME($defender, form: "acc") } in { NAME($target) } schießen
move-guide = { $form ->
    [told] { fleet } { of-rival } lenken
   *[plain] { fleet } { of-rival }
}
move-guide-of-outsider = { $form ->
    [told] { fleet } { NAME($owner, form: "of") } lenken
   *[plain] { fleet } { NAME($owner, form: "of") }
}
move-martyr = { $fresh ->
    [yes] Frisches
   *[no] Beschädigtes
} Schiff { of-rival } in { NAME($system) } zerstören
move-martyr-of-outsider = { $fresh ->
    [yes] Frisches
   *[no] Beschädigtes
} Schiff { NAME($owner, form: "of") } in { NAME($system) } zerstören
move-martyr-alone = Nur ein frisches Schiff { of-seat } in { NAME($system) } zerstören
move-prune = { NAME($kind) } in { NAME($system) }{ $fresh ->
    [yes] { "" }
   *[no] { " " }(beschädigt)
} ersetzen
move-annex = { NAME($kind) } { NAME($owner, form: "of") } in { NAME($system) }{ $fresh ->
    [yes] { "" }
   *[no] { " " }(beschädigt)
} annektieren
move-pick-trophy = { NAME($kind, form: "plain-acc") } { of-rival } zurückgeben
move-pick-trophy-of-outsider = { NAME($kind, form: "plain-acc") } { NAME($owner, form: "of") } zurückgeben
move-pick-trophy-blight = Blight zurückgeben
move-swap-token = { NAME($give) } gegen { NAME($take) } tauschen

## Die Kampagne

move-take-fate = Dem Schicksal { NAME($fate) } folgen
move-escort = { $fresh ->
    [0] { $hurt ->
        [0] { $form ->
            [told] Keine imperialen Schiffe mitnehmen
           *[plain] Keine imperialen Schiffe
        }
       *[other] { escort }
    }
   *[other] { escort }
}
escort = { $form ->
    [told] { imperial-fleet } mitnehmen
   *[plain] { imperial-fleet }
}
move-enlist = { $fresh ->
    [0] { $hurt ->
        [0] Angriff ohne imperiale Schiffe
       *[other] Angriff mit { fleet-dat } des Imperiums
    }
   *[other] Angriff mit { fleet-dat } des Imperiums
}
move-call-summit = Einen Gipfel einberufen
move-bring-crises = Krisen abhandeln
move-bring-edicts = Edikte abhandeln
move-petition = Den Rat anrufen
move-leave-empire = Das Imperium verlassen
move-revive-empire = Das Imperium wiederbeleben
move-enforce = Die Politik durchsetzen
move-change-policy = Politik ändern: { NAME($policy) }
move-take-blight = Blight aus { NAME($seat, form: "deinen") } Trophäen nehmen
move-roll-event-again = { $dice ->
    [event] Den Ereigniswürfel
    [number] Den Zahlenwürfel
   *[both] Beide Würfel
} neu würfeln
move-demand = { NAME($resource) } fordern
move-demand-slot = { NAME($resource) } aus Platz { $slot } fordern
move-demand-league = { NAME($resource) } der Merchant League fordern
move-demand-captive = Gefangenen fordern: ein Agent { NAME($owner, form: "of") }
move-demand-trophy = Trophäe fordern: { NAME($kind) } { NAME($owner, form: "of") }
move-demand-trophy-of-outsider = Trophäe fordern: { NAME($kind) } { NAME($owner, form: "of") }
move-demand-blight = Trophäe fordern: Blight
move-liberate = { $fresh ->
    [yes] Stadt
   *[no] Beschädigte Stadt
} { NAME($owner, form: "of") } in { NAME($system) } befreien
move-make-outlaw = Zum Outlaw machen: { NAME($seat, form: "subject") }
move-give-up = { NAME($card) } ablegen
move-deal-with = Handel mit { NAME($seat, form: "dat") }
move-offer-deal = Handel anbieten
move-drop-deal = Handel verwerfen
move-accept-deal = Handel annehmen
move-refuse-deal = Handel ablehnen
move-arm-regent = Bewaffnen: { NAME($seat, form: "subject") }
move-give-highest = { NAME($card, form: "cap") } abgeben
move-spy = Mit { NAME($rival, form: "dat") } die höchsten Karten tauschen
move-export = Exportieren: { LIST($resources) }
move-commission = { $fresh ->
    [yes] Frisches
   *[no] Beschädigtes
} Schiff dem Imperium geben
move-spend-golem = { NAME($golem) } ausgeben
move-give-golem = An { NAME($seat, form: "acc") } geben
move-house-golem = { $in_hearth ->
    [yes] Auf den Golem Hearth legen
   *[no] Auf einen Platz legen
}
move-collect-golem = { NAME($golem) } nehmen
move-stop-here = Zug mit Stone-Speakers beenden
move-return-favors = { favors } an { NAME($giver, form: "acc") } zurückgeben und dafür fordern: { $what }
move-part = { NAME($what, form: "cap") }: von { NAME($giver, form: "dat") } an { NAME($taker, form: "acc") }
