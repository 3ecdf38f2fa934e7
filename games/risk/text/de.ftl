# Risk auf Deutsch. Gezogen wird mit den englischen Worten oder den Sätzen hier.

## Namen: `tight` steht auf der Weltkarte, wo wenig Platz ist; die anderen Formen stehen in Sätzen:
## `the` ist der Akkusativ, `object` der Akkusativ ohne Artikel.

territory-alaska = { $form ->
    [from] von Alaska
    [to] nach Alaska
    [in] in Alaska
   *[plain] Alaska
}
territory-alberta = { $form ->
    [from] von Alberta
    [to] nach Alberta
    [in] in Alberta
   *[plain] Alberta
}
territory-central-america = { $form ->
    [from] von Mittelamerika
    [to] nach Mittelamerika
    [in] in Mittelamerika
    [tight] Mittelam.
   *[plain] Mittelamerika
}
territory-eastern-us = { $form ->
    [the] die Oststaaten
    [dative] den Oststaaten
    [from] von den Oststaaten
    [to] in die Oststaaten
    [in] in den Oststaaten
   *[plain] Oststaaten
}
territory-greenland = { $form ->
    [from] von Grönland
    [to] nach Grönland
    [in] auf Grönland
   *[plain] Grönland
}
territory-northwest-territory = { $form ->
    [the] das Nordwest-Territorium
    [dative] dem Nordwest-Territorium
    [from] vom Nordwest-Territorium
    [to] ins Nordwest-Territorium
    [in] im Nordwest-Territorium
    [tight] NW-Territ.
   *[plain] Nordwest-Territorium
}
territory-ontario = { $form ->
    [from] von Ontario
    [to] nach Ontario
    [in] in Ontario
   *[plain] Ontario
}
territory-quebec = { $form ->
    [from] von Quebec
    [to] nach Quebec
    [in] in Quebec
   *[plain] Quebec
}
territory-western-us = { $form ->
    [the] die Weststaaten
    [dative] den Weststaaten
    [from] von den Weststaaten
    [to] in die Weststaaten
    [in] in den Weststaaten
   *[plain] Weststaaten
}
territory-great-britain = { $form ->
    [from] von Großbritannien
    [to] nach Großbritannien
    [in] in Großbritannien
    [tight] Großbrit.
   *[plain] Großbritannien
}
territory-iceland = { $form ->
    [from] von Island
    [to] nach Island
    [in] auf Island
   *[plain] Island
}
territory-northern-europe = { $form ->
    [from] von Mitteleuropa
    [to] nach Mitteleuropa
    [in] in Mitteleuropa
    [tight] Mitteleur.
   *[plain] Mitteleuropa
}
territory-scandinavia = { $form ->
    [from] von Skandinavien
    [to] nach Skandinavien
    [in] in Skandinavien
   *[plain] Skandinavien
}
territory-southern-europe = { $form ->
    [from] von Südeuropa
    [to] nach Südeuropa
    [in] in Südeuropa
   *[plain] Südeuropa
}
territory-ukraine = { $form ->
    [the] die Ukraine
    [dative] der Ukraine
    [from] von der Ukraine
    [to] in die Ukraine
    [in] in der Ukraine
   *[plain] Ukraine
}
territory-western-europe = { $form ->
    [from] von Westeuropa
    [to] nach Westeuropa
    [in] in Westeuropa
   *[plain] Westeuropa
}
territory-afghanistan = { $form ->
    [from] von Afghanistan
    [to] nach Afghanistan
    [in] in Afghanistan
   *[plain] Afghanistan
}
territory-china = { $form ->
    [from] von China
    [to] nach China
    [in] in China
   *[plain] China
}
territory-india = { $form ->
    [from] von Indien
    [to] nach Indien
    [in] in Indien
   *[plain] Indien
}
territory-irkutsk = { $form ->
    [from] von Irkutsk
    [to] nach Irkutsk
    [in] in Irkutsk
   *[plain] Irkutsk
}
territory-japan = { $form ->
    [from] von Japan
    [to] nach Japan
    [in] in Japan
   *[plain] Japan
}
territory-kamchatka = { $form ->
    [from] von Kamtschatka
    [to] nach Kamtschatka
    [in] auf Kamtschatka
   *[plain] Kamtschatka
}
territory-middle-east = { $form ->
    [the] den Mittleren Osten
    [dative] dem Mittleren Osten
    [object] Mittleren Osten
    [from] vom Mittleren Osten
    [to] in den Mittleren Osten
    [in] im Mittleren Osten
    [tight] Mittl. Osten
   *[plain] Mittlerer Osten
}
territory-mongolia = { $form ->
    [the] die Mongolei
    [dative] der Mongolei
    [from] von der Mongolei
    [to] in die Mongolei
    [in] in der Mongolei
   *[plain] Mongolei
}
territory-siam = { $form ->
    [from] von Siam
    [to] nach Siam
    [in] in Siam
   *[plain] Siam
}
territory-siberia = { $form ->
    [from] von Sibirien
    [to] nach Sibirien
    [in] in Sibirien
   *[plain] Sibirien
}
territory-ural = { $form ->
    [the] den Ural
    [dative] dem Ural
    [from] vom Ural
    [to] in den Ural
    [in] im Ural
   *[plain] Ural
}
territory-yakutsk = { $form ->
    [from] von Jakutien
    [to] nach Jakutien
    [in] in Jakutien
   *[plain] Jakutien
}
territory-argentina = { $form ->
    [from] von Argentinien
    [to] nach Argentinien
    [in] in Argentinien
   *[plain] Argentinien
}
territory-brazil = { $form ->
    [from] von Brasilien
    [to] nach Brasilien
    [in] in Brasilien
   *[plain] Brasilien
}
territory-venezuela = { $form ->
    [from] von Venezuela
    [to] nach Venezuela
    [in] in Venezuela
   *[plain] Venezuela
}
territory-peru = { $form ->
    [from] von Peru
    [to] nach Peru
    [in] in Peru
   *[plain] Peru
}
territory-congo = { $form ->
    [the] den Kongo
    [dative] dem Kongo
    [from] vom Kongo
    [to] in den Kongo
    [in] im Kongo
   *[plain] Kongo
}
territory-east-africa = { $form ->
    [from] von Ostafrika
    [to] nach Ostafrika
    [in] in Ostafrika
   *[plain] Ostafrika
}
territory-egypt = { $form ->
    [from] von Ägypten
    [to] nach Ägypten
    [in] in Ägypten
   *[plain] Ägypten
}
territory-madagascar = { $form ->
    [from] von Madagaskar
    [to] nach Madagaskar
    [in] auf Madagaskar
   *[plain] Madagaskar
}
territory-north-africa = { $form ->
    [from] von Nordwestafrika
    [to] nach Nordwestafrika
    [in] in Nordwestafrika
    [tight] NW-Afrika
   *[plain] Nordwestafrika
}
territory-south-africa = { $form ->
    [from] von Südafrika
    [to] nach Südafrika
    [in] in Südafrika
   *[plain] Südafrika
}
territory-eastern-australia = { $form ->
    [from] von Ost-Australien
    [to] nach Ost-Australien
    [in] in Ost-Australien
    [tight] O-Australien
   *[plain] Ost-Australien
}
territory-new-guinea = { $form ->
    [from] von Neuguinea
    [to] nach Neuguinea
    [in] auf Neuguinea
   *[plain] Neuguinea
}
territory-indonesia = { $form ->
    [from] von Indonesien
    [to] nach Indonesien
    [in] in Indonesien
   *[plain] Indonesien
}
territory-western-australia = { $form ->
    [from] von West-Australien
    [to] nach West-Australien
    [in] in West-Australien
    [tight] W-Australien
   *[plain] West-Australien
}

