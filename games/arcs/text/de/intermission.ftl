# Das Zwischenspiel: was zwischen Akt I und Akt II kommt.

## Seine Schritte

step-name = { $letter ->
    [A] Schritt A, Schicksale
    [B] Schritt B, der Hof wird geräumt
    [C] Schritt C, alles kehrt zurück
    [D] Schritt D, der Reach wird repariert
    [E] Schritt E, Macht wird halbiert
   *[F] Schritt F, Schicksale für Akt II
}
step-began = { step-name } ({ $clause })
    .head = { step-name }
fate-resolved = { DOES($seat, you: "hattest", one: "hatte") } als { NAME($fate) } Erfolg ({ $clause })
fate-resolved-failed = { DOES($seat, you: "bist", one: "ist") } als { NAME($fate) } gescheitert, { $marker } fehlten ({ $clause })
court-deck-grew = In den Hofstapel kommen: { LIST($cards) }
    .hands = In den Hofstapel legen: { LIST($cards) }
lore-joined = { $count } Lore-Karten kommen ungesehen in den Hofstapel
    .hands = { $count } zufällige Lore-Karten ungesehen in den Hofstapel legen
cards-left = Die Kampagne geht weiter ohne { LIST($cards) }
    .hands = Aus dem Spiel nehmen: { LIST($cards) }
law-added = { NAME($card) } wird ein Gesetz
    .hands = Das Gesetz { NAME($card) } ins Heft legen
later-card-gained = { DOES($seat, you: "bekommst", one: "bekommt") } { NAME($card) }
    .hands = { NAME($card) } geht an { NAME($seat, form: "acc") }
cards-kept = { DOES($seat, you: "behältst", one: "behält") } für die nächste Auflösung: { LIST($cards) }
    .hands = Hinter { NAME($seat, form: "deine") } nächste Auflösungskarte legen: { LIST($cards) }
golems-left = Die Golems bei { LIST($gates) } verlassen die Kampagne
    .hands = Die Golems bei { LIST($gates) } aus dem Spiel nehmen
court-cleared = { COUNT($cards) ->
    [0] Keine Karte kehrt vom Hof in ihren Stapel zurück
    [one] { LIST($cards) } kehrt in den Hofstapel zurück
   *[other] { LIST($cards) } kehren in den Hofstapel zurück
}
    .hands = { COUNT($cards) ->
        [0] Die Agenten auf dem Kaiserlichen Rat zurücklegen
       *[other] Alle Agenten am Hof zurücklegen, und in seinen Stapel: { LIST($cards) }
    }
trust-emptied = Aus der Treuhand zurück in den Vorrat: { LIST($resources) }
    .hands = Aus der Treuhand in den Vorrat legen: { LIST($resources) }
boxes-emptied = Die Marker auf den Feldern der Ziele kehren in den Vorrat zurück
    .hands = Die Marker auf den Feldern der Ziele in den Vorrat legen
blight-repaired = Der Blight wird repariert: { LIST($systems) }
    .hands = Den Blight reparieren: { LIST($systems) }
wrecks-destroyed = Alles Beschädigte in { NAME($system) } wird zerstört: { wrecks }
    .hands = In { NAME($system) } alle beschädigten Schiffe und Gebäude in ihre Vorräte legen
wrecks = { $ships ->
    [0] { buildings-lost }
    [one] 1 Schiff{ $buildings ->
        [0] { "" }
       *[other] { " " }und { buildings-lost }
    }
   *[other] { $ships } Schiffe{ $buildings ->
        [0] { "" }
       *[other] { " " }und { buildings-lost }
    }
}
buildings-lost = { $buildings } Gebäude
blight-overran = Der Blight in { NAME($system) } zerstört { buildings-lost }, weil dort kein Schiff ist
    .hands = In { NAME($system) } alle Gebäude in ihre Vorräte legen
most-power-leads = { DOES($seat, you: "hast", one: "hat") } die meiste Macht ({ $power }) und { DOES($seat, you: "bekommst", one: "bekommt", subject: "no") } die Initiative
    .hands = Die Initiative geht an { NAME($seat, form: "acc") }
