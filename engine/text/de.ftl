# Das Haus auf Deutsch: wie Sitze heißen, Zahlen, Aufzählungen, der Text-Client, die Leiste.

language-name = Deutsch

seat-you = { $form ->
    [subject] Du
    [acc] dich
    [dat] dir
    [of] von dir
    [by] von dir
    [whose] dein
    [deine] deine
    [deinen] deinen
    [deinem] deinem
    [deiner] deiner
    [Whose] Dein
    [Deine] Deine
   *[plain] du
}
seat-named = { $form ->
    [subject] { $name }
    [acc] { $name }
    [dat] { $name }
    [of] von { $name }
    [by] von { $name }
    [whose] { seat-genitive }
    [deine] { seat-genitive }
    [deinen] { seat-genitive }
    [deinem] { seat-genitive }
    [deiner] { seat-genitive }
    [Whose] { seat-genitive }
    [Deine] { seat-genitive }
   *[plain] { $name }
}
seat-genitive = { $name }{ $last ->
    [s] '
    [x] '
    [z] '
   *[other] s
}
seat-inside = { NAME($seat) }
seat-name = { NAME($seat, form: "subject") }
whose = { NAME($seat, form: "Whose") }
whose-own = Dein

ordinal = { $number }.
thousands = { $before }.{ $after }
about-equal = etwa gleich gut
share = { $percent } %
share-under = unter 1 %
share-over = über 99 %
untold = eine Meldung, die diese Version nicht kennt: { $key }

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
no-decision-now = Jetzt muss niemand etwas entscheiden
game-is-over = Die Partie ist vorbei
nothing-taken-back = Weiter lässt sich nichts zurücknehmen
nothing-played-again = Es gibt nichts wiederherzustellen

no-roll-of-dice = „{ $words }“ ist kein Wurf. { dice-wanted }.
no-such-roll = „{ $words }“ ist kein möglicher Wurf. { dice-wanted }.
dice-wanted = Tippe { $count ->
    [one] eine Zahl
   *[other] { $count } Zahlen
} von 1 bis { $faces }, etwa { $example }
cannot-be-drawn = „{ $words }“ kann jetzt nicht gezogen werden. Tippe zum Beispiel { $example }.
none-of-order = „{ $word }“ ist keine der Zahlen. Tippe eine Reihenfolge wie { $example }.
each-once = Tippe jedes genau einmal, etwa { $example }.

bar-try-again = Noch einmal
bar-random-move = Zufallszug
bar-look-back = Analyse
bar-game-over = { $won }
    .detail = Die Partie ist vorbei und gespeichert.
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
bar-rolls-or-draws = { $how ->
    [roll] { PERSON($seat) ->
        [you] Du würfelst
        [mark] Würfelt
       *[one] { NAME($seat) } würfelt
    }
   *[draw] { PERSON($seat) ->
        [you] Du ziehst
        [mark] Zieht
       *[one] { NAME($seat) } zieht
    }
}
bar-asked = Frage: { $asked }
bar-yes = Ja: { $label }
bar-really = { $label }?
    .detail = Was danach kommt, lässt sich nicht zurücknehmen.
bar-hand-in = Abgeben
bar-real-dice = Echte Würfel: Gib ein, was sie zeigen.
bar-next-step = Nächster Schritt
bar-to-your-turn = Zu deinem Zug
    .tip = Keine Animation, bis du etwas tun musst
bar-all-at-once = Alles auf einmal
    .tip = Der Rest dieses Zuges ohne Warten
bar-step = { $who }: { $move }
    .detail = Schritt { $number } dieses Zuges
bar-let-pass = Ohne Halt
    .tip = Die Züge der Bots laufen durch
bar-every-step = Jeden Schritt
    .tip = Die Züge der Bots Schritt für Schritt, mit ihren Gründen
won-alone = Die Partie ist vorbei: { NAME($points) }
won = { DOES($seat, you: "hast gewonnen", one: "hat gewonnen") }
won-shared = Geteilter Sieg: { LIST($seats, begins: "yes") }