continent-north-america = Nordamerika
continent-europe = Europa
continent-asia = Asien
continent-south-america = Südamerika
continent-africa = Afrika
continent-australia = Australien

# Eine Karte heißt wie ihr Gebiet.
card-alaska = { territory-alaska }
card-alberta = { territory-alberta }
card-central-america = { territory-central-america }
card-eastern-us = { territory-eastern-us }
card-greenland = { territory-greenland }
card-northwest-territory = { territory-northwest-territory }
card-ontario = { territory-ontario }
card-quebec = { territory-quebec }
card-western-us = { territory-western-us }
card-great-britain = { territory-great-britain }
card-iceland = { territory-iceland }
card-northern-europe = { territory-northern-europe }
card-scandinavia = { territory-scandinavia }
card-southern-europe = { territory-southern-europe }
card-ukraine = { territory-ukraine }
card-western-europe = { territory-western-europe }
card-afghanistan = { territory-afghanistan }
card-china = { territory-china }
card-india = { territory-india }
card-irkutsk = { territory-irkutsk }
card-japan = { territory-japan }
card-kamchatka = { territory-kamchatka }
card-middle-east = { territory-middle-east }
card-mongolia = { territory-mongolia }
card-siam = { territory-siam }
card-siberia = { territory-siberia }
card-ural = { territory-ural }
card-yakutsk = { territory-yakutsk }
card-argentina = { territory-argentina }
card-brazil = { territory-brazil }
card-venezuela = { territory-venezuela }
card-peru = { territory-peru }
card-congo = { territory-congo }
card-east-africa = { territory-east-africa }
card-egypt = { territory-egypt }
card-madagascar = { territory-madagascar }
card-north-africa = { territory-north-africa }
card-south-africa = { territory-south-africa }
card-eastern-australia = { territory-eastern-australia }
card-new-guinea = { territory-new-guinea }
card-indonesia = { territory-indonesia }
card-western-australia = { territory-western-australia }
card-wild-card-a = { $form ->
    [object] einen Joker
   *[plain] ein Joker
}
    .full = Joker A
card-wild-card-b = { $form ->
    [object] einen Joker
   *[plain] ein Joker
}
    .full = Joker B

## Gezähltes, für die Sätze unten: jedes nimmt das Argument, das heißt wie es selbst

troops = { $troops ->
    [0] keine Truppen
    [one] { $troops } Truppe
   *[other] { $troops } Truppen
}
count = { $count ->
    [one] { $count } Truppe
   *[other] { $count } Truppen
}
territories = { $territories ->
    [0] kein Gebiet
    [one] { $territories } Gebiet
   *[other] { $territories } Gebiete
}
territories-dative = { $territories ->
    [0] keinem Gebiet
    [one] { $territories } Gebiet
   *[other] { $territories } Gebieten
}
dice = { $dice } Würfel
dice-dative = { $dice ->
    [one] { $dice } Würfel
   *[other] { $dice } Würfeln
}

cards = { $cards ->
    [0] keine Karten
    [one] { $cards } Karte
   *[other] { $cards } Karten
}

## Züge

move-claim = { NAME($territory, form: "object") } besetzen
move-place-troops = { count } auf { NAME($territory, form: "the") } setzen
move-redeem = Eintauschen: { LIST($cards) }
move-redeem-hidden = Einen Satz eintauschen
move-keep-cards = Die Karten behalten
move-take-bonus = Zusatztruppen auf { NAME($territory, form: "the") } setzen
move-attack = Angriff { NAME($source, form: "from") } auf { NAME($target, form: "the") } mit { dice-dative }
move-end-attacks = Die Angriffe beenden
move-defend = Mit { dice-dative } verteidigen
move-occupy = Mit { count } vorrücken
move-fortify = { count } { NAME($source, form: "from") } { NAME($target, form: "to") } verlegen
move-end-turn = Den Zug beenden

## Was geschieht; `.log` ist die Zeile im Protokoll des Fensters, hinter dem Zeichen des Platzes

order-decided = Reihenfolge: { LIST($order, glue: "comma", begins: "yes") }
territory-claimed = { DOES($seat, you: "besetzt", one: "besetzt") } { NAME($territory, form: "the") }
    .log = Besetzt { NAME($territory, form: "the") }
    .hands = { PERSON($seat) ->
        [you] Eine deiner Truppen
        [mark] Eine Truppe
       *[one] Eine Truppe von { NAME($seat, form: "dat") }
    } auf { NAME($territory, form: "the") } setzen
territory-dealt = { DOES($seat, you: "bekommst", one: "bekommt") } { NAME($territory, form: "the") }
    .log = Bekommt { NAME($territory, form: "the") }
    .hands = { PERSON($seat) ->
        [you] Eine deiner Truppen
        [mark] Eine Truppe
       *[one] Eine Truppe von { NAME($seat, form: "dat") }
    } auf { NAME($territory, form: "the") } setzen
territory-neutral = Die neutrale Armee bekommt { NAME($territory, form: "the") } mit { troops }
    .log = Neutrale Armee: { NAME($territory) }
    .hands = { troops } der neutralen Armee auf { NAME($territory, form: "the") } setzen
turn-started = { DOES($seat, you: "beginnst", one: "beginnt") } Runde { $round } mit { troops } für { territories }{ COUNT($continents) ->
    [0] { "" }
    [1] { " " }und { LIST($continents) }
   *[other] , { LIST($continents) }
}
    .log = Verstärkung für { territories }
set-redeemed = { DOES($seat, you: "tauschst", one: "tauscht") } { LIST($cards, form: "object") } ein: { troops }
    .log = Satz eingetauscht
    .banner = { DOES($seat, you: "tauschst", one: "tauscht") } einen Satz ein: { troops }
    .hands = { PERSON($seat) ->
        [you] Deinen Satz
        [mark] Den Satz
       *[one] Den Satz von { NAME($seat, form: "dat") }
    } ablegen: { LIST($cards, form: "object") }
set-redeemed-shown = Satz eingetauscht, der { NAME($territory, form: "the") } zeigt
bonus-placed = { DOES($seat, you: "bekommst", one: "bekommt") } { $count } Zusatztruppen { NAME($territory, form: "in") }
    .log = { NAME($territory) } (Kartenbonus)
    .hands = { PERSON($seat) ->
        [you] Deine { $count } Zusatztruppen
        [mark] { $count } Zusatztruppen
       *[one] { $count } Zusatztruppen von { NAME($seat, form: "dat") }
    } auf { NAME($territory, form: "the") } setzen
