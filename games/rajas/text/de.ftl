# Rajas of the Ganges auf Deutsch.

## Namen

colour-orange = { $form ->
    [dative] orangen
    [label] Oranger
    [a] einen orangen
    [begins] Ein oranges
    [masculine] Ein oranger
    [subject] ein oranger
    [many] orange
    [weak] orange
    [the] den orangen
    [neuter] oranges
    [cap] Orange
   *[plain] Orange
}
colour-green = { $form ->
    [dative] grünen
    [label] Grüner
    [a] einen grünen
    [begins] Ein grünes
    [masculine] Ein grüner
    [subject] ein grüner
    [many] grüne
    [weak] grüne
    [the] den grünen
    [neuter] grünes
    [cap] Grün
   *[plain] Grün
}
colour-blue = { $form ->
    [dative] blauen
    [label] Blauer
    [a] einen blauen
    [begins] Ein blaues
    [masculine] Ein blauer
    [subject] ein blauer
    [many] blaue
    [weak] blaue
    [the] den blauen
    [neuter] blaues
    [cap] Blau
   *[plain] Blau
}
colour-purple = { $form ->
    [dative] lila
    [label] Lila
    [a] einen lila
    [begins] Ein lila
    [masculine] Ein lila
    [subject] ein lila
    [many] lila
    [weak] lila
    [the] den lila
    [neuter] lila
    [cap] Lila
   *[plain] Lila
}
die = { NAME($colour) } { $face }
dice-of-colour = { $count ->
    [one] { $form ->
        [subject] { NAME($colour, form: "subject") } Würfel
       *[plain] { NAME($colour, form: "a") } Würfel
    }
   *[other] { $count } { NAME($colour, form: "many") } Würfel
}
handful = { COUNT($dice) ->
    [0] keine
   *[other] { $form ->
        [subject] { LIST($dice, form: "subject") }
       *[plain] { LIST($dice) }
    }
}

animal-tiger = Tiger
animal-snake = Schlange
animal-cow = Kuh

building-temple = { $form ->
    [the] den Tempel
    [each] Jeder Tempel, den
   *[plain] Tempel
}
building-palace = { $form ->
    [the] den Palast
    [each] Jeder Palast, den
   *[plain] Palast
}
building-fort = { $form ->
    [the] die Festung
    [each] Jede Festung, die
   *[plain] Festung
}
building-mosque = { $form ->
    [the] die Moschee
    [each] Jede Moschee, die
   *[plain] Moschee
}
good-silk = { $form ->
    [market] Seidenmarkt
    [many] Seidenmärkte
   *[plain] Seide
}
good-tea = { $form ->
    [market] Teemarkt
    [many] Teemärkte
   *[plain] Tee
}
good-spices = { $form ->
    [market] Gewürzmarkt
    [many] Gewürzmärkte
   *[plain] Gewürze
}
market-of = { NAME($good, form: "market") } ({ $value })

person-great-mogul = { $form ->
    [title] Großmogul
    [visit] Den Großmogul
    [at] beim Großmogul
    [the] den Großmogul
   *[plain] der Großmogul
}
person-dancer = { $form ->
    [title] Tänzerin
    [visit] Die Tänzerin
    [at] bei der Tänzerin
    [the] die Tänzerin
   *[plain] die Tänzerin
}
person-yogi = { $form ->
    [title] Yogi
    [visit] Den Yogi
    [at] beim Yogi
    [the] den Yogi
   *[plain] der Yogi
}
person-raja-man-singh = { $form ->
    [at] bei Raja Man Singh
   *[plain] Raja Man Singh
}
person-master-builder = { $form ->
    [title] Baumeister
    [visit] Den Baumeister
    [at] beim Baumeister
    [the] den Baumeister
   *[plain] der Baumeister
}
person-portuguese = { $form ->
    [title] Portugiese
    [visit] Den Portugiesen
    [at] beim Portugiesen
    [the] den Portugiesen
   *[plain] der Portugiese
}
person-choice = { $form ->
    [the] eine beliebige Person
   *[plain] eine beliebige Person
}

tile = { $form ->
    [begins] { NAME($colour, form: "begins") } Plättchen { tile-things }
    [exact] { NAME($colour, form: "weak") } Plättchen (Preis { $price }) { tile-things }, Wege { LIST($roads) }
    [price] { NAME($colour) }, Preis { $price }
    [inside] { NAME($colour, form: "weak") } Plättchen (Preis { $price })
    [priced] { NAME($colour, form: "weak") } Plättchen (Preis { $price }) { tile-things }
    [listed] { NAME($colour, form: "neuter") } Plättchen (Preis { $price }) { tile-things }
   *[plain] { NAME($colour, form: "weak") } Plättchen { tile-things }
}
    .full = { NAME($colour, form: "weak") } Plättchen (Preis { $price }) { tile-things }, { tile-roads }
    .brief = { COUNT($things) ->
        [0] nur Wege
       *[other] { LIST($things) }
    }
tile-things = { COUNT($things) ->
    [0] nur mit Wegen
   *[other] mit { LIST($things) }
}
tile-roads = Wege { LIST($roads) }
tile-about = { on-tile }; { tile-roads }
side-north = Nord
side-east = Ost
side-south = Süd
side-west = West

space-quarry = { $form ->
    [at] im Steinbruch
   *[plain] Steinbruch ({ $marked } Geld)
}
space-harbour = { $form ->
    [at] am Hafen
   *[plain] Hafen ({ $marked } Geld)
}
space-market = { $form ->
    [at] am { NAME($good, form: "market") }
   *[plain] { NAME($good, form: "market") }
}
space-mixed-market = { $form ->
    [at] am gemischten Markt
   *[plain] Gemischter Markt
}
space-balcony = { $form ->
    [at] am { NAME($colour, form: "dative") } Balkon
   *[plain] { NAME($colour, form: "label") } Balkon
}
space-terrace = { $form ->
    [at] auf der Terrasse
   *[plain] { NAME($colour, form: "label") } Würfel der Terrasse
}
space-terrace-again = { $form ->
    [at] auf der Terrasse
   *[plain] Terrasse: 2 Geld und neu werfen
}

cell = Reihe { $row }, Spalte { $column }
border-north = { $form ->
    [edge] Nord, Spalte { $line }
    [cap] Nordgrenze bei Spalte { $line }
   *[plain] die Nordgrenze bei Spalte { $line }
}
border-east = { $form ->
    [edge] Ost, Reihe { $line }
    [cap] Ostgrenze bei Reihe { $line }
   *[plain] die Ostgrenze bei Reihe { $line }
}
border-south = { $form ->
    [edge] Süd, Spalte { $line }
    [cap] Südgrenze bei Spalte { $line }
   *[plain] die Südgrenze bei Spalte { $line }
}
border-west = { $form ->
    [edge] West, Reihe { $line }
    [cap] Westgrenze bei Reihe { $line }
   *[plain] die Westgrenze bei Reihe { $line }
}

track-fame-track = Ruhmleiste
track-money-track = Geldleiste

# Woher ein Gewinn kommt; im Protokoll beginnt es die Zeile.
source-quarry = { $form ->
    [log] Aus dem Steinbruch
   *[plain] Steinbruch
}
source-market = { $form ->
    [log] Marktplatz
   *[plain] Marktplatz
}
source-harbour = { $form ->
    [log] Vom Hafen
   *[plain] Hafen
}
source-chambers = { $form ->
    [log] Aus den Gemächern
   *[plain] Gemächer
}
source-balconies = { $form ->
    [log] Vom Balkon
   *[plain] Balkone
}
source-terrace = { $form ->
    [log] Von der Terrasse
   *[plain] Terrasse
}
source-buildings = { $form ->
    [log] Gebäude
   *[plain] Gebäude
}
source-markets = { $form ->
    [log] Märkte
   *[plain] Märkte
}
source-border = { $form ->
    [log] Von der Grenze
   *[plain] Grenze
}
source-yield-tile = { $form ->
    [log] Vom Ertragsplättchen
   *[plain] Ertragsplättchen
}
source-river = { $form ->
    [log] Vom Fluss
   *[plain] Fluss
}
source-bridge = { $form ->
    [log] Von der Brücke
   *[plain] Brücke
}
source-money-track = { $form ->
    [log] Von der Geldleiste
   *[plain] Geldleiste
}
source-fame-track = { $form ->
    [log] Von der Ruhmleiste
   *[plain] Ruhmleiste
}
source-karma = { $form ->
    [log] Statt Karma
   *[plain] statt Karma
}
source-handicap = { $form ->
    [log] Vorgabe
   *[plain] Vorgabe
}

purpose-harbour = am Hafen
purpose-market = auf dem Marktplatz
purpose-balcony = auf dem Balkon

## Was Felder, Leisten, Plättchen und Grenzen bringen

