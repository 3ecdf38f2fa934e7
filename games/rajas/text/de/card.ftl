# Die Karte: was das Haus vom Spiel sagt, bevor dessen Regeln geladen sind.

rajas-board = Fassung
rajas-board-base = Grundspiel
    .about = Zehn Würfel, fünf Arbeiter
rajas-board-navaratnas = Navaratnas
    .about = Ertragsplättchen, acht Würfel, sechs Arbeiter
rajas-ganga = Ganga
rajas-ganga-off = Aus
    .about = Der Fluss wie gedruckt
rajas-ganga-on = An
    .about = Acht Plättchen bedecken den Fluss
rajas-handicap = Vorgabe
    .about = Wie weit Dummys voraus sind
rajas-handicap-none = Keine
rajas-handicap-some = { $fame } Ruhm, { $money } Geld
rajas-dummies = Dummys
rajas-dummies-letter = Wörtlich
    .about = Genau wie die Solo-Fassung sagt
rajas-dummies-sensible = Mit Sinn
    .about = Keine Aktion, die nichts bringt
rajas-numbers = Zahlen
    .about = Erschlossen sind alle 64 Provinzplättchen, alle 16 Ränder, 29 von 30 Flussfeldern, 12 von 16 Boni der Leisten, 23 von 30 Ertragsplättchen, 5 von 8 Ganga-Plättchen, 21 von 37 Arbeiterplätzen, die Größe der Provinz, die Wahl der Deckplättchen
rajas-numbers-printed = Mitgeliefert
    .about = Gedruckt, wo bekannt, sonst erschlossen
rajas-numbers-mine = Eigene
    .about = Aus deiner eigenen Datei
rajas-level-dummy = Dummy
    .about = Die Solo-Fassung
rajas-level-greedy = Gierig
    .about = Nimmt, was am meisten bringt
rajas-level-page = Page
    .about = Plant einen Zug
rajas-level-minister = Minister
    .about = Plant in Runden
rajas-level-raja = Raja
    .about = Wägt jeden Zug
rajas-tagline = Reichtum und Ruhm
rajas-about = Setze Arbeiter, wirf Würfel und baue eine Provinz, bis Reichtum und Ruhm sich auf dem Weg um den Palast begegnen.
rajas-figures = Runden bis zum Ende, gemessen
rajas-record = Größter Vorsprung
rajas-record-unit = { $value ->
    [one] Schritt
   *[other] Schritte
}
rajas-badge = Reißender Fluss
    .about = Rajas mit zwanzig Schritten gewonnen
rajas-loss-unit = Runden
rajas-judge = der Raja
rajas-challenge = Sich in wenigen Runden treffen