troops-placed = { DOES($seat, you: "setzt", one: "setzt") } { count } auf { NAME($territory, form: "the") }
    .hands = { troops-of-seat } auf { NAME($territory, form: "the") } setzen
troops-put = { LIST($placed) }
troops-put-first = { count } auf { NAME($territory, form: "the") }
troops-put-next = { $count } auf { NAME($territory, form: "the") }
battle-rolled = Angriff { NAME($source, form: "from") } auf { NAME($target, form: "the") }, { LIST($attack_dice, glue: "space") } gegen { LIST($defence_dice, glue: "space") }: Der Angreifer verliert { $attacker_lost ->
    [0] nichts
    [one] { $attacker_lost } Truppe
   *[other] { $attacker_lost } Truppen
}, der Verteidiger { $defender_lost ->
    [0] nichts
    [one] { $defender_lost } Truppe
   *[other] { $defender_lost } Truppen
}
    .hands = { $attacker_lost ->
        [0] { troops-lost } { NAME($target, form: "from") }
        [one] { $attacker_lost } Truppe { NAME($source, form: "from") }{ and-from-target }
       *[other] { $attacker_lost } Truppen { NAME($source, form: "from") }{ and-from-target }
    } nehmen
troops-lost = { $defender_lost ->
    [one] { $defender_lost } Truppe
   *[other] { $defender_lost } Truppen
}
and-from-target = { $defender_lost ->
    [0] { "" }
   *[other] { " " }und { $defender_lost } { NAME($target, form: "from") }
}
battle-stopped = { NAME($source) } gegen { NAME($target) }, abgebrochen
territory-conquered = { DOES($seat, you: "eroberst", one: "erobert") } { NAME($target, form: "the") } von { NAME($loser, form: "dat") }
    .log = Erobert { NAME($target, form: "the") } von { NAME($loser, form: "dat") }
territory-conquered-neutral = { DOES($seat, you: "eroberst", one: "erobert") } { NAME($target, form: "the") } von der neutralen Armee
    .log = Erobert { NAME($target, form: "the") } von der neutralen Armee
seat-eliminated = { DOES($by, you: "schaltest", one: "schaltet") } { NAME($seat, form: "acc") } aus{ COUNT($cards) ->
    [0] { "" }
    [one] { " " }und { DOES($by, you: "nimmst", one: "nimmt", subject: "no") } 1 Karte
   *[other] { " " }und { DOES($by, you: "nimmst", one: "nimmt", subject: "no") } { COUNT($cards) } Karten
}
    .log = Schaltet { NAME($seat, form: "acc") } aus{ COUNT($cards) ->
        [0] { "" }
        [one] , nimmt 1 Karte
       *[other] , nimmt { COUNT($cards) } Karten
    }
    .hands = Alle { PERSON($seat) ->
        [you] deine Karten
        [mark] Karten
       *[one] Karten von { NAME($seat, form: "dat") }
    } { PERSON($by) ->
        [you] zu dir nehmen
        [mark] übergeben
       *[one] an { NAME($by, form: "acc") } geben
    }; von dieser Farbe ist keine Truppe übrig
troops-moved-in = { DOES($seat, you: "rückst", one: "rückt") } mit { count } { NAME($target, form: "to") } vor
    .hands = { count } { NAME($source, form: "from") } { NAME($target, form: "to") } ziehen
attacks-ended = { DOES($seat, you: "beendest", one: "beendet") } die Angriffe
    .log = Ohne Angriff beendet
deck-to-shuffle = Die abgelegten Karten werden der neue Stapel
    .hands = Die abgelegten Karten mischen: Sie sind der neue Stapel
deck-reshuffled = { $cards ->
    [one] Die abgelegte Karte wird der neue Stapel
   *[other] Die { $cards } abgelegten Karten werden zum neuen Stapel gemischt
}
card-taken = { DOES($seat, you: "ziehst", one: "zieht") } eine Gebietskarte
    .log = Zieht eine Karte
    .hands = Die oberste Karte des Stapels verdeckt { hand-to }
troops-fortified = { DOES($seat, you: "verlegst", one: "verlegt") } { count } { NAME($source, form: "from") } { NAME($target, form: "to") }
    .log = Verlegt { NAME($source, form: "from") } { NAME($target, form: "to") }
    .hands = { count } { NAME($source, form: "from") } { NAME($target, form: "to") } verlegen
world-conquered = { DOES($seat, you: "eroberst", one: "erobert") } die Welt
game-led = { DOES($seat, you: "führst", one: "führt") } nach der letzten Runde
game-led-by-several = Nach der letzten Runde in Führung: { LIST($winners, begins: "yes") }

## Was gefragt wird

ask-claim = Besetze ein freies Gebiet
ask-place = Setze 1 Truppe auf eines deiner Gebiete (noch { $left })
ask-redeem = Tausche einen Satz für { troops } ein, oder behalte die Karten
ask-redeem-must = Du musst einen Satz für { troops } eintauschen
ask-bonus = Wähle, wohin die { $count } Zusatztruppen kommen
ask-reinforce = Setze { troops }
ask-attack = Greif an, oder beende die Angriffe
ask-defend = Verteidige { NAME($target, form: "the") } mit 1 oder 2 Würfeln gegen { dice } { NAME($source, form: "from") }
ask-occupy = Rücke mit { $low } bis { $high ->
    [one] { $high } Truppe
   *[other] { $high } Truppen
} { NAME($territory, form: "to") } vor
ask-fortify = Verlege Truppen in ein Nachbargebiet, oder beende den Zug
draw-order = Lose die Reihenfolge aus
draw-neutral = Zieh ein Gebiet der neutralen Armee
draw-territory = Zieh das nächste Gebiet
draw-card = Zieh eine Gebietskarte
ask-set-card = Nenne die { $number ->
    [1] erste
    [2] zweite
   *[other] dritte
} Karte deines Satzes
ask-taken-card = Nenne eine Karte, die { DOES($seat, you: "hattest", one: "hatte", subject: "inside") }
draw-card-of-new-deck = Misch die abgelegten Karten: Sie sind der neue Stapel. Zieh eine Gebietskarte
roll-battle = { NAME($source) } gegen { NAME($target) }: { dice } des Angreifers, dann { $defence } des Verteidigers

## Worte, die beinahe ein Zug sind

not-possible-now = „{ NAME($move) }“ geht jetzt nicht. Möglich ist: { NAME($asked) }.
name-three-cards = Nenne drei deiner Karten, etwa „redeem Ural, Siam and Alaska“.
no-territory = „{ $words }“ ist kein Gebiet.
no-territory-but = „{ $words }“ ist kein Gebiet. Meintest du { NAME($meant, form: "the") }?

## Warum ein Bot so entscheidet