effects = { LIST($effects) }
no-effects = nichts
effect-gain-money = { $n } Geld
effect-gain-fame = { $n } Ruhm
effect-gain-karma = { $n } Karma
effect-dice = { $count ->
    [one] { NAME($colour, form: "a") } Würfel
   *[other] { $count } { NAME($colour, form: "many") } Würfel
}
effect-dice-any = { $count ->
    [one] einen Würfel nach Wahl
   *[other] { $count } Würfel nach Wahl
}
effect-dice-each = je einen Würfel in { LIST($colours) }
effect-gain-dice-per-karma = einen Würfel je Karma
effect-raise-scroll = { $n ->
    [one] eine Aufwertung
   *[other] { $n } Aufwertungen
}
effect-sail-exactly = { $n ->
    [one] { $n } Feld auf dem Fluss
   *[other] { $n } Felder auf dem Fluss
}
effect-sail-up-to = bis zu { $n ->
    [one] { $n } Feld auf dem Fluss
   *[other] { $n } Felder auf dem Fluss
}
effect-build-tile = ein Provinzplättchen
effect-sell-good = den Verkauf einer Ware an { $most ->
    [one] { $most } Markt
   *[other] bis zu { $most } Märkten
}
effect-visit-chamber = einen Besuch: { NAME($who, form: "title") }
effect-replace-tile = den Tausch eines Plättchens
effect-gain-yield = { NAME($colour) }
effect-take-elephant = den Elefanten
effect-gain-worker = einen Arbeiter
effect-reroll-dice = einen neuen Wurf beliebiger Würfel
effect-gain-per = { $n } { $gain ->
    [money] Geld
   *[fame] Ruhm
} je { $step ->
    [1] { NAME($count) }
   *[other] { $step } { NAME($count, form: "many") }
}
yield-white = { $form ->
    [cap] Weißes Ertragsplättchen
    [many] Weiße Ertragsplättchen
   *[one] ein weißes Ertragsplättchen
}
yield-yellow = { $form ->
    [cap] Gelbes Ertragsplättchen
    [many] Gelbe Ertragsplättchen
   *[one] ein gelbes Ertragsplättchen
}
yield-red = { $form ->
    [cap] Rotes Ertragsplättchen
    [many] Rote Ertragsplättchen
   *[one] ein rotes Ertragsplättchen
}
yield-brown = { $form ->
    [cap] Braunes Ertragsplättchen
    [many] Braune Ertragsplättchen
   *[one] ein braunes Ertragsplättchen
}
counted-market-tiles = Plättchen mit Markt
counted-river-spaces = { $form ->
    [many] Flussfelder
   *[one] Flussfeld
}
counted-buildings = Gebäude
counted-connected-yields = { $form ->
    [many] verbundene Ertragsplättchen
   *[one] verbundenes Ertragsplättchen
}
counted-bends = { $form ->
    [many] Kurven
   *[one] Kurve
}
counted-upgrades = { $form ->
    [many] Aufwertungen
   *[one] Aufwertung
}
counted-workers = Arbeiter

## Warum eine Wirkung nichts bringt

nothing-boat-at-end = { $form ->
    [cap] Das Boot ist am Ende des Flusses
   *[plain] das Boot ist am Ende des Flusses
}
nothing-no-tile-bought = { $form ->
    [cap] Kein Plättchen ist zu kaufen
   *[plain] kein Plättchen ist zu kaufen
}
nothing-no-tile-replaced = { $form ->
    [cap] Kein Plättchen ist zu tauschen
   *[plain] kein Plättchen ist zu tauschen
}
nothing-no-tile-without-market = { $form ->
    [cap] Kein Plättchen ist ohne Markt
   *[plain] kein Plättchen ist ohne Markt
}
nothing-no-die-for-tile = { $form ->
    [cap] Für ein neues fehlt ein Würfel
   *[plain] für ein neues fehlt ein Würfel
}
nothing-no-tile-in-range = { $form ->
    [cap] Ein Würfel mehr kauft keines
   *[plain] ein Würfel mehr kauft keines
}
nothing-no-tile-of-colour = { $form ->
    [cap] Kein Preis passt in dieser Farbe
   *[plain] kein Preis passt in dieser Farbe
}
nothing-no-market-of-good = { $form ->
    [cap] Kein Markt für diese Ware
   *[plain] kein Markt für diese Ware
}
nothing-no-market = { $form ->
    [cap] Kein Plättchen hat einen Markt
   *[plain] kein Plättchen hat einen Markt
}
nothing-all-upgraded = { $form ->
    [cap] Alle Gebäude sind aufgewertet
   *[plain] alle Gebäude sind aufgewertet
}
nothing-no-yield-taken = { $form ->
    [cap] Es gibt kein Ertragsplättchen zu nehmen
   *[plain] es gibt kein Ertragsplättchen zu nehmen
}
nothing-no-yield-left = { $form ->
    [cap] Kein Ertragsplättchen ist übrig
   *[plain] kein Ertragsplättchen ist übrig
}

## Wer gemeint ist

hand-to = { PERSON($seat) ->
    [you] nehmen
    [mark] geben
   *[one] an { NAME($seat, form: "acc") } geben
}
of-seat = { PERSON($seat) ->
    [you] { "" }
    [mark] { "" }
   *[one] { " " }von { NAME($seat, form: "dat") }
}
own-marker = { PERSON($seat) ->
    [you] Deinen
   *[one] Den
}
own-piece = { PERSON($seat) ->
    [you] Dein
   *[one] Das
}
own-province = { PERSON($seat) ->
    [you] deiner Provinz
    [mark] der Provinz
   *[one] der Provinz von { NAME($seat, form: "dat") }
}
own-statue = { PERSON($seat) ->
    [you] deine Kali-Statue
    [mark] die Kali-Statue
   *[one] die Kali-Statue von { NAME($seat, form: "dat") }
}

## Was geschieht

start-rolled = { DOES($seat, you: "beginnst", one: "beginnt") } mit { NAME($dice) }
    .hands = Auf { own-statue } legen: { NAME($dice) }
starter-found = { DOES($seat, you: "hast", one: "hat") } den Elefanten und { DOES($seat, you: "fängst", one: "fängt", subject: "no") } an
    .hands = Den Elefanten { hand-to }
money-begins = { DOES($seat, you: "beginnst", one: "beginnt") } mit { $money } Geld
    .hands = { own-marker } Geldmarker{ of-seat } auf { $money } setzen
river-tile-laid = Ein Flussplättchen liegt jetzt auf Flussfeld { $space }. Es bringt { NAME($brings) }
    .hands = Das Flussplättchen auf Flussfeld { $space } legen. Es bringt { NAME($brings) }
brown-drawn = { DOES($seat, you: "ziehst", one: "zieht") } ein braunes Ertragsplättchen (bringt { NAME($brings) })
    .hands = Das braune Ertragsplättchen (bringt { NAME($brings) }) { hand-to }
yield-put = { DOES($seat, you: "legst", one: "legt") } ein Ertragsplättchen auf { NAME($where) } (bringt { NAME($brings) })
    .hands = Auf { NAME($where) } { own-province } legen: { NAME($colour) } (bringt { NAME($brings) })
tile-revealed = { NAME($called, form: "begins") } wird aufgedeckt
    .hands = Das oberste Plättchen vom { NAME($colour, form: "dative") } Stapel ({ NAME($animal) }) aufdecken: das { NAME($called, form: "exact") }
round-started = { round-heading }: { DOES($seat, you: "beginnst", one: "beginnt") } jeden Durchgang
round-heading = Runde { $round }
worker-placed = { DOES($seat, you: "setzt", one: "setzt") } { NAME($where, form: "at") }{ worker-cost } einen Arbeiter ein
    .log = { NAME($where, form: "title") }{ $isPaid ->
        [yes] { " " }für { NAME($die) }
       *[no] { "" }
    }
    .gain = { $money ->
        [0] { "" }
       *[other] −{ $money } Geld
    }
    .hands = Einen Arbeiter{ PERSON($seat) ->
        [you] { "" }
        [mark] { "" }
       *[one] { " " }von { NAME($seat, form: "dat") }
    } einsetzen: { NAME($where, form: "title") }{ $money ->
        [0] { "" }
       *[other] ; Geldmarker um { $money } zurück
    }
worker-cost = { COUNT($cost) ->
    [0] { "" }
   *[other] { " " }für { LIST($cost) }
}
cost-money = { $money } Geld
worker-set-aside = { DOES($seat, you: "legst", one: "legt") } einen Arbeiter beiseite
    .hands = Einen Arbeiter{ of-seat } beiseitelegen
die-turned = { DOES($seat, you: "drehst", one: "dreht") } { NAME($die) } für 1 Karma auf { $face }
    .log = Karma: { NAME($die) } auf { $face }
    .gain = −1 Karma
    .hands = { NAME($die) }{ PERSON($seat) ->
        [you] { "" }
        [mark] { "" }
       *[one] { " " }von { NAME($seat, form: "dat") }
    } auf { $face } drehen; Karmamarker um 1 zurück
dice-spent = { DOES($seat, you: "zahlst", one: "zahlt") } { NAME($dice) } { NAME($purpose, form: "at") }
    .hands = In den Vorrat zurücklegen: { NAME($dice) }{ of-seat }
dice-gained = { DOES($seat, you: "bekommst", one: "bekommt") } { NAME($dice) }
    .hands = { PERSON($seat) ->
        [you] { NAME($dice) } aus dem Vorrat nehmen
        [mark] Aus dem Vorrat geben: { NAME($dice) }
       *[one] Für { NAME($seat, form: "acc") } { NAME($dice) } aus dem Vorrat nehmen
    }
