# Das Haus auf Deutsch: wie Sitze heißen, Zahlen, Aufzählungen, der Text-Client, die Leiste.

seat-you = { $form ->
    [subject] Du
    [whose] dein
    [Whose] Dein
   *[plain] du
}
seat-named = { $form ->
    [whose] { $name }{ $last ->
        [s] '
        [x] '
        [z] '
       *[other] s
    }
    [Whose] { $name }{ $last ->
        [s] '
        [x] '
        [z] '
       *[other] s
    }
   *[plain] { $name }
}
seat-inside = { NAME($seat) }
seat-name = { NAME($seat, form: "subject") }
whose = { NAME($seat, form: "Whose") }
whose-own = Dein

ordinal = { $number }.
thousands = { $before }.{ $after }
share = { $percent } %
share-under = unter 1 %
share-over = über 99 %
untold = mit Worten gesagt, die diese Version nicht kennt: { $key }

glue-and = { $first } und { $last }
    .more = { $first }, { $last }
glue-or = { $first } oder { $last }
    .more = { $first }, { $last }
glue-space = { $first } { $last }
glue-comma = { $first }, { $last }
glue-sentences = { $first }; { $last }
caused = { $cause }: { LIST($effects, glue: "sentences", form: "inside") }
caused-by-one = { $cause } und { LIST($effects, form: "bare") }

no-move = „{ $words }“ ist jetzt kein Zug; „list options“ zeigt alle Züge.
no-move-number = { $count ->
    [one] Es gibt nur einen Zug: Tippe 1.
   *[other] Zug { $number } gibt es nicht: Tippe eine Zahl von 1 bis { $count }.
}
no-move-now = Jetzt ist kein Zug zu machen
no-dice-now = Jetzt sind keine Würfel zu werfen
no-decision-now = Jetzt hat niemand etwas zu entscheiden
game-is-over = Das Spiel ist vorbei; es gibt nichts mehr zu antworten
nothing-taken-back = Seitdem wurde Neues bekannt: Zurücknehmen geht nicht mehr
nothing-played-again = Es gibt nichts, das noch einmal zu spielen wäre

no-roll-of-dice = „{ $words }“ ist kein Wurf: { dice-wanted }.
no-such-roll = „{ $words }“ ist kein solcher Wurf: { dice-wanted }.
dice-wanted = tippe { $count ->
    [one] eine Zahl
   *[other] { $count } Zahlen
} von 1 bis { $faces }, etwa { $example }
cannot-be-drawn = „{ $words }“ kann jetzt nicht gezogen werden; ein Beispiel ist { $example }.
none-of-order = „{ $word }“ gehört nicht dazu; tippe eine Reihenfolge wie { $example }.
each-once = Tippe jedes einmal, etwa { $example }.

bar-try-again = Noch einmal
bar-random-move = Zufallszug
bar-look-back = Rückblick
bar-game-over = { $won }
    .detail = Das Spiel ist vorbei und aufbewahrt.
bar-plays = { PERSON($seat) ->
    [you] Du bist am Zug
    [mark] Ist am Zug
   *[one] { NAME($seat) } ist am Zug
}
    .thinking = { PERSON($seat) ->
        [you] Du überlegst
        [mark] Überlegt
       *[one] { NAME($seat) } überlegt
    }
bar-asked = Gefragt ist: { $asked }
bar-yes = Ja: { $label }
bar-really = { $label }?
    .detail = Was danach kommt, lässt sich nicht zurücknehmen.
bar-hand-in = Abgeben
bar-real-dice = Echte Würfel: sag, was sie zeigen.
bar-next-step = Nächster Schritt
bar-to-your-turn = Zu deinem Zug
    .tip = Keine Animation, bis du etwas tun musst
bar-all-at-once = Alles auf einmal
    .tip = Der Rest dieses Zuges ohne Warten
bar-step = { $who }: { $move }
    .detail = Schritt { $number } dieses Zuges
bar-let-pass = Laufen lassen
    .tip = Die Züge der Bots laufen durch
bar-every-step = Jeden Schritt
    .tip = Die Züge der Bots Schritt für Schritt, mit ihren Gründen
