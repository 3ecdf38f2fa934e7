# Das Fenster von Arcs: was die Leiste, Karten, Tafeln und Seiten des Grundspiels sagen.

## Gezähltes: jedes nimmt das Argument seines Namens

pips = { $pips ->
    [one] { $pips } Aktion
   *[other] { $pips } Aktionen
}
keys = { $keys } Schlüssel
hits = { $hits } Treffer
dice = { $dice } Würfel
agents-held = { $agents ->
    [one] { $agents } Agent
   *[other] { $agents } Agenten
}
counted-piece = { $count } { $count ->
    [one] { NAME($kind) }
   *[other] { NAME($kind, form: "several") }
}

## Die Leiste: was gefragt ist, und als `detail`, wie es geht

todo-not-there = Das kannst du jetzt nicht wählen.
todo-redraw = Hand behalten oder neu ziehen
    .detail = Du ziehst neu, bis du sechs Karten hast.
todo-lead = Spiel eine Karte aus
    .detail = Ihre Farbe bestimmt deine Aktionen, ihre Punkte, wie viele.
todo-play = Spiel eine Karte
    .detail = Überbiete die Führungsfarbe, wechsle, oder kopiere verdeckt.
todo-tax = Wähle eine Stadt zum Besteuern
    .detail = Leuchtende Städte geben eine Ressource ihres Planeten.
todo-build = Wähle, wo du baust
    .detail = Gebäude auf freien Bauplätzen, Schiffe an deinen Raumhäfen.
todo-move = Wähle eine Flotte, dann ihr Ziel
    .detail = Oder zieh die Flotte mit der Maus dorthin.
todo-catapult = Weiter mit dem Katapult, oder bleiben
    .detail = Klicke ein leuchtendes System neben dem Tor an.
todo-repair = Wähle, was du reparierst
    .detail = In leuchtenden Systemen sind deine beschädigten Figuren.
todo-influence = Wähle eine Hofkarte für deinen Einfluss
    .detail = Du setzt einen Agenten darauf.
todo-secure = Wähle eine Hofkarte zum Sichern
    .detail = Auf leuchtenden Karten hast du die meisten Agenten.
todo-ransack = Plündern: Wähle eine Hofkarte
    .detail = Agenten deiner Rivalen darauf werden Trophäen.
todo-abduct = Abduct: Wähle eine Hofkarte
    .detail = Agenten deiner Rivalen darauf werden Gefangene.
todo-battle = Wähle, wo du kämpfst
    .detail = In leuchtenden Systemen sind deine Schiffe und ein Rivale.
todo-arrange = Ordne deine Ressourcen
    .detail = Klicke zwei Plätze an, um ihren Inhalt zu tauschen.
todo-place = Wähle, wohin deine Schiffe kommen
todo-gate = Setze drei Schiffe an ein Tor
    .detail = Du hast weder Schiffe noch Raumhäfen.
todo-cluster = Wähle einen Sektor
    .detail = Klicke eines seiner Systeme an.
todo-throw = Lege Aktionskarten ab, oder mach weiter
    .detail = Du ziehst eine mehr, als du ablegst.
todo-attach = Wähle eine Karte, an die die Union kommt
todo-trade = Wähle eine Stadt für den Tausch
    .detail = Du gibst eine Ressource und nimmst eine ihres Typs.
todo-look = Sieh dir die Hand eines Rivalen an
    .detail = Klicke seinen Platz an.
todo-swap = Tausche eine Karte, oder mach weiter
    .detail = Klicke eine deiner Karten an, dann eine des Rivalen.
todo-return = Gib eine Stadt zurück, oder mach weiter
    .detail = Sie kommt auf das Tableau ihres Besitzers.
todo-declare = Ruf irgendein Ziel aus, oder mach weiter
    .detail = Klicke eines links an.
todo-draft = Nimm einen Anführer oder eine Lore-Karte
    .detail = Alle nehmen einen Anführer und eine Lore-Karte.
todo-draft-lore = Nimm eine Lore-Karte
    .detail = Deinen Anführer hast du.
todo-draft-leader = Nimm einen Anführer
    .detail = Deine Lore-Karte hast du.