any-territory-will-do = Er wählt zufällig ein freies Gebiet
somewhere-at-border = Er wählt zufällig eines seiner Grenzgebiete
borders-own = { $rest ->
    [0] { $roads ->
        [2] Beide
       *[other] Alle { $roads }
    } Nachbargebiete gehören ihm
   *[other] Von den { $roads } Nachbargebieten { $own ->
        [0] gehört ihm keines
        [one] gehört ihm { $own }
       *[other] gehören ihm { $own }
    }
}
wants-continent = { $own ->
    [0] { $others ->
        [0] In { NAME($continent) } hat noch niemand eines der { $size } Gebiete
       *[other] In { NAME($continent) } hat er noch keines der { $size } Gebiete, die Gegner haben { $others }
    }
   *[other] In { NAME($continent) } hat er { $own } der { $size } Gebiete, die Gegner haben { $others ->
        [0] keines
       *[other] { $others }
    }
}
wants-continent-by-door = { wants-continent }. Ein Zugang führt über { NAME($territory, form: "the") }
denies-continent = Es ist das letzte freie Gebiet in { NAME($continent) }. Die anderen { $others } hat ein einziger Mitspieler
wants-bordering = { NAME($wants) }. { borders-own }
redeems-now = Er tauscht jeden Satz sofort ein, diesen für { troops }
redeems-holding = Er tauscht einen Satz für { troops } ein, weil er { cards } hat
redeems-to = Er tauscht einen Satz für { troops } ein. Sein Ziel: { NAME($purpose) }
redeems-worth = Er tauscht einen Satz für { troops } ein: Er bewertet seine Stellung dann mit { $power } %, sonst mit { $kept } %
redeems-to-win = Er tauscht einen Satz für { troops } ein. Sein Ziel: { NAME($purpose) }, { NAME($odds) }
must-redeem = Er muss einen Satz für { troops } eintauschen, weil er { cards } hat{ $cards ->
    [5] {" "}und 4 behalten darf
   *[other] { "" }
}
keeps-cards = Er behält { cards }, bis er { $wanted } hat: Spätere Sätze bringen mehr als { troops }
keeps-worth = Er behält seine Karten: { troops } jetzt würden seine Stellung nicht verbessern, die er mit { $power } % bewertet
extra-at-border = Die Zusatztruppen kommen auf { NAME($territory, form: "the") }: Dort grenzt ein Feind an
extra-behind-border = Keines der passenden Gebiete grenzt an einen Feind, also kommen die Zusatztruppen auf { NAME($territory, form: "the") }
gathers = Damit stehen { troops-here } { NAME($territory, form: "in") }
gathers-against = Damit stehen { troops-here } { NAME($territory, form: "in") } gegen { $there } { NAME($weakest, form: "in") }
gathers-ahead = Damit stehen { troops-here } { NAME($territory, form: "in") } gegen { $there } { NAME($weakest, form: "in") }: Kein anderes Grenzgebiet hat mehr Vorsprung
gathers-elsewhere = Damit stehen { troops-here } { NAME($territory, form: "in") }. Was ihm für sein Ziel { NAME($continent) } noch fehlt, grenzt nicht daran
gathers-to-win = Damit stehen { troops-here } { NAME($territory, form: "in") }, direkt neben dem, was ihm für sein Ziel { NAME($continent) } noch fehlt
stands = dort { troops-here }, daneben { $threat ->
    [0] keine angriffsbereiten Feinde
    [one] { $threat } angriffsbereite feindliche Truppe
   *[other] { $threat } angriffsbereite feindliche Truppen
}
stands-beside = dort { troops-here }, daneben { by-kind }
by-kind = { $foes ->
    [0] { $neutral } neutrale
   *[other] { $neutral ->
        [0] { $foes } feindliche
       *[other] { $foes } feindliche und { $neutral } neutrale
    }
} { $beside ->
    [one] Truppe
   *[other] Truppen
}
troops-here = { $here ->
    [one] { $here } Truppe
   *[other] { $here } Truppen
}
guards-continent = Er schützt einen eigenen Kontinent { NAME($territory, form: "in") }: { NAME($standing) }
none-at-risk = Kein Feind kann eines seiner Gebiete angreifen, also ist es gleich, wohin die Truppe kommt
most-at-risk = Nirgends ist er stärker bedroht als { NAME($territory, form: "in") }: { NAME($standing) }
needs-most = { count } { $count ->
    [one] bringt
   *[other] bringen
} am meisten { NAME($territory, form: "in") }. Damit stehen { NAME($standing) }
needs-for = { $more ->
    [one] { $more } weitere Truppe kommt
   *[other] { $more } weitere Truppen kommen
} auf { NAME($territory, form: "the") }. Das Ziel: { NAME($purpose) }, dann { NAME($odds) }
needs-among = { $all } weitere Truppen kommen aufs Brett, davon { $more } auf { NAME($territory, form: "the") }. Das Ziel: { NAME($purpose) }, dann { NAME($odds) }
odds = { $chance } Chance mit { attackers-here } gegen { $defenders }
attackers-here = { $attackers ->
    [one] { $attackers } Truppe
   *[other] { $attackers } Truppen
}
odds-in-several = { odds } in { $battles } Gebieten
odds-from-several = { $chance } Chance mit { attackers-here } auf { $starts } Gebieten gegen { $defenders } auf { $battles }
attacks = Er hat { attackers-here } gegen { $defenders } { NAME($territory, form: "in") }
takes = Er kann { NAME($territory, form: "the") } erobern: { NAME($odds) }
takes-for-card = Er kann sich mit { NAME($territory, form: "dative") } die Karte dieses Zuges holen: { NAME($odds) }
takes-to-win = Für sein Ziel { NAME($continent) } kann er { NAME($territory, form: "the") } erobern: { NAME($odds) }
takes-to-break = Er kann { NAME($territory, form: "the") } erobern, um die Herrschaft über { NAME($continent) } zu brechen: { NAME($odds) }
campaign = Sein Plan: { NAME($purpose) }, { NAME($odds) }
campaign-at = Sein Plan: mit einem Angriff auf { NAME($territory, form: "the") } { NAME($purpose) }, { NAME($odds) }
goal-take = { NAME($territory, form: "the") } erobern
goal-earn-card = die Karte dieses Zuges holen
goal-win = { NAME($continent) } erobern
goal-break = die Herrschaft über { NAME($continent) } brechen
goal-eliminate = { NAME($rival, form: "acc") } ausschalten{ $cards ->
    [0] { "" }
   *[other] { " " }({ cards })
}
goal-conquer-world = die Welt erobern
goal-hold = halten, was er hat
promises = Mit diesem Plan bewertet er seine Stellung mit höchstens { $power } %: { NAME($purpose) }
stops-without-more = Er hört auf: Keines seiner Gebiete hat mehr Truppen als ein feindliches Nachbargebiet
stops-enough = Er hört zufällig auf: Das tut er etwa jedes siebte Mal
stops-without-advantage = Er hört auf: Keines seiner Gebiete hat zwei Truppen mehr als ein feindliches Nachbargebiet
stops-without-attack = Er hört auf: Kein Angriff hat eine Chance von { $chance } oder mehr
stops-without-campaign = Er hört auf: Kein Plan hat eine Chance von { $chance } oder mehr
stops-for-more-than-one = Er hört auf: Die Karte dieses Zuges hat er, und kein Plan für mehrere Gebiete hat eine Chance von { $chance } oder mehr
stops-beside-weakest = Er hört auf: Weder ein Angriff auf das schwächste Nachbargebiet noch ein größerer Plan hat eine Chance von { $chance } oder mehr
stops-with-card = Er hört auf: Er hat sich die Karte dieses Zuges verdient, und kein aussichtsreicher Angriff dient seinem Ziel
stops-worth = Er hört auf: Kein Plan verbessert seine Stellung, die er mit { $power } % bewertet
waits-no-longer = So spät nimmt er auch einen schwächeren Plan: Er bewertet seine Stellung mit { $power } %, wenn er angreift, mit { $staying } %, wenn er abwartet
two-dice-defend-better = Zwei Würfel verteidigen besser als einer
plan-worth = Mit dem besten Plan bewertet er seine Stellung dann mit { $power } %
plan-no-more = Kein Plan bringt seine Stellung dann über { $power } %
board-worth = Er bewertet seine Stellung dann mit { $power } %
some-move-in = Er rückt mit { count } vor, einer zufälligen Zahl
all-go-on = { $count ->
    [one] Die eine Truppe rückt
   *[other] Alle { $count } Truppen rücken
} { NAME($territory, form: "to") } vor
goes-on = Er rückt mit allem { NAME($territory, form: "to") } vor{ $ahead ->
    [0] , weil Feinde daran grenzen
    [one] : { $ahead } feindliche Truppe kann dort angreifen
   *[other] : { $ahead } feindliche Truppen können dort angreifen
}
goes-on-beside = Er rückt mit allem { NAME($territory, form: "to") } vor: Daneben { $beside ->
    [one] steht
   *[other] stehen
} { by-kind }
goes-on-compared = Er rückt mit allem { NAME($territory, form: "to") } vor: { could-attack-both }
goes-on-tied = Er rückt mit allem { NAME($territory, form: "to") } vor{ $ahead ->
    [0] : Kein angriffsbereiter Feind grenzt an { NAME($source, form: "the") }
   *[other] , wo ebenso viel droht: { could-attack-both }
}
goes-on-unguarded = Er rückt mit allem { NAME($territory, form: "to") } vor: { NAME($continent) } gehört ihm nicht, also gibt es { NAME($source, form: "in") } nichts zu schützen
nobody-beside = Kein Feind grenzt an { NAME($territory, form: "the") }: So wenige Truppen wie erlaubt rücken vor
some-stay = { $staying } { $staying ->
    [one] Truppe bleibt
   *[other] Truppen bleiben
} zum Schutz { NAME($source, form: "in") }: { could-attack-both }
some-stay-beside = { $staying } { $staying ->
    [one] Truppe bleibt
   *[other] Truppen bleiben
} zum Schutz { NAME($source, form: "in") }: Daneben { $beside ->
    [one] steht
   *[other] stehen
} { by-kind }
moves-in-worth = { count } { $count ->
    [one] rückt
   *[other] rücken
} vor: Mit dem besten Plan bewertet er seine Stellung dann mit { $power } %
could-attack-both = { $ahead ->
    [0] { $behind ->
        [0] Kein angriffsbereiter Feind grenzt an { NAME($territory, form: "the") } oder { NAME($source, form: "the") }
        [one] { $behind } angriffsbereite feindliche Truppe grenzt an { NAME($source, form: "the") }, keine an { NAME($territory, form: "the") }
       *[other] { $behind } angriffsbereite feindliche Truppen grenzen an { NAME($source, form: "the") }, keine an { NAME($territory, form: "the") }
    }
    [one] { $ahead } angriffsbereite feindliche Truppe grenzt an { NAME($territory, form: "the") }, { behind-too }
   *[other] { $ahead } angriffsbereite feindliche Truppen grenzen an { NAME($territory, form: "the") }, { behind-too }
}
behind-too = { $behind ->
    [0] keine
   *[other] { $behind }
} an { NAME($source, form: "the") }
none-idle = Er beendet den Zug: Keine Truppe hinter der Grenze kann näher heranrücken
none-near-border = Er beendet den Zug: Kein Gebiet direkt hinter seiner Grenze kann Truppen abgeben
troops-move-up = Er verlegt Truppen aus einem zufälligen Gebiet direkt hinter seiner Grenze
idle-move-up = { count } hinter der Grenze { $count ->
    [one] rückt
   *[other] rücken
} einen Schritt näher heran
moves-troops = { count } { $count ->
    [one] geht
   *[other] gehen
} { NAME($territory, form: "to") }: Er bewertet seine Stellung dann mit { $power } %
no-better-move = Er beendet den Zug: Keine Verlegung verbessert seine Stellung, die er mit { $power } % bewertet

