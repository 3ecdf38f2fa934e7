# Was am Tisch von Arcs geschieht, mit Anführern und Lore; was nur die Kampagne hat, steht in
# `reach.ftl`. Der Teil `log` ist für das Fenster, wo Zeichen und Zahlen neben der Zeile stehen.

## Gezähltes: jedes nimmt Argumente mit eigenen Namen; `-dat` ist der Dativ

fresh-ships = { $fresh ->
    [0] kein frisches Schiff
    [one] { $fresh } frisches Schiff
   *[other] { $fresh } frische Schiffe
}
fresh-ships-dat = { $fresh ->
    [0] keinem frischen Schiff
    [one] { $fresh } frischen Schiff
   *[other] { $fresh } frischen Schiffen
}
damaged-ships = { $hurt ->
    [one] { $hurt } beschädigtes Schiff
   *[other] { $hurt } beschädigte Schiffe
}
damaged-ships-dat = { $hurt ->
    [one] { $hurt } beschädigten Schiff
   *[other] { $hurt } beschädigten Schiffen
}
fleet = { $hurt ->
    [0] { fresh-ships }
   *[other] { $fresh ->
        [0] { damaged-ships }
        [one] { $fresh } frisches und { damaged-ships }
       *[other] { $fresh } frische und { damaged-ships }
    }
}
ships-of-seat = für { NAME($seat, form: "acc") } { fleet }
ships-of-rival = { NAME($rival, form: "deine") } Schiffe
ships-of-owner = { fleet } { NAME($owner, form: "of") }
fleet-dat = { $hurt ->
    [0] { fresh-ships-dat }
   *[other] { $fresh ->
        [0] { damaged-ships-dat }
       *[other] { $fresh } frischen und { damaged-ships-dat }
    }
}
action-cards = { $count ->
    [one] { $count } Aktionskarte
   *[other] { $count } Aktionskarten
}
agents = { $count ->
    [one] { $count } Agent
   *[other] { $count } Agenten
}
hits-of-battle = { $hits } Treffer
agents-of-seat = { PERSON($seat) ->
    [you] { $count } deiner Agenten
    [mark] { $count } Agenten
   *[one] { $count } Agenten von { NAME($seat, form: "dat") }
}
agents-of-rival = { PERSON($rival) ->
    [you] { $count } deiner Agenten
    [mark] { $count } eigene Agenten
   *[one] { $count } Agenten von { NAME($rival, form: "dat") }
}
agent-of-rival = { PERSON($rival) ->
    [you] einen deiner Agenten
    [mark] einen eigenen Agenten
   *[one] einen Agenten von { NAME($rival, form: "dat") }
}
captive-of-rival = { PERSON($rival) ->
    [you] einen deiner gefangenen Agenten
    [mark] einen eigenen gefangenen Agenten
   *[one] einen gefangenen Agenten von { NAME($rival, form: "dat") }
}
of-rival = { PERSON($rival) ->
    [you] von dir
    [mark] (eigene)
   *[one] von { NAME($rival, form: "dat") }
}
of-seat = { PERSON($seat) ->
    [you] von dir
    [mark] (eigene)
   *[one] von { NAME($seat, form: "dat") }
}
voyage = von { NAME($origin) } nach { NAME($target) }

turn-of = { NAME($seat, form: "Whose") } Zug

## Aufbau und Austeilen

setup-drawn = Die Aufbaukarte ist { NAME($card) }; { DOES($first, you: "hast", one: "hat", subject: "inside") } die Initiative
    .hands = Baue die Karte so auf, wie es { NAME($card) } zeigt
chapter-started = Kapitel { $chapter }
    .hands = Beginne Kapitel { $chapter }: Mische alle Aktionskarten
cards-dealt = { DOES($seat, you: "ziehst", one: "zieht") } { LIST($cards) }
cards-dealt-unseen = { DOES($seat, you: "ziehst", one: "zieht") } { action-cards }
hand-redrawn = { DOES($seat, you: "legst", one: "legt") } { PERSON($seat) ->
    [you] deine
    [mark] die
   *[one] die
} Hand ab und { DOES($seat, you: "ziehst", one: "zieht", subject: "no") } neu
    .hands = Lege { NAME($seat, form: "deine") } Hand{ COUNT($kept) ->
        [0] { "" }
       *[other] { " " }ohne { LIST($kept) }
    } verdeckt unter die Aktionskarten, die nicht verteilt wurden
