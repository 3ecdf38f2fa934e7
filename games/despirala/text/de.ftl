# Despirala auf Deutsch. Gezogen wird mit den englischen Worten oder den Sätzen hier.

## Namen

combination-collect-1 = { $form ->
    [face] 1
   *[plain] Einser
}
combination-collect-2 = { $form ->
    [face] 2
   *[plain] Zweier
}
combination-collect-3 = { $form ->
    [face] 3
   *[plain] Dreier
}
combination-collect-4 = { $form ->
    [face] 4
   *[plain] Vierer
}
combination-collect-5 = { $form ->
    [face] 5
   *[plain] Fünfer
}
combination-collect-6 = { $form ->
    [face] 6
   *[plain] Sechser
}
combination-three-pairs = { $form ->
    [digit] 3 Paare
   *[plain] Drei Paare
}
combination-two-triples = { $form ->
    [digit] 2 Drillinge
   *[plain] Zwei Drillinge
}
combination-four-of-a-kind = { $form ->
    [digit] Vierling
   *[plain] Vierling
}
combination-kamerun = Kamerun
combination-straight = Straße
combination-six-of-a-kind = { $form ->
    [digit] Sechsling
   *[plain] Sechsling
}
combination-general = General
combination-despirala = Despirala

## Gezähltes

