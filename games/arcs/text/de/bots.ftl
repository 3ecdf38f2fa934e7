# Was der Verwalter sagt, und der Admiral: Leutnant, Kapitän und Kriegsherr.

## Der Verwalter: seine Regeln, und was eine Wahl brächte

steward-leads-ahead = Er spielt eine Karte aus, die { NAME($ambition) } ausrufen kann, weil er dort vorn liegt
steward-leads-pips = Er spielt die Karte mit den meisten Aktionspunkten aus ({ $pips })
steward-passes = Er hat keine Karte, die er ausspielen darf
steward-surpasses = Er überbietet, wenn er kann, mit den meisten Aktionspunkten ({ $pips })
steward-pivots = Er wechselt, weil er nicht überbieten kann
steward-plays-event = Er spielt ein Ereignis, weil er weder überbieten noch wechseln kann
steward-copies = Er kopiert, weil er weder überbieten noch wechseln kann
steward-ahead = Er ruft { NAME($ambition) } aus, weil er dort vorn liegt
steward-not-ahead = Er ruft nichts aus, weil er bei { LIST($ambitions, glue: "or") } nicht vorn liegt
steward-no-seizing = Er gibt nie eine Karte her, um die Initiative zu ergreifen
steward-spends = Er gibt Ressourcen nur zum Sichern aus
steward-nothing-left = Er beendet seinen Zug, weil er keine der übrigen Aktionen will{ $outnumbered ->
    [yes] { "" }. In keinem Kampf hat er mehr frische Schiffe als sein Gegner
   *[no] { "" }
}
steward-no-actions = Er beendet seinen Zug, weil er keine Aktion mehr ausführen kann
steward-acts-first = { NAME($action, form: "cap") } ist die erste Aktion seiner Reihenfolge
steward-acts = { NAME($action, form: "cap") } ist die { $place } der 11 Aktionen seiner Reihenfolge. { $outnumbered ->
    [yes] Davor kommen nur Kämpfe, in denen er nicht mehr frische Schiffe hat
   *[no] Für keine davor kann er jetzt einen Punkt ausgeben
}
steward-builds-port = Er baut erst einen Raumhafen, weil er { $count ->
    [0] keinen
    [one] einen
   *[other] { $count }
} hat und zwei will
steward-builds-city = { $ports ->
    [yes] Er hat mindestens zwei Raumhäfen und baut daher eine Stadt
   *[no] { $ruled ->
        [yes] Er baut eine Stadt, weil ein Rivale einen zweiten Raumhafen beherrschen würde
       *[no] Er baut eine Stadt, weil er keinen zweiten Raumhafen bauen kann
    }
}
steward-builds-ship = Er hat mindestens zwei Raumhäfen und kann keine Stadt bauen, also baut er ein Schiff
steward-builds-ruled = Er baut { NAME($kind, form: "acc") }, weil ein Rivale { NAME($other, form: "acc") } beherrschen würde
steward-builds-only = Er kann nur { NAME($kind, form: "acc") } bauen
steward-taxes = { $own ->
    [yes] Er besteuert seine eigene Stadt, weil er keine von Rivalen besteuern kann
   *[no] Er besteuert erst eine Stadt eines Rivalen, dann eine eigene
}
steward-taxes-other = Er besteuert jede andere Stadt vor einer eigenen
steward-taxes-slot = { $rivals ->
    [yes] Er besteuert einen leeren Bauplatz so gern wie die Stadt eines Rivalen
   *[no] Er besteuert einen leeren Bauplatz, weil er keine Stadt von Rivalen besteuern kann
}
steward-influences = Keine andere Hofkarte ist zwischen ihm und dem stärksten Rivalen knapper umkämpft als diese: { $agents }
steward-secures = Er sichert die Karte, auf der Rivalen die meisten Agenten haben: { $agents }
steward-influences-level = Niemand hat Agenten auf dieser Karte, also ist er dort mit jedem Rivalen gleichauf
steward-secures-free = Auf keiner Karte, die er sichern kann, sind Agenten von Rivalen
steward-attacks = Er greift dort an, wo er bei den frischen Schiffen am besten dasteht: { $fleets }
steward-rolls = Er nimmt immer zuerst Sturmwürfel
steward-hits = { $fresh ->
    [yes] Er beschädigt eine frische Figur, weil er keine beschädigte treffen kann
   *[no] Er zerstört erst beschädigte Figuren
}
steward-hits-own = { $fresh ->
    [yes] Auf seiner Seite beschädigt er erst frische Figuren, bevor er eine zerstört
   *[no] Auf seiner Seite kann keine frische Figur den Treffer nehmen
}
steward-raids = { $card ->
    [yes] Er stiehlt erst eine Karte, dann Ressourcen
   *[no] Er stiehlt eine Ressource, weil er keine Karte stehlen kann
}
steward-raids-nothing = Er kann nichts mehr stehlen
steward-moves = Er zieht dorthin, wo kein Rivale herrscht
steward-moves-nowhere = Ein Rivale beherrscht jedes System, das er erreicht, also nimmt er die erste Wahl
steward-repairs = { $ship ->
    [yes] Er repariert erst Schiffe, dann Gebäude
   *[no] Er hat kein beschädigtes Schiff, das er reparieren kann
}
steward-by-habit = Er folgt einer seiner Gewohnheiten. Der Grund bleibt geheim, weil er von verdeckten Karten abhängen kann
steward-keeps-hand = Er behält immer seine Hand
steward-stops = Er hält immer am ersten Tor an
steward-spreads-nothing = Er breitet Empörung nie aus
steward-otherwise = Er nimmt die erste Wahl, die etwas bewirkt

