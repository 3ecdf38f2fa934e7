# Das Protokollblatt: die Kampagne auf einer gedruckten Seite. Plätze heißen nach ihren Buchstaben.

sheet-title = Arcs: The Blighted Reach. Protokollblatt
sheet-after-act = Nach Akt I, { $date }
sheet-running = Kapitel { $chapter } von Akt I, { $date }
sheet-seat = { $letter } · { $name }
sheet-supercat = SUPERCAT
sheet-standing = Macht { $power } · Platz { $place } der Zugreihenfolge
sheet-succeeded = Schicksal erfüllt
sheet-failed = Schicksal verfehlt: −{ $missed } Macht, oben mitgezählt
sheet-fate = Schicksal { $number }: { NAME($fate) }
sheet-card = { NAME($card) } ({ $id })
sheet-abilities = Im Spiel: { LIST($cards, glue: "comma") }
sheet-hand = { action-cards } auf der Hand

sheet-court = Hof
sheet-court-row = { $place }. { $card }: { LIST($who, glue: "comma") }
sheet-court-alone = { $place }. { $card }
sheet-court-deck = Im Hofstapel: { LIST($cards, glue: "comma") }
sheet-court-discard = In der Ablage des Hofs: { LIST($cards, glue: "comma") }
sheet-unseen = { $count ->
    [one] { $count } ungesehene Lore-Karte
   *[other] { $count } ungesehene Lore-Karten
}
sheet-attached = { $card } liegt an { NAME($host, form: "dat") }

sheet-empire = Imperium, Gesetze und Edikte
sheet-policies = Politik, die sichtbare zuerst: { LIST($policies, glue: "comma") }
sheet-no-policies = Politik: noch keine
sheet-laws = Gesetze: Präsenz, Bewegung, Waffenruhe
sheet-edicts = Edikte: { $two ->
    [yes] Guild Envoys Depart (00), { "" }
   *[no] { "" }
}Govern the Imperial Reach (03){ $foundries ->
    [yes] , Use Imperial Foundries (55)
   *[no] { "" }
}
sheet-outside = Nicht auf der Karte, Trophäen eingeschlossen: { $ships ->
    [one] { $ships } imperiales Schiff
   *[other] { $ships } imperiale Schiffe
}, { $cities ->
    [one] { $cities } freie Stadt
   *[other] { $cities } freie Städte
}, { $starports ->
    [one] { $starports } freier Raumhafen
   *[other] { $starports } freie Raumhäfen
}, { $blight } Blight
sheet-tokens = Ressourcen im Vorrat: { LIST($tokens, glue: "comma") }
sheet-events = Aktionsstapel: { $count ->
    [one] { $count } Ereignis
   *[other] { $count } Ereignisse
}
sheet-faithful = Karten der Gläubigen im Aktionsstapel: { LIST($cards, glue: "comma") }
sheet-stack = Karten der Gläubigen im Stapel: { LIST($cards, glue: "comma") }
sheet-scrapped = Aktionskarten aus dem Spiel: { LIST($cards, glue: "comma") }

sheet-ambitions = Ziele
sheet-legend-ships = Schiffe von Platz A, und wie viele
sheet-legend-damaged = beschädigtes Schiff
sheet-legend-city = Stadt
sheet-legend-starport = Raumhafen
sheet-legend-empire = Schiff des Imperiums
sheet-legend-free = Stadt der Freien Staaten
sheet-legend-blight = Blight
sheet-legend-hurt-blight = beschädigter Blight
sheet-legend-golem = schlafender Golem

sheet-intermission = Als Nächstes: das Zwischenspiel
sheet-next = Danach: der Aufbau von Akt II
sheet-next-resolve = A. Schicksale abhandeln: { LIST($fates, glue: "comma") }.
sheet-resolve = { NAME($seat, form: "subject") } { NAME($fate) } { $won ->
    [yes] erfüllt
   *[no] verfehlt
}
sheet-next-court = B. Hofkarten außer dem Rat in den Stapel und Agenten an ihre Besitzer zurück. Die Ablage aus dem Spiel.
sheet-next-pieces = C. Trophäen und Gefangene an ihre Besitzer zurück, Treuhand und Merchant League in den Vorrat.
sheet-next-damage = D. Beschädigten Blight frisch machen ({ $blight }). Beschädigte Schiffe ({ $ships }) und Gebäude ({ $buildings }) zerstören. Dann alle Gebäude zerstören, wo Blight und kein Schiff ist.
sheet-next-doomed = Diese Systeme: { LIST($systems, glue: "comma") }.
sheet-next-power = E. Initiative an { NAME($seat, form: "acc") }. Macht danach: { LIST($powers, glue: "comma") }.
sheet-power = { NAME($seat, form: "subject") } { $power }
sheet-next-fates = F. Schicksale für Akt II ziehen: { LIST($draws, glue: "comma") }.
sheet-draw = { $won ->
    [yes] { NAME($seat, form: "subject") } eines (oder behält { NAME($fate) }, Start { $start })
   *[no] { NAME($seat, form: "subject") } zwei, davon eines behalten
}
sheet-next-markers = a. Zielmarker auf 5/3, 4/2, 3/2.
sheet-next-row = b. Hofstapel mischen und { $count } auslegen, links der Rat (er tagt).
sheet-next-gates = c. Beschädigten Blight an jedes Tor, an dem weder Blight noch Schiffe sind.
sheet-next-gates-now = Nach Schritt D sind das: { LIST($gates, glue: "comma") }.
sheet-next-planets = d. Den Ereigniswürfel werfen. In jedem Sektor bekommt der gezeigte Planet beschädigten Blight. Hat er schon Blight, bekommt ihn dort jeder Planet ohne Blight.
sheet-next-two = e. Den Zahlenwürfel zweimal werfen. Ressourcen der Planeten beider Sektoren auf die Ziele legen.
sheet-next-setup = f. Die Aufbauseiten der Schicksale von Akt II in Zugreihenfolge. Ressourcen dürfen neu geordnet werden; Golems erwachen.
sheet-next-objectives = g. Auftragsmarker auf ihren Start.
sheet-next-deal = h. Kapitel 1: alle Aktionskarten mischen und jedem 6 geben.
