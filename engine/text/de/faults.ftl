# Fehler, wie das Programm sie englisch schreibt (siehe engine/core/errors.py): $where ist ein Feld,
# $seat ein Platz, $fault ein weiterer Fehler.

as-typed = „{ $words }“
as-typed-entry = Eintrag { $number } in „{ $words }“

# -- Stellungen: was in jedem Spiel gilt

fault-seats-held = { $where }: Es sind { $count } Plätze; möglich sind { $low } bis { $high }
fault-seats-play = Es spielen { $count }; { $game } ist für { $low } bis { $high }
fault-steps-ask = Der nächste Schritt fragt Platz { $seat }, den es nicht gibt
fault-steps-name = Ein Schritt nennt Platz { $seat }, den es nicht gibt
fault-steps-unfit = Der nächste Schritt passt nicht zu dieser Stellung. Entferne ihn, oder ändere die Stellung
fault-step-on-top = Der nächste Schritt passt nicht zu dieser Stellung. Entferne ihn, oder ändere die Stellung
fault-step-of-kind = Der nächste Schritt passt nicht zu dieser Stellung. Entferne ihn, oder ändere die Stellung
fault-entries = { $where }: Es sind { $count } Einträge statt { $wanted }
fault-entries-must = { $where }: Es sind { $count } Einträge statt { $wanted }
fault-entries-beside = { $where }: Es sind { $count } Einträge statt { $wanted }
fault-entries-needed = { $where }: Es müssen { $count } Einträge sein
fault-entries-each = { $where } und { $where2 }: Es müssen je { $count } Einträge sein
fault-length = { $where }: Es sind { $count } Einträge statt { $wanted }
fault-wrong-length = { $where }: Die Anzahl der Einträge passt nicht
fault-order = { $where }: Jeder Platz muss genau einmal vorkommen
fault-ascending = { $where }: Die Werte müssen aufsteigen
fault-ascending-is = { $where }: Die Werte müssen aufsteigen
fault-no-seat = { $where }: Diesen Platz gibt es nicht
fault-a-seat = { $where }: Diesen Platz gibt es nicht
fault-a-seat-or-none = { $where }: Das muss ein Platz sein, oder keiner
fault-range = { $where }: { $value } ist nicht möglich, nur { $low } bis { $high }
fault-range-by-now = { $where }: { $value } ist bisher nicht möglich, nur { $low } bis { $high }
fault-lowest = { $where }: { $value } ist zu wenig; das Mindeste ist { $low }
fault-highest = { $where }: { $value } ist zu viel; das Höchste ist { $high }
fault-negative = { $where }: { $value } ist zu wenig; das Mindeste ist 0
fault-negative-two = { $where } und { $where2 }: Das Mindeste ist 0
fault-negative-three = { $where }, { $where2 } und { $where3 }: Das Mindeste ist 0
fault-cannot-be = { $where }: { $value } ist hier nicht möglich
fault-colours-two = { $where } und { $where2 }: Eine Farbe gibt es nicht
fault-colours = { $where }: Eine Farbe gibt es nicht
fault-color = { $where }: Diese Farbe gibt es nicht
fault-two-places = An zwei Orten liegt: { $thing }
fault-in-play = { $where }: Ein System ist nicht im Spiel
fault-above-zero = { $where }: Jede Anzahl muss größer als 0 sein

# -- Stellungen und andere Dateien