## Der Tisch in Worten

table-over = Risk: Die Partie ist vorbei
table-setting-up = Risk: Aufbau
table-playing = Risk: Runde { $round }{ $limit ->
    [0] { "" }
   *[other] { " " }von { $limit }
}, { PERSON($seat) ->
    [you] du bist am Zug
    [mark] am Zug
   *[one] { NAME($seat) } ist am Zug
}
table-eliminated = ausgeschieden
table-seat = { territories }, { troops }, Verstärkung { $income }, { cards }{ $left ->
    [0] { "" }
   *[other] , noch { $left } zu setzen
}
table-continent = { NAME($continent) } (Bonus { $bonus })
table-unoccupied = frei
table-neutral = neutral
table-next-set = Der nächste Satz bringt { $value }; noch { cards } im Stapel.
table-hand = Karten auf der Hand: { LIST($cards) }
table-wild-card = ein Joker
table-card = { NAME($card) } ({ NAME($symbol) })
symbol-infantry = Infanterie
symbol-cavalry = Kavallerie
symbol-artillery = Artillerie
symbol-wild = Joker

## Die Leiste des Fensters

bar-claim = { $free ->
    [1] Besetze das letzte Gebiet.
   *[other] Besetze ein Gebiet: { $free } sind frei.
}
bar-claim-note = Klicke ein freies Gebiet an. Ganze Kontinente bringen jeden Zug etwas.
bar-deal = Gebiete verteilen
bar-deal-tip = Deine werden ab jetzt zufällig gezogen; die anderen wählen weiter
bar-dealing = { $free ->
    [1] Das letzte Gebiet wird zufällig gezogen.
   *[other] Deine Gebiete werden zufällig gezogen: { $free } sind frei.
}
bar-place = Setze eine Truppe auf eines deiner Gebiete, du hast noch { troops }.
bar-place-note = Eine Truppe je Zug. Die nächsten können auf dasselbe Gebiet folgen
bar-placing-on = Noch { $more } auf { NAME($territory, form: "the") }, eine in jedem deiner Züge.
bar-spreading = { $troops ->
    [one] Die letzte Truppe kommt an eine Grenze.
   *[other] { $troops } Truppen kommen an deine Grenzen, eine in jedem deiner Züge.
}
bar-spread-in-turn-tip = Jede kommt an die Grenze, an der du am wenigsten Truppen hast
bar-clicks = Je Klick
bar-per-click = Wie viele Truppen ein Klick setzt
bar-per-click-in-turn = Wie viele dort folgen, eine in jedem deiner Züge
bar-all-of-them = Alle
bar-stop = Halt
bar-redeem = Tausche einen Satz für { troops } ein, oder behalte die Karten.
bar-redeem-must = Tausche einen Satz für { troops } ein: Du hast zu viele Karten.
bar-redeem-note = Der beste Satz ist gewählt; klicke andere Karten an
bar-redeem-for = Eintauschen für +{ $value }
bar-redeem-hidden = Satz eintauschen
bar-redeem-hidden-note = Danach seine Karten nennen
bar-keep = Karten behalten
bar-then-place = dann Truppen setzen
bar-bonus = Wähle, wohin die zwei Zusatztruppen deiner Karten kommen.
bar-bonus-note = Klicke eines der beleuchteten Gebiete an
bar-reinforce = { $left ->
    [0] Alle Truppen sind gesetzt: Bestätige, oder ändere noch etwas.
    [one] Setze { $left } Truppe auf deine Gebiete.
   *[other] Setze { $left } Truppen auf deine Gebiete.
}
bar-reinforce-more = { $left ->
    [one] Setze noch { $left } Truppe auf deine Gebiete.
   *[other] Setze noch { $left } Truppen auf deine Gebiete.
}
bar-spread = Gleich verteilen
bar-spread-short = Verteilen
bar-spread-tip = Setzt den Rest an deine Grenzen
bar-clear = Leeren
bar-then-attack = dann angreifen
bar-place-rest = erst den Rest setzen
bar-confirm = Bestätigen
bar-wheel-note = Mausrad über einem Gebiet: eine mehr oder weniger
bar-undo = Zurück
bar-card-note = Nach den Angriffen ziehst du eine Karte
bar-no-card-note = Erobere ein Gebiet, dann bekommst du eine Karte
bar-last-attack = Angriffe beenden? Du ziehst deine Karte, und das lässt sich nicht zurücknehmen.
bar-attack = Wähle ein Gebiet, von dem du angreifst, oder beende die Angriffe.
bar-attack-from = Wähle das Ziel für den Angriff { NAME($source, form: "from") }.
bar-attack-pair = { NAME($source) } gegen { NAME($target) }: einmal werfen, weiterkämpfen oder ein anderes Ziel.
bar-attack-way = { NAME($source, form: "short") } › { NAME($target, form: "short") }
bar-attack-way-short = { NAME($target, form: "short") }
bar-attack-odds = { $troops } gegen { $foes }: { $chance }
bar-won = erobert, { $killed }:{ $lost }
bar-stopped = nicht erobert, { $killed }:{ $lost }
bar-end-attack = Angriff beenden
bar-then-fortify = dann verlegen
bar-roll-once = Einmal werfen
bar-until = Bis
bar-until-tip = Werfen, bis das Gebiet fällt oder nur noch so viele Truppen da sind
bar-blitz = Blitz { $chance }
bar-blitz-sure = Blitz > 99 %
bar-blitz-hopeless = Blitz < 1 %
bar-blitz-tip = Werfen, bis es fällt oder du nicht mehr angreifen kannst
bar-dice = Würfel
bar-left = übrig
bar-fights-on = Der Angriff geht weiter: { NAME($source) } gegen { NAME($target) }.
bar-occupy = Erobert: { NAME($territory) }. Rücke mit { $low } bis { $high ->
    [one] { $high } Truppe
   *[other] { $high } Truppen
} vor.
bar-move-in = { $count } vorrücken
bar-least = Nur { $low }
bar-all = Alle { $high }
bar-occupy-note = Mindestens { $low }: so viele, wie Würfel geworfen wurden
bar-defend = Verteidige { NAME($target, form: "the") } ({ $troops }) gegen { dice } { NAME($source, form: "from") }.
bar-defend-with = Mit { $number } verteidigen
bar-defend-tip = Im Mittel verlierst du { $lost } und schlägst { $killed }
bar-defend-note = Zwei Würfel verteidigen besser
bar-end-turn = Zug beenden
bar-without-move = ohne Verlegung
bar-fortify = Verlege Truppen in ein Nachbargebiet, oder beende deinen Zug.
bar-fortify-from = Wähle, wohin die Truppen { NAME($source, form: "from") } gehen.
bar-fortify-pair = Verlege Truppen { NAME($source, form: "from") } { NAME($target, form: "to") }.
bar-fortify-stalled = Kein Angriff ist mehr möglich. Verlege von einem Nachbarn, oder beende deinen Zug.
bar-fortify-note = Eine Verlegung zu einem Nachbarn, dann endet der Zug
bar-move = { $count } verlegen
bar-move-tip = Verlegt die Truppen und beendet den Zug

