# Was das Fenster nur in der Kampagne sagt: Felder, Seiten und Karten. Die Zeilen des Protokolls
# sind die der Ereignisse (`reach.ftl`).

## Das Ende des Akts

reach-act-ended = am Ende von Akt I. Verfehlte Aufträge kosten Macht.
reach-fate-came = { NAME($fate) } { $missed ->
    [0] erfüllt
   *[other] verfehlt, −{ $missed }
}
reach-log-head = Protokoll der Kampagne
reach-log-chapter = Akt I, Kapitel { $chapter }
reach-log-summits = { $summits } Gipfel, { $deals ->
    [0] kein Handel
    [one] { $deals } Handel
   *[other] { $deals }-mal Handel
}
reach-log-crises = { $crises ->
    [one] Krise
   *[other] { $crises } Krisen
}{ $struck ->
    [0] { "" }
    [one] : Blight trifft { $struck } System
   *[other] : Blight trifft { $struck } Systeme
}
reach-log-edicts = { $edicts ->
    [one] Edikt
   *[other] { $edicts } Edikte
}{ COUNT($policies) ->
    [0] { "" }
   *[other] : { LIST($policies) }
}
reach-log-won = { DOES($seat, you: "gewinnst", one: "gewinnt") }: { LIST($ambitions) }

## Felder um die Karte; der Teil `note` steht rechts neben einer Überschrift

reach-stands = Akt I · Kap. { $chapter } von { $last }
    .short = Kap. { $chapter } von { $last }
reach-head-ambitions = Ziele
    .note = { $left }
reach-markers = { LIST($markers, glue: "comma") }
reach-markers-left = { LIST($markers, glue: "comma") } übrig
reach-no-markers = alle vergeben
reach-head-fates = Schicksale
    .note = noch bis 0
reach-head-favors = Gefallen
    .note = Groll
reach-head-court = Hof
    .note = { $count } im Stapel
reach-head-dice = Letztes Ereignis
reach-none = keine
reach-fate-unknown = Unbekannt
reach-nobody = Niemand
reach-panel-holder = Erster Regent
reach-panel-trust = Treuh.
reach-panel-empty = –
reach-panel-policy = Kurs
reach-panel-pays = Jeder zahlt 1
reach-panel-no-policy = Keine Politik
reach-in-session = Tagt
reach-decided = Entschieden
reach-tucked = unter gespielter Karte
reach-lore = Lore
reach-vox = Vox
reach-faithful-card = Karte der Gläubigen
reach-guild = Gilde: { NAME($suit) }
reach-with = mit { NAME($card, form: "dat") }
    .short = + { NAME($card) }

## Die Wahl eines Schicksals

reach-page-objective = Auftrag
    .note = was den Marker senkt
reach-page-powers = Fähigkeiten
reach-page-succeeds = Am Ende des Akts auf 0: Auftrag erfüllt
reach-page-fails = Sonst verlierst du den Rest als Macht
reach-page-seats = Spieler
reach-page-seat = { $state ->
    [chosen] { DOES($seat, you: "hast", one: "hat", subject: "no") } gewählt
    [choosing] { DOES($seat, you: "wählst", one: "wählt", subject: "no") }
   *[later] später
}
reach-page-together = Haben alle gewählt, werden die Schicksale zugleich aufgedeckt. Der Akt hat drei Kapitel. Dann gewinnt die meiste Macht; bei Gleichstand, wer früher an der Reihe ist.

## Ein Gipfel, und wie ein SUPERCAT ein Angebot abwägt

reach-summit = Gipfel
reach-summit-called = einberufen von { NAME($seat, form: "dat") }
reach-summit-orders = { DOES($seat, you: "rufst", one: "ruft", subject: "no") } zur Ordnung
reach-summit-deals = { DOES($seat, you: "handelst", one: "handelt", subject: "no") }
reach-summit-asked = { DOES($seat, you: "wirst", one: "wird", subject: "no") } gefragt
reach-draw-deal = Lege deinen Handel in die Mitte
reach-draw-how = Klicke, ziehe oder drücke die Taste. Ein Klick in der Mitte nimmt es zurück.
reach-summit-order = Ordnungsruf
reach-summit-negotiations = Verhandlungen
reach-summit-turns = Handel, in dieser Folge
reach-summit-waits = Die anderen sind dran
reach-deal-gives = { DOES($seat, you: "gibst", one: "gibt") } { reach-deal-so-much }
    .short = { DOES($seat, you: "gibst", one: "gibt", subject: "no") } { reach-deal-so-much }
