# Die Seite „Meine Schachtel“: was auf Plättchen, Grenzen und Fluss eines Besitzers gedruckt ist.

box-title = Meine Schachtel
box-tab-orange = Orange{ $left ->
    [0] {""}
   *[other] {" "}({ $left })
}
box-tab-green = Grün{ $left ->
    [0] {""}
   *[other] {" "}({ $left })
}
box-tab-blue = Blau{ $left ->
    [0] {""}
   *[other] {" "}({ $left })
}
box-tab-purple = Lila{ $left ->
    [0] {""}
   *[other] {" "}({ $left })
}
box-tab-borders = Grenzen{ $left ->
    [0] {""}
   *[other] {" "}({ $left })
}
box-tab-river = Fluss{ $left ->
    [0] {""}
   *[other] {" "}({ $left })
}
box-left = { $left ->
    [0] Alles stimmt mit deiner Schachtel überein.
    [one] { $left } Teil ist noch erschlossen.
   *[other] { $left } Teile sind noch erschlossen.
}
box-printed = Was ist dort gedruckt?
box-guess = Erschlossen
box-set = Wie in deiner Schachtel
box-next = Stimmt: weiter
box-rest = Der Rest stimmt
    .tip = Alles, was noch erschlossen ist, gilt so, wie es hier zu sehen ist.
box-use = Damit spielen
box-check = Prüfen
box-import = Einlesen
    .words = Gib den Pfad einer ausgegebenen Schachtel an. Sie ersetzt diese.
box-export = Ausgeben
    .words = Gib den Pfad der Datei an, die geschrieben wird.
box-path = Pfad der Datei
box-imported = Das ist jetzt deine Schachtel.
box-exported = Deine Schachtel steht in { $file }.
box-complete = Alles stimmt mit deiner Schachtel überein. Wähle „Damit spielen“.
box-sound = Keine Fehler: Anzahlen, Preise und Wege sind möglich.
box-again = Andere Zeichen wählen
box-line-price = Preis
box-line-road = Weg
box-line-buildings = Gebäude
box-line-goods = Waren
box-line-back = Rückseite
box-line-signs = Zeichen
box-line-amount = Anzahl
box-line-where = Ort
box-line-owner = Ertrag
box-named = { NAME($what, form: "cap") }
box-effect = { $what }
box-brings = Bringt: { $what }
box-back-tiger = Tiger
box-back-snake = Schlange
box-back-cow = Kuh
box-tile = { NAME($tile, form: "begins") }
box-stone = Flussfeld { $space }
box-edge = { $isBack ->
    [yes] Navaratnas: { NAME($border, form: "edge") }
   *[no] { NAME($border, form: "edge") }
}
box-border = { $isBack ->
    [yes] Navaratnas: { $border }
   *[no] { NAME($border, form: "cap") }
}

# Was in keiner Schachtel ist, und Dateien, die keine sind

box-refused = { $file } kann nicht deine Schachtel sein: { $why }. Berichtige die Datei oder wähle eine andere
box-count = Es sind { $count } Plättchen der Farbe { NAME($colour) }. Eine Schachtel hat 16 von jeder Farbe
box-price = Ein Plättchen (Farbe: { NAME($colour) }, Rückseite: { NAME($animal) }) kostet { $price }. Setze einen Preis von 1 bis 10
box-bare = Ein Plättchen (Farbe: { NAME($colour) }, Rückseite: { NAME($animal) }, Preis: { $price }) ist leer. Setze ein Gebäude oder eine Ware darauf
box-buildings = Ein Plättchen (Farbe: { NAME($colour) }, Rückseite: { NAME($animal) }, Preis: { $price }) hat mehr als 2 Gebäude. Lass höchstens 2 darauf
box-markets = Ein Plättchen (Farbe: { NAME($colour) }, Rückseite: { NAME($animal) }, Preis: { $price }) hat mehr als 2 Waren. Lass höchstens 2 darauf
box-two-dice = Kein Plättchen der Farbe { NAME($colour) } kostet 7 oder mehr. Zwei Würfel bezahlen 7 bis 10: Prüfe die Preise
box-empty-border = Grenze { $number } bringt nichts. Setze, was dort gedruckt ist
box-empty-stone = Flussfeld { $space } bringt nichts. Setze, was dort gedruckt ist
box-place = { NAME($part) }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}
box-part-tiles = Plättchen
box-part-river = Fluss
box-part-river-tiles = Flussplättchen
box-part-province-board = Provinz
box-part-action-spaces = Arbeiterfelder
box-part-tracks = Leisten
box-part-yield-tiles = Ertragsplättchen
box-part-chambers = Gemächer
box-part-dummy = Dummy
box-part-setup = Aufbau
box-part-karma = Karma