court-refilled = { NAME($card, form: "cap") } kommt an den Hof
    .hands = Decke eine neue Hofkarte auf: { NAME($card) }

## Aktionskarten und die Initiative

card-played = { $how ->
    [lead] { DOES($seat, you: "spielst", one: "spielt") } { NAME($card) } aus
    [surpass] { DOES($seat, you: "überbietest", one: "überbietet") } mit { NAME($card, form: "dat") }
   *[pivot] { DOES($seat, you: "wechselst", one: "wechselt") } zu { NAME($card, form: "dat") }
}
    .hands = Spiele { NAME($card) } offen { $how ->
        [lead] als Führungskarte
        [surpass] zum Überbieten
       *[pivot] zum Wechseln
    }
event-played = { DOES($seat, you: "spielst", one: "spielt") } ein Ereignis
    .hands = Spiele { NAME($card) } offen
card-copied = { DOES($seat, you: "kopierst", one: "kopiert") } mit { NAME($card, form: "dat") }
    .hands = Spiele { NAME($card) } verdeckt zum Kopieren
card-copied-unseen = { DOES($seat, you: "kopierst", one: "kopiert") }
    .hands = Spiele eine Karte verdeckt zum Kopieren
side-shown = { NAME($card, form: "cap") } zählt als { NAME($side) }
initiative-passed = { DOES($seat, you: "passt", one: "passt") }; { DOES($holder, you: "hast", one: "hat", subject: "inside") } die Initiative
    .hands = { PERSON($holder) ->
        [you] Nimm
        [mark] Gib
       *[one] Gib { NAME($holder) }
    } den Initiativemarker
initiative-kept = { DOES($seat, you: "passt", one: "passt") } und { DOES($seat, you: "behältst", one: "behält", subject: "no") } die Initiative
initiative-seized = { DOES($seat, you: "ergreifst", one: "ergreift") } die Initiative
    .hands = { hand-to } den Initiativemarker und lege ihn auf die Seite (ergriffen)
initiative-seized-with-card = { DOES($seat, you: "ergreifst", one: "ergreift") } mit { NAME($card, form: "dat") } die Initiative
    .hands = Spiele { NAME($card) } verdeckt. { hand-to } den Initiativemarker und lege ihn auf die Seite
initiative-moved = { DOES($seat, you: "bekommst", one: "bekommt") } die Initiative
    .hands = { hand-to } den Initiativemarker
ambition-declared = { DOES($seat, you: "rufst", one: "ruft") } { NAME($ambition) } aus ({ $first } und { $second } Macht)
    .log = { DOES($seat, you: "rufst", one: "ruft") } { NAME($ambition) } aus
    .hands = Lege den höchsten Zielmarker ({ $first } und { $second }) auf { NAME($ambition) }{ $zeroed ->
        [yes] { " " }und den Nullmarker auf die Führungskarte
       *[no] { "" }
    }
hand-looked-at = { DOES($seat, you: "siehst dir", one: "sieht sich") } { NAME($rival, form: "deine") } Hand an
hand-seen = { DOES($seat, you: "siehst dir", one: "sieht sich") } { NAME($rival, form: "deine") } Hand an: { LIST($cards) }
cards-swapped = { DOES($seat, you: "tauschst", one: "tauscht") } eine Karte mit { NAME($rival, form: "dat") }
    .hands = Tausche { NAME($own) } { NAME($seat, form: "of") } gegen { NAME($theirs) } { NAME($rival, form: "of") }
cards-discarded = { DOES($seat, you: "legst", one: "legt") } { action-cards } ab
    .hands = Lege { COUNT($cards) ->
        [0] { action-cards }
       *[other] { LIST($cards) }
    } verdeckt auf den Ablagestapel
card-picked-up = { DOES($seat, you: "nimmst", one: "nimmt") } { NAME($card) } auf
    .hands = { $to_board ->
        [yes] Lege { NAME($card) } offen an { NAME($seat, form: "whose") } Tableau
       *[no] Lege { NAME($card) } zu { NAME($seat, form: "deinen") } Handkarten
    }
union-attached = { DOES($seat, you: "legst", one: "legt") } { NAME($union) } an { NAME($card) }
    .hands = Lege { NAME($union) } neben { NAME($card) }

## SUPERCAT

counters-set = Die Handzähler stehen auf { $count }. Die nicht verteilten Aktionskarten werden zum Stapel
    .hands = Stelle die Handzähler auf { $count }; die nicht verteilten Aktionskarten werden zum Stapel