reach-deal-so-much = { $count ->
    [0] nichts
   *[other] { $count }
}
reach-deal-add = dazu
reach-favors-bring = Was deine Gefallen bringen
reach-deal-more = verlangen
reach-deal-accepts = { DOES($seat, you: "nimmst", one: "nimmt") } an
reach-deal-refuses = { DOES($seat, you: "lehnst", one: "lehnt") } ab
reach-motion-deal = { $dice ->
    [yes] Ein Würfel antwortet für { NAME($seat, form: "acc") }. Die Chance, bevor du etwas bietest:
   *[no] { DOES($seat, you: "nimmst", one: "nimmt") } dein Angebot an oder { DOES($seat, you: "lehnst", one: "lehnt", subject: "no") } es ab.
}
reach-motion-settle = { DOES($rival, you: "verzeihst", one: "verzeiht") } einmal: Der Groll sinkt auf { $left }.{ $left ->
    [0] { "" }
   *[other] { " " }Jeder Punkt zählt 1 gegen deine Angebote.
}
reach-motion-settling = Mit { NAME($rival, form: "dat") } versöhnen
reach-no-petition = Jetzt nicht: Der Kaiserliche Rat hat nicht entschieden.
reach-no-leaveempire = Jetzt nicht: { DOES($seat, you: "bist", one: "ist") } ein Outlaw.
reach-no-reviveempire = Jetzt nicht: Das Imperium hat noch einen Regenten.
reach-thing-agent = Agent
reach-thing-promise = Gefallen
reach-thing-favor = Gefallen
reach-thing-captive = Gefangener
reach-thing-trophy = Trophäe
reach-thing-invitation = Einladung
reach-offer-answer = Antwort { NAME($seat, form: "of") }
reach-offer-nothing = Nichts zählt dafür oder dagegen
reach-offer-rounds = { $rounds ->
    [one] letzte Runde
   *[other] noch { $rounds } Runden
}
reach-offer-attempt = Versuch { $attempt } · { reach-offer-rounds }
reach-offer-needs = Würfel plus Modifikatoren: mindestens { $needed }
reach-offer-accepts = { $needed ->
    [1] jeder Wurf reicht
    [6] nur eine 6 reicht
    [7] kein Wurf reicht
   *[other] { $needed } oder mehr reicht
}
reach-offer-likelier = Mehr bieten

## Die Karte dessen, worauf gezeigt wird