dice-forfeited = { DOES($seat, you: "verzichtest", one: "verzichtet") } auf { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
}
dice-rerolled = { DOES($seat, you: "wirfst", one: "wirft") } { NAME($before) } neu: { NAME($after) }
    .hands = Auf { own-statue } { $same ->
        [yes] zurücklegen: { NAME($after) }
       *[no] legen: { NAME($after) } statt { NAME($before) }
    }
money-gained = { DOES($seat, you: "bekommst", one: "bekommt") } { $count } Geld ({ NAME($source) })
    .log = { NAME($source, form: "log") }
    .gain = +{ $count } Geld
    .hands = { PERSON($seat) ->
        [you] Deinen
       *[one] Den
    } Geldmarker{ PERSON($seat) ->
        [you] { "" }
        [mark] { "" }
       *[one] { " " }von { NAME($seat, form: "dat") }
    } um { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    } vorrücken
fame-gained = { DOES($seat, you: "bekommst", one: "bekommt") } { $count } Ruhm ({ NAME($source) })
    .log = { NAME($source, form: "log") }
    .gain = +{ $count } Ruhm
    .hands = { PERSON($seat) ->
        [you] Deinen
       *[one] Den
    } Ruhmmarker{ PERSON($seat) ->
        [you] { "" }
        [mark] { "" }
       *[one] { " " }von { NAME($seat, form: "dat") }
    } um { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    } vorrücken
karma-gained = { DOES($seat, you: "bekommst", one: "bekommt") } { $count } Karma
    .log = Karma
    .gain = +{ $count } Karma
    .hands = { PERSON($seat) ->
        [you] Deinen
       *[one] Den
    } Karmamarker{ PERSON($seat) ->
        [you] { "" }
        [mark] { "" }
       *[one] { " " }von { NAME($seat, form: "dat") }
    } um { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    } vorrücken
karma-full = { DOES($seat, you: "hast", one: "hat") } das höchste Karma
bonus-reached = { DOES($seat, you: "erreichst", one: "erreicht") } den Bonus bei { $space } auf der { NAME($track) }
    .log = Erreicht { $space } auf der { NAME($track) }
    .hands = { $isMoney ->
        [yes] { PERSON($seat) ->
        [you] Deinen
       *[one] Den
    } Bonusmarker{ PERSON($seat) ->
        [you] { "" }
        [mark] { "" }
       *[one] { " " }von { NAME($seat, form: "dat") }
    } (auf { $space }) zum nächsten Geldbonus setzen
       *[no] { "" }
    }
bridge-reached = { DOES($seat, you: "erreichst", one: "erreicht") } die Brücke
worker-gained = { DOES($seat, you: "bekommst", one: "bekommt") } einen { NAME($nth) } Arbeiter
    .hands = Den { NAME($nth) } Arbeiter { hand-to }
worker-too-many = { DOES($seat, you: "hast", one: "hat") } schon alle { $owned } Arbeiter: Der überzählige kommt aus dem Spiel
    .log = Kein Platz für einen Arbeiter
    .hands = Den wartenden Arbeiter{ PERSON($seat) ->
        [you] { "" }
        [mark] { "" }
       *[one] { " " }von { NAME($seat, form: "dat") }
    } in die Schachtel zurücklegen
scroll-raised = { DOES($seat, you: "wertest", one: "wertet") } { NAME($building, form: "the") } auf: jetzt { $value }
    .hands = { PERSON($seat) ->
        [you] Bei dir
        [mark] Hier
       *[one] Bei { NAME($seat, form: "dat") }
    } { NAME($building, form: "the") } auf { $value } setzen
boat-moved = { DOES($seat, you: "fährst", one: "fährt") } zu Flussfeld { $space }
    .hands = { own-piece } Boot{ of-seat } auf Flussfeld { $space } setzen
tile-bought = { DOES($seat, you: "kaufst", one: "kauft") } das { NAME($called) } für { NAME($dice) }
    .log = { NAME($called, form: "price") }: zahlt { NAME($dice) }
    .short = Zahlt { NAME($dice) }
    .hands = Aus dem Steinbruch{ PERSON($seat) ->
        [you] { "" } nehmen
        [mark] { "" } geben
       *[one] { "" } für { NAME($seat, form: "acc") }
    }: das { NAME($called, form: "exact") }
tile-taken = { DOES($seat, you: "nimmst", one: "nimmt") } kostenlos das { NAME($called) }
    .log = { NAME($called, form: "price") }
    .short = Zahlt keinen Würfel
    .hands = Aus dem Steinbruch{ PERSON($seat) ->
        [you] { "" } nehmen
        [mark] { "" } geben
       *[one] { "" } für { NAME($seat, form: "acc") }
    }: das { NAME($called, form: "exact") }
tile-laid = { DOES($seat, you: "legst", one: "legt") } das Plättchen in { NAME($where) }
    .hands = Das Plättchen in { NAME($where) } { own-province } legen, Wege { LIST($sides) }
tile-collected = { DOES($seat, you: "behältst", one: "behält") } das Plättchen
tile-replaced = { DOES($seat, you: "nimmst", one: "nimmt") } das { NAME($called) } aus dem Spiel, um es zu ersetzen
    .log = Ersetzt: { NAME($called, form: "price") }
    .hands = Aus dem Spiel nehmen, { $isLoose ->
        [yes] { PERSON($seat) ->
            [you] von deinen Plättchen
            [mark] von den Plättchen
           *[one] von { NAME($seat, form: "dat") }
        }: das { NAME($called, form: "exact") }
       *[no] aus { NAME($where) } { PERSON($seat) ->
            [you] deiner Provinz
            [mark] der Provinz
           *[one] der Provinz von { NAME($seat, form: "dat") }
        }: das { NAME($called, form: "priced") }
    }
border-reached = { DOES($seat, you: "erreichst", one: "erreicht") } { NAME($where) } und { DOES($seat, you: "bekommst", one: "bekommt", subject: "no") } { NAME($brings) }
    .log = Erreicht { NAME($where) }
yield-used = { PERSON($seat) ->
    [mark] Ertragsplättchen
   *[one] { DOES($seat, you: "nutzt", one: "nutzt") } ein Ertragsplättchen
} (bringt { NAME($brings) })
    .hands = { NAME($colour, form: "cap") } ablegen (bringt { NAME($brings) })
elephant-taken = { DOES($seat, you: "nimmst", one: "nimmt") } den Elefanten für die nächste Runde
    .short = Nimmt den Elefanten
    .detail = Für die nächste Runde
    .hands = Den Elefanten für die nächste Runde { hand-to }
elephant-kept = { DOES($seat, you: "behältst", one: "behält") } den Elefanten für die nächste Runde
    .short = Behält den Elefanten
    .detail = Für die nächste Runde
chamber-visited = { DOES($seat, you: "besuchst", one: "besucht") } { NAME($who, form: "the") }
nothing-done = { PERSON($seat) ->
    [you] Bei dir geschieht nichts: { NAME($what, form: "cap") }
    [mark] { NAME($what, form: "cap") }
   *[one] Bei { NAME($seat, form: "dat") } geschieht nichts: { NAME($what, form: "cap") }
}
markers-met = { PERSON($seat) ->
    [you] Deine Marker
    [mark] Die Marker
   *[one] Die Marker von { NAME($seat, form: "dat") }
} { $overlap ->
    [0] begegnen sich
    [one] ziehen { $overlap } Schritt aneinander vorbei
   *[other] ziehen { $overlap } Schritte aneinander vorbei
}
round-ended = Runde { $round } endet; { DOES($elephant, you: "hast", one: "hat", subject: "inside") } den Elefanten
    .log = Hat den Elefanten
    .hands = Alle Arbeiter ihren Besitzern zurückgeben; { DOES($elephant, you: "hast", one: "hat", subject: "inside") } den Elefanten
game-ended = { DOES($seat, you: "gewinnst", one: "gewinnt") } { game-finish }: { $overlap ->
    [0] Die Marker sind sich begegnet
    [one] Die Marker sind { $overlap } Schritt aneinander vorbeigezogen
   *[other] Die Marker sind { $overlap } Schritte aneinander vorbeigezogen
}
game-finish = { $workers ->
    [0] ohne einen Arbeiter in Runde { $round }
   *[other] mit dem { NAME($nth) } Arbeiter in Runde { $round }
}

## Was gefragt wird

with-karma = { NAME($asked) }
    .detail = Für 1 Karma kannst du einen Würfel umdrehen
ask-place = Setze einen Arbeiter ein
ask-set-aside = Dieser Arbeiter kann nichts tun: Lege ihn beiseite
ask-tile = Wähle ein Provinzplättchen
ask-pay = Zahle { $price } oder mehr mit { NAME($colour, form: "dative") } Würfeln
ask-lay = Lege das { NAME($called) }
ask-border = Wähle, welchen Grenzbonus du nimmst
ask-replace = Wähle ein Plättchen, das du ersetzt
ask-dice = { $count ->
    [one] Wähle einen Würfel
   *[other] Wähle { $count } Würfel
}
ask-reroll = Wähle Würfel, die du neu wirfst
ask-sail = Wähle, wie weit du fährst
ask-upgrade = Wähle ein Gebäude zum Aufwerten
ask-good = Wähle die Ware, die du verkaufst
ask-chamber = Wähle eine Person in den Gemächern
ask-brown = Wähle die Grenze für dein braunes Plättchen (bringt { NAME($brings) })
ask-yield = Wähle ein Ertragsplättchen für { NAME($building, form: "the") }