todo-seize = Die Initiative ergreifen?
now-choose = Wähle, was du tust
now-prelude = Vorspiel, oder { pips }
    .detail = Nutze erst Ressourcen und Karten, oder handle gleich.
now-act = Noch { pips }
    .detail = Klicke eine Flotte, eine Hofkarte oder eine Aktion an.
now-spent = Deine Aktionen sind verbraucht
    .detail = Beende deinen Zug.
now-opening = Ruf ein Ziel aus, oder mach weiter
    .detail = Klicke links ein leuchtendes an. Deine Karte wird 0.
now-opening-seize = Ergreif die Initiative, oder mach weiter
    .detail = Das kostet eine Karte von deiner Hand.
now-drop-in-slots = Klicke eine Ressource auf deinen Plätzen an.
now-fleet = Wähle die Schiffe nach { NAME($target) }
now-fleet-stays = In { NAME($origin) } { $staying ->
    [one] bleibt
   *[other] bleiben
} { fleet }.
now-fleet-goes = In { NAME($origin) } bleibt kein Schiff.
now-escort-to = Imperiale Schiffe nach { NAME($target) } mitnehmen
    .detail = Verfügbar: { fleet }, { $limited ->
        [yes] eins für jedes von deinen
       *[no] so viele du willst
    }.
now-enlist-at = In { NAME($origin) } mit imperialen Schiffen angreifen
    .detail = Verfügbar: { fleet }. Ihre Würfel und Treffer zählen wie deine.
now-dice = Nimm deine Würfel
    .detail = Höchstens einen für jedes deiner Schiffe, gegen { NAME($rival, form: "acc") }.
now-reroll-lore = Würfel neu werfen?
    .detail = Wähle, welche, oder mach weiter.
now-reroll = Gefechtswürfel neu werfen?
    .detail = Höchstens { $most } davon.
now-raid = Überfall auf { NAME($rival, form: "acc") }: noch { keys }
    .detail = Klicke an, was du nimmst, oder mach weiter.
now-hit-own = { hits } auf deine eigenen Figuren
    .detail = Klicke die nächste getroffene Figur an, oder nimm den Vorschlag.
now-hit = { hits } auf { $buildings ->
    [yes] Gebäude
   *[no] Figuren
} { NAME($rival, form: "of") }
    .detail = Klicke die nächste getroffene Figur an, oder nimm den Vorschlag.

## Die Leiste: ihre Knöpfe

button-arrange = So lassen
button-map = Karte zeigen
button-choices = Auswahl zeigen
button-end-turn = Zug beenden
button-pass = Passen
    .asks = Die Initiative abgeben, ohne eine Karte auszuspielen?
button-move = Ziehen
    .note = { ships-here }
button-escort = Ziehen
    .note = { $ships ->
        [0] ohne sie
        [one] mit { $ships } Schiff
       *[other] mit { $ships } Schiffen
    }
button-enlist = Angreifen
    .note = { $ships ->
        [0] ohne sie
        [one] mit { $ships } Schiff
       *[other] mit { $ships } Schiffen
    }
button-roll = Würfeln
    .note = { dice }
button-roll-through = Auskämpfen
    .tip = Wirft diese Würfel und verteilt alle Treffer wie vorgeschlagen
button-roll-again = { $count ->
    [0] Alle behalten
   *[other] { $count } neu werfen
}
button-hit = { NAME($kind, form: "plain-acc") } { $fresh ->
    [yes] beschädigen
   *[no] zerstören
}
button-hit-open = Treffer zuweisen
button-hits = Wie vorgeschlagen
button-go-on = Weiter
button-stay = Bleiben
button-leave-rest = Rest lassen
button-seize = Ergreifen
button-keep = Behalten
button-redraw = Neu ziehen

## Wie eine Karte gespielt wird

how-lead = Ausspielen
how-surpass = Überbieten
how-copy = Kopieren
how-pivot = Wechseln
how-event = Als Ereignis
how-also-seize = { $how } und ergreifen
how-seize = Damit ergreifen
how-throw = Ablegen
how-fate = Folgen