phase-place = Setzen
phase-attack = Angriff
phase-fortify = Verlegen
bar-hint = Tipp
bar-charts = Verlauf
bar-back-to-turn = Zu deinem Zug
bar-others-since = Was die anderen seit deinem letzten Zug getan haben.
bar-click-ends = Ein Klick auf die Weltkarte beendet es
bar-skip-to-turn = Zu deinem Zug
bar-setting-up = Aufbau
bar-round = Runde { $round }{ $limit ->
    [0] { "" }
   *[other] { " " }von { $limit }
}
bar-tag-practice = Übung
bar-tag-real-dice = echte Würfel

## Die Werkzeuge auf dem Meer

tool-deeds = Pfeile: was die anderen seit deinem Zug getan haben
tool-again = Die Züge der anderen noch einmal ansehen
tool-continents = Kontinente und wem was davon gehört
tool-closer = Näher (oder am Mausrad drehen)
tool-farther = Weiter weg
tool-whole-map = Die ganze Welt (Pos1)
tool-charts = Truppen, Gebiete, Verstärkung und Würfel bisher (C)

## Die Karte auf dem Meer

card-continents = Kontinente
card-start = Truppen zu Beginn
card-to-place = Truppen zu setzen
card-reinforcements = Verstärkung: { NAME($seat, form: "subject") }
card-move-in = Vorrücken
source-territories = { territories }: ein Drittel
source-least = { territories }, weniger als 12
source-continent = Ganz { NAME($continent) }
source-set-alike = { $number } Satz: drei gleiche
source-set-different = { $number } Satz: drei Symbole
source-set-wild = { $number } Satz: mit einem Joker
source-bonus = Karte zeigt { NAME($territory, form: "the") }
muster-done = Alle gesetzt
muster-left = zu setzen
muster-placed = { $number } gesetzt
roll-last = Letzter Wurf
roll-next = Nächster Wurf
roll-to-come = { NAME($source) } gegen { NAME($target) }
    .short = { NAME($source) } – { NAME($target) }
roll-of-fight = { roll-to-come }, Wurf { $roll }
    .short = { roll-to-come.short }, Wurf { $roll }
roll-lost = Verluste
roll-equal = Gleichstand: Verteidiger siegt.
roll-no-pair = einzeln
transfer-change = { $before } vorher, { $change }
transfer-same = { $before }, unverändert
transfer-note = { $high ->
    [1] { $high } darf ziehen.
   *[other] { $low } bis { $high } dürfen ziehen. Dreh am Mausrad, um die Zahl zu ändern.
}
    .short = { $high ->
        [1] { $high } darf ziehen.
       *[other] { $low } bis { $high } dürfen ziehen.
    }
