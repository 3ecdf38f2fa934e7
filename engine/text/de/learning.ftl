house-step-of = Schritt { $number } von { $count }
house-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
house-alone = allein
house-you = Du
house-and-more = { $first }, { $last }
house-day-short = { $day }. { $month }
house-month-short-1 = Jan.
house-month-short-2 = Feb.
house-month-short-3 = März
house-month-short-4 = Apr.
house-month-short-5 = Mai
house-month-short-6 = Juni
house-month-short-7 = Juli
house-month-short-8 = Aug.
house-month-short-9 = Sep.
house-month-short-10 = Okt.
house-month-short-11 = Nov.
house-month-short-12 = Dez.
learn-minutes = { $minutes } Min.
progress-strength-1 = Leicht
progress-strength-2 = Mittel
progress-strength-3 = Schwer
progress-strength-4 = Experte
progress-next-level-here = { $played ->
    [one] dort { $won } von einer Partie gewonnen
   *[other] dort { $won } deiner letzten { $played } gewonnen
}
progress-next-level-before = { $played ->
    [one] gegen die Stufe davor { $won } von einer Partie gewonnen
   *[other] gegen die Stufe davor { $won } deiner letzten { $played } gewonnen
}
progress-next-level-first = ein Gegner für die erste Partie
progress-record-days = Tage in Folge
badge-first = Erster Sieg
    .about = Eine gewertete Partie gewonnen
badge-row = Drei in Folge
    .about = Drei gewertete Partien in Folge gewonnen
badge-levels = Stufe um Stufe
    .about = Auf jeder Stufe gewonnen
badge-weeks = Vier Wochen
    .about = In vier Wochen je eine gewertete Partie
progress-badge-next = { $badge }: { $far }
progress-badge-days = Sieben Tage
    .about = An sieben Tagen je eine Tagesaufgabe
progress-outcome-won-by = Sieg mit { $points }
progress-outcome-won = Gewonnen
progress-outcome-lost-by = Niederlage mit { $points }
progress-outcome-lost = Verloren
progress-outcome-place = { $place ->
    [1] Erster
    [2] Zweiter
    [3] Dritter
    [4] Vierter
    [5] Fünfter
   *[other] Sechster
} von { $count }
progress-record-days-counted = { $value ->
    [one] Tag
   *[other] Tage
}
progress-slips-mistakes = { $count ->
    [one] { $count } Fehler
   *[other] { $count } Fehler
}
progress-slips-blunders = { $count ->
    [one] { $count } Patzer
   *[other] { $count } Patzer
}
progress-slips-in = In { $games ->
    [one] deiner letzten Partie
   *[other] deinen letzten { $games } Partien
} gab es { $slips }
challenge-value-round = Runde { $value }
challenge-value-not-won = kein Sieg
challenge-practice-seed-before = sein Startwert wurde schon gespielt
challenge-practice-seed-beside = sein Startwert wurde auch in einer anderen Partie gespielt
challenge-practice-put-back = seine Aufzeichnung wurde auf einen früheren Stand gesetzt
challenge-practice-hint = es wurde ein Tipp gespielt
anew-results = Ergebnisse
    .note = Wertungen, Siege je Stufe, Rekorde, Abzeichen
anew-challenges = Tagesaufgaben
    .note = Versuche, Ergebnisse von Freunden, Tage in Folge
anew-puzzles = Rätsel
    .note = Wertung, Serie, Gelöstes und Gemerktes
anew-lessons = Lektionen
    .note = Welche geschafft sind, und wo du aufgehört hast
anew-scenarios = Szenarien
    .note = Welche du gewonnen hast
anew-begin = Zurücksetzen
anew-ask = Was möchtest du zurücksetzen?
anew-words = Die Dateien bleiben unter anderem Namen erhalten. Aufzeichnungen von Partien bleiben.
anew-done = Zurückgesetzt: { $titles }. Die alten Dateien bleiben unter anderem Namen erhalten.
coach-next = Weiter
coach-play-on = Weiterspielen
coach-lost = Von hier geht die Lektion nicht weiter
    .why = Das war ein erlaubter Zug, aber der nächste Schritt braucht eine andere Stellung.
