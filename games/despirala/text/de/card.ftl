# Die Karte: was das Haus vom Spiel sagt, bevor dessen Regeln geladen sind.

despirala-mode = Spielart
    .asks = Wie man gewinnt
despirala-mode-normal = Normal
    .about = Die höchste Punktzahl gewinnt
despirala-mode-misere = Misère
    .about = Die niedrigste gewinnt, ohne Neuwurf
despirala-level-sampled-1 = Lässig
    .about = Spielt nach Gefühl
    .feels = Ein leichter erster Abend
    .says = Ein Wurf im Kopf, und danach gehe ich.
despirala-level-sampled-5 = Vorsichtig
    .about = Probiert fünf Würfe
    .feels = Verschätzt sich manchmal
    .says = Fünf Würfe im Kopf, dann wähle ich.
despirala-level-sampled-50 = Stetig
    .about = Irrt selten
    .feels = Verschätzt sich selten
    .says = Fünfzig Würfe im Kopf. Ich irre selten.
despirala-level-sampled-1000 = Gründlich
    .about = Irrt fast nie
    .feels = Verschätzt sich fast nie
    .says = Tausend Würfe im Kopf, jedes Mal.
despirala-level-competitive = Rivale
    .about = Siegt öfter, punktet weniger
    .feels = Spielt gegen dein Ergebnis
    .says = Ich sehe auf dein Blatt so genau wie auf meins.
despirala-level-competitive-win = Herausforderer
    .about = Spielt auf Sieg
    .feels = Wagt alles für den Sieg
    .says = Der zweite Platz ist mir nichts wert.
despirala-level-optimal = Exakt
    .about = Höchster Schnitt
    .feels = Verschenkt nichts
    .says = Ich weiß, was jeder Wurf wert ist. Ich nehme das Beste.
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
despirala-next-reroll = Sieh vor dem Neuwurf nach, wozu die jetzigen Würfel gut sind.
despirala-next-combination = Vergleiche vor der Wahl Punkte und Chance jeder Kombination.
despirala-next-stop = Vergleiche vor dem Aufhören deine Waren mit den fehlenden Würfeln.
despirala-next-collect = Vergleiche vor dem Weitersammeln die Kosten mit den fehlenden Würfeln.