fault-this-position = Das ist keine Stellung von { $game }. Wähle eine von { $game2 }, oder öffne sie in ihrem Spiel
fault-unreadable-position = Die Stellung ist nicht lesbar: { $fault }
fault-impossible-position = Die Stellung ist nicht möglich: { $fault }
fault-position-seats = Die Stellung hat { $count } Plätze, der Aufbau { $seats }
fault-position-ruled = Platz { $number } der Stellung gehört zu „{ $player }“, und die Regeln führen ihn: Setze dort „{ $player2 }“, nicht „{ $other }“
fault-position-not-ruled = Platz { $number } der Stellung gehört nicht zu „{ $player }“: Setze dort „human“ oder einen Bot
fault-position-null = { $path } enthält keine Stellung, sondern null
fault-no-decision = In dieser Stellung gibt es nichts zu entscheiden ({ $what })
fault-missing = { $where } fehlt
fault-surplus = { $where } gehört nicht dorthin; lass es weg
fault-kind = { $where }: Die Art { $kind } ist hier nicht möglich
fault-keys = { $where } hat den Schlüssel { $key }; seine Schlüssel sind ganze Zahlen
fault-must-be-number = { $where }: Statt { $value } muss dort eine ganze Zahl stehen
fault-must-be-any-number = { $where }: Statt { $value } muss dort eine Zahl stehen
fault-must-be-text = { $where }: Statt { $value } muss dort ein Text stehen
fault-must-be-flag = { $where }: Statt { $value } muss dort „true“ oder „false“ stehen
fault-must-be-object = { $where }: Statt { $value } muss dort ein Objekt stehen
fault-must-be-list = { $where }: Statt { $value } muss dort eine Liste stehen
fault-must-be-long = { $where }: Statt { $value } muss dort eine Liste aus { $count } stehen
fault-must-be-one = { $where }: Statt { $value } muss dort eines davon stehen: { $words }
fault-must-be-within = { $where }: Statt { $value } muss dort eine ganze Zahl von { $low } bis { $high } stehen
fault-must-be = { $where }: Statt { $value } muss dort stehen: { $words }
fault-user-file = { $where }: Dieser Inhalt ist dort nicht möglich
fault-user-file-has = { $where }: Dieser Inhalt ist dort nicht möglich
fault-user-file-counts = { $where }: Eine Zahl ist kleiner als 0
fault-user-file-days = { $where }: „{ $day }“ ist kein Tag
fault-not-an-object = { $where } muss ein Objekt sein
fault-not-a-text = { $where } muss ein Text sein
fault-format = „format“ muss { $format } sein
fault-damaged = { $path } ist beschädigt: { $fault }
fault-cannot-be-read = { $path } ist nicht lesbar: { $fault }
fault-cannot-be-written = { $path } lässt sich nicht schreiben: { $fault }
fault-many-copies = { $path } ist beschädigt, und daneben liegen schon zu viele Kopien
fault-kept-as = { $fault }; die Datei heißt jetzt { $name }
fault-not-json = Das ist kein JSON: { $fault }
fault-not-json-at = { $fault } in Zeile { $line }, Spalte { $column }
fault-no-object-there = { $what } ist kein JSON-Objekt
fault-path = { $path }: { $fault }
fault-no-object = Sie enthält kein JSON-Objekt
fault-its-format = Ihr „format“ muss { $format } sein
fault-empty = Sie ist leer
fault-too-large = Sie ist größer als { $size } MB
fault-device = Sie ist keine Datei, sondern ein Gerät oder eine Pipe
fault-pipe = Sie ist eine Pipe, in die niemand schreibt
fault-half = Sie enthält ein halbes Zeichen
fault-not-utf-at = Ab Byte { $number } ist sie kein Text in { $encoding }; speichere sie als UTF-8
fault-bytes = Byte { $number } ist kein Text in UTF-8; speichere sie als UTF-8
fault-not-utf = Sie ist kein Text in { $encoding }; speichere sie als UTF-8
fault-no-document = Der Inhalt ist kein JSON-Dokument

# -- Aufzeichnungen