card-revealed = { DOES($seat, you: "ziehst", one: "zieht") } { NAME($card) }
    .hands = Decke { NAME($card) } für { NAME($seat, form: "acc") } { $is_from_pile ->
        [yes] von unten aus dem Ablagestapel
       *[no] vom Stapel
    } auf
cards-laid-aside = { DOES($seat, you: "legst", one: "legt") } { LIST($cards) } ab
    .hands = Lege { LIST($cards) } offen auf den Ablagestapel
stack-shuffled = { $count ->
    [one] { $count } abgelegte Aktionskarte bildet den neuen Stapel
   *[other] { $count } abgelegte Aktionskarten bilden den neuen Stapel
}
    .hands = Mische { $count ->
        [one] die abgelegte Aktionskarte
       *[other] die { $count } abgelegten Aktionskarten
    }{ $events ->
        [0] { "" }
       *[other] { " " }(ohne Ereignisse)
    } zu einem neuen Stapel
defence-thrown = { DOES($seat, you: "würfelst", one: "würfelt") } { $die }, um Agenten auf { NAME($card, form: "dat") } zu verteidigen
event-urged = { DOES($seat, you: "ergreifst", one: "ergreift") } die Initiative, weil ein Ereignis dringend ist
seize-counted = { PERSON($seat) ->
    [you] Dein Initiativezähler
   *[one] Der Initiativezähler von { NAME($seat, form: "dat") }
} steht auf { $counter }
    .hands = Stelle { PERSON($seat) ->
        [you] deinen Initiativezähler
       *[one] den Initiativezähler von { NAME($seat, form: "dat") }
    } auf { $counter }
seize-rolled = { DOES($seat, you: "würfelst", one: "würfelt") } { $die } für die Initiative: { seize-outcome }
seize-rolled-less = { DOES($seat, you: "würfelst", one: "würfelt") } { $die } minus { $less } für die Initiative: { seize-outcome }
seize-rolled-plus = { DOES($seat, you: "würfelst", one: "würfelt") } { $die } plus { $more } für die Initiative: { seize-outcome }
seize-outcome = { $seizes ->
    [yes] Es gelingt, weil das Ergebnis unter { $counter } liegt
   *[no] Es misslingt, weil das Ergebnis nicht unter { $counter } liegt
}

## Ressourcen und Hofkarten

resource-gained = { DOES($seat, you: "bekommst", one: "bekommt") } 1 { NAME($resource) }
    .hands = Lege 1 { NAME($resource) } aus dem Vorrat auf { NAME($seat, form: "deinen") } Platz { $slot }
resource-taken = { DOES($seat, you: "nimmst", one: "nimmt") } { NAME($source, form: "dat") } 1 { NAME($resource) } weg
    .hands = Lege 1 { NAME($resource) } aus deiner Hand auf { NAME($seat, form: "deinen") } Platz { $slot }
resource-spent = { DOES($seat, you: "gibst", one: "gibt") } 1 { NAME($resource) } aus
    .hands = Lege 1 { NAME($resource) } von { NAME($seat, form: "deinem") } Platz { $slot } in den Vorrat
resource-spent-as = { DOES($seat, you: "gibst", one: "gibt") } 1 { NAME($resource) } als { NAME($as_resource) } aus
    .hands = Lege 1 { NAME($resource) } von { NAME($seat, form: "deinem") } Platz { $slot } in den Vorrat; zählt als { NAME($as_resource) }
resource-spent-for-nothing = { DOES($seat, you: "gibst", one: "gibt") } 1 { NAME($resource) } ohne Wirkung aus
    .hands = Lege 1 { NAME($resource) } von { NAME($seat, form: "deinem") } Platz { $slot } in den Vorrat
tokens-of-type = { $count } { $count ->
    [one] { NAME($resource) }
   *[other] { NAME($resource, form: "several") }
}
resource-discarded = { DOES($seat, you: "legst", one: "legt") } { tokens-of-type } ab
    .hands = { $lies ->
        [hand] Lege 1 { NAME($resource) } aus deiner Hand in den Vorrat
        [all] Lege { $count ->
            [one] { $count } { NAME($resource) }
           *[other] alle { $count } { NAME($resource, form: "several") }
        } { of-seat } in den Vorrat
       *[slot] Lege 1 { NAME($resource) } von { NAME($seat, form: "deinem") } Platz { $slot } in den Vorrat
    }