## Chips: was man wählen kann und keinen Ort auf dem Tisch hat

chip-ship = Schiff
chip-city = Stadt
chip-starport = Raumhafen
chip-agent = Agent
chip-new-token = Neu: { NAME($token) }
chip-spend = { NAME($action, form: "cap") } ({ NAME($token) })
chip-spend-weapon = Kämpfen mit Punkten ({ NAME($token) })
chip-held = Auf { NAME($card) }
chip-rival-card = { NAME($card) } ({ keys })
chip-slot = { NAME($token) } { NAME($rival, form: "of") }
chip-hit-other = { $fresh ->
    [yes] Frisch
   *[no] Beschädigt
}{ NAME($kind, form: "ending") } { NAME($kind) } { NAME($owner, form: "of") }
chip-hit = { $fresh ->
    [yes] Frisch
   *[no] Beschädigt
}{ NAME($kind, form: "ending") } { NAME($kind) }
chip-cluster = Sektor { $cluster }

## Was schon gewählt ist, und was als Nächstes kommt

chosen-fate = { NAME($fate) }
    .detail = Folge diesem Schicksal, oder sieh dir das andere an.
chosen-event = Ereignis
    .detail = Du bekommst Aktionen und Punkte der Führungskarte. Gewürfelt wird nach der Runde.
chosen-card = { NAME($card) }
chosen-acting = { NAME($system) }: Was willst du tun?
    .detail = Oder klicke ein leuchtendes System an, um dorthin zu ziehen.
chosen-from = Von { NAME($system) }: Wähle das Ziel
    .detail = Klicke ein leuchtendes System an.
chosen-system = { NAME($system) }: Wähle, was
chosen-court = { NAME($card) }: Einfluss nehmen oder sichern?
chosen-token = { NAME($token) } ausgeben: wofür?
chosen-battle = Gegen wen kämpfen?
chosen-action-alone = { NAME($action, form: "cap") }
    .detail = Den Rest wählst du danach.
chosen-action = { NAME($action, form: "cap") }: Wähle, wo
    .detail = Wo es leuchtet, ist es erlaubt.
chosen-owner = Gewählt: { NAME($seat, form: "subject") }
chosen-outsider = Gewählt: { NAME($owner) }
chosen-part = Wähle, was als Nächstes kommt
card-brings = Gibt { pips }.
card-brings-any = Gibt { pips } und darf jedes Ziel ausrufen.
card-brings-one = Gibt { pips } und darf { NAME($ambition) } ausrufen.
card-too-low = Zum Überbieten zu niedrig. Verdeckt kopiert sie die Führungsfarbe: 1 Aktion.
card-pivots = Wechseln: 1 Aktion ihrer Farbe. Verdeckt kopieren: 1 Aktion der Führungsfarbe.

## Wovor gewarnt wird

warn-outrage = Empörung: { LIST($resources) }{ COUNT($lost) ->
    [0] { "" }
   *[other] . Du verlierst { LIST($lost) }
}.
warn-ransack = Du plünderst { NAME($card) }.
warn-city = Zerstörst du die Stadt, folgt Empörung: { NAME($token) }{ $held ->
    [0] { "" }
    [one] . Du verlierst { $held } { NAME($token) }
   *[other] . Du verlierst { $held } { NAME($token, form: "several") }
}.
lost-tokens = { $count } { $count ->
    [one] { NAME($token) }
   *[other] { NAME($token, form: "several") }
}

## Während andere spielen

your-move-shown = Dein Zug wird gezeigt

## Farben, und Arten von Karten

suit-event = Ereignis
guild-kind = Gilde: { NAME($suit) }
    .short = { NAME($suit) }
vox-kind = Vox
lore-kind = Lore
    .cap = Lore
leader-kind = Anführer
    .cap = Anführer
channel-prelude = Vorspiel
channel-new-action = Aktion
channel-modifier = Solange du sie hast
channel-static = Solange du sie hast
channel-when-secured = Beim Sichern
channel-crisis = Krise

## Die Karte dessen, worauf gezeigt wird: ein System

