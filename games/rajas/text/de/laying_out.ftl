# Was vor der Partie auf das echte Brett kommt: sein Name in der Liste, der Satz für Hände (`hands`), und was
# sonst dazugehört (`about`).

lay-board = Der Spielplan
    .hands = { $isNavaratnas ->
        [yes] Die Navaratnas-Seite
       *[no] Den Spielplan
    } { $seats ->
        [2] für zwei
       *[other] für 3–4
    } Spieler auslegen
    .about = { $seats ->
        [3] Abdeckplättchen auf das letzte Steinbruchfeld und das zweite freie Marktfeld legen.
       *[other] Keine Abdeckplättchen.
    }
lay-stacks = Die Stapel
    .hands = Die Plättchen nach Rückseiten sortieren und verdeckt zu Stapeln mischen
    .about = Stapel: { $stacks }, Plättchen: { $tiles }. { $isNavaratnas ->
        [yes] Die Ertragsplättchen ({ $yields }) liegen offen, nach Farben sortiert.
       *[no] Die weißen Ertragsplättchen ({ $yields }) sind ein verdeckter Stapel.
    } Würfel und Arbeiter, die niemand nimmt, sind der Vorrat.
lay-tops = Plättchen zum Kauf
    .hands = Auf jeden Stapel ein Plättchen offen legen
    .about = Plättchen zum Kauf: { $count }, wie du sie eingegeben hast.
lay-tops-unknown = Plättchen zum Kauf
    .hands = Das oberste Plättchen jedes Stapels aufdecken
    .about = Stapel: { $count }, von Orange bis Lila.
lay-river = Die Flussplättchen
    .hands = Flussplättchen legen auf { COUNT($spaces) ->
        [one] Flussfeld { LIST($spaces) }
       *[other] die Flussfelder { LIST($spaces) }
    }
    .about = Wie der Würfel entschied.
lay-river-unknown = Die Flussplättchen
    .hands = Für die Flussplättchen würfeln
    .about = Ein Würfel zählt von Plättchen zu Plättchen.
lay-dice = Würfel: { NAME($seat, form: "subject") }
    .hands = Auf { PERSON($seat) ->
        [you] deine Kali-Statue
        [mark] die Kali-Statue
       *[one] die Kali-Statue von { NAME($seat, form: "dat") }
    } legen: { NAME($dice) }
    .about = Ein Würfel jeder Farbe.
lay-dice-unknown = Würfel: { NAME($seat, form: "subject") }
    .hands = Einen Würfel jeder Farbe werfen
    .about = { $isAlone ->
        [yes] Wer allein gegen Dummys spielt, fängt an.
       *[no] Wer die niedrigste Summe hat, fängt an.
    }
lay-money = Elefant und Geld
    .hands = { PERSON($seat) ->
        [you] Nehmen:
        [mark] Geben:
       *[one] Für { NAME($seat, form: "acc") }:
    } den Elefanten; Geld: { LIST($money) }
    .about = { $isAhead ->
        [yes] Ruhm: { LIST($fames) }.
       *[no] Alle Ruhmmarker beginnen auf 0.
    } Der Bonusmarker eines Menschen beginnt bei Geld { $bonus }.
lay-money-of = { NAME($seat, form: "subject") } { $money }
lay-money-unknown = Elefant und Geld
    .about = { $isAlone ->
        [yes] Wer allein gegen Dummys spielt, fängt an.
       *[no] Wer die niedrigste Summe hat, fängt an.
    }
lay-workers = { $workers } Arbeiter
lay-seat = Figuren: { NAME($seat, form: "subject") }
    .hands = { NAME($seat, form: "subject") }: { $isDummy ->
        [yes] { lay-workers }, { NAME($dice, form: "subject") }
       *[no] { lay-workers }, { $karma } Karma und das Boot
    }
    .about = { $isUpgraded ->
        [yes] Gebäude beginnen auf { LIST($scrolls) }
       *[no] Die vier Gebäude beginnen auf 2
    }, das Boot am Anfang des Flusses. Auf den Leisten und der Brücke { $waiting ->
        [one] wartet { $waiting } weiterer
       *[other] warten { $waiting } weitere
    } Arbeiter.

# Wie Hände zurücknehmen, was sie für ein Ereignis getan haben.

back-worker-placed = { PERSON($seat) ->
    [you] Deinen Arbeiter
    [mark] Den Arbeiter
   *[one] Den Arbeiter von { NAME($seat, form: "dat") }
} zurücknehmen: { NAME($where, form: "title") }
back-money-gained = { own-marker } Geldmarker{ of-seat } um { $count } zurückziehen
back-fame-gained = { own-marker } Ruhmmarker{ of-seat } um { $count } zurückziehen