slots-arranged = { DOES($seat, you: "ordnest", one: "ordnet") } die Plätze neu: { LIST($slots) }
    .hands = Ordne { NAME($seat, form: "deine") } Ressourcen neu: { LIST($numbered) }
slots-emptied = { DOES($seat, you: "hast", one: "hat") } keine Ressourcen mehr
card-secured = { $ransacked ->
    [yes] { DOES($seat, you: "plünderst", one: "plündert") }
   *[no] { DOES($seat, you: "sicherst", one: "sichert") }
} { NAME($card, form: "the-acc") }{ $rivals ->
    [0] { "" }
    [one] { " " }({ $rivals } Agent { captured-or-taken })
   *[other] { " " }({ $rivals } Agenten { captured-or-taken })
}
    .log = { $ransacked ->
        [yes] { DOES($seat, you: "plünderst", one: "plündert") }
       *[no] { DOES($seat, you: "sicherst", one: "sichert") }
    } { NAME($card, form: "the-acc") }
    .hands = { $isVox ->
        [yes] Nimm { NAME($card, form: "the-acc") } { court-or-deck }, um sie abzuhandeln
       *[no] Lege { NAME($card, form: "the-acc") } { court-or-deck } { $isHand ->
            [yes] zu { NAME($seat, form: "deinen") } Handkarten
           *[no] zu { NAME($seat, form: "dat") }
        }
    }{ $rivals ->
        [0] { "" }
        [one] ; lege den fremden Agenten zu { NAME($seat, form: "deinen") } { trophies-or-captives }
       *[other] ; lege die { $rivals } fremden Agenten zu { NAME($seat, form: "deinen") } { trophies-or-captives }
    }
court-or-deck = { $is_top ->
    [yes] oben vom Hofstapel
   *[no] vom Hof
}
captured-or-taken = { $ransacked ->
    [yes] erbeutet
   *[no] gefangen
}
trophies-or-captives = { $ransacked ->
    [yes] Trophäen
   *[no] Gefangenen
}
card-used = { DOES($seat, you: "nutzt", one: "nutzt") } { NAME($card) }
card-discarded = { DOES($seat, you: "legst", one: "legt") } { NAME($card) } ab
    .hands = Lege { NAME($card) } von { NAME($seat, form: "deinem") } Tableau ab
card-stolen = { DOES($seat, you: "stiehlst", one: "stiehlt") } { NAME($card) } { NAME($rival, form: "of") }
    .hands = Lege { NAME($card) } von { NAME($rival, form: "dat") } zu { NAME($seat, form: "dat") }
card-buried = { $form ->
    [inside] { NAME($card) } kommt unter den Hofstapel
   *[plain] { NAME($card, form: "cap") } kommt unter den Hofstapel
}
    .hands = Lege { NAME($card) } unter den Hofstapel
court-shuffled = { LIST($cards) } { COUNT($cards) ->
    [one] kommt
   *[other] kommen
} zurück in den Hofstapel
    .hands = Mische { LIST($cards) } in den Hofstapel
court-deck-shuffled = Der Hofstapel wird gemischt
    .hands = Mische den Hofstapel
agent-placed = { DOES($seat, you: "nimmst", one: "nimmt") } Einfluss auf { NAME($card, form: "the-acc") }
    .hands = Lege { PERSON($seat) ->
        [you] einen deiner Agenten
       *[one] einen Agenten von { NAME($seat, form: "dat") }
    } auf { NAME($card, form: "the-acc") }
agents-captured = { DOES($seat, you: "nimmst", one: "nimmt") } { agents-of-rival } gefangen
    .hands = Lege { $isCourt ->
        [yes] von { NAME($card, form: "dat") }
       *[no] aus dem Vorrat
    } { agents-of-rival } zu { NAME($seat, form: "deinen") } Gefangenen
captives-spent = { $executed ->
    [yes] { DOES($seat, you: "richtest", one: "richtet") } { captive-of-rival } hin
   *[no] { DOES($seat, you: "gibst", one: "gibt") } { captive-of-rival } zurück
}
    .hands = { $executed ->
        [yes] Lege { agent-of-rival } zu { NAME($seat, form: "deinen") } Trophäen
       *[no] Gib { agent-of-rival } aus { NAME($seat, form: "deinen") } Gefangenen zurück
    }

## Das Spielfeld