hover-gate = Tor
hover-empty = Leer
hover-sites = { $sites ->
    [one] { $sites } Bauplatz
   *[other] { $sites } Bauplätze
}
hover-building = { $fresh ->
    [yes] { NAME($kind) }
   *[no] beschädigt{ NAME($kind, form: "ending") } { NAME($kind) }
}
hover-pieces = { NAME($seat, form: "subject") }: { LIST($pieces) }
hover-no-control = Niemand beherrscht es
hover-controls = { DOES($owner, you: "beherrschst", one: "beherrscht") } es
hover-outsider-controls = In der Hand { NAME($owner, form: "of") }
hover-fleet = Deine Flotte: { fleet } aus { NAME($origin) }
hover-control-taken = Du übernimmst die Herrschaft
hover-control-lost = Die Herrschaft wechselt
hover-left-empty = { NAME($system) } bleibt leer zurück
hover-left-control = Du verlierst die Herrschaft über { NAME($system) }

## Eine Aktionskarte

hover-number = Nr. { $number }
hover-actions = { LIST($actions, form: "cap") }
hover-pips = { pips }
marker-worth = { $first ->
    [0] : Kein Marker ist übrig
   *[other] { " " }für { $first } und { $second }
}
hover-declares-any = Ausgespielt darf sie jedes Ziel ausrufen{ marker-worth }
hover-declares-one = Ausgespielt darf sie { NAME($ambition) } ausrufen{ marker-worth }
way-lead = Ausspielen: { pips }
way-surpass = Damit überbieten: { pips }
way-pivot = Damit wechseln: 1 Aktion von { $suit }
way-copy = Damit verdeckt kopieren: 1 Aktion der Führungsfarbe
way-seize = Damit die Initiative ergreifen
way-throw = Ablegen
way-event = Als Ereignis spielen
hover-back = Eine Handkarte
hover-back-secret = Nur ihr Besitzer kennt sie.
hover-zero = Zählt als 0: Mit ihr wurde ein Ziel ausgerufen
hover-copy = Eine Kopie, verdeckt
hover-copy-action = 1 Aktion der Führungsfarbe: { $suit }

## Eine Hofkarte, eine Gildenkarte, ein Anführer, eine Lore-Karte

hover-agents = { NAME($seat, form: "subject") }: { agents-held }
hover-secures = Sichere sie jetzt{ $agents ->
    [0] { "" }
    [one] { " " }und nimm { $agents } Agenten gefangen
   *[other] { " " }und nimm { $agents } Agenten gefangen
}
hover-one-more = Mit einem Agenten mehr führst du hier
hover-raid-cost = Ein Überfall kostet { keys }
draft-leaders = Anführer
    .note = wer du in dieser Partie bist
draft-lore = Lore
    .note = was nur du kannst
draft-places = Wo du beginnst
draft-taken = Vor dir genommen
draft-first = Du nimmst die erste Karte
leader-begins = Beginnt mit
leader-resources = { LIST($tokens) }
leader-start = { $place }: { LIST($pieces) }
leader-of-seat = { NAME($card) }. { LIST($traits, glue: "space") }
leader-trait = { $name }: { $text }
lore-of-seat = { NAME($card) }. { LIST($texts, glue: "space") }

## Ein Ziel

counts-tycoon = Treibstoff und Material
counts-tyrant = Gefangene
counts-warlord = Trophäen
counts-keeper = Relikte
counts-empath = Psionik
hover-rank = { NAME($seat, form: "subject") } { $count }{ $power ->
    [0] { "" }
   *[other] : jetzt +{ $power } Macht
}{ $bonus ->
    [0] { "" }
   *[other] , davon { $bonus } für Städte
}
hover-phantom = Marker des dritten Spielers: { $count }
hover-not-declared = Nicht ausgerufen; { $first ->
    [0] kein Marker ist übrig
   *[other] der nächste Marker bringt { $first } und { $second }
}
hover-declared-by = Nr. { $number }

## Ein Platz und sein Tableau