continent-doors = { $doors ->
    [one] { $doors } Zugang
   *[other] { $doors } Zugänge
}

## Die Karte des Gebiets unter dem Zeiger

neutral-army = Neutrale Armee
inspect-free = Frei
inspect-own = Deins
inspect-of = { $who }, { count }
inspect-chance = Chance auf Eroberung
inspect-losses = Erwartete Verluste
inspect-left = Truppen übrig
inspect-with = mit { $change }
inspect-here = { $troops ->
    [one] Truppe hier
   *[other] Truppen hier
}
inspect-enemies = { $count ->
    [0] Kein Feind daneben
   *[other] Feinde daneben
}
inspect-claimed = { $count ->
    [0] Daneben nichts besetzt
   *[other] Daneben besetzt
}
click-claim = Klick: besetzen
click-place = Klick: eine Truppe hierher
click-reinforce = Klick +{ $step }, rechte Taste −{ $step }
click-puts-all = Klick: alle, die übrig sind
click-attack = Klick: von hier angreifen

## Warum dort nichts geht

refused-card = Diese Karte bildet mit den anderen keinen Satz
refused-claimed = Schon besetzt: { NAME($territory) }
refused-bonus = Diese Karten zeigen { NAME($territory, form: "the") } nicht
refused-out-of-reach = Keines deiner Gebiete kann { NAME($territory, form: "the") } angreifen
refused-last-troop = Es gibt nur eine Truppe { NAME($territory, form: "in") }: Sie muss bleiben
refused-no-enemy = Kein Feind grenzt an { NAME($territory, form: "the") }
refused-no-way = Truppen { NAME($territory, form: "from") } können nirgendwohin
refused-not-yours = Gehört dir nicht: { NAME($territory) }
refused-attack = Kein Angriff { NAME($source, form: "from") } auf { NAME($target, form: "the") } möglich
refused-fortify = Keine Verlegung { NAME($source, form: "from") } { NAME($target, form: "to") } möglich

## Die Hand

hand-title = { PERSON($seat) ->
    [you] Deine Karten
    [mark] Karten
   *[one] Karten von { NAME($seat, form: "dat") }
}
hand-pick = Wähle drei für einen Satz
hand-set-ready = Satz bereit
hand-no-set = Kein Satz
hand-kept = Du kennst deine Karten
hand-hidden = Eine Karte, die du nicht sehen darfst
hand-wild = Joker
    .tip = Joker: bildet mit zwei beliebigen Karten ohne Joker einen Satz
hand-card = { NAME($territory) }, { NAME($symbol) }
hand-matching = Deins: Tausch die Karte ein, und zwei Zusatztruppen dürfen dorthin
hand-to-draw = zu ziehen
hand-earns = Ein Zug mit einer Eroberung bringt eine Karte.
hand-redeemed = In diesem Zug eingetauscht
    .short = Eingetauscht
hand-worth = Satzwert

## Die Plätze am oberen Rand

seat-winner = Sieger
seat-your-turn = Dein Zug
seat-playing = Am Zug
seat-out = { $round ->
    [0] Ausgeschieden
   *[other] Aus, Runde { $round }
}
seat-is-out = { DOES($seat, you: "bist", one: "ist") } ausgeschieden
seat-territories = { territories }
seat-troops = { troops }, +{ $income } je Zug{ COUNT($continents) ->
    [0] { "" }
   *[other] , mit { LIST($continents) }
}
seat-cards = { cards }

## Die Seite nach der Partie

summary-round = { $round ->
    [0] Aufbau
   *[other] Runde { $round }
}
summary-shared = Eine geteilte Welt
won-by-world = Alle { $territories } Gebiete in Runde { $round }.
won-by-territories = { territories } am Ende der Partie in Runde { $round }.
summary-rules-world = { DOES($seat, you: "beherrschst", one: "beherrscht") } die Welt
summary-won = { DOES($seat, you: "hast", one: "hat") } gewonnen
summary-leads = { DOES($seat, you: "führst", one: "führt") } mit { territories-dative }.
summary-at-end = { territories } am Ende.
summary-rose = Von { territories-dative } in Runde { $round } auf { $lands } in Runde { $last }.
summary-rose-to-all = Von { territories-dative } in Runde { $round } auf alle { $lands } in Runde { $last }.
summary-sets = Sätze
summary-income = Verstärkung
summary-last-income = letzte Verstärkung
summary-beaten = besiegt
end-back = Zurück zum Tisch
end-ranking = Rangliste
end-standing = Stand
end-person = Mensch
end-bot = Bot: { $level }
end-out = aus in Runde { $round }
end-out-by = aus in Runde { $round } durch
    .short = Runde { $round } durch
end-by = durch
end-territories = { $territories ->
    [one] Gebiet
   *[other] Gebiete
}
end-no-charts = Der Verlauf beginnt mit der zweiten Runde.
end-lands = Gebiete je Runde
end-troops = Truppen je Runde
end-income = Verstärkung je Runde
end-dice = Würfel
    .note = { $rolled } geworfen
end-expected = erwartet, mit dem 95-%-Bereich
end-real-dice = Echte Würfel, von Hand eingegeben.
end-seed = Vom Programm gewürfelt. Der Startwert { $seed } bringt dieselben Würfe.
graph-out = { NAME($seat, form: "subject") } aus
graph-dice = { dice }
graph-mean = Mittel { $mean }
graph-troops = Truppen
graph-by-luck = durch Glück
looked-back = { $count ->
    [0] Jede Wahl war die des Experten
    [one] { $count } Wahl war nicht die des Experten und kostete nach seiner Bewertung { $lost } %
   *[other] { $count } Entscheidungen waren nicht die des Experten und kosteten nach seiner Bewertung { $lost } %
}

## Der Tisch, an dem eine Stellung aufgebaut wird

desk-troop = eine Truppe mehr, oder ein anderer Besitzer
desk-paints = malt den Besitzer
desk-troops = setzt so viele Truppen
desk-rest = jedes freie Gebiet bekommt eine Truppe
desk-clear = nimmt alle Truppen weg
desk-hidden = eine Karte, die nur ihr Besitzer kennt
desk-take-rest = Rest nehmen
desk-clear-board = Brett leeren
desk-click = Klicke ein Gebiet an: eine Truppe des gezeigten Platzes oder ein neuer Besitzer
desk-wild = Joker { $number }
desk-played = gespielt
desk-goes-back = Klicke eine Karte an: Sie geht zurück
desk-lands = { PERSON($seat) ->
    [you] Deine Gebiete
    [mark] Gebiete
   *[one] Gebiete von { NAME($seat, form: "dat") }
}
desk-neutral-lands = Gebiete der neutralen Armee
desk-takes = Klick, neuer Besitzer: { NAME($seat, form: "subject") }
desk-takes-neutral = Klick, neuer Besitzer: die neutrale Armee
desk-position = Stellung, Runde { $round }
desk-to-move = Am Zug

## Die Bilder der Regeln