steward-card = { $pips ->
    [one] { $pips } Aktionspunkt
   *[other] { $pips } Aktionspunkte
}
steward-card-ahead = { steward-card }, und er liegt bei { NAME($ambition) } vorn
steward-declares = { $ahead ->
    [yes] er liegt bei { NAME($ambition) } vorn
   *[no] er liegt bei { NAME($ambition) } nicht vorn
}
steward-place = { $place } der 11 Aktionen, die er will
steward-unlisted = keine der Aktionen, die er will
steward-nowhere-stronger = in keinem System hat er mehr frische Schiffe als ein Gegner
steward-agents = { $own ->
    [0] { $most ->
        [0] Niemand hat dort Agenten
       *[other] { agents-of-both }
    }
   *[other] { agents-of-both }
}
agents-of-both = Er hat dort { $own ->
    [0] keine Agenten
   *[other] { $own } Agenten
}, { agents-of-rivals }
agents-of-rivals = { $most ->
    [0] die Rivalen haben keinen
   *[other] der stärkste Rivale hat { $most }
}
steward-rival-agents = { $count ->
    [0] keine Agenten von Rivalen
    [one] { $count } Agent eines Rivalen
   *[other] { $count } Agenten von Rivalen
} dort
steward-fleets = { $own ->
    [one] { $own } frisches Schiff
   *[other] { $own } frische Schiffe
} gegen { $theirs ->
    [0] kein frisches Schiff
   *[other] { $theirs }
}

## Der Admiral

admiral-only-answer = Er hat keine andere Wahl
admiral-best = Beste Wahl, die er fand: „{ NAME($option, form: "told") }“
admiral-best-openly = Seine Wahl: „{ NAME($option, form: "told") }“. Der Vergleich hängt von verdeckten Karten ab und bleibt geheim
admiral-plan = Bester Plan, den er fand: „{ NAME($option, form: "told") }“. Danach: { LIST($steps, glue: "sentences", form: "told") }
admiral-step-new = { $deed ->
    [influence] Einfluss nehmen: eine neue Hofkarte
    [secure] Eine neue Hofkarte sichern
   *[use] Eine neue Hofkarte nutzen
}
admiral-step-again = { NAME($option, form: "told") } ({ $count ->
    [2] zweimal
   *[other] { $count }-mal
})
admiral-pages = SUPERCATs Seiten raten zu „{ NAME($option, form: "told") }“
admiral-pages-plan = { admiral-pages }. Danach: { LIST($steps, glue: "sentences", form: "told") }
admiral-gains = In Macht gerechnet bringt das { LIST($gains) }
admiral-above = Den Unterschied machen { LIST($gains) }
admiral-mainly = Den Unterschied machen vor allem { LIST($gains) }. Alles andere: { $rest }
admiral-partly = Zum Unterschied tragen bei: { LIST($gains) }. Alles andere: { $rest }
admiral-gain = { $gain } durch { NAME($what) }
admiral-rival = { $gain } bei { NAME($of, form: "dat") } durch { NAME($what) }
admiral-objective = { $left ->
    [0] Das Schicksal ist erfüllt: { $style }
   *[other] Das Schicksal verlangt: { $style } (noch { $left })
}
admiral-better = Das ist { $lead } Macht besser als die nächstbeste Wahl, „{ NAME($option, form: "told") }“
admiral-no-better = Die nächstbeste Wahl, „{ NAME($option, form: "told") }“, ist etwa gleich gut
admiral-by-pages = „{ NAME($option, form: "told") }“ erscheint um { $lead } Macht besser, aber von SUPERCATs Seiten weicht er erst ab { $needed } Macht ab
admiral-option-more = { $more } Macht mehr als die Wahl der Seiten, zu wenig zum Abweichen{ COUNT($gains) ->
    [0] { "" }
   *[other] , mit { LIST($gains) }
}
admiral-option-best = die beste Wahl{ COUNT($gains) ->
    [0] { "" }
   *[other] , mit { LIST($gains) }
}
admiral-option-equal = etwa so gut wie seine Wahl
admiral-option-pages = die Wahl der Seiten{ COUNT($gains) ->
    [0] { "" }
   *[other] , mit { LIST($gains) }
}
admiral-option-less = { $less } Macht weniger als die Wahl der Seiten{ COUNT($gains) ->
    [0] { "" }
   *[other] , mit { LIST($gains) }
}
admiral-option = { $less } Macht weniger als die beste Wahl{ COUNT($gains) ->
    [0] { "" }
   *[other] , mit { LIST($gains) }
}

feature-power = Macht
feature-declared = ausgerufene Ziele
feature-declarable = ausrufbare Ziele
feature-strength = Ziele späterer Kapitel
feature-fresh = frische Schiffe
feature-hurt = beschädigte Schiffe
feature-ports = Raumhäfen
feature-cities = Städte
feature-bonus = Städteboni
feature-tokens = Ressourcen
feature-kinds = verschiedene Ressourcen
feature-guilds = Gildenkarten
feature-taxable = besteuerbare Städte von Rivalen
feature-occupied = Gebäude unter fremder Herrschaft
feature-gates = Tore
feature-leading = Mehrheiten am Hof
feature-agents = Agenten am Hof
feature-captives = Gefangene
feature-trophies = Trophäen
feature-threatened = Gebäude in Reichweite von Rivalen
feature-cards = Handkarten
feature-quality = die Güte der Hand
feature-initiative = die Initiative
feature-outrage = Empörung
feature-damaged = beschädigte Gebäude
feature-room = freie Bauplätze
feature-aided = SUPERCATs Hilfen
feature-objective = Fortschritte im Auftrag
feature-closing = die Führung (falls die Partie jetzt endet)
feature-later = spätere Züge