coach-back-to-it = Zurück zum Schritt
coach-done = Lektion geschafft
coach-last = Das war die letzte Lektion dieses Spiels.
coach-then-game = { $bots ->
    [one] Du weißt genug für eine erste Partie gegen den schwächsten Bot.
   *[other] Du weißt genug für eine erste Partie gegen { $bots } der schwächsten Bots.
}
coach-then-puzzle = Nun ein Rätsel: Finde den Zug, der nichts verliert.
coach-then-challenge = Nun die Tagesaufgabe: Alle haben denselben Startwert.
coach-following = Als Nächstes: { $title }. { $about }.
coach-learnt = Du hast { $title } geschafft.
coach-all = Alle Lektionen
coach-next-lesson = Nächste Lektion
coach-now = Jetzt: { $order }.
coach-skip = Auslassen
coach-minutes = Etwa { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
coach-numbered = Lektion { $number }: { $title }
coach-show-me = Zeigen
coach-rule = Regel lesen
coach-game-goes-on = Die Lektion ist geschafft; die Partie geht weiter
coach-you-chose = Deine Wahl: { $move }
coach-works-too = Das geht auch, aber …
challenge-paste = Ergebnis einfügen
    .tip = Das Ergebnis eines Freundes, als eine Zeile
challenge-first-counts = Nur der erste Versuch zählt
challenge-copy = Ergebnis kopieren
    .tip = Eine Zeile für einen Freund
challenge-copied = Dein Ergebnis liegt in der Zwischenablage: Schick die Zeile einem Freund
challenge-today = Tagesaufgabe
challenge-same-seed = derselbe Startwert für alle
challenge-gone = Aufgegeben: Die Aufzeichnung ist fort
challenge-tomorrow = morgen eine neue
challenge-over = Die Tagesaufgabe ist beendet: Dein Ergebnis ist { $value }. Du kannst weiterspielen oder den Tisch verlassen.
challenge-begun = Begonnen, nicht beendet
challenge-begun-practice = Begonnen: zählt als Übung
challenge-new-practice = Nicht gespielt: zählt als Übung
challenge-compare = zu schlagen: { $name }
learn-title = Lernen und üben
learn-scenarios-tip = Eine Stellung mitten in der Partie, und ein Ziel
learn-start = Beginnen
learn-next-step = DEIN NÄCHSTER SCHRITT
learn-worth = WAS SICH ZU LERNEN LOHNT
learn-days = { $name }: { $days } Tage in Folge
learn-done = { $done } von { $count } geschafft
learn-midnight = Neu um Mitternacht. Vergleich mit Freunden, ganz ohne Netz:
learn-nothing-locked = Nichts ist gesperrt: Beginne jede Lektion, wann du willst.
learn-step = { $game }: { $step }
learn-lesson = { $game }, Lektion { $number }: { $title }
learn-cost-most = { $why }; diese Lektion hilft dort, wo es am meisten kostete
coach-about = { $about }: etwa { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
progress-open-review = Die Analyse öffnen, Zug für Zug
progress-title = Dein Fortschritt
progress-all = Alle
progress-set-up = Aufbauen
progress-first = Eine erste Partie
progress-or-lesson = Oder erst eine Lektion
progress-none = Noch keine Partie. Diese Seite füllt sich, während du spielst.
progress-any-level = Jede Stufe ist ein guter Anfang
progress-try = { $game }: Als Nächstes { $level }
progress-gold-edge = goldener Rand: als Nächstes
progress-games-here = Hier erscheinen deine Partien
    .words = Jede zeigt beste Züge, Fehler und Patzer und öffnet ihre Analyse.
progress-next-game = Deine nächste Partie
progress-facts = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $share } % gewonnen, seit { $day }
progress-rating-title = Wertung
progress-rating-dashed = gestrichelt: Stärke der Bots
progress-rating-begins = Deine Kurve beginnt bei 1.200 mit der ersten Partie gegen eine Stufe. Jedes Gesicht ist ein Bot etwa bei seiner Wertung.
progress-won-by-level = Siege je Stufe
progress-badges = Abzeichen
progress-earned = { $count } von { $all } erhalten
progress-records = Rekorde
progress-rating-this-month = { $sign }{ $points } in diesem Monat
progress-rating-dashed-mean = gestrichelt: mittlere Stärke der Bots
solve-task = Finde den Zug, der nichts verliert
solve-closed = Die Werte erscheinen nach deiner Antwort
solve-loses-nothing = verliert nichts
solve-as-good = ebenso gut
solve-best = bester
solve-your-task = AUFGABE
solve-in-a-row = in Folge
solve-your-rating = deine Wertung
solve-rating = Stärke
solve-why = Warum
solve-in-unit = Maß: { $unit }
solve-start = Lösen
solve-puzzles-of = Rätsel zu { $game }
solve-not-rated = Offen
solve-to-solve = { $count } zu lösen
solve-solved-of = { $solved } von { $count } gelöst
solve-answer = Antworten
solve-rule = Regel lesen (F1)
solve-lesson-tip = Sie übt solche Entscheidungen
solve-is-over = Das Rätsel ist vorbei. Spiel es aus, oder nimm das nächste.
solve-about-moves = In diesem Rätsel geht es um die Züge rechts
solve-choose-first = Wähle erst einen der Züge
solve-is-kept = Das Rätsel ist gemerkt
solve-not-kept = Das Rätsel ist nicht mehr gemerkt
solve-solved = { $count } gelöst
solve-not-yet = Noch nicht
solve-rated = { $searched }; das Rätsel hat Wertung { $rating }
solve-not-solved = Nicht gelöst
solve-kept = Gemerkt
solve-keep = Merken
solve-play-out = Ausspielen
    .tip = Geht von hier als Partie weiter
solve-next = Nächstes Rätsel
solve-right = Dein Zug verliert nichts.
solve-solved-at = Gelöst im { $tries ->
    [1] ersten
    [2] zweiten
    [3] dritten
   *[other] vierten
} Versuch
solve-cost-more = { $count ->
    [one] Ein Zug kostet noch mehr
   *[other] { $count } Züge kosten noch mehr
}
solve-wrong = Dein erster Zug kostete { $cost } { $unit }.
solve-again = Es kommt später wieder.
solve-points = Punkte
    .one = Punkt
scenario-tip = Von dieser Stellung aus spielen
scenario-won = Von dir gewonnen
scenario-reached = { $level } schaffte es
scenario-words = Eine Stellung mitten in der Partie, und ein Ziel, das ein Bot von dort erreicht hat.
scenario-won-of = { $count } von { $all } gewonnen
scenario-met = { $title }: gewonnen. Du kannst weiterspielen oder den Tisch verlassen.
scenario-missed = { $title }: Das Ziel ist außer Reichweite. Du kannst weiterspielen oder es noch einmal versuchen.
choices-title = Deine Entscheidungen
choices-tip = Jede Entscheidung mit ihrer Note und ihrem Verlust
choices-only = Nur diese: { $grade }
choices-in-order = Der Reihe nach
choices-order-tip = Nach Verlust oder der Reihe nach
choices-look = In der Wiederholung ansehen
choices-no-look = Die Partie ließ sich nicht untersuchen: { $fault }
choices-by-loss = Nach Verlust
choices-by-grade = Nach Noten
choices-wait = Gleich sucht { $judge } die besten Züge; einen Moment bitte.
choices-none = Keine davon.
choices-every = Alle Entscheidungen
choices-lesson = Lektion: teure Züge
choices-nothing-lost = nichts verloren
choices-better = Besser: { $best }
choices-not-adding = Jeder Verlust stammt aus einer eigenen Suche; zähle sie nicht zusammen.
choices-press = Klicke auf eine Entscheidung, um die Wiederholung kurz davor zu öffnen.
choices-beside = Jede Entscheidung wird mit der besten verglichen, die { $judge } findet. Ein Verlust im Fehler der Suche zählt als beste. Kostet eine Wahl { $mistake } oder mehr { $unit }, ist sie ein Fehler, ab { $blunder } ein Patzer.
choices-lost = { $unit } verloren
choices-lost-each = { $unit } je Entscheidung verloren
choices-lost-by = Verlust nach { $part ->
    [chapter] Kapiteln
    [round] Runden
    [turn] Zügen
    [worker] Arbeitern
   *[part] Teilen
}
challenge-now-practice = Die Tagesaufgabe vom { $day } zählt jetzt als Übung: { $why }
solve-try = { $number }. Versuch
    .short = { $number }.
choices-lost-each-by = Verlust im Mittel, nach { $part ->
    [chapter] Kapiteln
    [round] Runden
    [turn] Zügen
    [worker] Arbeitern
   *[part] Teilen
}
part-chapter = Kapitel { $number }
    .inside = Kapitel { $number }
part-round = Runde { $number }
    .inside = Runde { $number }
part-turn = Zug { $number }
    .inside = Zug { $number }
part-worker = Arbeiter { $number }
    .inside = Arbeiter { $number }
story-title = Der Verlauf der Partie
story-reading = Die Partie wird durchgesehen; einen Moment, bitte.
story-scores = Was alle haben; Einheit: { $unit }
story-lead = { NAME($seat, form: "Whose") } Vorsprung vor dem besten Gegner; Einheit: { $unit }
story-own = { NAME($seat, form: "Whose") } Ergebnis im Verlauf; Einheit: { $unit }
story-key-ahead = vorn
story-key-behind = hinten
story-at = { $part }: { $lead }
story-ahead = Letzter Wechsel der Führung: { $part }. { DOES($seat, you: "lagst", one: "lag") } von da an vorn.
story-ahead-always = { DOES($seat, you: "lagst", one: "lag") } von früh an bis zum Ende vorn.
story-behind = Letzter Wechsel der Führung: { $part }. { DOES($seat, you: "lagst", one: "lag") } von da an hinten.
story-behind-always = { DOES($seat, you: "lagst", one: "lag") } von früh an bis zum Ende hinten.
story-found = Hier fand { $judge } nichts Besseres.
story-swing = Das war eine der größten Änderungen des Vorsprungs.
story-moved = { DOES($seat, you: "lagst", one: "lag") } erst { $before }, dann { $after }.
story-kept = { DOES($seat, you: "bliebst", one: "blieb") } { $after }.
story-place = { $side ->
    [level] gleichauf
    [behind] { $points } zurück
   *[ahead] { $points } vorn
}
story-began = Vorsprung zu Beginn
story-ended = Vorsprung am Ende
story-figures = In Zahlen
    .tip = Woher das Ergebnis kam, mit allen Kurven und den Würfeln
story-learn = Eine Lektion übt das: { $about }, { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}.
story-next-time = Versuch nächstes Mal: { $best } ({ $when }, um { $lost } { $unit } besser).
story-turning = Wendepunkt: { $part }
story-most = Größter Umschwung, { $part }: { $told }
story-well = Kein Fehler gefunden: { $best } von { $all } Entscheidungen haben nichts verloren.