fault-record-neither = Das ist weder eine Aufzeichnung dieses Programms noch ein Protokoll des Wettbewerbs. Wähle eine Aufzeichnung, oder die Datei game.json des Wettbewerbs
fault-record-format = Die Aufzeichnung hat das Format { $format }; dieses Programm liest { $readable }
fault-record-game = Das Spiel der Aufzeichnung ist { $game }; dort muss der Name eines Spiels stehen
fault-record-answers = Die Antworten der Aufzeichnung sind keine Liste
fault-record-over = Davor ist die Partie schon zu Ende
fault-record-seat = Dort antwortet Platz { $seat }, aber gefragt ist { $expected }
fault-record-result = Das Ergebnis ist keines für { $count } Plätze
fault-record-seats = { $game } ist nicht für { $count } Plätze
fault-record-moved = { $path } wurde in einem anderen Fenster weitergespielt
fault-moved = { $path } wurde von einem anderen Fenster verschoben
fault-in-use = { $path } ist in einem anderen Fenster offen
fault-no-line-object = Zeile { $number } ist kein JSON-Objekt
fault-lacks = { $what }: „{ $name }“ fehlt
fault-record-rolls = Die Anzahl der Würfe ist { $value }; dort muss eine Zahl stehen
fault-record-hint = Der Vermerk über Hinweise ist { $value }; dort muss true oder false stehen
fault-record-hint-note = Der Vermerk eines Hinweises ist { $value }; dort müssen eine Anzahl und ein Zug stehen
fault-record-reasons = Die Gründe sind { $value }; dort muss eine Liste stehen
fault-record-name = Der Name eines Platzes ist { $value }; er lässt sich nicht anzeigen
fault-record-pair = { $value } sind nicht zwei Dinge, die sich tauschen lassen
fault-record-left = { $value } Antworten können nicht übrig sein
fault-record-roll = { $value } ist kein Wurf mit { $count } Würfeln
fault-record-order = { $value } ist keine Reihenfolge von { $example }
fault-record-drawn = { $value } kann hier nicht gezogen werden

# -- Einstellungen

fault-no-setting = Die Einstellung „{ $name }“ gibt es nicht
fault-language = Als „language“ sind möglich: { $languages }
fault-window = „window_size“ muss [Breite, Höhe] sein, mindestens [{ $width }, { $height }]
fault-player-name = „player_name“ muss ein Text mit 1 bis { $count } Zeichen sein
fault-player-signs = „player_name“ darf keine Steuerzeichen enthalten
fault-speed = „animation_speed“ muss off, fast, normal oder slow sein
fault-setting-flag = „{ $name }“ muss true oder false sein
fault-setting-number = „{ $name }“ muss eine Zahl von { $low } bis { $high } sein
fault-defaults = { $fault }. Es gelten die Grundeinstellungen.
fault-begins-again = { $fault }. Dieser Teil fängt neu an.
fault-will-be-renamed = { $fault }. Dieser Teil fängt neu an, und die Datei wird umbenannt.
fault-statistics = { $path } ist für die Statistik nicht verwendbar: { $fault }
fault-other-database = Sie ist die Datenbank eines anderen Programms

# -- die Kommandozeile

fault-help = { $fault } („{ $command } --help“ erklärt mehr)
fault-no-game = Das Spiel „{ $name }“ gibt es nicht; es gibt { $games }
fault-not-loaded = { $game } lässt sich nicht laden: { $error }
fault-no-language = Die Sprache „{ $name }“ gibt es nicht; es gibt { $known }
fault-seat-count = { $game } ist für { $low } bis { $high }, nicht für { $count }
fault-no-seed = Der Startwert ist leer: Gib ein Wort oder eine Zahl an
fault-no-player = { $game } kennt „{ $name }“ nicht; am Tisch sitzen können { $known }
fault-no-option = { $game } kennt die Option „{ $name }“ nicht; es gibt { $known }
fault-option-value = Die Option { $name } kann nicht „{ $value }“ sein; möglich ist { $known }
fault-option-player = Für die Option { $name } muss „{ $player }“ am Tisch sitzen
fault-option-form = --option erwartet key=value, nicht „{ $words }“
fault-option-fit = --option { $pair } passt nicht: { $why }
fault-no-move-now = „{ $answer }“ ist jetzt nicht möglich ({ $asked })
fault-no-review = { $game } hat keine Analyse von Glück und Entscheidungen
fault-no-review-here = { $game } hat keine Analyse
fault-no-challenge = { $game } hat keine Tagesaufgabe
fault-no-box = { $game } hat keine Schachtel zum Abgleichen: Alle Zahlen sind die gedruckten
fault-date = --date erwartet JJJJ-MM-TT, nicht „{ $words }“
fault-size = --size erwartet BREITExHÖHE wie 1280x720, nicht „{ $words }“
fault-size-range = --size { $words } liegt außerhalb von 640x400 bis 7680x4320
fault-record-with-text = --record gehört zu --text; das Fenster speichert seine Partien selbst
fault-follows = { $path }: Auf diese Partie folgt nichts
fault-argument-signs = { $name } ist „{ $words }“, und das ist kein Text in UTF-8
fault-argument-empty = { $name } ist leer: Gib einen Wert an, oder lass es weg
fault-refused = Das System macht nicht weiter: { $why }
fault-sentence = { $fault }.
fault-results-not-kept = Deine Ergebnisse konnten nicht gespeichert werden: { $fault }
fault-challenge-not-kept = Die Tagesaufgabe konnte nicht gespeichert werden: { $fault }
fault-puzzles-not-kept = Deine Rätsel konnten nicht gespeichert werden: { $fault }
fault-lessons-not-kept = Deine Lektionen konnten nicht gespeichert werden: { $fault }

