# Die Karte: was das Haus vom Spiel sagt, bevor dessen Regeln geladen sind.

despirala-mode = Spielart
despirala-mode-normal = Normal
    .about = Die höchste Punktzahl gewinnt
despirala-mode-misere = Misère
    .about = Die niedrigste gewinnt, ohne Neuwurf
despirala-level-sampled-1 = Lässig
    .about = Spielt nach Gefühl
despirala-level-sampled-5 = Vorsichtig
    .about = Probiert fünf Würfe
despirala-level-sampled-50 = Stetig
    .about = Irrt selten
despirala-level-sampled-1000 = Gründlich
    .about = Irrt fast nie
despirala-level-competitive = Rivale
    .about = Spielt auf Rang
despirala-level-competitive-win = Herausforderer
    .about = Spielt auf Sieg
despirala-level-optimal = Exakt
    .about = Immer das Beste
despirala-tagline = Sechs Würfel · vierzehn Ziele
despirala-about = Wirf sechs Würfel, wähle eines von vierzehn Zielen und gib Waren aus, um es zu vollenden. Gier kostet alles.
despirala-record = Beste Punktzahl
despirala-record-unit = { $value ->
    [one] Punkt
   *[other] Punkte
}
despirala-badge = Kaum ein Fehltritt
    .about = Dreißig beste Züge, abzüglich der Fehler
despirala-loss-unit = Punkte
despirala-judge = die exakte Rechnung
despirala-challenge = Viele Punkte in 14 Zügen
