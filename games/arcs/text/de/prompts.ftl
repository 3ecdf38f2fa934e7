# Was gefragt wird: Entscheidungen, und was der Zufall sagen muss. Der Teil `detail` ist eine leisere zweite Zeile.

## Der Anfang und die Kapitel

ask-first = { COUNT($seats) ->
    [one] Startspieler: { LIST($seats, glue: "or") }
   *[other] Wer beginnt: { LIST($seats, glue: "or") }?
}
ask-setup = Ziehe eine Aufbaukarte
ask-draft = Nimm einen Anführer oder eine Lore-Karte
ask-leader = Decke einen Anführer auf
ask-lore = Decke eine Lore-Karte auf
ask-deal-leader = Teile einen dieser Anführer aus: { LIST($cards) }
ask-deal-lore = Teile eine dieser Lore-Karten aus: { LIST($cards) }
ask-draw-lore = Ziehe eine Lore-Karte
ask-keep-lore = Behalte eine Lore-Karte (noch { $count } zu behalten)
ask-agent = Setze einen Agenten auf eine Hofkarte, oder mach weiter
ask-draw-court = Ziehe die oberste Karte des Hofstapels
ask-deal = Teile Aktionskarten aus
ask-redraw = Behalte deine Hand, oder lege sie ab und ziehe neu

## Karten und die Initiative

ask-lead = Spiele eine Karte aus, oder passe
ask-play = Spiele eine Karte
ask-declare = Rufe ein Ziel aus, oder mach weiter
ask-declare-any = Rufe ein beliebiges Ziel aus, oder mach weiter
ask-declare-other = Rufe ein anderes Ziel aus
ask-give = Gib { NAME($rival, form: "dat") } eine Gildenkarte, um auszurufen
ask-seize = Ergreife die Initiative, oder mach weiter
ask-effect-order = Wähle, welche Karte zuerst wirkt
ask-look = Sieh dir die Hand eines Rivalen an
ask-look-at-stack = Sieh dir { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} des Stapels an
ask-swap = Tausche eine Karte, oder mach weiter
ask-throw = Lege Aktionskarten ab, oder mach weiter
ask-draw = Ziehe die unterste Aktionskarte
ask-attach = Lege die Union an eine gespielte Karte
ask-reveal = Decke SUPERCATs Karte auf

## Aktionen

ask-prelude = { $pips ->
    [0] Nutze dein Vorspiel; du hast keinen Aktionspunkt mehr
   *[other] Nutze dein Vorspiel, oder gib einen Aktionspunkt aus (noch { $pips })
}
ask-act = { $pips ->
    [0] Beende den Zug; du hast keinen Aktionspunkt mehr
   *[other] Gib einen Aktionspunkt aus (noch { $pips })
}
ask-act-over = Beende den Zug; { $pips ->
    [one] den letzten Aktionspunkt
   *[other] die letzten { $pips } Aktionspunkte
} kannst du nicht nutzen
ask-tax = Besteuere eine Stadt
ask-tax-loyal = Besteuere eine eigene Stadt
ask-type = Nimm eine Ressource, die zur Stadt passt
ask-build = Baue eine Figur
ask-summon = Baue ein Schiff bei einer Stadt
ask-move = Bewege Schiffe
ask-move-or-not = Bewege Schiffe, oder mach weiter
ask-move-to-battle = Bewege Schiffe vor dem Kampf
ask-move-again = Bewege Schiffe, die gerade gezogen sind, noch einmal, oder mach weiter
ask-guide = Lenke Schiffe eines beliebigen Spielers
ask-fleet = Wähle die Schiffe, die nach { NAME($target) } ziehen
ask-fleet-of = Wähle { ships-of-rival }, die nach { NAME($target) } ziehen
ask-fleet-of-outsider = Wähle die Schiffe { NAME($owner, form: "of") }, die nach { NAME($target) } ziehen
ask-catapult = Ziehe per Katapult weiter, oder halte an
ask-repair = Repariere eine Figur
ask-repeat = Triff { NAME($kind, form: "the-acc") } in { NAME($system) }, um die Aktion zu wiederholen, oder mach weiter
ask-prune = Ersetze eine Stadt oder einen Raumhafen
ask-annex = Annektiere ein Gebäude eines Rivalen
ask-reshape = Lege eine Ressource auf { NAME($system) }, um den Typ zu ändern, oder mach weiter
ask-place = Setze { $count ->
    [one] { $count } Schiff
   *[other] { $count } Schiffe
} in ein System, das du beherrschst
ask-place-few = Setze ein Schiff: Für alle Systeme reicht der Vorrat nicht
ask-gate = Setze 3 Schiffe an ein Tor
ask-cluster = Wähle einen Sektor