power-halved = { DOES($seat, you: "behältst", one: "behält") } { $left } von { $power } Macht
    .hands = { NAME($seat, form: "Deine") } Macht von { $power } auf { $left } setzen
campaign-conceded = { DOES($seat, you: "gibst", one: "gibt") } die Kampagne auf
next-fates-dealt = { DOES($seat, you: "ziehst", one: "zieht") } { COUNT($fates) ->
    [one] das B-Schicksal
   *[other] die B-Schicksale
} { LIST($fates) }
next-fates-dealt-unseen = { DOES($seat, you: "ziehst", one: "zieht") } { $count ->
    [one] ein B-Schicksal
   *[other] { $count } B-Schicksale
}
next-fate-revealed = { $kept ->
    [yes] { DOES($seat, you: "bleibst", one: "bleibt") } in Akt II bei { NAME($fate) }
   *[no] { DOES($seat, you: "folgst", one: "folgt") } in Akt II einem neuen Schicksal: { NAME($fate) }
}
favors-went-home = { $count ->
    [one] Ein Gefallen { NAME($seat, form: "of") } kehrt zu seinem Besitzer zurück
   *[other] { $count } Gefallen { NAME($seat, form: "of") } kehren zu ihren Besitzern zurück
}
    .hands = { $count ->
        [one] Den Agenten
       *[other] Die Agenten
    } auf { PERSON($seat) ->
        [you] deiner Schicksalskarte
       *[one] der Schicksalskarte von { NAME($seat, form: "dat") }
    } { $count ->
        [one] seinem Besitzer
       *[other] ihren Besitzern
    } zurückgeben
intermission-ended = Das Zwischenspiel ist vorbei. Baut Akt II am Tisch auf

## Was gefragt wird

reach-ask-next-fates-dealt = Teile die B-Schicksale zur Wahl aus
reach-ask-next-fate = Wähle dein Schicksal für Akt II
    .detail = { $succeeded ->
        [yes] Du hattest Erfolg: Behalte dein Schicksal, oder nimm das gezogene.
       *[no] Du bist gescheitert: Dein Schicksal verlässt die Kampagne.
    }
reach-ask-return = Wähle das Tor für deine drei Schiffe
    .detail = Du hast keine Schiffe und keine Raumhäfen mehr.
reach-ask-concede = Gib die Kampagne auf, oder mach weiter
    .detail = Du liegst mindestens 15 Macht zurück.
move-follow-next = In Akt II: { NAME($fate) }
move-concede = Die Kampagne aufgeben

## Was Bots sagen

inter-old-or-new = Er wählt zufällig zwischen dem alten und dem neuen Schicksal
inter-one-of-two = Er wählt zufällig zwischen zwei B-Schicksalen
inter-any-gate = Er braucht ein Tor für seine Schiffe
inter-never-concedes = Er gibt nie auf

## Im Fenster und in Textform

inter-go-on = Weiter zum Zwischenspiel
    .tip = Alle Schicksale werden abgehandelt, der Reach wird repariert, und alle wählen ein Schicksal für Akt II.
inter-keep = Kampagne speichern
    .tip = Speichert Tisch, Sitzungen und Protokoll in der Datei der Kampagne.
inter-kept-at = Die Kampagne ist gespeichert: { $path }
inter-leads = { DOES($seat, you: "führst", one: "führt") } zu Beginn von Akt II
inter-over = Das Zwischenspiel ist vorbei. Baue Akt II am echten Tisch auf.
inter-deed = Akt II: { NAME($fate) }
inter-results = Akt I und die Schicksale für Akt II
inter-head = Nach Akt I
inter-steps-done = Erledigte Schritte: { LIST($steps) }
inter-court = Neu im Hofstapel: { LIST($cards) }
inter-scrapped = Nicht mehr in der Kampagne: { LIST($cards) }
inter-alike = { NAME($card) } ({ $count })
inter-laws = Neue Gesetze: { LIST($cards) }
inter-result = { NAME($seat, form: "subject") }: { NAME($fate) } { $marker ->
    [0] erfolgreich
   *[other] gescheitert, { $marker } fehlten
}; { $power } Macht, dann { $halved }
inter-gained = { DOES($seat, you: "bekommst", one: "bekommt") } { LIST($cards) }
inter-kept = { DOES($seat, you: "behältst", one: "behält") } für die nächste Auflösung: { LIST($cards) }
inter-next = { NAME($seat, form: "subject") } in Akt II: { NAME($fate) }
inter-by-hand = Akt II wird hier nicht gespielt. Baue ihn am echten Tisch auf.