hover-modifier = { $title }: { $about }
hover-power = { $power } Macht, { $cards ->
    [one] { $cards } Handkarte
   *[other] { $cards } Handkarten
}
hover-resources = Ressourcen: { COUNT($tokens) ->
    [0] keine
   *[other] { LIST($tokens) }
} ({ $slots ->
    [one] { $slots } Platz
   *[other] { $slots } Plätze
})
hover-guilds = Gilden: { LIST($cards) }
pile-trophies = Trophäen
pile-captives = Gefangene
pile-outrage = Empörung
pile-supply = Vorrat
pile-none = keine
pile-of = { $pieces } { NAME($rival, form: "of") }
pile-of-outsider = { $pieces } { NAME($owner, form: "of") }
pile-of-blight = { $count } Blight
hover-trophies = Trophäen: { COUNT($pieces) ->
    [0] keine
   *[other] { LIST($pieces) }
}
hover-captives = Gefangene: { COUNT($pieces) ->
    [0] keine
   *[other] { LIST($pieces) }
}
hover-outrage = { COUNT($tokens) ->
    [0] Keine Empörung
   *[other] Empörung: { LIST($tokens) }
}
hover-supply = Vorrat: { LIST($pieces) }
hover-cities = { $cities ->
    [one] { $cities } Stadt
   *[other] { $cities } Städte
} gebaut{ $bonus ->
    [0] { "" }
   *[other] : +{ $bonus } für einen ersten Platz
}
spend-material = Im Vorspiel: bauen oder reparieren.
spend-fuel = Im Vorspiel: ziehen.
spend-weapon = Im Vorspiel: Punkte dürfen in diesem Zug Kämpfe bezahlen.
spend-relic = Im Vorspiel: sichern.
spend-psionic = Im Vorspiel: eine Aktion der Führungsfarbe.
hover-in-full = Ganzer Text

## Ein Kampf

battle-at = Kampf in { NAME($system) }
battle-place = { LIST($things, glue: "comma") }
battle-step-collect = Nehmen
battle-step-roll = Würfeln
battle-step-hits = Treffer
battle-step-raid = Überfall
battle-told = { DOES($seat, you: "kämpfst", one: "kämpft") } in { NAME($system) } gegen { NAME($defender, form: "acc") }
    .detail = { COUNT($symbols) ->
        [0] alles leer
       *[other] { LIST($symbols) }
    }
arena-attacker = { DOES($seat, you: "greifst", one: "greift") } an
arena-defender = { DOES($seat, you: "verteidigst dich", one: "verteidigt sich") }
arena-outsider = { NAME($seat, form: "subject") }: Verteidigung
ships-here = { $ships ->
    [one] { $ships } Schiff
   *[other] { $ships } Schiffe
}
buildings-here = { $buildings ->
    [0] { "" }
   *[other] ; { $buildings } Gebäude
}
arena-attack = { ships-here }, { dice }
arena-defence = { $ships ->
    [0] keine Schiffe
   *[other] { ships-here }, { $unharmed } frisch
}{ buildings-here }
arena-blight = 2 Treffer zum Beschädigen oder Zerstören{ buildings-here }
arena-tough = { arena-defence }{ $hurt ->
    [2] , 2 Treffer zum Beschädigen oder Zerstören
   *[other] { $fresh ->
        [2] , 2 Treffer zum Beschädigen
       *[other] { "" }
    }
}{ $first ->
    [yes] , erst alle beschädigt
   *[other] { "" }
}
fighter-damaged = { $hits } Treffer: beschädigt
fighter-destroyed = { $hits } Treffer: zerstört
fighter-hit = jetzt beschädigt
dice-skirmish = Gefecht
    .is = sicher, die Hälfte trifft
dice-assault = Sturm
    .is = stark, trifft auch dich
dice-raid = Überfall
    .is = Bauten, Schlüssel
dice-mean = im Mittel
dice-rolled-now = gewürfelt
chart-certain = sicher
chart-hits = Treffer
    .foot = im Mittel { $mean }
chart-rolled = Treffer, vor dem Wurf
    .foot = { $hits } oder mehr: { NAME($chance) }
chart-losses = Treffer auf { NAME($seat, form: "deine") } Schiffe
    .foot = im Mittel { $mean }; Abfangen { NAME($intercept) }