roll-start = Wirf die ersten Würfel: { LIST($colours, glue: "comma") }
roll-gained = { COUNT($colours) ->
    [one] Wirf den neuen Würfel
   *[other] Wirf die neuen Würfel
}: { LIST($colours, glue: "comma") }
roll-again = Wirf neu: { LIST($colours, glue: "comma") }
roll-river = Wirf für das nächste Flussplättchen
turn-up-river = Decke das nächste Flussplättchen auf
turn-up-tile = Decke das oberste Plättchen vom { NAME($colour, form: "dative") } Stapel ({ NAME($animal) }) auf
draw-brown = Ziehe ein braunes Ertragsplättchen
draw-yield = Ziehe ein Ertragsplättchen
draw-yield-anew = Mische die abgelegten Ertragsplättchen und ziehe eines

draw-colour = Lose die Farbe des Würfels aus
draw-colour-to-pay = Lose die Farbe des Würfels aus, der gezahlt wird
draw-building = Lose aus, welches Gebäude aufgewertet wird
draw-tile-colour = Lose die Farbe des Plättchens aus
draw-tile = Lose das Plättchen aus, das gekauft wird
draw-new-tile-colour = Lose die Farbe des Würfels für das neue Plättchen aus
draw-old-tile = Lose das Plättchen aus, das ersetzt wird
draw-new-tile = Lose das neue Plättchen aus
roll-person-visited = Wirf den Würfel des Dummys für die besuchte Person
roll-area = Wirf den Würfel des Dummys für den Hauptbereich
roll-person = Wirf den Würfel des Dummys für die Person
draw-market = Lose das Marktfeld aus
roll-steps = Wirf den Würfel des Dummys für das Boot
roll-terrace = Wirf den Würfel des Dummys für die Terrasse

## Züge ohne Namen vom Tisch

move-set-aside = Den Arbeiter beiseitelegen
move-turn-die = { NAME($die) } auf { $face } drehen
move-take-dice = Nehmen: { NAME($dice) }
move-upgrade = { NAME($building) } aufwerten
move-pay = { NAME($dice) } zahlen
move-sell = { NAME($good) } verkaufen
move-visit = { NAME($who, form: "visit") } besuchen
move-reroll = { NAME($die) } neu werfen
move-keep-dice = Die anderen Würfel behalten

## Züge mit Namen vom Tisch

option-place = { NAME($where, form: "title") }
option-place-with = { NAME($where, form: "title") } mit { NAME($die) }
option-sail = Bis Feld { $space } fahren
option-buy = Das { NAME($called, form: "priced") } kaufen
option-lay = In { NAME($where) } legen ({ tile-roads })
option-border = Bonus nehmen: { NAME($where, form: "cap") }
option-cover = { NAME($where, form: "cap") } bedecken
option-replace = Das Plättchen in { NAME($where) } durch das { NAME($called, form: "priced") } ersetzen
option-put-yield = { NAME($tile) } auf { NAME($where) } legen
    .short = Ertragsplättchen auf { NAME($where) }
option-use-yield = { NAME($tile) } nutzen
listed-space = { NAME($where, form: "title") }
    .full = { NAME($where, form: "title") } ({ NAME($nth) } Feld)
yield-tile = Ertragsplättchen (bringt { NAME($brings) })
    .full = { NAME($nth) } Ertragsplättchen (bringt { NAME($brings) })

## Warum

only-move = Einzig möglicher Zug: { $move }
best-move = Bester Zug: { $move }
worth-most = Bester Zug: { $move }, { $worth } Geld wert
worth-before = Bester Zug: { $move }, { $worth } Geld wert. Zweitbester: { $next }, { $nextWorth } Geld wert
second-behind = Bester Zug: { $move }. Zweitbester: { $next }, { $behind } Geld schlechter
only-kind-of-move = { $move }: Alle möglichen Züge bewirken dasselbe
wins-by-rounds = Bester Zug: { $move }. { $isNext ->
    [yes] Zweitbester
   *[no] Bester anderer Art
}: { $other }, { $rounds ->
    [none] { about-equal }
   *[other] { $rounds } Runden dahinter
}
as-good-as = Bester Zug: { $move }. Ebenso gut: { $other }
decided-by-markers = Die Marker kommen bis zum Ende der Runde { $gain } Schritte weiter als nach dem anderen Zug
decided-by-held = Was für spätere Runden bleibt, ist { $gain } Geld mehr wert als nach dem anderen Zug
decided-by-rival = Was der stärkste Gegner nach dieser Runde hat, ist { $gain } Geld weniger wert als nach dem anderen Zug
decided-by-win = Die Siegchancen in dieser Runde sind { $gain } Geld mehr wert als nach dem anderen Zug
despite-markers = Allerdings kommen die Marker bis zum Ende der Runde { $loss } Schritte weniger weit
despite-held = Allerdings ist das, was für spätere Runden bleibt, { $loss } Geld weniger wert
despite-rival = Allerdings ist das, was der stärkste Gegner nach dieser Runde hat, { $loss } Geld mehr wert
despite-win = Allerdings sind die Siegchancen in dieser Runde { $loss } Geld weniger wert
denies = { PERSON($seat) ->
    [you] Dein bester nächster Zug
    [mark] Der beste nächste Zug
   *[one] Der beste nächste Zug von { NAME($seat, form: "dat") }
} ist dann { $bestThen } statt { $bestNow } Geld wert
rounds-behind = { $rounds ->
    [none] { about-equal }
   *[other] { $rounds } Runden hinter dem besten
}
money-behind = { $behind } Geld schlechter
worth-money = { $worth } Geld wert
binds-turned-die = Der gedrehte Würfel ist mehr wert als das Karma, das er kostet
binds-last-pass = Dies ist der letzte Durchgang: Jetzt zählt nur, wie weit die Marker aneinander vorbei sind
binds-mixed-market = Der gemischte Markt zahlt für den besten Markt jeder Ware und verlangt keinen Würfel
binds-dice-again = Die Terrasse bringt 2 Geld; dann dürfen beliebige Würfel neu geworfen werden
binds-chambers = Für einen Würfel mit genau der passenden Zahl bringt { NAME($who) } { NAME($brings) }
binds-quarry = Ein Plättchen bringt sofort Ruhm für Gebäude und Geld für Märkte
binds-market = Ein Markt zahlt bei jedem Verkauf von Neuem
binds-harbour = Das Boot bekommt den Bonus des Feldes, auf dem es hält
binds-balconies = Aus einem Würfel werden zwei einer anderen Farbe
binds-terrace = Die Terrasse verlangt keinen Würfel

## Was der Raja rät

played-out = Der Raja hat { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
} geprüft und die Runde bis zu { $times }-mal je Zug zu Ende gespielt
others-close = { $others ->
    [one] Ein anderer Zug ist
   *[other] { $others } andere Züge sind
} { about-equal }
brings-at-once = Er bringt sofort { LIST($told) }
brings-and-reaches = Er bringt sofort { LIST($told) } und erreicht { brings-borders }
reaches-at-once = Er erreicht sofort { brings-borders }
brings-fame = { $count } Ruhm
brings-money = { $count } Geld
brings-karma = { $count } Karma
brings-borders = { $count ->
    [one] eine Grenze
   *[other] { $count } Grenzen
}
gap-goes = der Abstand sinkt von { $gap } auf { $after }
sentences = { LIST($sentences, glue: "sentences") }
gives-and-keeps = Du gibst { LIST($given, glue: "comma") } und behältst { COUNT($kept) ->
    [0] keine Würfel
   *[other] { LIST($kept, glue: "comma") }
}

## Die Leiste des Fensters

bar-left = Noch { $workers ->
    [one] { $workers } Arbeiter
   *[other] { $workers } Arbeiter
}, { $dice ->
    [one] { $dice } Würfel
   *[other] { $dice } Würfel
}.
looking-at = Du siehst { NAME($seat, form: "whose") } Provinz
looking-at-dummy = Ein Dummy baut keine Provinz. Seine Würfel und Gebäude liegen darunter.
bar-place = Setze einen Arbeiter auf ein helles Feld
    .detail = { bar-left }
bar-place-dotted = Setze einen Arbeiter auf ein helles Feld
    .detail = { bar-left } Gepunktete Felder brauchen Karma für einen Würfel.
bar-nothing-to-do = Dieser Arbeiter kann nichts tun
    .detail = { bar-left }
bar-set-aside = Beiseitelegen
bar-placing = { NAME($where, form: "title") }: ohne Würfel
    .detail = { bar-click-again }
bar-placing-with = { NAME($where, form: "title") }: zahle { NAME($die) }
    .detail = { bar-click-again }
