house-yes = Ja
house-cancel = Abbrechen
house-back = Zurück
house-to-main-menu = Zum Hauptmenü
house-rules = Regeln
house-settings = Einstellungen
house-person = Mensch
house-bot = Bot
house-name = Name
house-play = Spielen
house-continue = Weiterspielen
house-seat = Platz { $number }
house-add-seat = Platz hinzufügen
house-take-seat-away = Diesen Platz wegnehmen
house-rolled-for-you = Vom Programm
house-real-dice = Echte Würfel
house-real-table = Echter Tisch
house-set-up = Aufbau
house-not-played = Noch nicht gespielt
house-sound-off = Ton aus
house-sound-on = Ton an
house-hints = Tipps
house-position = Stellung
house-play-on = Weiterspielen
house-play-again = Noch einmal spielen
    .tip = Dieselben Plätze, ein neuer Startwert
house-replay = Ansehen
house-review = Analyse
house-main-menu = Hauptmenü
house-table = Tisch
house-back-to-table = Zurück zum Tisch
house-take-back = Zurücknehmen
house-first-lesson = Erste Lektion
hub-go-on-learning = Weiterlernen
hub-sit-down = Partie beginnen
house-same-seed = Derselbe Startwert bringt dieselben Würfel
house-a-word = Ein Wort
house-seed-empty = Der Startwert ist leer: Gib ein Wort oder eine Zahl ein
house-new-game = Neue Partie
glue-dots = { $first }  ·  { $last }
house-of-all = { $count } von { $all }
house-noted = { $title }: { $about }
house-players-upto = { $few } bis { $many } Spieler
house-players = { $many } Spieler
house-day = { $day }. { $month } { $year }
house-month-1 = Januar
house-month-2 = Februar
house-month-3 = März
house-month-4 = April
house-month-5 = Mai
house-month-6 = Juni
house-month-7 = Juli
house-month-8 = August
house-month-9 = September
house-month-10 = Oktober
house-month-11 = November
house-month-12 = Dezember
house-round-round = Runde
house-round-turn = Zug
house-round-chapter = Kapitel
house-round-number = { $name } { $number }
house-round-number-of = { $name } { $number } von { $total }
house-level-random = Zufall
    .about = Irgendein erlaubter Zug