goods = { $goods ->
    [0] keine Waren
    [one] { $goods } Ware
   *[other] { $goods } Waren
}
goods-dative = { $goods ->
    [0] keinen Waren
    [one] { $goods } Ware
   *[other] { $goods } Waren
}
points = { $points ->
    [0] keine Punkte
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
score = { $score ->
    [0] null Punkten
    [one] { $score } Punkt
   *[other] { $score } Punkten
}
rolls = { $rolls ->
    [0] keinem Wurf
    [one] { $rolls } Wurf
   *[other] { $rolls } Würfen
}
points-figure = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## Züge

move-attempt = { NAME($combination) }{ COUNT($faces) ->
    [0] { "" }
   *[other] { " " }{ LIST($faces, glue: "space") }
}
    .tight = { NAME($combination, form: "digit") }{ COUNT($faces) ->
        [0] { "" }
       *[other] { " " }{ LIST($faces, glue: "space") }
    }
move-reroll = Neu werfen
move-continue = Weitersammeln
    .short = Weiter
move-stop = Aufhören zu sammeln
    .short = Aufhören

## Was geschieht

turn-started = { DOES($seat, you: "beginnst", one: "beginnt") } Zug { $turn } mit { goods-dative }
    .hands = { PERSON($seat) ->
        [you] Fünf Waren für Zug { $turn } nehmen
        [mark] Fünf Waren für Zug { $turn } geben
       *[one] { NAME($seat) } fünf Waren für Zug { $turn } geben
    }
faces = { COUNT($faces) ->
    [one] eine { LIST($faces) }
   *[other] { LIST($faces, glue: "space") }
}
dice-rolled = { $paid ->
    [0] { DOES($seat, you: "wirfst", one: "wirft") }
   *[other] { DOES($seat, you: "zahlst", one: "zahlt") } { $paid ->
        [one] { $paid } Ware
       *[other] { $paid } Waren
    } und { DOES($seat, you: "wirfst", one: "wirft", subject: "no") }
} { faces }
    .log = { $paid ->
        [0] geworfen
       *[other] neu geworfen
    }
combination-chosen = { DOES($seat, you: "wählst", one: "wählt") } „{ NAME($move) }“
    .hands = { PERSON($seat) ->
        [one] Für { NAME($seat, form: "acc") } ansagen
       *[other] Ansagen
    }: { NAME($move) }
dice-set-aside = { DOES($seat, you: "legst", one: "legt") } { faces } zur Seite
    .hands = Beiseitelegen: { faces }
target-completed = { DOES($seat, you: "vollendest", one: "vollendet") } „{ NAME($move) }“ { $rolls ->
    [0] sofort
   *[other] mit { rolls }
}: { points }
    .log = { NAME($move) } { $rolls ->
        [0] sofort
       *[other] mit { rolls }
    }
    .banner = +{ $points }
    .how = { NAME($combination) } { $rolls ->
        [0] sofort
       *[other] mit { rolls }
    }
    .hands = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für { NAME($move) } in { PERSON($seat) ->
        [you] deine Spalte
        [mark] die Spalte
       *[one] die Spalte von { NAME($seat, form: "dat") }
    } schreiben
target-failed = { DOES($seat, you: "schaffst", one: "schafft") } „{ NAME($move) }“ nicht: { $missing ->
    [one] { $missing } Würfel fehlt
   *[other] { $missing } Würfel fehlen
}
    .log = { NAME($move) } gescheitert, { $missing ->
        [one] { $missing } fehlt
       *[other] { $missing } fehlen
    }
    .banner = Gescheitert
    .how = { $missing ->
        [one] { $missing } Würfel fehlt
       *[other] { $missing } Würfel fehlen
    }, die Waren sind verbraucht
    .hands = { NAME($combination) } in { PERSON($seat) ->
        [you] deiner Spalte
        [mark] der Spalte
       *[one] der Spalte von { NAME($seat, form: "dat") }
    } streichen: nicht geschafft
collected = { DOES($seat, you: "beendest", one: "beendet") } „{ NAME($combination) }“ { $count ->
    [0] ohne Würfel
    [one] mit { $count } Würfel
   *[other] mit { $count } Würfeln
}: { points }
    .log = { NAME($combination) }, bei { $count } aufgehört
    .banner = +{ $points }
    .how = { $count } × { NAME($combination, form: "face") } gesammelt
    .hands = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für { NAME($combination) } in { PERSON($seat) ->
        [you] deine Spalte
        [mark] die Spalte
       *[one] die Spalte von { NAME($seat, form: "dat") }
    } schreiben
goods-scored = { DOES($seat, you: "hast", one: "hat") } { goods } übrig und { DOES($seat, you: "schließt", one: "schließt", subject: "no") } mit { score }
    .log = { goods } übrig
    .hands = { PERSON($seat) ->
        [you] Deinen
        [mark] Den
       *[one] { NAME($seat, form: "Whose") }
    } Endstand aufschreiben: { $score ->
        [0] null Punkte
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }
game-won = { DOES($seat, you: "gewinnst", one: "gewinnt") } mit { score }
game-shared = Geteilter Sieg mit { score }: { LIST($winners, begins: "yes") }

## Was gefragt wird

ask-move = Wähle eine Kombination
ask-move-without-goods = Wähle eine Kombination; für einen neuen Wurf fehlt eine Ware
ask-move-or-reroll = Wähle eine Kombination, oder wirf neu
ask-stop = Hör auf zu sammeln
ask-stop-or-continue = Hör auf zu sammeln, oder mach weiter
roll-all = Wirf alle sechs Würfel
roll-all-again = Zahle eine Ware und wirf alle sechs Würfel
roll-rest = Zahle 1 Ware, wirf { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
} für { NAME($move) }

## Warum

only-move = { NAME($move) } ist der einzige Zug
expects = { NAME($move) }: im Mittel { $expected } Punkte
expects-before = { NAME($move) }: im Mittel { $expected } Punkte. Das Nächstbeste: { NAME($next) }, { $nextExpected }
expects-before-fewest = { NAME($move) }: im Mittel nur { $expected } Punkte. Das Nächstbeste: { NAME($next) }, { $nextExpected }
expects-even = { expects }, so gut wie { NAME($next) }
estimated = { NAME($move) }: am Ende { $expected } Punkte, so schätzt er
estimated-before = { estimated }. Das Nächstbeste: { NAME($next) }, { $nextExpected }
estimated-before-fewest = { NAME($move) }: am Ende nur { $expected } Punkte, so schätzt er. Das Nächstbeste: { NAME($next) }, { $nextExpected }
estimated-even = { NAME($move) }: am Ende { $expected } Punkte, so schätzt er, so gut wie { NAME($next) }
new-dice = Es bringt sechs neue Würfel für eine von { goods-dative }
so-far = Er hat bisher { points }, noch { $loose } Würfel zu werfen und { goods }
points-now = Es bringt jetzt { points } und lässt ihm { goods }
points-at-once = Es bringt { $points ->
    [0] keine Punkte
   *[other] sofort { points }
} und lässt ihm { goods }
complete-at-once = Es ist sofort vollendet und kostet nichts
to-finish = Chance, es mit { goods-dative } zu vollenden: { $chance }
stands-so-plays-boldly = Etwas mehr Risiko verspricht ihm mehr, als nur auf Punkte zu spielen: derzeit { NAME($worth) }
stands-so-plays-for-points = Mehr Risiko verspricht nichts Besseres, also spielt er auf Punkte: derzeit { NAME($worth) }
place-of-move = { NAME($move) }: { NAME($worth) }
place-of-move-before = { NAME($move) }: { NAME($worth) }. Das Nächstbeste: { NAME($next) }, { NAME($nextWorth) }
place-of-move-even = { NAME($move) }: { NAME($worth) }, so gut wie { NAME($next) }
place-expected = im Mittel Platz { $place } von { $players }
chance-to-win = { $chance } Siegchance

## Glück, in der Analyse

luck-of-roll = Geworfen: { LIST($faces, glue: "space") }
luck-of-collecting = { NAME($move) }: { $count } nach { rolls }
luck-of-target = { NAME($move) } für { goods }
luck-of-failure = „{ NAME($move) }“ nicht geschafft

## Worte, die beinahe ein Zug sind

collect-needs-number = Sammeln braucht eine Zahl von 1 bis 6, etwa „Collect 3“.
takes-no-faces = { NAME($combination) } braucht keine Augenzahl: Tippe nur „{ $typed }“.
needs-faces = { NAME($combination) } braucht { $wanted ->
    [1] eine Augenzahl
    [2] zwei verschiedene Augenzahlen
   *[3] drei verschiedene Augenzahlen
} von 1 bis 6, etwa „{ NAME($example) }“.
did-you-mean = „{ $words }“ ist kein Zug. Meintest du „{ $meant }“?
attempt-must-wait = „{ NAME($combination) }“ muss warten. Du sammelst gerade: Tippe „Continue“ oder „Stop“.
attempted-already = „{ NAME($combination) }“ wurde schon versucht.
reroll-must-wait = Du sammelst gerade. Tippe „Continue“, um die Würfel zu werfen, die nicht passen, oder „Stop“.
no-reroll = Neu werfen geht nicht: In Misère gibt es das nicht.
no-reroll-without-goods = Neu werfen geht nicht: Es kostet 1 Ware, und du hast keine.
cannot-continue = Du kannst nicht weitermachen: Dazu brauchst du eine Ware und einen Würfel, der nicht passt.
only-for-collecting = „{ NAME($move) }“ gibt es nur beim Sammeln; wähle jetzt eine Kombination.

## Die Leiste

bar-rolling = Die Würfel rollen
    .detail = Ein Klick oder die Leertaste zeigt gleich das Ergebnis
bar-rolling-of = { $whose } Wurf läuft
bar-no-row = Versuchen
    .detail = wähle eine Zeile
bar-collect = { NAME($combination) }
bar-attempt = { NAME($combination) } versuchen
bar-points-now = jetzt { points-figure }
bar-points-at-once = sofort { points-figure }
bar-chance = { $chance }  für { points-figure }
sheet-share = { $share } %
bar-selected-collect = { NAME($move) } ist gewählt: Was passt, bleibt liegen; dann aufhören oder weitermachen
bar-selected-complete = { NAME($move) } ist gewählt: sofort vollendet und kostenlos
bar-selected-lost = { NAME($move) } ist gewählt: Ohne Waren scheitert es sofort
bar-selected-target = { NAME($move) } ist gewählt: Vorher aufhören geht nicht
bar-hint-reroll = Tipp: neu werfen; oder klicke eine Zeile an
bar-click-row = Klicke eine Zeile an, oder drücke ihre Zahl
bar-points = { points-figure }
bar-points-expected = { points-figure }, zu erwarten { $expected }
bar-all-match = alle Würfel passen
bar-no-goods = keine Waren mehr
bar-costs-good = kostet 1 Ware
bar-good-expected = kostet 1 Ware, zu erwarten { $expected }
bar-collected = bisher { points-figure }, noch { goods }

## Tafeln und Karten

no-odds = Die Chancen ließen sich nicht ausrechnen: { $error }
working-out = Die Chancen werden ausgerechnet …
hints-later = Hier stehen die Züge mit dem, was sie wert sind, wenn du am Zug bist.
hint-move = Zug
hint-expected = Erwartet
hint-loss = Verlust
hint-unit = Punkte
figure = { $number }
loss-none = bester
why-alone = { $move }: { $why }.
why-as-good = { $move }: { $why }, so gut wie { $other }.
why-better = { $move }: { $why }; { $gap } besser als { $other }.
why-worse = { $move }: { $why }; { $gap } schlechter als { $other }.
panel-expected = Erwarteter Stand
panel-win = Siegchance
panel-hint = Alle Züge
chart-start = Beginn
chart-turn = Zug { $turn }
card-expects = erwartet

odds-of-face = Weitere { $face }er mit einer Ware
odds-to-finish = Würfe bis { NAME($combination) }
odds-median = Median { $rolls }

fact-expected = Erwarteter Endstand
    .value = { $expected }
fact-loss = Gegen den besten Zug
    .value = { $loss }
fact-now = Punkte jetzt
    .value = { $points }
fact-complete = Vollendet
    .value = sofort
fact-chance = Chance auf Vollendung
    .value = { $percent } %
fact-median = Würfe in der Hälfte der Fälle
    .value = höchstens { $rolls }
fact-mean = Würfe, wenn es gelingt
    .value = im Mittel { $rolls }
fact-spread = Streuung der Endstände
    .value = ± { $deviation }
fact-spread-later = Streuung der Endstände
    .value = wird ausgerechnet
fact-range = Neun von zehn enden bei
    .value = { $low } bis { $high }
advice-reroll = Kostet eine Ware; dann wählst du noch einmal.
advice-continue = Kostet eine Ware und wirft die Würfel, die nicht passen.
advice-stop = Trägt die Punkte ein und behält die Waren.
advice-collect = Was passt, bleibt liegen; dann aufhören oder weitermachen.
advice-target = Nimmt bis zu { goods }: Vorher aufhören geht nicht.

choose-faces = Die Augenzahlen wählen (F)
picker-title = { NAME($combination) }: Wähle die Augenzahlen
picker-faces = Augen
picker-chance = Chance

## Filz und Bogen

tray-roll = { $whose } Wurf
tray-goods = { $whose } Vorrat
tray-price = eine für jeden
    .below = weiteren Wurf
tray-aside = Beiseite
tray-aside-for = Beiseite für { NAME($combination) }
tray-dice-next = Gleich rollen die Würfel
tray-collected = { $matched } von 6 passen: bisher { points-figure }
    .tight = { $matched } von 6 passen
tray-all-match = Alles passt: sofort vollendet
    .tight = Alles passt
tray-complete = Vollendet
tray-matched = { $matched } von { $wanted } passen, { $loose ->
    [1] ein Würfel
    [2] zwei Würfel
    [3] drei Würfel
    [4] vier Würfel
    [5] fünf Würfel
   *[6] sechs Würfel
} noch zu werfen
    .short = { $matched } von { $wanted } passen, { $loose } offen
    .tight = { $matched } von { $wanted } passen
sheet-of = { $whose } Blatt
sheet-used = { $used } von { $turns } genutzt
sheet-combination = Kombination
sheet-points = Punkte
sheet-gives = Gibt
sheet-loss = Verlust
sheet-now = jetzt
sheet-up-to = bis { $points }
sheet-so-far = Punkte bisher
    .note = davon { $targets } mit Zielen
sheet-final = Endstand
    .note = davon { $targets } mit Zielen
sheet-goods = Waren am Ende
    .note = jetzt { $goods }
    .worth = je +1
sheet-goods-left = Übrige Waren
    .note = je ein Punkt
    .worth = +{ $goods }

grade-good-luck = Glück
grade-bad-luck = Pech
grade-neutral-luck = weder Glück noch Pech
grade-best = bester Zug
grade-inaccuracy = { $form ->
    [cap] Ungenauigkeit
   *[plain] Ungenauigkeit
}
grade-mistake = { $form ->
    [cap] Fehler
   *[plain] Fehler
}
grade-blunder = { $form ->
    [cap] Patzer
   *[plain] Patzer
}
grade-massive-blunder = { $form ->
    [cap] Grober Patzer
   *[plain] grober Patzer
}

## Die Analyse

review-better-than = Besser als { $percent } % davon
review-best-of-all = Besser als fast alle davon
review-worst-of-all = Schlechter als fast alle davon
review-after = Nach { $answers } Antworten
review-alone = { DOES($seat, you: "schließt", one: "schließt") } mit { $score }
review-tie = { LIST($winners, begins: "yes") } liegen gleichauf
won-by-points = Gewonnen mit { $margin ->
    [one] { $margin } Punkt
   *[other] { $margin } Punkten
} Vorsprung.
review-won = { DOES($seat, you: "gewinnst", one: "gewinnt") } mit +{ $margin }
review-person = Mensch
review-nothing-lost = Keine Wahl kostete Punkte
review-without = Ohne Fehler: { $better }
review-without-of = { PERSON($seat) ->
    [you] Ohne deine Fehler
    [mark] Ohne Fehler
   *[one] Ohne die Fehler von { NAME($seat, form: "dat") }
}: { $better } zu { $rival }
review-no-choice = Noch wurde nichts gewählt.
review-one-choice = Die eine Wahl war die beste, die es gab.
review-all-choices = Alle { $count } Entscheidungen waren die besten, die es gab.
review-note-grade = { NAME($grade, form: "cap") } { $delta }
review-note-done = { NAME($combination) } { $delta }
review-note-failed = { NAME($combination) } gescheitert { $delta }
review-working = Glück und Fehler werden ausgerechnet …
review-trouble = Die Partie ließ sich nicht auswerten: { $error }
review-luck = Glück, das zählte
review-well = Was gut lief
    .note = nach der Wirkung eines Zuges auf den Stand
review-costliest = { PERSON($seat) ->
    [you] Deine teuersten Entscheidungen
    [mark] Die teuersten Entscheidungen
   *[one] Die teuersten Entscheidungen von { NAME($seat, form: "dat") }
}
    .note = { $count } insgesamt
review-replay = In der Wiederholung ansehen
review-save = Die Aufzeichnung speichern (Strg+S)
review-copy = Die Aufzeichnung kopieren (Strg+C)
review-saved = Gespeichert als { $path }
review-not-saved = Die Aufzeichnung ließ sich nicht speichern: { $problem }
review-copied = Die Aufzeichnung liegt in der Zwischenablage
review-bar = { $mode }  ·  { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}  ·  { $more }
mode-normal = Normal
mode-misere = Misère
review-turn = Zug
review-dice = Würfel
review-goods = Waren
review-played = Gespielt
review-best = Besser war
review-lost = Punkte verloren
    .short = Verloren
review-too-many = Punkte zu viel
    .short = Zu viel
review-grade = Urteil
review-points = { points-figure }
review-card-luck = Glück
review-card-mistakes = Fehler
review-expected = Erwarteter Endstand
review-no-turn = Noch ist kein Zug vorbei
review-perfect = perfektes Spiel
review-bars-start = Balken ab { $low }
review-expects = Perfekt wären
review-total-luck = Glück
review-total-mistakes = Fehler
review-final = Endstand
review-million = Unter einer Million perfekter Spiele
review-where = { PERSON($seat) ->
    [you] Woher deine { $score } Punkte kommen
    [mark] Woher { $score } Punkte kommen
   *[one] Woher die { $score } Punkte von { NAME($seat, form: "dat") } kommen
}
    .short = { NAME($seat, form: "subject") }: { $score }

## Rätsel

puzzle-reroll = Alle sechs neu werfen
puzzle-now = jetzt { $now }, höchstens { $points }
puzzle-chance = { $percent } % für { $points }
puzzle-price = kostet 1 Ware
puzzle-exact = Exakter Wert
puzzle-next-best = Das Nächstbeste, { $move }, kostet { $cost } Punkte

## Der Tisch, an dem eine Stellung gelegt wird

desk-to-play = Am Zug
desk-position = Stellung, Zug { $turn } von { $turns }

## Der Tisch in Worten

table-playing = Despirala ({ table-mode }): Zug { $turn } von { $turns }, { PERSON($seat) ->
    [you] du bist am Zug
    [mark] am Zug
   *[one] { NAME($seat) } ist am Zug
}
table-over = Despirala ({ table-mode }): Die Partie ist vorbei
table-mode = { $mode ->
    [misere] Misère, der niedrigste Stand gewinnt
   *[normal] der höchste Stand gewinnt
}
table-goods = Waren
table-score = Stand
table-now = jetzt
table-dice = Würfel  { $dice }   { goods }
table-collecting = Würfel  { $dice }   { goods }   ({ NAME($move) }: eingeklammerte Würfel liegen beiseite)
table-completing = Würfel  { $dice }   { goods }   ({ NAME($move) }: eingeklammerte Würfel liegen beiseite, es fehlen: { LIST($wanted, glue: "space") })

# Die Aufbauseite, die Bilder der Regeln, die Stellungsseite.

setup-fourteen-goals = Vierzehn Ziele
setup-goals = je ein Versuch, daneben die Höchstpunkte
setup-goals-misere = je ein Versuch, die kleinste Summe gewinnt
picture-target = Vier Würfel bleiben liegen; eine Ware zahlt den nächsten Wurf der anderen.
desk-click = Klick auf einen Würfel oder ein Feld des Blatts; die rechte Taste geht zurück
field-no-die = kein Würfel
field-die = Würfel { $number } ({ $face })
field-turn = Zug
field-despirala-table-seat = Platz am Zug
field-dice = Würfel
    .about = Sechs, oder noch keine
field-aside = Beiseite
field-attempt = Gewählt
field-rolls = Bezahlte Würfe
field-despirala-table-rolls = Bezahlte Würfe
field-sheets = Blatt
field-points = Punkte
field-goods = Waren
field-a-attempt = Eine Kombination
field-combination = Kombination
field-faces = Augen
field-roll-all-dice-paid = Bezahlt
field-a-roll-all-dice = Alle Würfel werfen
field-a-choose-move = Eine Kombination wählen
field-a-go-on-collecting = Weitersammeln
field-a-roll-rest = Den Rest werfen

## Eine Stellung von Hand aufbauen

edit-seat = Klick: Blatt und Waren dieses Platzes
edit-die = Klick: die nächste Seite. Rechte Taste: die davor
edit-dice = Klick: sechs Würfel, von jeder Seite einer
edit-own-goods = Klick: eine Ware mehr für den Platz am Zug. Rechte Taste: eine weniger
edit-faces = Klick: die nächsten Augen, für die sie stehen kann. Rechte Taste: die davor
edit-cell = Klick: die meisten Punkte, dann weniger, 0 und wieder frei. Rechte Taste: zurück
edit-goods = Waren des gezeigten Platzes
edit-rolls = Wie viele Waren in die gewählte Kombination gingen
edit-mode = Welche Summe gewinnt, die höchste oder die niedrigste
edit-next = Was der Platz am Zug als Nächstes tut
edit-attempt = Klick: gewählt, mit den Augen, die am häufigsten liegen. Noch einmal: nicht gewählt
edit-over = Die Partie ist vorbei: Jedes Feld ist ausgefüllt
edit-comes-next = Was als Nächstes kommt
edit-has-chosen = Der Platz am Zug hat gewählt
edit-kind-start = Zug beginnt
edit-kind-roll = Alle werfen
edit-kind-choose = Wählen
edit-kind-collect = Weiter oder Halt
edit-kind-rest = Rest werfen
field-mode = Spielart
    .asks = Wie man gewinnt
dice-beside = { NAME($seat, form: "subject") }: Würfe brachten { $count } Würfel mit { $face }; erwartet waren { $expected }.

# Für alle, die dem Textprogramm zuhören.
listen-seat = { NAME($seat, form: "subject") }: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}, { goods }
listen-done = { NAME($seat, form: "subject") }, { NAME($combination) }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
listen-dice = Die Würfel zeigen { LIST($dice) }
listen-aside = Für { NAME($move) } beiseite: { LIST($dice) }. { COUNT($others) ->
    [0] Die anderen Würfel: keine
    [one] Der andere Würfel: { LIST($others) }
   *[other] Die anderen Würfel: { LIST($others) }
}
listen-now = { NAME($combination) }: { DOES($seat, you: "versuchst", one: "versucht") } es gerade
listen-open = { NAME($combination) }: noch offen bei { LIST($seats, form: "dat") }
odds-heard-target = { NAME($move) }: { NAME($chance) } Chance, es mit deinen Waren zu schaffen
odds-heard-collect = { NAME($move) }: { $matching ->
    [0] Kein Würfel passt
    [one] { $matching } Würfel passt
   *[other] { $matching } Würfel passen
} jetzt, { NAME($chance) } Chance auf mindestens { $matching ->
    [0] einen
   *[other] einen weiteren
} für die nächste Ware