bar-click-again = Klicke noch einmal, um den Arbeiter zu setzen.{ $fitting ->
    [0] { "" }
    [one] { "" }
   *[other] { " " }Klicke einen anderen Würfel an, um mit ihm zu zahlen.
}
bar-die-goes = Wohin mit { NAME($die) }?
    .detail = Er kann die hellen Felder bezahlen.
bar-turns-die = Klicke den Würfel an, den du umdrehst
    .detail = Er zeigt dann seine Gegenseite.
bar-karma = Karma einsetzen
    .short = Karma
bar-karma-not = So lassen
bar-karma-to = Auf { $face } drehen
bar-karma-left = Du hast { $karma } Karma. Jedes dreht einen Würfel um
bar-buy = Wähle ein Plättchen zum Kaufen
    .detail = Helle Plättchen können deine Würfel bezahlen.
bar-pay = Wähle die Würfel zum Zahlen
    .detail = Klicke Würfel an, um sie zu wechseln.
bar-paying = Du zahlst { NAME($dice) }. Klicke Würfel an, um sie zu wechseln.
bar-pay-button = Zahlen
bar-lay = Lege das Plättchen
    .detail = Klicke einen hellen Platz an. Mausrad oder T drehen das Plättchen.
bar-laying = Drehe das Plättchen und lege es
bar-lay-button = Plättchen legen
bar-other-tile = Anderes Plättchen
bar-turn-tile = Drehen
bar-replace = Ersetze ein Plättchen
    .detail = Wähle eines deiner Plättchen, dann das neue.
bar-dice = Wähle deine Würfel
    .detail = Sie werden sofort geworfen.
bar-take-one = Wähle deinen Würfel
bar-taking = { $count ->
    [one] Wähle { $count } Würfel
   *[other] Wähle { $count } Würfel
}
    .detail = Gewählt: { COUNT($chosen) ->
        [0] noch keiner
       *[other] { LIST($chosen, glue: "comma") }
    }. Sie werden sofort geworfen.
bar-take-button = Nehmen
bar-upgrade = Wähle ein Gebäude zum Aufwerten
    .detail = Klicke seine Schriftrolle an. Jedes Gebäude dieser Art bringt dann 1 Ruhm mehr.
bar-sail = Wähle, wie weit du fährst
    .detail = Klicke ein helles Feld des Flusses an.
bar-sell = Wähle die Ware, die du verkaufst
    .detail = Ihre besten Märkte zahlen.
bar-visit = Wähle eine Person in den Gemächern
    .detail = Ohne Würfel und Arbeiter: Klicke eine helle an.
bar-border = Wähle den Bonus, den du als Nächstes nimmst
    .detail = Dein Weg erreicht mehrere: Klicke einen an.
bar-yield = Wähle ein Ertragsplättchen
    .detail = Dann die Grenze, auf der es liegen soll.
bar-brown = Bedecke eine braune Grenze mit deinem Plättchen
    .detail = Klicke eine der hellen Grenzen an.
bar-brown-brings = Es bringt { NAME($brings) }, sobald ein Weg es erreicht.
bar-reroll = Wähle Würfel, die du neu wirfst
    .detail = Klicke sie einzeln an.
bar-rolling-again = Du wirfst neu: { NAME($dice) }.
bar-reroll-button = { $count ->
    [0] Alle behalten
   *[other] { $count } neu werfen
}

## Warum der Würfel eines Dummys neu geworfen wird

no-plain-tile = er hat kein Plättchen ohne Markt
no-replacement = er kann keinen Tausch bezahlen
replacement-not-sure = er könnte am Ende nichts tauschen
boat-cannot-move = das Boot kann keine { $spaces } Felder fahren
space-taken = das Feld ist besetzt
no-free-space = kein Feld ist frei
no-die-to-spend = er hat keinen Würfel zum Zahlen
no-free-person = keine freie Person ist gültig
no-tile-to-buy = er kann kein Plättchen kaufen
boat-at-end = das Boot ist am Ende des Flusses
no-free-balcony = kein freier Balkon nimmt einen seiner Würfel
no-die-left = im Vorrat ist kein Würfel mehr
no-market-owned = er hat keinen Markt
nothing-paid = kein freies Feld zahlt etwas
spaces-left = nur noch { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
}
no-face = „{ $words }“ ist keine Seite des Würfels. Tippe, was er zeigt, zum Beispiel { $example }.
face-not-valid = Eine { $face } ist nicht gültig: { NAME($why) }. Wirf noch einmal.

## Was ein Dummy tut, und warum

dummy-thought = { NAME($seat, form: "subject") }: { NAME($told) } { "[" }{ $clause }]
dummy-step = { NAME($what) }. { NAME($why) }
    .short = { NAME($what, form: "title") }
    .detail = { NAME($why) }
by-lot = { COUNT($lot) ->
    [0] { "" }
   *[other] { "" }. Ausgelost unter { LIST($lot, form: "title") }
}

area-chambers = { $form ->
    [cap] Die Gemächer
    [short] Gemach
   *[plain] die Gemächer
}
area-quarry = { $form ->
    [cap] Der Steinbruch
    [short] Bruch
   *[plain] der Steinbruch
}
area-market = { $form ->
    [cap] Der Marktplatz
    [short] Markt
   *[plain] der Marktplatz
}
area-harbor = { $form ->
    [cap] Der Hafen
    [short] Hafen
   *[plain] der Hafen
}
area-balconies = { $form ->
    [cap] Die Balkone
    [short] Balkon
   *[plain] die Balkone
}
area-terrace = { $form ->
    [cap] Die Terrasse
    [short] Terrasse
   *[plain] die Terrasse
}
dummy-area = Der Würfel für den Bereich zeigt { $face }
why-area = Gültiger Bereich: { NAME($area) }
why-quarry-instead = Ab fünf Würfeln bedeutet eine 5 oder 6 den Steinbruch
dummy-no-area = Kein Bereich ist gültig
why-set-aside = Der Arbeiter liegt diese Runde beiseite
dummy-cheapest = Das billigste freie Feld kostet { $money ->
    [0] nichts
   *[other] { $money } Geld
}
why-never-pays = Dummys zahlen nie Geld für ein Feld
dummy-person = Er besucht { NAME($who, form: "the") }
why-person = Der Würfel zeigt { $face }, und das Feld ist frei
why-master-builder = Der Würfel zeigt { $face }, das Feld ist frei, und { $isSure ->
    [yes] ein Tausch ist sicher
   *[no] er hat ein Plättchen ohne Markt
}
why-portuguese = Der Würfel zeigt { $face }, das Feld ist frei, und das Boot kann { $spaces } Felder fahren
dummy-gift = Er nutzt { NAME($who, form: "the") }
why-gift-paid = Er zahlt zuerst einen Würfel. Die Aktion bringt { NAME($brings) }
why-gift-free = Er braucht keinen Würfel und keinen Arbeiter. Die Aktion bringt { NAME($brings) }
why-any-chamber = Der Würfel zeigt { $face }. Auch besetzte Personen zählen, und kein Würfel wird gezahlt
dummy-market = { $form ->
    [title] { NAME($where, form: "title") }
   *[plain] Er verkauft { NAME($where, form: "at") }
}: { $money ->
    [0] kein Geld
   *[other] { $money } Geld
}
why-no-die-asked = Das Feld verlangt keinen Würfel, darum kommt es vor allen anderen
why-pays-most = Jedes freie Feld verlangt einen Würfel, und dieses zahlt am meisten{ by-lot }
why-none-pays = Jedes freie Feld verlangt einen Würfel, und keines zahlt etwas{ by-lot }
dummy-spaces-left = { $spaces ->
    [one] Nur { $spaces } Flussfeld ist übrig
   *[other] Nur { $spaces } Flussfelder sind übrig
}
why-rolled-again = Ein höheres Ergebnis wird neu geworfen
dummy-boat = Das Boot fährt { $steps ->
    [one] { $steps } Feld
   *[other] { $steps } Felder
}
why-steps = Der Würfel zeigt { $face }: 1 und 2 sind ein Feld, 3 und 4 zwei, 5 und 6 drei
dummy-balcony = { $form ->
    [title] { NAME($where, form: "title") }: { NAME($brings) }
   *[plain] Er tauscht { NAME($where, form: "at") }: { NAME($brings) }
}
why-balcony = Er zahlt einen Würfel der einen Farbe und nimmt Würfel der anderen
dummy-terrace = { $takesMoney ->
    [yes] Wurf { $face }: Er nimmt Geld
   *[no] Wurf { $face }: Er nimmt einen Würfel
}
why-terrace = Nur eine { $face } bedeutet das Geld der Terrasse{ $takesMoney ->
    [yes] ; Dummys werfen ihre Würfel nicht neu
   *[no] { "" }
}
terrace-money = das Geld der Terrasse
terrace-die = ein Würfel der Terrasse
dummy-terrace-money = Er nimmt das Geld der Terrasse
why-terrace-money = Kein Feld mit Würfel ist nutzbar; Dummys werfen ihre Würfel nicht neu
dummy-terrace-die = Er nimmt einen Terrassenwürfel
why-terrace-die = Das Feld mit Geld ist besetzt, darum wird nicht geworfen