client-begins = { $game }. { client-help }
client-help = Tippe einen Zug in Worten oder seine Nummer. „list“ zeigt alle Züge, „table“ den Tisch, „hint“, was ein Bot täte, „undo“ nimmt zurück, „quit“ beendet.
client-ask = Frage mit „where“ und einem Namen, „who“, „why“ oder „odds“. „more“ zeigt den Rest.
client-empty = leer
client-hidden = verdeckt
client-more = { $count ->
    [one] Eine weitere Zeile; tippe „more“.
   *[other] { $count } weitere Zeilen; tippe „more“.
}
client-no-more = Es gibt nichts weiter zu lesen.
client-range = { $count } Züge, von 1 ({ $first }) bis { $count } ({ $last }). Du kannst den Zug auch in Worten tippen.
client-narrow = { $count } Züge, etwa: { $example }. Tippe ein Wort des gewünschten Zugs oder „list“.
client-names = { $count } Züge wie „{ $wording }“. Tippe davon eines: { LIST($names, glue: "comma") }
client-same = { $count ->
    [one] Derselbe Zug wie vorher.
   *[other] Dieselben { $count } Züge wie vorher.
}
client-last-lot = Zuletzt wurde ausgelost zwischen:
client-begun = { $count } Züge. Tippe die ersten Wörter eines Zugs: { LIST($begun, glue: "comma") }
client-groups = { $count } Züge. Tippe die Wörter einer Gruppe, um ihre Züge aufzulisten:
client-group = { $begins }: { $count } Züge
client-group-short = { $begins }: { $count } Züge, etwa: { $example }
# passed over at the beginning of a question, and in one that begins with 'who'
client-small-words = ist sind der die das den dem ein eine mein meine jetzt noch
client-who-words = gehört gehören hat haben besitzt führt ist dran am zug es spielt gewinnt zuerst wem
client-where-what = Tippe „where“ und den Namen eines Orts, einer Karte, eines Teils oder eines Spielers.
client-nowhere = Du siehst nichts mit dem Namen „{ $words }“.
client-who-asked = { DOES($seat, you: "entscheidest", one: "entscheidet") } jetzt: { $asked }
client-who-chance = Jetzt entscheidet der Zufall: { $asked }
client-stands = { DOES($seat, you: "bist", one: "ist") } { $rank } mit { NAME($score) }
client-standing = Stand: { LIST($seats, glue: "sentences") }
client-standing-so = Stand von { LIST($seats, form: "dat") }: { NAME($standing) }
client-no-reason = Noch hat kein Bot einen Grund genannt.
client-no-reason-of = { DOES($seat, you: "hast", one: "hat") } noch keinen Grund genannt.
client-no-move = Gerade wird kein Zug gewählt.
client-why = { $done }. Der Grund: { $reason }{ $clause ->
    [none] { "" }
   *[other] { " " }({ $clause })
}
client-open = { $count ->
    [one] Das geht: Tippe { $number } für { $move }.
   *[other] Das geht auf { $count } Arten. Tippe zum Beispiel { $number } für { $move }.
}
client-can = Das geht jetzt.
client-closed = Keiner deiner jetzigen Züge betrifft „{ $words }“.
client-chance = { $outcome }: { NAME($share) }
client-no-odds = Hierzu gibt es keine Chancen.
client-no-such-odds = Keine der Chancen nennt „{ $words }“. „odds“ nennt alle.
client-ends = Ende der Eingabe; die Partie ist nicht zu Ende.
client-in-private = Nur { $seat } darf jetzt auf den Bildschirm sehen.
client-real-dice = { $asked }. Was kam heraus? Zum Beispiel: { $example }
client-unlisted = Es gibt zu viele Züge für eine Liste; tippe einen in Worten.
client-count = { $count } Züge; „list“ zeigt sie.
client-hint = Tipp: { $move }
client-hint-bot = Ein Bot an deiner Stelle:
client-taken-back = Zurückgenommen.
client-over = Die Partie ist vorbei.
client-long-line = Diese Zeile hat mehr als { $most } Zeichen und wurde nicht gelesen.
client-changed = Änderungen („table“ zeigt alles):
no-real-table = Nur an einem echten Tisch lässt sich das Brett mitten in der Partie berichtigen
seats-stay = Die Zahl der Plätze kann sich während einer Partie nicht ändern
hands-lay-out = Das Spielbrett aufbauen
    .later = nach dem Ziehen
hands-turn = { NAME($seat, form: "Whose") } Zug
hands-all = Auf dem Spielbrett
hands-do = Auf dem Spielbrett ausführen, dann Leertaste
    .detail = Danach erscheint der nächste Schritt.
hands-first = Führe erst auf deinem Brett aus, was hier steht
hands-correction-back = Die Berichtigung ist zurückgenommen. Stelle dein Brett wie auf dem Bild auf.
hands-take-back = Zurücknehmen: { $words }
hands-done = Fertig
hands-all-done = Alles erledigt
    .tip = Alle Schritte sind erledigt
hands-differs = Brett berichtigen
    .tip = Gleiche den Bildschirm deinem Brett an
hands-back = Zurück
hands-read = Vorlesen
    .tip = Anweisungen und Gründe werden vorgelesen; F4 wiederholt sie
hands-refused = Warum nicht
no-hint-of-hand = Kein Tipp: Er würde verwenden, was nur du weißt
tell-coarsely = Meine Figuren eingeben, wie sie jetzt stehen
    .short = Ergebnis eingeben
    .tip = Zeige das Brett nach deinem Zug, ohne die einzelnen Schritte
tell-differs = Brett berichtigen
log-set-right = Der Tisch wurde berichtigt
log-not-told = Das Ergebnis des Zuges wurde eingegeben, ohne seine Schritte
told-question = Das passt nicht zu dem, was du vorher eingegeben hast. Was stimmt?
told-board-right = Mein Brett stimmt
told-another = Ich meinte etwas anderes
told-played-so = Wir haben es so gespielt
hands-usual = { $count } andere Einstellungen sind wie üblich
hands-who = Wer spielt
hands-who-change = Andere Spieler
hands-who-tip = Zurück zum Aufbau. Eine begonnene Partie bleibt bei den unbeendeten
ask-told = Auf dem Tisch
ask-take-out = Ein Klick nimmt es zurück.
ask-search = Tippe einen Namen
ask-lies = Nach deinen Eingaben ist { $thing } { $where }.
ask-cannot = Nach deinen Eingaben kann { $thing } hier nicht kommen.
ask-once = { $thing } hast du schon eingegeben.
ask-rest = Der Rest ({ $count }): { NAME($seat, form: "subject") }.
ask-none = Nichts mit dem Namen „{ $words }“ kann hier kommen.
ask-which = { $count ->
    [one] Was kam?
   *[other] Was kam? Nummer { $number } von { $count }
}
    .key = Klicke es an, oder drücke seine Taste.
    .name = Klicke es an, oder tippe zwei, drei Buchstaben und Enter.
ask-done = Ist das gekommen?
ask-for-me = Zieh für mich
    .short = Zieh
    .tip = Das Programm würfelt oder zieht. Lege dein Brett genauso.

key-enter = Eingabe
key-space = Leer
key-with-ctrl = Strg+{ $key }