chart-keys = Schlüssel
    .foot = im Mittel { $mean }
chart-buildings = Gebäudetreffer
    .foot = im Mittel { $mean }
battle-results = Ergebnisse, der Reihe nach
    .foot = Der Angreifer verteilt alle Treffer, auch die auf sich.
result-of-self-hit = auf die Schiffe des Angreifers
result-of-intercept = je frischem Verteidiger einer
result-of-hit = auf Schiffe, dann Gebäude
result-of-building-hit = auf ein Gebäude
result-of-key = zum Überfall, wenn ein Schiff bleibt
battle-reroll = Neu werfen
    .detail = Höchstens { $most } Gefechtswürfel
battle-of-blanks = von { $blanks } leeren
battle-of-hits = von { $hits } Treffern
raid-of = Überfall: { NAME($rival) }
raid-nobody = Überfall
    .note = Hier gibt es nichts zu nehmen.

## Die Seite am Ende eines Kapitels

power = Macht
place-1 = Erster
place-2 = Zweiter
place-3 = Dritter
place-4 = Vierter
chapter-title = Kapitel { $chapter }
    .detail = Die Ziele werden gewertet
chapter-ends-at = die Partie endet bei { $goal }
chapter-then = Danach
chapter-markers = Marker für Kapitel { $next }
    .detail = der niedrigste Marker wird umgedreht
    .turned = { $first } und { $second } werden { $firstNow } und { $secondNow }
chapter-won = { DOES($seat, you: "gewinnst", one: "gewinnt") } mit { $power } Macht.
chapter-won-after-fates = { DOES($seat, you: "gewinnst", one: "gewinnt") } nach den Schicksalen mit { $power } Macht.
chapter-shared = { $count } Spieler liegen gemeinsam vorn. Kapitel { $next } folgt.
chapter-led = { DOES($seat, you: "führst", one: "führt") } mit { $lead } Macht. Kapitel { $next } { PERSON($opener) ->
    [you] eröffnest du
    [mark] eröffnet { NAME($opener) }
   *[one] eröffnet { NAME($opener) }
}.
column-not-declared = Nicht ausgerufen
column-nobody = Niemand punktet
gain-of-column = +{ $power }{ $bonus ->
    [0] { "" }
   *[other] { " " }und +{ $bonus }
}
column-score = { NAME($seat, form: "subject") }: { $place ->
    [1] Erster
   *[2] Zweiter
}, { gain-of-column }
    .short = { NAME($seat, form: "subject") } { gain-of-column }
column-tie = Gleichstand vorn
    .all = wer gleichauf ist, wird Zweiter
    .each = je Zweiter
column-tie-of-two = Gleichstand: { NAME($seat, form: "subject") } und { NAME($other) }
    .each = je Zweiter, { gain-of-column }
    .short = Zweiter, { gain-of-column }
power-to-go = { $left ->
    [0] geschafft
   *[other] noch { $left }
}
objective-to-go = { $fate }: { power-to-go }
then-trophies-return = Trophäen zurück
    .why = Kriegsherr wurde gewertet
then-trophies-stay = Trophäen bleiben
    .why = Kriegsherr wurde nicht gewertet
then-captives-return = Gefangene zurück
    .why = Tyrann wurde gewertet
then-captives-stay = Gefangene bleiben
    .why = Tyrann wurde nicht gewertet
then-cards = Je sechs neue Karten
    .why = der Stapel wird gemischt
then-leads = { DOES($seat, you: "fängst", one: "fängt") } an
    .why = hat die Initiative

## Was um die Karte herum liegt

area-ambitions = Ziele
    .note = Macht jetzt
area-court = Hof
    .note = { $cards } im Stapel
area-guilds = { PERSON($seat) ->
    [you] Deine Gildenkarten
    [mark] Gildenkarten
   *[one] { NAME($seat) }: Gildenkarten
}
    .short = Gildenkarten