among-any = { "" }
among-left = { "" } im Vorrat
among-terrace = { "" } auf freien Feldern der Terrasse
among-terrace-left = { "" } auf freien Feldern der Terrasse und im Vorrat
among-replacement = { "" }, die einen Tausch möglich lässt,
among-balcony = { "" }, die ein freier Balkon nimmt,
among-new-tile = { "" }, die ein neues Plättchen zahlen kann,
dummy-takes = Er nimmt { NAME($colour, form: "a") } Würfel
dummy-terrace-colour = { $form ->
    [title] Terrasse: Würfel in { NAME($colour) }
   *[plain] Er nimmt { NAME($colour, form: "a") } Würfel von der Terrasse
}
why-take-one = Er hat genau einen Würfel dieser Farbe{ by-lot }
why-take-none = In keiner Farbe{ NAME($among) } hat er genau einen, darum nimmt er eine Farbe, von der er keinen hat{ by-lot }
why-take-fewest = In jeder Farbe{ NAME($among) } hat er zwei oder mehr, darum nimmt er eine, von der er am wenigsten hat{ by-lot }
why-lacking = Im Vorrat fehlt { LIST($colours, glue: "or") }. { NAME($rule) }
dummy-no-die-left = Kein Würfel ist im Vorrat
dummy-no-such-die-left = Im Vorrat fehlt { NAME($colour) }
why-common-supply = Dummys nehmen Würfel aus dem gemeinsamen Vorrat
dummy-pays = Er zahlt { NAME($colour, form: "a") } Würfel
why-spend-many = Er hat drei oder mehr Würfel dieser Farbe{ by-lot }
why-spend-one = In keiner Farbe{ NAME($among) } hat er drei oder mehr, darum zahlt er eine Farbe, von der er einen hat{ by-lot }
why-spend-two = In keiner Farbe{ NAME($among) } hat er genau einen oder mindestens drei, darum zahlt er eine Farbe, von der er zwei hat{ by-lot }
why-bound = Ein Tausch muss möglich bleiben. { NAME($rule) }

dummy-upgrades = Er wertet { NAME($building, form: "the") } auf
why-upgrade-first = Zuerst kommt ein Gebäude, das auf { $value } steht{ by-lot }
why-upgrade-next = Kein Gebäude steht auf { $highest }, darum kommt eines, das auf { $value } steht{ by-lot }
dummy-most-dice = { $form ->
    [title] Zum Kauf: { NAME($dice, form: "subject") }
   *[plain] Zum Kaufen hat er { NAME($dice) }
}
dummy-most-able = { $form ->
    [title] Zum Kauf: { NAME($dice, form: "subject") }
   *[plain] Zum Kaufen hat er { NAME($dice) }
}
why-most-dice = Von dieser Farbe hat er die meisten Würfel{ unable-to-buy }
why-as-many = Gleich viele Würfel in { LIST($lot) }: Es wird ausgelost{ unable-to-buy }
unable-to-buy = { COUNT($unable) ->
    [0] { "" }
   *[other] { "" }; er hat ebenso viele in { LIST($unable, glue: "or") }, kann damit aber nichts kaufen
}
why-next-colour = { LIST($more) } können nichts kaufen, darum kauft die nächste Farbe{ by-lot }
dummy-two-dice = { $form ->
    [title] Zwei Würfel: Preis { $low } bis { $high }
   *[plain] Zwei Würfel kaufen ein Plättchen für { $low } bis { $high }
}
why-two-dice = Er zahlt zwei Würfel, wenn es geht
dummy-one-die = { $form ->
    [title] Ein Würfel: Preis bis { $high }
   *[plain] Ein Würfel kauft ein Plättchen für bis zu { $high }
}
why-only-one-die = Er hat nur einen Würfel in { NAME($colour) }
why-no-tile-for-two = Kein Plättchen in { NAME($colour) } kostet { $low } bis { $high }
on-tile = Das Plättchen zeigt { COUNT($things) ->
    [0] nur Wege
   *[other] { LIST($things) }
}
dummy-tile = { $form ->
    [title] { NAME($called, form: "price") }
   *[plain] Er nimmt das { NAME($called, form: "inside") }
}
why-only-tile = { on-tile }. Es ist das einzige dieser Farbe und Preisspanne
why-tile-drawn = { on-tile }. Es ist ausgelost unter { $tiles } dieser Farbe und Preisspanne
dummy-scores = Er bekommt { COUNT($gains) ->
    [0] nichts
   *[other] { LIST($gains) }
}
why-scores = { COUNT($told) ->
    [0] Das Plättchen hat kein Gebäude und keinen Markt
   *[other] Das sind { LIST($told) }
}
fame-for = { $count } Ruhm für { NAME($building, form: "the") }
money-for = { $count } Geld für den { NAME($good, form: "market") }
dummy-new-tile = { $form ->
    [title] Neu: ein Würfel in { NAME($colour) }
   *[plain] Er zahlt einen Würfel in { NAME($colour) } für das neue Plättchen
}
dummy-replaces = { $form ->
    [title] Alt: { NAME($called, form: "price") }
   *[plain] Er ersetzt das { NAME($called, form: "inside") }
}
why-dearest = { on-tile }. Von seinen Plättchen ohne Markt ist es das teuerste
why-dearest-drawn = { on-tile }. Es ist ausgelost unter seinen { $tiles } teuersten ohne Markt
dummy-takes-tile = { $form ->
    [title] Neu: { NAME($called, form: "price") }
   *[plain] Er nimmt das { NAME($called, form: "inside") }
}
why-new-tile = { on-tile }. Ein Würfel mehr kauft ein Plättchen für { $low } bis { $high }
why-new-tile-drawn = { on-tile }. Ein Würfel mehr kauft ein Plättchen für { $low } bis { $high }; ausgelost unter { $tiles }
why-free-tile = { on-tile }. Kein Würfel könnte ein anderes zahlen. Dieses kostet nicht mehr als das alte und ist umsonst
why-free-tile-drawn = { on-tile }. Kein Würfel könnte ein anderes zahlen. Es ist ausgelost unter { $tiles }, die nicht mehr kosten, und ist umsonst

dummy-karma = { $form ->
    [title] { $count } Geld statt { $count } Karma
   *[plain] Er bekommt { $count } Geld statt { $count } Karma
}
why-karma-is-money = Dummys bekommen Geld statt Karma
dummy-dice-per-karma = { $count } Karma: { $count ->
    [one] { $count } Würfel
   *[other] { $count } Würfel
}
why-always-karma = Wo Karma gezählt wird, hat ein Dummy immer { $count }
dummy-handicap = { $form ->
    [title] Vorgabe: { NAME($brings) }
   *[plain] Er bekommt seine Vorgabe: { NAME($brings) }
}
why-handicap = Der Marker rückt gleich nach dem Aufbau vor
dummy-bridge = Er erreicht die Brücke und bekommt { NAME($brings) }
why-bridge-first = Sie kommt vor dem Bonus des Feldes
dummy-bonus = { $form ->
    [title] Bonus bei { $space } auf der { NAME($track) }
   *[plain] Er erreicht den Bonus bei { $space } auf der { NAME($track) }
}
why-every-bonus = Ein Dummy bekommt jeden Bonus, den er erreicht: { NAME($brings) }
dummy-all-workers = Er hat schon { $most } Arbeiter
why-leaves-game = Der weitere Arbeiter kommt aus dem Spiel
dummy-skips = { COUNT($spaces) ->
    [one] Er überspringt Feld
   *[other] Er überspringt die Felder
} { LIST($spaces) }
why-skipped = Felder mit einem anderen Boot zählen nicht
dummy-sails = Er fährt { $steps ->
    [one] { $steps } Feld
   *[other] { $steps } Felder
} bis Feld { $space }
why-sails = { $isFar ->
    [yes] Er fährt so weit wie möglich.{ " " }
   *[no] { "" }
}{ $isCovered ->
    [yes] Das Flussplättchen dort
   *[no] Das Feld
} bringt { NAME($brings) }
dummy-sold = Er verkauft eine Ware: { $money } Geld
why-sold = Keine Ware zahlt mehr als { LIST($goods) }; { $most ->
    [one] der beste Markt zählt
   *[other] bis zu { $most } Märkte zählen
}
dummy-builds = Er kauft ein Plättchen
why-builds = Wie im Steinbruch, aber ohne Arbeiter
dummy-yield-tile = { $form ->
    [title] Ertrag: { NAME($brings) }
   *[plain] Er bekommt ein Ertragsplättchen (bringt { NAME($brings) })
}
why-claims-at-once = Er nimmt den Bonus des Plättchens sofort
why-yield-drawn = Es ist unter den offenen ausgelost, wird genutzt und abgelegt
dummy-nothing = Nichts geschieht
why-nothing = { NAME($what, form: "cap") }

## Was Felder kosten und bringen

space-cost = { COUNT($parts) ->
    [0] nichts
   *[other] { LIST($parts) }
}
cost-die-showing = einen Würfel mit { LIST($faces, glue: "or") }
cost-die-of-colour = { NAME($colour, form: "a") } Würfel
cost-any-die = einen beliebigen Würfel
gain-mixed-market = den besten Markt jeder Ware
gain-market = deine besten { NAME($good, form: "many") }, einen je Auge
gain-harbour = bis zu ein Feld auf dem Fluss je Auge