house-figures-score = gemessene Punkte im Mittel
proposal-first = für die erste Partie
proposal-won = nach deinem Sieg
proposal-even = zur Revanche
proposal-again = noch einmal
hub-new = Neu: Beginne mit der Lektion
hub-learn = Lernen
hub-progress = Fortschritt
hub-settings-note = Ton, Tempo, Tipps
house-credits = Mitwirkende
hub-credits-note = Symbole, Schriften, Dank
hub-against = Gegen { $level }
hub-lessons-done = { $done } von { $count } Lektionen
hub-no-games = Noch keine Partie
hub-minutes = { $minutes } Min.
hub-in-making-tip = { $title } ist noch nicht fertig und lässt sich nicht spielen
hub-in-the-making = Noch nicht fertig
hub-campaign = Kampagne
hub-real-title = Der Bot an deinem Brett
hub-real-note = Du bewegst die Figuren
hub-same-dice = Gleiche Würfel für alle
hub-choose-seats = Wähle, wer mitspielt
hub-lesson-of = Lektion { $number } von { $count }
hub-played = { $played } gespielt
hub-new-here = Neu
hub-game-open = Unbeendet
hub-real-tip = Das Brett liegt auf deinem Tisch, das Programm spielt die Bots
hub-key-choose = anderes Spiel
hub-key-play = spielen
hub-key-new = neue Partie
hub-key-learn = Lektionen
hub-key-challenge = Tagesaufgabe
hub-key-real = echter Tisch
hub-key-full-screen = Vollbild
hub-version = Version { $version }  ·  spielt ohne Netz
resume-run-bot = Den Bot dieser Partie ({ $game }) starten?
resume-run-bot-words = Sie verwendet { $files }. { $warning }
resume-run-it = Starten
resume-is-over = Diese Partie ist vorbei. Du findest sie bei deinen Aufzeichnungen.
resume-is-open = Diese Partie ({ $game }) ist in einem anderen Fenster offen.
resume-is-open-words = Spiele dort weiter, oder spiele hier eine Kopie.
resume-open-copy = Kopie öffnen
resume-delete-words = Du kannst sie nicht zurückholen. Beendete Partien und die Statistik bleiben.
resume-delete-ask = Diese Partie ({ $game }) löschen?
resume-delete = Löschen
resume-warning = Wenn du weiterspielst: { $warning }.
resume-in-sandbox = Der Bot läuft abgeschottet: Er sieht nur seinen eigenen Ordner und hat kein Netz.
house-ago-now = gerade eben
house-ago-yesterday = gestern
hub-morning = Guten Morgen
hub-afternoon = Guten Tag
hub-evening = Guten Abend
hub-greeting = { $words }, { $name }
house-ago-minutes = { $count ->
    [one] vor { $count } Minute
   *[other] vor { $count } Minuten
}
house-ago-hours = { $count ->
    [one] vor { $count } Stunde
   *[other] vor { $count } Stunden
}
house-ago-days = { $count ->
    [one] vor { $count } Tag
   *[other] vor { $count } Tagen
}
house-ago-weeks = { $count ->
    [one] vor { $count } Woche
   *[other] vor { $count } Wochen
}
house-ago-months = { $count ->
    [one] vor { $count } Monat
   *[other] vor { $count } Monaten
}
hub-won-so-far = { $won } von { $games } { $games ->
    [one] Partie
   *[other] Partien
} gewonnen.
hub-all-in-all = { $games } { $games ->
    [one] Partie
   *[other] Partien
}, { $share } % gewonnen
hub-rules-note = { $games ->
    [one] Ein Spiel, durchsuchbar
   *[other] { $games } Spiele, durchsuchbar
}
hub-won-of = { $won } von { $played } gewonnen
house-about-minutes = Etwa { $minutes } { $minutes ->
    [one] Minute
   *[other] Minuten
}
resume-over = vorbei
resume-dice = Würfel sind dran
resume-your-move = du bist am Zug
resume-hands = { $name }, Schritt { $steps }
resume-to-move = { $name } ist am Zug
resume-delete-this = Diese unbeendete Partie löschen
resume-before = Vorige Partie
resume-next = Nächste Partie
resume-heading = Deine unbeendete Partie
resume-saved = Gespeichert { $when }
hub-welcome = Willkommen
hub-next-game = Deine nächste Partie
hub-next-step = Dein nächster Schritt
step-game = Erste Partie
step-puzzle = Erstes Rätsel
setup-drag = Ziehen ändert die Reihenfolge
setup-colour = Farbe dieses Platzes
setup-colour-name = { $colour }
setup-colour-swap = Tauscht mit diesem Platz
setup-colour-tip = Farbe: { $colour }. Ein Klick zeigt alle Farben, links und rechts wechseln sie.
seat-colour-blue = Blau
seat-colour-orange = Orange
seat-colour-green = Grün
seat-colour-pink = Rosa
seat-colour-red = Rot
seat-colour-sky = Himmelblau
seat-colour-yellow = Gelb
seat-colour-white = Weiß
seat-colour-purple = Lila
seat-colour-brown = Braun
setup-hints-allowed = Tipps erlaubt
setup-no-hints = Keine Tipps
setup-question = Wer spielt mit?
setup-chairs = { $few } bis { $many } Plätze
setup-quoted = „{ $words }“
setup-bench = Die Bots
    .how = anklicken, dann einen Platz; oder ziehen
    .short = anklicken, dann einen Platz
setup-on-every-chair = Für alle Plätze der Bots
setup-sits = spielt mit
setup-empty-chair = Freier Platz
    .how = für Freunde oder einen Bot