## Stellungen

field-aftermath = Nach Akt I
    .about = Was das Zwischenspiel hinterlässt
field-a-aftermath = Nach Akt I
field-aftermath-done = Erledigte Schritte
field-step = Schritt { $letter }
field-aftermath-court = Neu im Hofstapel
field-aftermath-scrapped = Nicht mehr in der Kampagne
field-owned = Karten der Sitze für spätere Akte
field-laws = Neue Gesetze
field-results = Ergebnisse von Akt I
field-next = Schicksale für Akt II
field-conceded = Aufgegeben von
field-a-owned = Eine spätere Karte
field-in-play = Im Spiel
    .about = Sonst hinter der nächsten Auflösung verwahrt
field-a-act-result = Ein Ergebnis
field-act-result-power = Macht nach dem Akt
field-halved = Halbierte Macht

## B-Schicksale

fate-pathfinder = Pathfinder
fate-hegemon = Hegemon
fate-planet-breaker = Planet Breaker
fate-pirate = Pirate
fate-blight-speaker = Blight Speaker
fate-pacifist = Pacifist
fate-peacekeeper = Peacekeeper
fate-warden = Warden

## Karten, die Schicksale nach Akt I bringen

card-f1-05 = Council Intrigue
card-f1-06 = Tax Collectors
card-f1-07 = Hunter Squads
card-f1-08 = Imperial Protectors
card-f1-09 = Empire Falls
card-f1-10 = Lesser Regent
card-f1-11 = Lesser Regent
card-f2-04 = Book of Liberation
card-f2-05 = Political Intrigue
card-f2-06 = Political Intrigue
card-f2-07 = Political Intrigue
card-f2-08 = Construction Union
card-f2-09 = Construction Union
card-f2-10 = Admin Union
card-f2-11 = Admin Union
card-f3-04 = Elder Broker
card-f3-05 = Relic Fence
card-f3-06 = Prison Wardens
card-f3-07 = Material Cartel
card-f3-08 = Fuel Cartel
card-f3-09 = Weapon Cartel
card-f3-10 = Psionic Cartel
card-f3-11 = Relic Cartel
card-f4-05 = Material Liaisons
card-f4-06 = Fuel Liaisons
card-f4-07 = Weapons Liaisons
card-f4-08 = Relic Liaisons
card-f4-09 = Psionic Liaisons
card-f4-10 = Diplomatic Fiasco
card-f4-11 = Guild Struggle
card-f5-08 = Unstable Harvester
card-f5-09 = Unstable Seeker
card-f5-10 = Unstable Protector
card-f5-11 = Unstable Warrior
card-f6-05 = Loyal Engineers
card-f6-06 = Loyal Pilots
card-f6-07 = Loyal Marines
card-f6-08 = Loyal Empaths
card-f6-09 = Loyal Keepers
card-f6-10 = Galactic Bards
card-f6-11 = Spacing Union
card-f6-12 = Arms Union
card-f6-13 = Outrage Spreads
card-f6-14 = Outrage Spreads
card-f7-05 = Honor Guard
card-f7-06 = Rogue Admirals
card-f7-07 = Rogue Admirals
card-f7-08 = Court Enforcers
card-f7-09 = Court Enforcers
card-f7-10 = Imperial Defectors
card-f7-11 = Imperial Defectors
card-f8-16 = The Young Light
card-f8-17 = Plot to Kidnap
card-f8-18 = The Prodigal One
card-f8-19 = Secret Order