## Der Tisch als Text

table-over = Rajas of the Ganges: Die Partie ist vorbei
table-setting-up = Rajas of the Ganges: Aufbau
table-playing = Rajas of the Ganges: Runde { $round }{ $isLast ->
    [yes] , letzter Durchgang
   *[no] { "" }
}, { DOES($seat, you: "bist", one: "ist", subject: "inside") } am Zug
table-seat = { $who }: { $fame } Ruhm, { $money } Geld, { $gap ->
    [0] Marker { $overlap } Felder aneinander vorbei
   *[other] Abstand { $gap }
}, noch { $workers } von { $owned } Arbeitern{ $hasElephant ->
    [yes] , mit dem Elefanten
   *[no] { "" }
}
table-dice = Würfel: { NAME($dice) }; { $karma } Karma
table-dummys-dice = Würfel: { NAME($dice, form: "subject") }
table-own = { LIST($buildings, glue: "comma") }; Boot { $boat ->
    [0] am Anfang des Flusses
   *[other] auf Flussfeld { $boat }
}
table-building = { NAME($building) } { $value }
table-own-tiles = Plättchen: { LIST($tiles, glue: "sentences") }
table-loose-tile = { NAME($called, form: "listed") }
table-laid-tile = { NAME($called, form: "listed") } in { NAME($where) }, { tile-roads }
table-own-yields = Ertragsplättchen: { LIST($tiles, glue: "sentences") }
table-on-border = { NAME($where, form: "cap") }: { NAME($tile) }
table-connected = Erreichte Grenzen: { LIST($borders, glue: "sentences", form: "cap") }
table-free-spaces = Freie Felder
table-area = { NAME($area, form: "cap") }: { LIST($spaces, glue: "sentences") }
table-space = { $name } (kostet { NAME($cost) }, bringt { NAME($brings) })
table-tiles = Provinzplättchen
table-tile = { NAME($colour) }, Preis { $price }, { tile-things }, { tile-roads }
table-province = Eine Provinz hat { $rows } Reihen mit { $columns } Spalten; die Residenz ist in { NAME($where) }, { tile-roads }
table-borders = Grenzen: { LIST($borders, glue: "sentences") }
table-border = { NAME($where, form: "cap") } (bringt { NAME($brings) })
table-yields = { NAME($colour, form: "many") }, offen, bringen: { LIST($tiles, glue: "sentences") }
table-river = Der Fluss bringt auf { LIST($spaces, glue: "sentences") }
table-river-space = { $space }: { NAME($brings) }{ COUNT($boats) ->
    [0] { "" }
   *[other] , Boot: { LIST($boats, form: "subject") }
}

## Karten des Fensters: worauf gezeigt wird

card-your-gap = Dein Abstand
card-gap-goes = { $gap } auf { $after }
card-gap-stays = bleibt { $gap }
card-taken = Hier ist ein Arbeiter: Niemand sonst kann das Feld diese Runde nutzen.
card-with-karma = Mit Karma: Drehe { LIST($turns, glue: "or") }.
card-turned = { NAME($die) } auf { $face }
card-not-now = Jetzt nicht möglich.
card-pays = Zahlt { NAME($brings) }.
card-money-now = Jetzt { $money } Geld.
card-brings = Bringt { NAME($effect) }.
card-ganga-tile = Ein Flussplättchen bedeckt dieses Feld.
card-bridge = Die Brücke: Du bekommst einen Arbeiter, wenn dein Boot hier hält oder vorbeifährt.
card-ahead = { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
} vor dem Boot.
card-river = Fluss, Feld { $space }
card-no-tile = Kein Plättchen übrig
card-stack-used-up = Dieser Stapel ist aufgebraucht.
card-price = { $price } Augen in { NAME($colour) }, ohne Wechselgeld.
card-more-in-stack = Noch { $tiles } in diesem Stapel.
card-building = { NAME($building) }: { $fame } Ruhm.
card-market = { NAME($good, form: "market") }: { $money } Geld.
card-empty-cell = Ein leerer Platz
card-empty-cell-words = Hier kannst du ein Plättchen legen, wenn ein Weg hierher führt.
card-in-province = In deiner Provinz.
card-yield-tile = Hier liegt ein Ertragsplättchen. Es zählt statt des Aufdrucks.
card-border-had = Deine Wege haben sie erreicht: Der Bonus ist genommen.
card-border-free = Du bekommst ihn einmal, wenn einer deiner Wege sie erreicht.
card-each-building = { NAME($building, form: "each") } du legst, bringt { $fame } Ruhm.
card-upgrade = Jede Aufwertung bringt 1 mehr, höchstens { $most }.
card-scroll = { NAME($building) }
card-die = { NAME($colour) } { $face }
card-die-shows = { NAME($colour, form: "masculine") } Würfel, der { $face } zeigt.
card-karma-turns = Karma dreht ihn auf { $face }.
card-border-brings = { NAME($where, form: "cap") } bringt { NAME($brings) }.
card-will-score = Bringt
card-fame-from = { $count } Ruhm ({ NAME($source) }).
card-money-from = { $count } Geld ({ NAME($source) }).
card-pay = Zahle { $money } Geld.
card-give = Zahle { NAME($die) }.
card-costs = Kostet { NAME($cost) }.

race = Wettlauf: { NAME($seat, form: "subject") }
race-gap = Der Abstand
race-workers = Noch { $workers } von { $owned } Arbeitern.
race-dice = Würfel: { NAME($dice, form: "subject") }.
race-bonus = { NAME($track) } { $space } (noch { $more }) bringt { NAME($brings) }.
race-boat = { $boat ->
    [0] Boot am Anfang
   *[other] Boot auf Feld { $boat }
}; Feld { $space } bringt { NAME($brings) }.
race-market = { NAME($good) } { $values }
race-markets = { $tiles ->
    [one] { $tiles } Plättchen
   *[other] { $tiles } Plättchen
}{ COUNT($markets) ->
    [0] , kein Markt
   *[other] ; Märkte: { LIST($markets, glue: "comma") }
}.
gap-met = begegnet
gap-left = { $gap }
    .flag = Abstand { $gap }
    .long = Abstand { $gap }
gap-past = um { $overlap } vorbei
    .flag = um { $overlap } vorbei
    .long = um { $overlap } aneinander vorbei

tray-dice = Würfel
tray-pays = Zahlt
strip-dice = Würfel zum Nehmen
strip-left = noch { $dice }
strip-goods = Die Ware zum Verkaufen
strip-yields = Ein Ertragsplättchen
turn-first = Drehe zuerst { LIST($dice, glue: "or") } um: Klicke darauf
build-lit = hell: deine Würfel reichen
build-buy = Plättchen zum Kaufen
build-replace = Plättchen, die es ersetzen können
build-up-to = bis

bar-dummy-step = { NAME($seat, form: "subject") }: { $step }
bar-dummys-turn = Am Zug: { NAME($seat, form: "subject") }
dummy-card-worker = Dummy, Arbeiter { $worker } von { $owned }
dummy-card-die = W6
dummy-card-dice = Würfel übrig
set-up = Aufbau

## Der Rat des Raja

advice-rounds = Runden
no-advice = Der Raja hat keinen Rat: { $why }

## Das Ende einer Partie

end-finished = Beendet { game-finish }{ $overlap ->
    [0] { "" }
   *[other] ; die Marker sind um { $overlap ->
        [one] { $overlap } Feld
       *[other] { $overlap } Felder
    } aneinander vorbei
}.
tie-broken = Gleichstand: { DOES($seat, you: "hast", one: "hat") } { $what ->
    [karma] mehr Karma
    [pips] mehr Augen auf Würfeln
   *[turn] den früheren Zug
}
end-came-to = { $fame } Ruhm, { $money } Geld
end-past = vorbei
end-gap = Abstand
end-tiles = Plättchen
end-borders = { $count ->
    [one] Grenze
   *[other] Grenzen
}
end-river-space = Flussfeld
curves = Die beiden Leisten nach Runden
curves-money = Geld kommt herab
curves-fame = Ruhm steigt
curves-meet = Begegnung
curves-start = Start
sheet = Wertung
sheet-totals = 2 × Ruhm + Geld − { $meet }
    .short = 2 Ruhm + Geld − { $meet }
    .tight = Überschuss
head-buildings = Gebäude
head-markets-laid = Märkte gelegt
head-market-place = Marktplatz
head-palace = Palast
head-ganges = Ganges
head-borders = Grenzen
head-tracks-and-karma = Leisten und Karma
head-start = Start
head-paid-for-spaces = Für Felder gezahlt