city-taxed = { DOES($seat, you: "besteuerst", one: "besteuert") } eine Stadt in { NAME($system) }
rival-city-taxed = { DOES($seat, you: "besteuerst", one: "besteuert") } eine Stadt { NAME($owner, form: "of") } in { NAME($system) }
slot-taxed = { DOES($seat, you: "besteuerst", one: "besteuert") } einen leeren Bauplatz in { NAME($system) }
piece-built = { DOES($seat, you: "baust", one: "baut") } in { NAME($system) } { NAME($kind, form: "acc") }{ $fresh ->
    [yes] { "" }
   *[no] { " " }(beschädigt)
}
    .hands = Setze { NAME($kind, form: "acc") } aus { NAME($seat, form: "deinem") } Vorrat in { NAME($system) }{ $fresh ->
        [yes] { "" }
       *[no] , beschädigt
    }
ships-placed = { DOES($seat, you: "setzt", one: "setzt") } { $count ->
    [one] { $count } Schiff
   *[other] { $count } Schiffe
} in { NAME($system) } ein
    .hands = Setze { $count ->
        [one] { $count } Schiff
       *[other] { $count } Schiffe
    } aus { NAME($seat, form: "deinem") } Vorrat in { NAME($system) }
ships-moved = { DOES($seat, you: "bewegst", one: "bewegt") } { fleet } { voyage }
    .hands = Bewege { ships-of-seat } { voyage }
piece-repaired = { DOES($seat, you: "reparierst", one: "repariert") } { NAME($kind, form: "acc") } in { NAME($system) }
    .hands = Stelle in { NAME($system) } { NAME($kind, form: "acc") } { NAME($seat, form: "of") } wieder auf (frisch)
other-repaired = { DOES($seat, you: "reparierst", one: "repariert") } { NAME($kind, form: "acc") } { NAME($owner, form: "of") } in { NAME($system) }
    .hands = Stelle { NAME($kind, form: "acc") } { NAME($owner, form: "of") } in { NAME($system) } wieder auf (frisch)
battle-started = { DOES($seat, you: "greifst", one: "greift") } { NAME($defender, form: "acc") } in { NAME($system) } an: { COUNT($dice) ->
    [0] keine Würfel
   *[other] { dice-together }
}
    .log = { DOES($seat, you: "greifst", one: "greift") } { NAME($defender, form: "acc") } in { NAME($system) } an
    .hands = Nimm { COUNT($dice) ->
        [0] keine Würfel
       *[other] { dice-together }
    }: { DOES($seat, you: "greifst", one: "greift", subject: "inside") } { NAME($defender, form: "acc") } in { NAME($system) } an
dice-rolled = { DOES($seat, you: "würfelst", one: "würfelt") } { LIST($symbols) }
blanks-rolled = { DOES($seat, you: "würfelst", one: "würfelt") } nur leere Seiten
rolled-hits = { $count } Treffer
rolled-self-hits = { $count } Eigentreffer
rolled-intercepts = { $count } Abfangen
rolled-building-hits = { $count } Gebäudetreffer
rolled-keys = { $count } Schlüssel
intercepted = { DOES($seat, you: "wirst", one: "wird") } abgefangen: { hits-of-battle }
not-intercepted = { DOES($seat, you: "wirst", one: "wird") } nicht abgefangen, weil kein frisches Schiff verteidigt
fresh-or-damaged = { $fresh ->
    [yes] frisch
   *[no] beschädigt
}
piece-damaged = { $form ->
    [inside] in
    [bare] in
   *[plain] In
} { NAME($system) } wird { NAME($kind, form: "a") } { NAME($owner, form: "of") } beschädigt
    .hands = Lege { NAME($kind, form: "acc") } { NAME($owner, form: "of") } in { NAME($system) } auf die Seite (beschädigt)
piece-destroyed = { $form ->
    [inside] in
    [bare] in
   *[plain] In
} { NAME($system) } wird { NAME($kind, form: "a") } { NAME($owner, form: "of") } zerstört
    .hands = Lege { NAME($kind, form: "acc") } { NAME($owner, form: "of") } in { NAME($system) } ({ fresh-or-damaged }) in den Vorrat
piece-lost = { DOES($taker, you: "nimmst", one: "nimmt") } { NAME($kind, form: "acc") } { NAME($owner, form: "of") } in { NAME($system) } als Trophäe
    .hands = Lege { NAME($kind, form: "acc") } { NAME($owner, form: "of") } in { NAME($system) } ({ fresh-or-damaged }) zu { NAME($taker, form: "deinen") } Trophäen