won-alone = Das Spiel ist vorbei: { $points }
won = { DOES($seat, you: "hast gewonnen", one: "hat gewonnen") }
won-shared = { LIST($seats, begins: "yes") } teilen sich den Sieg

client-begins = { $game }. { client-help }
client-help = Tippe einen Zug in Worten oder seine Nummer. „list“ zeigt alle Züge, „table“ den Tisch, „hint“, was ein Bot täte, „undo“ nimmt zurück, „quit“ beendet.
client-ends = Ende der Eingabe; das Spiel ist nicht zu Ende.
client-in-private = Nur { $seat } darf jetzt auf den Bildschirm sehen.
client-real-dice = { $asked }. Was kam heraus? Etwa { $example }
client-unlisted = Es gibt zu viele Züge für eine Liste; tippe einen in Worten.
client-count = { $count } Züge; „list“ zeigt sie.
client-hint = Tipp: { $move }
client-taken-back = Zurückgenommen.
client-over = Das Spiel ist vorbei.
client-long-line = Diese Zeile ist länger als { $most } Zeichen; sie wird nicht gelesen.
client-changed = Was sich geändert hat; „table“ zeigt alles:
no-real-table = Nur an einem echten Tisch kann mitten im Spiel etwas berichtigt werden
seats-stay = Am Tisch sitzen so viele wie vorher: niemand kommt dazu oder geht
hands-lay-out = Das Spielbrett aufbauen
    .later = nach dem Ziehen
hands-turn = { NAME($seat, form: "Whose") } Zug
hands-all = Auf dem Spielbrett
hands-do = Auf dem Spielbrett ausführen, dann Leertaste
    .detail = Der nächste Schritt kommt, wenn dieser getan ist.
hands-first = Erst auf dem Spielbrett ausführen, was hier steht
hands-correction-back = Die Berichtigung ist zurückgenommen: das Brett so hinlegen, wie es gezeigt wird
hands-take-back = Zurücknehmen: { $words }
hands-done = Fertig
hands-all-done = Alles getan
    .tip = Alle Schritte sind erledigt
hands-differs = Es liegt anders
    .tip = Den Tisch so berichtigen, wie er vor euch liegt
hands-back = Zurück
hands-refused = Abgelehnt
no-hint-of-hand = Kein Tipp: Er hinge an dem, was nur du weißt
tell-coarsely = Meine Figuren stehen jetzt so
    .short = So steht es
    .tip = Stelle das Brett auf, wie es nach deinem Zug steht: die Schritte braucht niemand
tell-differs = Das Brett ist anders
log-set-right = Der Tisch wurde berichtigt, wie er liegt
log-not-told = Was der Zug brachte, wurde aufgestellt; seine Schritte sind nicht genannt
told-question = Nach dem, was bisher gesagt wurde, geht das nicht. Was gilt?
told-board-right = Mein Brett stimmt
told-another = Ich meinte etwas anderes
told-played-so = Wir spielten es so
hands-who = Wer spielt
hands-who-change = Andere Spieler
hands-who-tip = Zurück zum Aufbau; ein begonnenes Spiel bleibt unter den unbeendeten
ask-told = Auf dem Tisch
ask-take-out = Ein Klick nimmt es zurück.
ask-search = Tippe einen Namen
ask-lies = Nach dem, was gesagt wurde, liegt { $thing } { $where }.
ask-cannot = Nach dem, was gesagt wurde, kann { $thing } hier nicht kommen.
ask-once = { $thing } ist schon genannt.
ask-rest = Der Rest ({ $count }): { NAME($seat, form: "subject") }.
ask-none = Nichts, was hier kommen kann, heißt '{ $words }'.
ask-which = { $count ->
    [one] Was kam?
   *[other] Was kam? Nummer { $number } von { $count }
}
    .key = Klicke es an, oder drücke seine Taste.
    .name = Klicke es an, oder tippe zwei, drei Buchstaben und Enter.
ask-done = Liegt das so da?
ask-back = Zurück
ask-for-me = Zieh für mich
    .short = Zieh
    .tip = Das Programm würfelt oder zieht; lege es so hin

key-enter = Eingabe
key-space = Leer