## Der Hof

ask-influence = Nimm Einfluss auf eine Hofkarte
ask-influence-or-not = Nimm Einfluss auf eine Hofkarte, oder mach weiter
ask-influence-to-secure = Nimm Einfluss auf eine Hofkarte, bevor du eine sicherst
ask-secure = Sichere eine Hofkarte
ask-ransack = Plündere den Hof
ask-abduct = Entführe die Agenten auf einer Hofkarte
ask-court = Decke eine Hofkarte auf

## Kämpfe

ask-attack = Greife einen Rivalen an
ask-fire = Schieße auf einen Rivalen in einem benachbarten System
ask-martyr = Zerstöre ein frisches eigenes Schiff, allein oder mit einem anderen Schiff dort
ask-join-battle = Bringe frische Schiffe in den Kampf, oder mach weiter
ask-fleet-to-battle = Wähle die Schiffe, die in den Kampf ziehen
ask-dice = Nimm bis zu { $count } Würfel
ask-roll = Wirf { $dice }
ask-roll-again = Wirf { $count } { NAME($kind, form: "die") } neu
ask-roll-some = Wirf { $count } Würfel neu
ask-reroll = { $blanks ->
    [one] { $blanks } Gefechtswürfel ist leer
   *[other] { $blanks } Gefechtswürfel sind leer
}, { $hits ->
    [one] { $hits } zeigt einen Treffer
   *[other] { $hits } zeigen Treffer
}: Wirf welche neu, oder mach weiter
ask-reroll-order = Wähle, welche Karte zuerst Würfel neu wirft, oder behalte die Würfel
ask-reroll-kind = Wirf bis zu { $count } { NAME($kind, form: "die") } neu, oder mach weiter
ask-hit-own = Verteile einen Treffer auf deine Figuren (noch { $hits })
ask-hit = Weise einer Figur { NAME($defender, form: "of") } einen Treffer zu (noch { $hits })
ask-hit-tough = Weise einer Figur { NAME($defender, form: "of") } Treffer zu (noch { $hits }). { $hurt ->
    [2] Ein Schiff braucht 2 Treffer für den Schaden und 2 bis zur Zerstörung
   *[other] Ein frisches Schiff nimmt erst bei { $fresh } Treffern Schaden
}
ask-raid = Überfalle mit { $keys ->
    [one] { $keys } Schlüssel
   *[other] { $keys } Schlüsseln
}, oder mach weiter
keys-of-raid = { $keys } Schlüssel

## Ressourcen und Gefangene

ask-resource = Nimm eine Ressource
ask-spread = Breite Empörung aus, oder mach weiter
ask-steal = Stiehl von einem Rivalen
ask-steal-missing = Im Vorrat fehlt { NAME($resource) }. Stiehl die Ressource von einem Rivalen
ask-steal-card = Stiehl eine Gildenkarte, oder mach weiter
ask-trade = Handle mit einer Stadt
ask-exchange = Tausche eine Ressource, oder mach weiter
ask-drop = Lege eine Ressource ab
ask-drop-for = { ask-drop }
    .detail = Kein Platz ist frei für { NAME($resource) }.
ask-drop-too-many = { ask-drop }
    .detail = Du hast jetzt weniger Plätze.
ask-arrange = Ordne die Ressourcen auf deinen Plätzen
ask-captive = Gib einen Gefangenen zurück, oder mach weiter
ask-execute = Richte einen Gefangenen hin, oder mach weiter
ask-captive-to-secure = Gib einen Gefangenen zurück, um zu sichern, oder mach weiter
ask-trophy = Gib eine Trophäe zurück, um Einfluss zu nehmen, oder mach weiter
ask-return-city = Lege eine Stadt zurück, oder mach weiter

## Was jemand über echte Karten tippt

no-such-hand = „{ $words }“ ist keine Hand. Tippe { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}, etwa { $example }.
card-named-twice = Du hast { $card } zweimal genannt, aber es gibt sie nur einmal.
card-dealt-already = { $card } ist schon ausgeteilt. Nimm sie aus dieser Hand oder berichtige eine frühere.