# -- was das System und die Leser von Dateien ablehnen

fault-no-file = Diese Datei gibt es nicht
fault-folder = Das ist ein Ordner; nenne eine Datei darin
fault-no-folder = Ein Teil des Pfads ist kein Ordner
fault-no-permission = Dir fehlt die Berechtigung
fault-loop = Das ist ein Verweis auf sich selbst
fault-long-name = Der Name ist zu lang
fault-full = Der Datenträger ist voll
fault-read-only = Der Datenträger ist schreibgeschützt
fault-no-reader = Das ist eine Pipe, aus der niemand liest
fault-zero-byte = Der Name enthält ein Nullbyte
fault-system = Das System lehnt ab
fault-too-deep = Die Listen sind zu tief verschachtelt
fault-long-number = { $number } ist eine zu große Zahl
fault-no-number = { $number } ist keine JSON-Zahl
fault-json-value = Ein Wert fehlt
fault-json-name = Ein Name in Anführungszeichen fehlt
fault-json-colon = Ein Doppelpunkt fehlt
fault-json-comma = Ein Komma oder ein Ende fehlt
fault-json-trailing = Nach einem Komma folgt nichts
fault-json-end = Ein Text beginnt, der kein Ende hat
fault-json-control = In einem Text steht ein Zeilenende oder ein Tabulator
fault-json-escape = Ein umgekehrter Schrägstrich steht vor dem falschen Buchstaben
fault-json-digits = Nach \u fehlen vier Hexadezimalziffern
fault-json-more = Nach dem Ende folgt noch etwas
fault-json-none = Das ist kein JSON
fault-database-busy = Ein anderes Programm schreibt gerade hinein
fault-database-read-only = Sie ist schreibgeschützt
fault-database-open = Sie lässt sich nicht öffnen
fault-disk = Der Datenträger hat einen Fehler
fault-database = Die Datenbank lehnt ab
fault-is-damaged = Sie ist beschädigt
fault-database-names = Sie enthält Namen, die kein Text sind
fault-counting-again = { $fault }; sie heißt jetzt { $name }, und die Zählung fängt neu an

# -- falsch getippt

fault-typed-unknown = Unbekannte Angaben: { $words }
fault-typed-required = Es fehlt: { $words }
fault-typed-argument = { $name }: { $fault }
fault-typed-choice = { $value } gibt es nicht; möglich ist { $words }
fault-typed-one = Dahinter muss ein Wert stehen
fault-typed-some = Dahinter muss mindestens ein Wert stehen
fault-typed-whole = Statt „{ $words }“ muss dort eine ganze Zahl stehen
fault-typed-range = --{ $name } ist { $value }; möglich ist { $low } bis { $high }
fault-typed-digits = --key ist { $value }; es müssen { $count } Ziffern aus 0-9 und a-f sein
fault-typed-key = --key gibt es nur für Partien mit einem Gast; bei anderen genügt der Startwert
fault-typed-picture = Ein Bild von „{ $name }“ gibt es nicht; es gibt { $known }
fault-typed-image = --out erwartet einen Namen mit .png oder .jpg am Ende, nicht „{ $name }“
fault-typed-lesson = { $game } hat die Lektion { $number } nicht; es gibt { $known }
fault-typed-puzzle = { $game } hat das Rätsel { $number } nicht; es gibt { $known }
fault-typed-person = { $command } braucht Bots auf allen Plätzen; „human“ ist ein Mensch