setup-a-friend = Freund
setup-seat-a-person = Hier spielt ein Mensch
setup-seat-a-bot = Hier spielt ein Bot
setup-evening = Optionen
setup-level-tip = { $title }: { $figure } ({ $about })
setup-proposed = empfohlen
setup-read-rules = Die Regeln lesen
setup-position-tip = Stelle eine Stellung auf, frag einen Bot dazu und spiel von dort weiter
setup-know = Ich kenne das Spiel
setup-know-tip = Die Lektion bleibt daneben
setup-lesson-tip = Lerne das Spiel in einer Lektion
setup-start = Partie beginnen
setup-lay-out = Brett aufbauen
setup-my-box = Meine Schachtel
setup-box = Diese Plättchen sind erschlossen
    .words = Gleiche sie zuerst mit deiner Schachtel ab. { $left ->
        [0] Deine Schachtel ist fertig: Wähle „Meine Schachtel“ als Zahlen.
        [one] { $left } Teil ist noch nicht verglichen.
       *[other] { $left } Teile sind noch nicht verglichen.
    }
setup-box-none = Du hast noch keine Schachtel. Öffne „Meine Schachtel“ beim Vorbereiten oder lies eine ein: main.py box rajas import DATEI
setup-box-anyway = Trotzdem aufbauen
setup-real-needs-bot = Ein echter Tisch braucht einen Bot. Gib ihm einen Platz.
setup-your-best = Dein Bestes { $best }, Mittel { $mean }
setup-dice = Wer würfelt
setup-rolled = Programm
    .about = Du wählst, es würfelt
setup-real-dice = Echte Würfel
    .about = Du gibst ein, was sie zeigen
setup-real-table = Das Brett liegt auf deinem Tisch. Hier spielen die Bots, und der Bildschirm sagt, was du bewegst.
    .about = Dein Brett, unsere Bots
setup-hints-note = Beste Züge und Chancen
setup-take-back = Rücknahme
    .note = Auch nach Würfen
    .tip = Übung: Jeder Schritt lässt sich zurücknehmen, auch geworfene Würfel
setup-analysis = Glück und Fehler
    .note = Live, neben dem Tisch
    .tip = Die Analyse nach der Partie zeigt sie auf jeden Fall
setup-readings = Lesarten des Dokuments
    .note = { $changed ->
        [0] wie empfohlen
        [one] { $changed } geändert
       *[other] { $changed } geändert
    }
    .open = { $count ->
        [one] Eine Stelle seines Dokuments ist unklar
       *[other] { $count } Stellen seines Dokuments sind unklar
    }
    .back = Zurück zu den Optionen
    .tip = Wie das Dokument eines Bots gelesen wird, wo es unklar ist
setup-modifiers = Schwierigkeit
    .note = { $changed ->
        [0] nichts gewählt
       *[other] { $changed } gewählt
    }
    .open = { $count ->
        [one] Ein Vorteil, der SUPERCAT stärker macht
       *[other] { $count } Vorteile, die SUPERCAT stärker machen
    }
    .tip = Wähle, was einen Bot stärker macht
setup-another-seed = Ein anderer Startwert
setup-copy-seed = Startwert kopieren
setup-seed-copied = Startwert kopiert
setup-seed = Startwert
setup-needs-name = Platz { $number } braucht einen Namen
setup-two-called = Zwei Plätze heißen { $name }
setup-against-many = { $people } gegen { $bots } Bots
setup-by-themselves = { $names } spielen unter sich
setup-alone = { $name } allein
setup-against = { $people } gegen { $bots }
setup-by-lot = ausgelost
setup-first-seat = Platz 1: { $who }
setup-what-differs = Geänderte Optionen
setup-in-this-game = In dieser Partie
house-sentence = { $words }.
house-number = { $number }
frame-way = { $label } ({ $key })
hub-box = Plättchen abgleichen
hub-box-note = Stell ein, was auf deinen steht