dice-attacker = Angreifer
dice-defender = Verteidiger
dice-defender-loses = { $attack } schlägt { $defence }: Der Verteidiger verliert eine Truppe
dice-attacker-loses = { $attack } und { $defence }: Der Angreifer verliert eine Truppe
dice-third = Der dritte Würfel hat kein Gegenüber
picture-hand = Fünf Karten
    .note = ein Satz ist markiert

# Was an einem echten Tisch gefragt wird.
ask-dice-attack = Angreifer
ask-dice-defence = Verteidiger
ask-lost-attack = Der Angreifer verliert { $count ->
    [0] keine Truppe
    [one] 1 Truppe
   *[other] { $count } Truppen
}.
ask-lost-defence = Der Verteidiger verliert { $count ->
    [0] keine Truppe
    [one] 1 Truppe
   *[other] { $count } Truppen
}.
ask-lies-discarded = bei den abgelegten
ask-lies-hand = { PERSON($seat) ->
    [you] auf deiner Hand
    [mark] auf der Hand
   *[one] auf der Hand von { NAME($seat, form: "dat") }
}
ask-lies-owned = vor ihrem Besitzer
ask-lies-elsewhere = anderswo
## Die Seite, auf der eine Stellung aufgebaut wird: ihre Felder, und was Klicks tun

field-a-card-that-only-its-owner = Eine Karte, die nur ihr Besitzer kennt
field-a-territory-was-captured-this-turn = In diesem Zug wurde ein Gebiet erobert: Nach den Angriffen kommt eine Karte
field-after-elimination = Nach einem Ausscheiden
field-minimum = Mindestens
field-attack = Angriff
field-a-attack-phase = Angriff
field-roll-battle-attack = Würfel des Angreifers
field-choose-defence-dice = Würfel des Angreifers
field-by-all-seats-together-the-next = Von allen Plätzen zusammen: Nach jedem ist der nächste Satz mehr wert
field-cards = Karten
field-hands = Karten
field-cards-by-their-symbols = Karten, nach ihren Symbolen
field-cards-come-with-the-first-round = Karten gibt es ab der ersten Runde
field-discards = Abgelegte Karten
field-chosen = Gewählt
field-claim = Besetzen
field-click-into-the-hand-or-face = Klick: auf die Hand, oder wieder verdeckt. Rechte Taste: Sie wurde gespielt
field-click-the-cards-of-this-symbol = Klick: die Karten dieses Symbols
field-click-to-the-hand-right-played = Klick: auf die Hand. Rechts: gespielt
field-clicks-on-the-map-are-of = Klicks auf die Weltkarte setzen die neutrale Armee
field-roll-battle-defence = Würfel des Verteidigers
field-extra-troops = Zusatztruppen
field-first-troops = Erste Truppen
field-fortify = Verlegen
field-a-fortify-phase = Verlegen
field-source = Von
field-has-captured = Hat erobert
field-has-conquered = Hat erobert
    .about = Nach den Angriffen kommt eine Karte
field-has-taken-bonus = Hat Zusatztruppen genommen
    .about = Für ein passendes Gebiet
field-hidden-card = Verdeckte Karte
field-it-goes-face-down = Sie wird verdeckt
field-it-is-this-seat-s-turn = Dieser Platz ist am Zug
field-neutral = Neutral
field-neutral-army = Neutrale Armee
field-nobody = Niemand
field-risk-table-order = Reihenfolge
field-tell-cards-loser = Ausgeschieden
field-eliminated = Ausgeschieden
    .about = In der Reihenfolge des Ausscheidens
field-place-troops = Truppen setzen
field-redeem-cards = Karten eintauschen
field-round = Runde
field-risk-table-round = Runde
    .about = 0 während des Aufbaus
field-round-limit = Rundengrenze
    .about = 0, wenn es keine gibt
field-risk-table-seat = Platz am Zug
field-sets-redeemed = Eingetauschte Sätze
    .about = Von allen Plätzen zusammen
field-tell-late = Behalten ihre Karten für sich
field-territories = Gebiete
field-owners = Gebiete
field-the-two-extra-troops-for-a = Die zwei Zusatztruppen für eine passende Karte wurden in diesem Zug schon gesetzt
field-captured = Nach
field-target = Nach
field-to-move = Am Zug
field-troops = Truppen
field-troops-that-this-seat-has-still = Truppen, die dieser Platz noch setzen muss
field-troops-to-place = Truppen zu setzen
field-reserves = Truppen zu setzen
field-turn-starts = Zug beginnt
field-what-comes-next = Was als Nächstes kommt
field-what-the-seat-to-move-decides = Was der Platz am Zug als Nächstes entscheidet
field-which-round-is-being-played-0 = Welche Runde gespielt wird; 0 während des Aufbaus

# Was auf dieser Seite als Nächstes zu tun ist.

step-choose-defence = Verteidigung wählen
step-claim-territory = Ein Gebiet besetzen
step-deal-neutral = Die neutrale Armee verteilen
step-deal-territory = Ein Gebiet verteilen
step-decide-order = Die Reihenfolge festlegen
step-match-territory = Ein passendes Gebiet wählen
step-move-in = Vorrücken
step-pass-turn = Den Zug weitergeben
step-place-armies = Die ersten Truppen setzen
step-redeem-cards = Karten eintauschen
step-reinforce = Verstärkung setzen
step-roll-battle = Die Schlacht würfeln
step-start-turn = Den Zug beginnen
step-take-card = Eine Karte ziehen
step-tell-cards = Die genommenen Karten nennen
step-tell-set = Die Karten eines Satzes nennen

# Hände bringen einem Platz etwas: Wessen Hände es sind, der nimmt es.

hand-to = { PERSON($seat) ->
    [you] nehmen
    [mark] geben
   *[one] an { NAME($seat, form: "acc") } geben
}

## Rätsel

puzzle-place = dort { $here }, daneben höchstens { $against }
puzzle-attack = { NAME($source, form: "from") }: { $percent } %
puzzle-end = behalten, was du hast
puzzle-searched = Bester von { $turns } durchgespielten Zügen
puzzle-next-best = Das Nächstbeste, { $move }, ist { $cost } % niedriger bewertet
dice-beside = { NAME($seat, form: "subject") }: Würfe gegen { NAME($target) } besiegten { $count ->
    [0] keine Truppe
    [one] { $count } Truppe
   *[other] { $count } Truppen
}; erwartet waren { $expected }.

# Für alle, die dem Textprogramm zuhören.
listen-held = { NAME($territory) }: { NAME($seat, form: "subject") }, { troops }
listen-neutral = { NAME($territory) }: neutral, { troops }
listen-unoccupied = { NAME($territory) }: unbesetzt
listen-adjacent = { NAME($territory) }, Nachbargebiete: { LIST($near, glue: "sentences") }
listen-count = { NAME($seat, form: "subject") } { $count }
listen-continent = { NAME($continent) }, Bonus { $bonus }: { COUNT($held) ->
    [0] niemand ist dort
   *[other] { LIST($held) }
}. Seine Gebiete: { LIST($territories) }
odds-attack = { NAME($target) } { NAME($source, form: "from") } aus: { NAME($chance) } für eine Eroberung mit { troops } gegen { $defenders }