reach-channel-prelude = Vorspiel
reach-channel-new-action = Aktion
reach-channel-modifier = Solange du sie hast
reach-channel-static = Solange du sie hast
reach-channel-when-secured = Beim Sichern
reach-channel-crisis = In einer Krise
reach-channel-edict = Edikt
reach-council-session = Tagt
reach-council-session-text = Spieler setzen Agenten darauf. Wird er gesichert, hat er entschieden und wird am Ende der Runde abgehandelt. Bis dahin liegt er unter der gespielten Karte.
reach-council-round-end = Am Ende der Runde
reach-council-round-end-text = Wer ihn gesichert hat, darf einen Gipfel einberufen. Ein Regent wird Erster Regent und behält die Treuhand. Ein Outlaw nimmt aus der Treuhand, und der Erste Regent verliert für jede Ressource 1 Macht. Dann wählt dieser Spieler Krisen oder Edikte.
reach-council-decided = Entschieden
reach-council-decided-text = Niemand kann auf ihn Einfluss nehmen oder ihn sichern, bis er wieder tagt.
reach-unknown-lore = Welche es ist, erfährst du, wenn sie aufgedeckt wird.
reach-event = Ereignis
reach-event-played = Offen gespielt, mit den Aktionen und Punkten der Führungskarte. Es hat keine Punkte nach einem anderen Ereignis derselben Runde, oder solange der Rat unter einer Karte liegt. Es kann nicht führen, kopieren oder ergreifen.
reach-event-after = Nach der Runde darf ein Gipfel einberufen werden. Dann entscheiden Würfel zwischen Krisen und Edikten.
reach-faithful-side = Als { NAME($side) }: { LIST($actions, form: "cap") }
reach-faithful-number = Zahl { $number }, { $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
}
reach-faithful-led = Als Führungskarte darf sie jedes Ziel ausrufen. Alle sehen, wer sie hat.
reach-buried-by-crisis = Ihre Krise legt sie unter den Stapel.
reach-comes-with = { NAME($card) } kommt mit
reach-agents-of = { NAME($seat, form: "subject") }: { agents }
reach-raid-cost = Ein Überfall kostet { $count } Schlüssel
reach-protected = Geschützt: kein Überfall nimmt sie
reach-fate = Schicksal
reach-fate-hidden = Schicksal unbekannt
reach-fates-together = Sie werden aufgedeckt, wenn alle gewählt haben.
reach-is-outlaw = { DOES($seat, you: "bist", one: "ist") } Outlaw
reach-is-regent = { DOES($seat, you: "bist", one: "ist") } Regent
reach-is-first-regent = { DOES($seat, you: "bist", one: "ist") } Erster Regent
reach-to-go = noch { $marker }; was bleibt, geht als Macht verloren
reach-on-league = Auf Merchant League: { LIST($resources) }
reach-faithful-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} der Gläubigen im Stapel
reach-favors-title = Gefallen und Groll
reach-owes = { DOES($seat, you: "schuldest", one: "schuldet") } { favors }
reach-owes-nobody = Niemand schuldet einen Gefallen
reach-favor-meaning = Auf einem Gipfel, den du einberufst, kannst du einen Gefallen zurückgeben und seinen Besitzer zu einem Handel zwingen.
reach-grievances-of = Groll gegen { NAME($rival, form: "acc") }: { $count }
reach-the-empire = Das Imperium
reach-ships-on-map = Auf der Karte: { reach-imperial-ships }; { $left } übrig
reach-imperial-ships = { $fresh ->
    [0] { $hurt ->
        [0] keine Schiffe
       *[other] { fleet }
    }
   *[other] { fleet }
}
reach-trust-frozen = Treuhand, eingefroren: { COUNT($resources) ->
    [0] leer
   *[other] { LIST($resources) }
}
reach-policy-head = { NAME($policy) }{ $visible ->
    [yes] , die Politik jetzt
   *[no] { "" }
}
reach-regents = Regenten: { COUNT($seats) ->
    [0] keine
   *[other] { LIST($seats) }
}
reach-supply = Ressourcen im Vorrat: { LIST($resources, glue: "comma") }
reach-supply-of = { NAME($resource) } { $left } von { $of }
reach-event-dice = Ereigniswürfel
reach-event-dice-when = Nach einer Runde mit einem Ereignis geworfen. Sie entscheiden zwischen Krisen und Edikten.
reach-the-last-event = Das letzte Ereignis
reach-event-rolled = { NAME($symbol) }, Sektor { $number }
reach-imperial-here-row = Das Imperium: { fleet }
reach-free-here-row = Die Freien Staaten: { LIST($pieces) }
reach-blight-here-row = { $fresh ->
    [yes] Frischer Blight: 3 Treffer in einer Krise
   *[no] Beschädigter Blight: 1 Treffer in einer Krise
}
reach-sleeper-here-row = Hier schläft ein Golem
reach-means-petition = Der Kaiserliche Rat tagt wieder, es können also Agenten auf ihn.
reach-means-leave = Du wirst Outlaw. Bist du Erster Regent, geht das Plättchen weiter. Der letzte Regent, der geht, verliert für jede Ressource in der Treuhand 1 Macht.
reach-means-revive = Es gibt keinen Regenten, also wirst du Regent und Erster Regent.
reach-means-crises = Der Blight trifft System um System. Dann kommen die Schicksale und die Vox-Karten am Hof.
reach-means-edicts = Der Erste Regent regiert nach der Politik. Dann folgen die Edikte der Schicksale.
reach-means-summit = Wer einberuft, darf zur Ordnung rufen. Dann verhandeln alle.
reach-means-enforce = Alle Regenten zahlen, was die Politik verlangt. Dann folgt ihre imperiale Aktion.

## Die Leiste, ihre Knöpfe, und die Teile eines Handels

reach-click-system = Klicke ein leuchtendes System an.
reach-click-seat = Klicke einen Sitz an.
reach-button-offer = Handel anbieten
reach-deal-needs-both = Beide Seiten müssen etwas geben.
reach-button-drop = Fallen lassen
reach-button-accept = Annehmen
reach-button-refuse = Ablehnen
reach-gives = { DOES($seat, you: "gibst", one: "gibt") }: { $what }

desk-outlaw = Regent oder Outlaw
desk-first-regent = Erster Regent, oder niemand
desk-objective = was vom Auftrag bleibt
desk-policy = wählt die Politik
desk-trust = ein Marker der Treuhand
policy-name = { NAME($policy) }
desk-golem = geht zum Sitz, oder wird umgedreht