outrage-provoked = { DOES($seat, you: "löst", one: "löst") } Empörung aus ({ NAME($resource) })
    .hands = { $again ->
        [yes] { "" }
       *[no] { $is_owed ->
            [yes] Markiere { NAME($seat, form: "whose") } Empörungsfeld ({ NAME($resource) }) mit irgendetwas; der nächste Agent { NAME($seat, form: "of") }, der zurückkommt, kommt dorthin
           *[no] Lege { PERSON($seat) ->
        [you] einen deiner Agenten
       *[one] einen Agenten von { NAME($seat, form: "dat") }
    } auf das Empörungsfeld ({ NAME($resource) })
        }
    }
own-city-returned = { DOES($seat, you: "legst", one: "legt") } eine Stadt aus { NAME($system) } zurück
    .hands = Lege eine Stadt { NAME($owner, form: "of") } ({ fresh-or-damaged }) aus { NAME($system) } in den Vorrat
city-returned = { DOES($seat, you: "legst", one: "legt") } eine Stadt { NAME($owner, form: "of") } aus { NAME($system) } zurück
    .hands = Lege eine Stadt { NAME($owner, form: "of") } ({ fresh-or-damaged }) aus { NAME($system) } in den Vorrat

## Kapitel

ambition-scored = { DOES($seat, you: "belegst", one: "belegt") } bei { NAME($ambition) } den { $place ->
    [1] ersten
   *[2] zweiten
} Platz: { $power } Macht{ $bonus ->
    [0] { "" }
   *[other] { " " }und { $bonus } für Städte
}
    .log = { NAME($ambition) }: { $place ->
        [1] erster
       *[2] zweiter
    } Platz
    .hands = { $total ->
        [0] { "" }
       *[other] Rücke { NAME($seat, form: "deinen") } Machtmarker für { NAME($ambition) } um { $total } vor
    }
ambitions-scored = { LIST($ambitions) } { COUNT($ambitions) ->
    [one] wird
   *[other] werden
} gewertet
no-ambition-scored = Kein Ziel wurde ausgerufen
pieces-returned = { $captives ->
    [yes] Alle Gefangenen kehren zurück
   *[no] Alle Trophäen kehren zurück
}
    .hands = { $captives ->
        [yes] Gib alle Gefangenen ihren Besitzern zurück
       *[no] Gib alle Trophäen ihren Besitzern zurück
    }
marker-flipped = Ein Zielmarker wird umgedreht: Er bringt nun { $first } und { $second } Macht
    .hands = Drehe den Zielmarker mit { $before } und { $after } um: Er zeigt nun { $first } und { $second }
tie-broken = { DOES($seat, you: "gewinnst", one: "gewinnt") } bei Gleichstand: früher in der Zugreihenfolge
game-ended = { DOES($seat, you: "gewinnst", one: "gewinnt") } mit { $power } Macht in Kapitel { $chapter }

## Anführer und Lore

draft-laid = Anführer: { LIST($leaders) }. Lore: { LIST($lore) }
card-taken = { DOES($seat, you: "nimmst", one: "nimmt") } { NAME($card) }
    .hands = { hand-to } { NAME($card) }
leader-taken = { DOES($seat, you: "nimmst", one: "nimmt") } { NAME($card) } als Anführer
    .hands = { hand-to } den Anführer { NAME($card) }
lore-drawn = { DOES($seat, you: "ziehst", one: "zieht") } { LIST($cards) }
lore-discarded = { DOES($seat, you: "legst", one: "legt") } { NAME($card) } ab
    .hands = Lege { NAME($card) } von { NAME($seat, form: "deinem") } Tableau ab
pieces-scrapped = { DOES($seat, you: "legst", one: "legt") } { $count ->
    [one] { $count } { NAME($kind, form: "plain-acc") }
   *[other] { $count } { NAME($kind, form: "several") }
} in die Schachtel
    .hands = Lege { $count ->
        [one] { $count } { NAME($kind, form: "plain-acc") }
       *[other] { $count } { NAME($kind, form: "several") }
    } aus { NAME($seat, form: "deinem") } Vorrat in die Schachtel
outrage-set = { DOES($seat, you: "beginnst", one: "beginnt") } mit Empörung: { NAME($resource) }
    .hands = Lege { PERSON($seat) ->
        [you] einen deiner Agenten
       *[one] einen Agenten von { NAME($seat, form: "dat") }
    } auf das Empörungsfeld ({ NAME($resource) })
outrage-cleared = { DOES($seat, you: "beendest", one: "beendet") } die Empörung ({ NAME($resource) })
    .hands = Nimm { PERSON($seat) ->
        [you] deinen Agenten
       *[one] den Agenten von { NAME($seat, form: "dat") }
    } aus dem Empörungsfeld ({ NAME($resource) })