markers-left = Marker
markers-gone = Kein Marker übrig
court-bare = keine Agenten
court-led = { DOES($seat, you: "führst", one: "führt") }
court-tied = Gleichstand
trick-awaited = noch dran
trick-copy = { pips }
played-lead = Ausgespielt
played-surpass = Überboten
played-copy = Kopiert
played-pivot = Gewechselt
played-event = Ereignis
plate-goal = von { $goal }
plate-version = v{ $version }
plate-playing = { PERSON($seat) ->
    [you] Du bist dran
    [mark] Am Zug
   *[one] Am Zug
}
board-cities = Städte
board-opens = öffnet
stepper-fresh = frisch
stepper-damaged = beschäd.
stands-set-up = Aufbau
stands-round = Kap. { $chapter } · Runde { $round }
    .short = Kap. { $chapter }.{ $round }
held-chapter = Sieh nach, wer was hatte. Der Verlauf behält es.
desk-title = Stellung
desk-power = setzt die Macht
desk-initiative = bekommt die Initiative
desk-puts-piece = setzt die gewählte Figur
desk-damages = beschädigt oder repariert
desk-declares = legt den höchsten freien Marker
desk-agents = Agenten des Platzes
desk-other-way = anders gespielt
desk-unplays = nimmt sie zurück
desk-plays = spielt sie
desk-discards = legt sie ab

## Die letzte Seite

end-power-reached = nach { chapters-played }. Das Ziel waren { $goal } Macht.
end-last-chapter = nach allen { $chapters } Kapiteln.
chapters-played = { $chapters ->
    [one] { $chapters } Kapitel
   *[other] { $chapters } Kapiteln
}
end-won = Sieg { $lead ->
    [0] durch die Zugreihenfolge
   *[other] mit { $lead } Macht Vorsprung
} { $when }
end-firsts = Erster bei { $ambitions ->
    [0] keinem Ziel
    [one] { $ambitions } Ziel
   *[other] { $ambitions } Zielen
}
end-stroke = Höchste Wertung: Kapitel { $chapter }
    .detail = { NAME($ambition) } brachte { NAME($seat, form: "dat") } { $power } Macht{ $bonus ->
        [0] { "" }
       *[other] , davon { $bonus } für Städte
    }.
end-curves = Macht je Kapitel
end-start = Start
end-fates = Schicksale
end-sheet = Wertung
end-titles = Outlaw oder Regent
deed-start = Macht zu Beginn
deed-to-go = Offen am Auftrag
deed-besides = Übrige Macht
deed-declared = Ziele ausgerufen
deed-built = Gebaut · besteuert
deed-influenced = Einfluss · gesichert
deed-battles = Kämpfe
deed-of-battles = { $hits } Treffer, { $expected } erwartet
deed-taken = Figuren genommen · verloren

## Die Bilder der Regeln

picture-card-number = Ihre Zahl
picture-card-pips = Punkte: wie viele Aktionen
picture-card-ambition = Das Ziel, das sie nennt
picture-card-actions = Die Aktionen ihrer Farbe
picture-ambition-values = Seine zwei Werte
picture-ambition-first = Jetzt Erster
picture-dice-skirmish = Gefecht: die Hälfte trifft
picture-dice-assault = Sturm: stark, trifft auch dich
picture-dice-raid = Überfall: Gebäude, Schlüssel
picture-piece-ship = Schiff
picture-piece-damaged-ship = Schaden
picture-piece-city = Stadt
picture-piece-damaged-city = Schaden
picture-piece-starport = Hafen
picture-piece-agent = Agent
picture-piece-marker = Marker
picture-piece-initiative = Initiative

## Die Leiste: warum ein Bot etwas tat

rail-why = Warum
rail-log = Verlauf
rail-drew = { $count ->
    [0] { DOES($seat, you: "spielst", one: "spielt") }
    [1] { DOES($seat, you: "hast eine gezogen", one: "hat eine gezogen") }
   *[other] { DOES($seat, you: "hast zwei gezogen", one: "hat zwei gezogen") }
}
rail-its-own = eigene
note-title = { NAME($seat, form: "subject") }: { $deed }

## Der Verlauf

log-after-round = Nach Runde { $number }
log-after-chapter = Nach Kapitel { $number }
log-times = { $line } ×{ $count }
log-goes-on = ; { LIST($effects, glue: "sentences", form: "inside") }