review = Verglichen mit dem Raja
review-what = Die Wahl des Raja, Zug um Zug, und was deine verlor oder gewann.
review-look = In der Wiedergabe zeigen
review-replay = Wiedergabe ansehen
review-again = Noch einmal
review-back = Zurück
review-failed = Die Analyse ist gescheitert: { $why }
review-looking = Der Raja sieht sich deine Partie an.
review-against = Gegen den Raja
review-lost = Runden verloren
review-won = Runden gewonnen
review-error = Fehler ± { $error }
review-agreed = In { $agreed } von { $turns } Zügen hätte der Raja dasselbe getan.
review-none-worse = Kein Zug war klar schlechter als der des Raja.
review-costliest = Am teuersten war der Zug { game-finish }: { $lost } Runden.
review-dice = Die Würfel
review-rolled = { $count } geworfen
review-luck = { $pips } Augen: { $luck } { $isMore ->
    [yes] mehr
   *[no] weniger
} als im Mittel bei { $mean } je Würfel. Bis zu { $spread } mehr oder weniger sind üblich. Wert: { $worth } Runden.
review-turn = Zug
review-played = Dein Zug, darunter der des Raja
review-worker = Arbeiter { $worker }
review-same = wie der Raja
review-raja = Raja: { $move }
review-hardly = kaum etwas
review-summary = { $rounds } Runden gegen den Raja verloren (Fehler { $error }), derselbe Zug in { $agreed } von { $turns } Zügen. { $dice } Würfel: { $luck } Augen gegenüber dem Durchschnitt (meist innerhalb { $spread }). { $gap ->
    [0] Marker um { $overlap } aneinander vorbei
   *[other] Abstand { $gap }
}

## Der Stellungstisch

desk-title = Stellung, Runde { $round }
desk-worker = setzt hier einen Arbeiter oder nimmt ihn weg
desk-bonus-marker = setzt den Bonusmarker hierher
desk-river-tile = bedeckt es mit dem nächsten Flussplättchen
desk-builds = legt es in die Provinz oder vor einen Dummy
desk-karma = so viel Karma, oder eines weniger
desk-tile = wählt ein Plättchen oder dreht das hier
desk-border = zeigt, was diese Grenze bringt
desk-claims = ihr Bonus ist genommen, oder nicht
desk-give-tile = Plättchen geben

puzzle-searched = Bester von { $rounds } simulierten Runden
puzzle-next-best = Der nächstbeste Zug, { $move }, kostet { $cost } Runden

## Bilder der Regeln

picture-stalls = Ein Würfel: so viele Märkte der Ware, wie er Augen hat
picture-free-stalls = Ohne Würfel: der beste Markt jeder Ware
picture-building = Ein Gebäude: Ruhm
picture-other-building = Noch ein Gebäude
picture-tile-market = Ein Markt: Geld
picture-road = Ein Weg nach Osten
picture-price = Der Preis in Augen
tile-face-up = offen
tile-face-down = verdeckt
tile-gone = aus dem Spiel

# Was am echten Tisch gefragt wird.
ask-lies-before = { PERSON($seat) ->
    [you] vor dir
   *[one] vor { NAME($seat) }
}

## Die Seite, auf der eine Stellung aufgebaut wird: ihre Felder, und was Klicks tun

field-a-click-adds-such-a-die = Klicke, um diesen Würfel hinzuzufügen
field-a-click-takes-the-tile-away = Klicke, um das Plättchen zu entfernen
field-a-dummy-s = Von einem Dummy
field-a-laid = Ein Plättchen
field-add-a-die = Würfel hinzufügen
field-cap = { NAME($what, form: "cap") }
field-price-of = { NAME($what, form: "price") }
field-space = { NAME($what, form: "title") }{ $nth ->
    [1] { "" }
   *[other] , { $nth }
}
field-person-named = { NAME($who, form: "title") }
field-die = { NAME($colour) } { $face }
field-dummy-die = { NAME($colour) }, von einem Dummy
field-cell-at = Reihe { $row }, Spalte { $column }
field-degrees = { $degrees } Grad
field-river-start = Anfang
field-river-end = Ende
field-stone = Feld { $number }
field-at = Bei { $space }
field-any = Beliebig
field-stack-of = { NAME($colour) }, { NAME($animal) }
field-all-taken = Alle genommen
field-any-of-them = Beliebige
field-boat = Boot
field-bonus-taken = Bonus genommen
field-claimed = Verbundene Grenzen
field-building = Gebäude
field-scrolls = Gebäude
field-cell = Platz
field-pay-tile-cell = Platz
    .about = -1 für ein gekauftes Plättchen
field-lay-tile-cell = Platz
    .about = -1 für ein beliebiges freies
field-colour = Farbe
field-dummy-replace-new-colour = Farbe des Würfels
    .about = -1 für keinen
field-dummy-replace-old-colour = Farbe des Würfels
    .about = -1 für keinen
field-colours = Farben
field-dice = Würfel
field-chosen = Gewählte Würfel
field-is-dummy = Dummy
field-elephant = Elefant
field-fame = Ruhm
field-ganga-tile = Flussplättchen
field-his-dice-click-one-away = Seine Würfel: Klicke einen weg
field-his-tiles-click-one-away = Seine Plättchen: Klicke eines weg
field-karma = Karma
field-is-ending = Letzter Durchgang
    .about = Marker eines Platzes sind sich begegnet
field-money = Geld
field-navaratnas = Navaratnas
field-bonus = Nächster Geldbonus
field-none = Nichts
field-none-left = Kein Plättchen übrig
field-one-die = Ein Würfel
field-order = Reihenfolge der Plätze
    .about = Im Uhrzeigersinn, Menschen zuerst
field-visit-chamber-who = Person
field-seat-tiles = Provinz
field-rajas-table-river = Flussplättchen
field-round = Runde
field-rajas-table-round = Runde
    .about = 0 während des Aufbaus
field-seat = Platz
field-rajas-table-seat = Platz am Zug
field-seats = Plätze
field-rules-box = Was in meiner Schachtel gedruckt ist
field-rules-digest = Kennzeichen meiner Zahlen
field-stack = Stapel
field-the-border = Die Grenze
field-the-yield-tile-that-lies-there = Das Ertragsplättchen darauf
field-tile = Plättchen
field-rajas-table-stacks = Plättchen, verdeckt
field-tops = Plättchen, offen
field-gone = Plättchen aus dem Spiel
field-to-play = Am Zug
field-laid-turn = Gedreht
field-whether-the-bonus-of-the-border = Ob der Bonus der Grenze genommen ist
field-visitor = Beim Großmogul
    .about = Hat nächste Runde den Elefanten
field-workers = Arbeiter
field-seat-workers = Verfügbare Arbeiter
field-placed = Arbeiter auf Feldern
field-seat-owned = Eigene Arbeiter
field-used = Gesetzte Arbeiter
    .about = In dieser Runde
field-yield-tile-on-it = Ertragsplättchen darauf
field-seat-yields = Ertragsplättchen auf Grenzen
field-rajas-table-yields = Ertragsplättchen übrig
field-discarded = Genutzte Ertragsplättchen

# Was auf dieser Seite als Nächstes zu tun ist.

step-carry-out = Ausführen
step-choose-chamber = Ein Gemach wählen
step-choose-dice = Würfel wählen
step-choose-good = Eine Ware wählen
step-choose-replacement = Tausch wählen
step-choose-reroll = Neue Würfe wählen
step-choose-sail = Fahrt wählen
step-choose-tile = Ein Plättchen wählen
step-choose-upgrade = Aufwertung wählen
step-choose-yield = Ein Ertragsplättchen wählen
step-claim-borders = Grenzboni nehmen
step-cover-brown = Eine braune Grenze bedecken
step-draw-brown = Ein braunes Ertragsplättchen ziehen
step-draw-river = Ein Flussplättchen ziehen
step-draw-yield = Ein Ertragsplättchen ziehen
step-dummy-area = Dummy: Bereich
step-dummy-balcony = Dummy: Balkon
step-dummy-buy = Dummy: kaufen
step-dummy-buy-tile = Dummy: Plättchen kaufen
step-dummy-chamber = Dummy: Gemach
step-dummy-harbor = Dummy: Hafen
step-dummy-market = Dummy: Markt
step-dummy-person = Dummy: Person
step-dummy-replace = Dummy: tauschen
step-dummy-replace-new = Dummy: neues Plättchen
step-dummy-replace-old = Dummy: altes Plättchen
step-dummy-spend = Dummy: zahlen
step-dummy-take-dice = Dummy: Würfel nehmen
step-dummy-terrace = Dummy: Terrasse
step-dummy-terrace-die = Dummy: Terrassenwürfel
step-dummy-upgrade = Dummy: aufwerten
step-end-game = Die Partie beenden
step-end-round = Die Runde beenden
step-end-turn = Den Zug beenden
step-find-starter = Startspieler bestimmen
step-grant-handicap = Vorgabe geben
step-lay-river = Ein Flussplättchen legen
step-lay-tile = Ein Plättchen legen
step-pay-tile = Ein Plättchen bezahlen
step-reveal-tile = Ein Plättchen aufdecken
step-roll-again = Neu werfen
step-roll-gained = Neue Würfel werfen
step-roll-start = Die ersten Würfel werfen
step-start-round = Die Runde beginnen
step-take-turn = Einen Zug machen
dice-beside = { NAME($seat, form: "subject") }: { $dice ->
    [one] Ein neuer Würfel zeigte
   *[other] { $dice } neue Würfel zeigten
} { $count ->
    [one] 1 Auge
   *[other] { $count } Augen
}; erwartet waren { $expected }.

# Für alle, die dem Textprogramm zuhören.
listen-taken = { NAME($space) }: besetzt { NAME($seat, form: "by") }