card-given = { DOES($seat, you: "gibst", one: "gibt") } { NAME($card) } an { NAME($rival, form: "acc") }
    .hands = Lege { NAME($card) } von { NAME($seat, form: "dat") } zu { NAME($rival, form: "dat") }
planet-reshaped = { DOES($seat, you: "veränderst", one: "verändert") } den Planeten { NAME($system) }; sein Typ ist jetzt { NAME($resource) }
    .hands = Lege 1 { NAME($resource) } { $slot ->
        [0] von { NAME($seat, form: "deinem") } Kartell
       *[other] von { NAME($seat, form: "deinem") } Platz { $slot }
    } auf { NAME($system) }, um den neuen Typ zu zeigen
rifles-fired = { DOES($seat, you: "schießt", one: "schießt") } von { NAME($origin) } auf { NAME($defender, form: "acc") } in { NAME($target) }: { hits-of-battle }
    .log = { DOES($seat, you: "schießt", one: "schießt") } auf { NAME($defender, form: "acc") } in { NAME($target) }
ships-guided = { DOES($seat, you: "lenkst", one: "lenkt") } { fleet } { voyage }
    .hands = Bewege { ships-of-seat } { voyage }
rival-ships-guided = { DOES($seat, you: "lenkst", one: "lenkt") } { ships-of-rival } { voyage }: { fleet }
    .hands = Bewege { ships-of-rival } { voyage }: { fleet }
outsider-ships-guided = { DOES($seat, you: "lenkst", one: "lenkt") } { fleet } { NAME($owner, form: "of") } { voyage }
    .hands = Bewege { ships-of-owner } { voyage }
building-replaced = { DOES($seat, you: "ersetzt", one: "ersetzt") } in { NAME($system) } { NAME($old, form: "acc") } durch { NAME($new, form: "acc") }
    .hands = Ersetze in { NAME($system) } { NAME($old, form: "acc") } { NAME($seat, form: "of") } ({ fresh-or-damaged }) durch { NAME($new, form: "acc") } im gleichen Zustand
rival-building-replaced = { DOES($seat, you: "ersetzt", one: "ersetzt") } in { NAME($system) } { NAME($old, form: "acc") } { NAME($owner, form: "of") } durch { NAME($new, form: "acc") }
    .hands = Ersetze in { NAME($system) } { NAME($old, form: "acc") } { NAME($owner, form: "of") } ({ fresh-or-damaged }) durch { NAME($new, form: "acc") } { NAME($seat, form: "of") } im gleichen Zustand
trophy-returned = { DOES($seat, you: "gibst", one: "gibt") } 1 { NAME($kind, form: "plain-acc") } { of-rival } zurück
    .hands = Gib 1 { NAME($kind, form: "plain-acc") } { of-rival } aus { NAME($seat, form: "deinen") } Trophäen zurück
outsider-trophy-returned = { DOES($seat, you: "gibst", one: "gibt") } 1 { NAME($kind, form: "plain-acc") } { NAME($owner, form: "of") } zurück
    .hands = Gib 1 { NAME($kind, form: "plain-acc") } { NAME($owner, form: "of") } aus { NAME($seat, form: "deinen") } Trophäen zurück
blight-trophy-returned = { DOES($seat, you: "gibst", one: "gibt") } Blight zurück
    .hands = Gib Blight aus { NAME($seat, form: "deinen") } Trophäen zurück

## Nur für die Hände: was die Regeln von selbst tun

pieces-of-kind = { $count ->
    [one] { NAME($kind, form: "acc") }
   *[other] { $count } { NAME($kind, form: "several") }
}
home-laid = { DOES($seat, you: "beginnst", one: "beginnt") } in { NAME($system) } und { DOES($seat, you: "hast", one: "hat", subject: "no") } dort { LIST($pieces) }
    .hands = Setze { LIST($pieces) } aus { NAME($seat, form: "deinem") } Vorrat in { NAME($system) }
resource-laid = { DOES($seat, you: "beginnst", one: "beginnt") } mit 1 { NAME($resource) }
    .hands = Lege 1 { NAME($resource) } aus dem Vorrat auf { NAME($seat, form: "deinen") } Platz { $slot }
phantom = { NAME($ambition) } { LIST($tokens) }
phantoms-laid = Marker des dritten Spielers: { LIST($tokens, glue: "sentences") }
    .hands = Lege Ressourcen aus dem Vorrat auf die Ziele: { LIST($tokens, glue: "sentences") }
looked-at-shuffled = Die angesehenen Karten werden zurück in den Stapel gemischt
    .hands = Mische die angesehenen Karten zurück in den Stapel
slot-holds = { NAME($token) } auf Platz { $slot }
slots-laid = { NAME($seat, form: "Deine") } Ressourcen werden neu geordnet: { LIST($slots) }
    .hands = Ordne { NAME($seat, form: "deine") } Ressourcen neu: { LIST($slots) }
token-taken = { DOES($seat, you: "gibst", one: "gibt") } 1 { NAME($resource) } ab
    .hands = Nimm 1 { NAME($resource) } von { NAME($seat, form: "deinem") } Platz { $slot }
held-taken = { NAME($card, form: "cap") } gibt { NAME($resource) } ab
    .hands = Nimm 1 { NAME($resource) } von { NAME($card, form: "dat") }
round-cleared = { $count ->
    [one] { $count } Karte kommt
   *[other] { $count } Karten kommen
} auf den Ablagestapel
    .hands = { $count ->
        [0] { round-cleared-of-none }
       *[other] { round-cleared-of-cards }
    }
round-cleared-of-none = { $zeroed ->
    [yes] Entferne den Nullmarker{ $seized ->
        [yes] { " " }und stelle den Initiativemarker auf
       *[no] { "" }
    }
   *[no] { $seized ->
        [yes] Stelle den Initiativemarker auf
       *[no] { "" }
    }
}
round-cleared-of-cards = Lege { $count ->
        [one] die Karte
       *[other] die { $count } Karten
    } der Runde auf den Ablagestapel{ $zeroed ->
        [yes] , entferne den Nullmarker
       *[no] { "" }
    }{ $seized ->
        [yes] , stelle den Initiativemarker auf
       *[no] { "" }
    }
pile-shuffled = Die nicht verteilten Aktionskarten werden gemischt
    .hands = Mische die nicht verteilten Aktionskarten
hands-thrown = Alle haben gepasst, daher werden alle übrigen Karten abgelegt
    .hands = Lege alle Handkarten verdeckt auf den Ablagestapel
counter-turned = { PERSON($seat) ->
    [you] Dein Handzähler
   *[one] Der Handzähler von { NAME($seat, form: "dat") }
} steht auf { $count }
    .hands = Stelle { PERSON($seat) ->
        [you] deinen Handzähler
       *[one] den Handzähler von { NAME($seat, form: "dat") }
    } auf { $count } { $is_raised ->
        [yes] hoch
       *[no] herunter
    }
seize-counter-removed = { PERSON($seat) ->
    [you] Dein Initiativezähler
   *[one] Der Initiativezähler von { NAME($seat, form: "dat") }
} wird entfernt
    .hands = Entferne { PERSON($seat) ->
        [you] deinen Initiativezähler
       *[one] den Initiativezähler von { NAME($seat, form: "dat") }
    }
vox-discarded = { NAME($card, form: "cap") } wird abgelegt
    .hands = Lege { NAME($card) } auf den Ablagestapel des Hofs
agents-withdrawn = { NAME($seat, form: "Deine") } Agenten auf { NAME($card, form: "dat") } kehren in den Vorrat zurück
    .hands = Lege { PERSON($seat) ->
        [you] { $count } deiner Agenten
        [mark] { $count } Agenten
       *[one] { $count } Agenten von { NAME($seat, form: "dat") }
    } auf { NAME($card, form: "dat") } zurück in den Vorrat
markers-taken = Die Zielmarker werden zurückgenommen
    .hands = Nimm { $count ->
        [one] den Zielmarker von seinem Ziel
       *[other] die { $count } Zielmarker von ihren Zielen
    }
initiative-given = { DOES($seat, you: "bekommst", one: "bekommt") } die Initiative
    .hands = { hand-to } den Initiativemarker
draft-put-away = Niemand nimmt { LIST($cards) }
    .hands = Lege in die Schachtel zurück: { LIST($cards) }

# Hände bringen etwas zu einem Platz: dessen eigene Person nimmt es.

hand-to = { PERSON($seat) ->
    [you] Nimm
    [mark] Gib
   *[one] Gib { NAME($seat) }
}
dice-beside = { NAME($seat, form: "subject") }: Würfel in { NAME($system) } zeigten { $count } Treffer; erwartet waren { $expected }.
