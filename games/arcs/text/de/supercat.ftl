# Warum SUPERCATs etwas tun, in den Worten ihres Dokuments, und was nur sie fragen und tun.

## Seiten

suit-administration = Verwaltung
suit-aggression = Aggression
suit-construction = Bau
suit-mobilization = Mobilisierung
suit-faithful = Gläubige
suit-zeal = Eifer
suit-wisdom = Weisheit

## Was aus einer Zeile wird

told-held = { $aim }. { $line }
told-goes-on = { $aim }, wie begonnen. { $line }
line-goes-on = { $line }, wie begonnen
told-held-because = { $aim }. { $fact }. { $line }
told-goes-on-because = { $aim }, wie begonnen. { $fact }. { $line }
told-held-by-chance = Der Zufall wählt unter { $count } gleich guten Möglichkeiten. { $line }
told-selects = Aktionen der Farbe { NAME($suit) } nutzen. { $line }
told-selects-because = Aktionen der Farbe { NAME($suit) } nutzen. { $fact }. { $line }
told-closed = { $line }. { $why }
told-no-card = { $line }. Das ginge, aber ihm fehlt eine Karte der Farbe { LIST($suits, glue: "or") }
told-no-such-action = { $line }. Das ginge, aber diese Karte gibt keine Aktion „{ NAME($action, form: "cap") }“
told-too-long = { $line }. Das { true-but-needs }, und er hat noch { $left }
told-too-long-to-lead = { $line }. Das { true-but-needs }, aber die beste passende Karte gibt nur { $left }
told-too-long-for-share = { $line }. Das { true-but-needs }, aber für sein Schicksal darf er noch { $left } nutzen
true-but-needs = kostet { $needed ->
    [one] { $needed } Aktion
   *[other] { $needed } Aktionen
}
told-undoes = { $line }. Das ginge, aber nur auf Kosten dessen, was diese Karte erreicht hat
told-not-asked = { $line }. Diese Zeile brauchte er nicht zu prüfen
not-asked-below = { $count ->
    [one] Die nächste Zeile brauchte er nicht zu prüfen
   *[other] Die nächsten { $count } Zeilen brauchte er nicht zu prüfen
}
document-is-silent = { $reason } (sein Dokument sagt dazu nichts)

## Die Zahlen, nach denen eine Zeile geht

own-fresh = { $fresh ->
    [0] kein frisches Schiff
    [one] { $fresh } frisches Schiff
   *[other] { $fresh } frische Schiffe
}
fact-claims = Er hat { $claims ->
    [0] keinen Anspruch
    [one] { $claims } Anspruch
   *[other] { $claims } Ansprüche
} und { $unbuilt ->
    [0] keine ungebaute Stadt
    [one] { $unbuilt } ungebaute Stadt
   *[other] { $unbuilt } ungebaute Städte
}
fact-guarded = Er hat dann { $own ->
    [0] kein frisches Schiff
    [one] { $own } frisches Schiff
   *[other] { $own } frische Schiffe
} in { NAME($system) }, { $most ->
    [0] die Rivalen haben keins
   *[other] der stärkste Rivale hat { $most }
}
fact-regent = Das Imperium beherrscht { NAME($system) }, also auch ein Regent mit einem Schiff dort in seinem Zug
fact-control = Er kämpft in { NAME($system) }: { control-dice }
control-dice = { $dice } Würfel gegen { fresh-defenders }
fact-fleets = Er kämpft in { NAME($system) }: { fleets-met }
fleets-met = { $fresh ->
    [0] { $theirs ->
        [0] beide Seiten ohne frische Schiffe
       *[other] ohne eigene frische Schiffe gegen { fresh-defenders }
    }
   *[other] { own-fresh } gegen { their-ships }
}
fresh-defenders = { $theirs ->
    [0] kein frisches Schiff
    [one] { $theirs } frisches Schiff
   *[other] { $theirs } frische Schiffe
}
fact-agents = { steward-agents }
fact-agents-of-both = { agents-of-both }
fact-ships = { $count ->
    [one] Noch { $count } Schiff liegt
   *[other] Noch { $count } Schiffe liegen
} in seinem Vorrat
fact-buildings = Er hat { $cities ->
    [0] keine Stadt
    [one] { $cities } Stadt
   *[other] { $cities } Städte
} und { $ports ->
    [0] keinen Raumhafen
    [one] { $ports } Raumhafen
   *[other] { $ports } Raumhäfen
} auf der Karte
fact-ambition = { NAME($ambition) }: Er hat { $own }, der stärkste Rivale { $most }
fact-ambition-third = { NAME($ambition) }: Er hat { $own }, der dritte Spieler { $most }

## Was eine Zeile schließt

glue-stops = { $first }. { $last }
closed-none-declared = Kein Ziel ist ausgerufen
closed-none-undeclared = Kein weiteres Ziel kann jetzt ausgerufen werden
closed-no-lead = Bei keinem ausgerufenen Ziel liegt er vorn
closed-starport = Er hat einen Raumhafen
closed-claim = Er hat einen Anspruch
closed-no-claim = Er hat keinen Anspruch
closed-no-unbuilt = Er hat keine ungebaute Stadt
closed-double-city = Ansprüche hat er nur auf Planeten, auf denen er schon eine Stadt hat, und eine zweite baut er dort jetzt nicht
closed-none-lost = In keinem System mit eigenen Gebäuden herrscht ein Rivale
closed-claims-enough = Er hat schon genug Ansprüche
closed-few-claims = Er hat zu wenige Ansprüche
closed-row-full = Seine Ressourcenplätze sind voll
closed-no-marker = Kein Zielmarker ist verfügbar
closed-no-ship = Er hat kein Schiff mehr im Vorrat
closed-none-threatened = Kein Rivale könnte eine Karte sichern, auf der seine Agenten liegen
closed-no-ability = Keine seiner Karten hat dafür eine Fähigkeit bereit
closed-unable = Die Aktion „{ NAME($action, form: "cap") }“ ist ihm jetzt nicht möglich
closed-fewer-ships = Ein Rivale hat ebenso viele ungebaute Schiffe oder mehr
closed-no-site = Er kann das jetzt nirgends bauen
closed-no-progress = Seine Schiffe gäben auf, was diese Zeile oder eine darüber verlangt
closed-by-action = { $action ->
    [tax] Keine Stadt, die er besteuern kann, hilft ihm dabei
    [secure] Keine Karte, die er sichern kann, hilft ihm dabei
    [influence] Keine Karte, auf die er Einfluss nehmen kann, hilft ihm dabei
    [build] Nichts, was er bauen kann, hilft ihm dabei
    [repair] Nichts, was er reparieren kann, hilft ihm dabei
    [battle] Er findet keinen günstigen Kampf dafür
   *[move] Keine Bewegung seiner Schiffe hilft ihm dabei
}
closed-by-all = { LIST($whys, glue: "stops") }
closed-no-agent = Er hat keinen Agenten mehr im Vorrat
closed-agents-enough = Mehr Agenten dort würden ihm jetzt nicht helfen
closed-none-damaged = Nichts, was er reparieren darf, ist beschädigt
closed-no-card-led = Auf keiner Hofkarte hat er die meisten Agenten
closed-trust = Die Treuhand würde ihm bei keinem Ziel helfen
closed-council-rests = Der Rat tagt nicht
closed-in-session = Der Rat tagt
closed-first-regent = Er ist Erster Regent
closed-no-regent = Er ist kein Regent
closed-outlaw = Er ist ein Outlaw
closed-has-tribute = Er hat, was das Imperium fordert
closed-no-bare-port = An jedem seiner Raumhäfen ist ein Schiff
closed-port-built = Mit dieser Karte hat er schon einen Raumhafen gebaut
closed-no-faithful = Der Stapel der Gläubigen ist leer
closed-all-preached = Er hat für jeden Planetentyp eine Stadt oder einen Anspruch
closed-no-golem = Kein Golem kann geweckt werden
closed-wins = Er liegt bei einem ausgerufenen Ziel vorn
closed-no-golem-gate = Kein Golem schläft an einem Tor, das er nicht beherrscht
closed-has-spied = Er hat Spy in diesem Kapitel schon genutzt
closed-few-cards = Er hat weniger als vier Karten
closed-no-fresh-blight = Kein frischer Blight ist bei seinen Gebäuden und Ansprüchen
closed-no-bare-blight = Jedes seiner Gebäude im Blight hat ein frisches Schiff
closed-undecided = Der Rat hat nicht entschieden
closed-council-of-others = Er hat den Rat nicht gesichert
closed-early-chapter = Es ist nicht das letzte Kapitel des Akts
closed-objective-reached = Er hat seinen Auftrag erfüllt
closed-no-sleeping-golem = Kein Golem schläft außerhalb der Karte
closed-no-ships-by-edict = Kein Edikt brächte Schiffe für seinen Auftrag
closed-fewer-ships-than-most = Mindestens die Hälfte seiner Rivalen hat ebenso viele ungebaute Schiffe

## Worauf eine Zeile hinausläuft

aim-march = { march-ships } von { NAME($origin) } { COUNT($by) ->
    [0] { "" }
   *[other] über { LIST($by) }{ " " }
}nach { NAME($target) } ziehen{ $moves ->
    [one] { "" }
   *[other] { " " }({ $moves } Bewegungen)
}
march-ships = { $hurt ->
    [0] { $fresh ->
        [0] Imperiale Schiffe
        [one] { $fresh } frisches Schiff
       *[other] { $fresh } frische Schiffe
    }
    [one] { $fresh ->
        [0] { $hurt } beschädigtes Schiff
        [one] { $fresh } frisches und { $hurt } beschädigtes Schiff
       *[other] { $fresh } frische und { $hurt } beschädigtes Schiff
    }
   *[other] { $fresh ->
        [0] { $hurt } beschädigte Schiffe
        [one] { $fresh } frisches und { $hurt } beschädigte Schiffe
       *[other] { $fresh } frische und { $hurt } beschädigte Schiffe
    }
}
aim-trophies = Kampf gegen { NAME($owner, form: "acc") } in { NAME($system) } um Trophäen
aim-raid = Überfall auf { NAME($owner, form: "acc") } in { NAME($system) }
aim-blight = Kampf gegen den Blight in { NAME($system) }
aim-ransack = Kampf gegen { NAME($owner, form: "acc") } in { NAME($system) }, um den Hof zu plündern
aim-end-control = Kampf gegen { NAME($owner, form: "acc") }, um die Herrschaft über { NAME($system) } zu beenden
aim-control = Kampf gegen { NAME($owner, form: "acc") } um die Herrschaft über { NAME($system) }
aim-march-to-fight = { $march }. Dann: { $fight }
aim-ability = { NAME($action, form: "cap") } nutzen

## Die nummerierten Zeilen seiner Seiten

page-line = { "[" }{ $number }{ "]" } { page-words }
page-priority = { page-words }
line-of-document = { page-line }
priority-of-document = { page-words }
line-1 = { "[1]" } Besteuern im Wettstreit um ein ausgerufenes Ziel
line-2 = { "[2]" } Sichern im Wettstreit um ein ausgerufenes Ziel
line-3 = { "[3]" } Eine wirksame Vox-Karte sichern
line-4 = { "[4]" } Eine wirksame Vox-Karte sichern
line-5 = { "[5]" } Den Kaiserlichen Rat sichern
line-6 = { "[6]" } Eine Karte der Gläubigen sichern
line-7 = { "[7]" } Eine angelegte Gildenkarte sichern
line-8 = { "[8]" } Günstiger Kampf im Wettstreit um ein ausgerufenes Ziel
line-9 = { "[9]" } Einen Raumhafen bauen, wenn er keinen hat
line-10 = { "[10]" } Bewegen, um neue Ansprüche zu bekommen, wenn er weder Raumhafen noch Ansprüche hat
line-11 = { "[11]" } Bauen, um die Herrschaft eines Rivalen über ein eigenes Gebäude zu beenden
line-12 = { "[12]" } Reparieren, um die Herrschaft eines Rivalen über ein eigenes Gebäude zu beenden
line-13 = { "[13]" } Bewegen, um die Herrschaft eines Rivalen über ein eigenes Gebäude zu beenden
line-14 = { "[14]" } Günstiger Kampf, um die Herrschaft eines Rivalen über ein eigenes Gebäude zu beenden
line-15 = { "[15]" } Städte bauen
line-16 = { "[16]" } Bewegen, um einen neuen Anspruch zu bekommen, wenn er zu wenige hat
line-17 = { "[17]" } Sichern im Wettstreit um ein nicht ausgerufenes Ziel
line-18 = { "[18]" } Sichern, um Gefangene zu nehmen
line-19 = { "[19]" } Besteuern im Wettstreit um ein nicht ausgerufenes Ziel
line-20 = { "[20]" } Besteuern, um einen Gefangenen zu nehmen
line-21 = { "[21]" } Sichern, um den Vorsprung bei einem ausgerufenen Ziel auszubauen
line-22 = { "[22]" } Einfluss auf eine nicht umkämpfte Karte nehmen, die bei einem ausgerufenen Ziel hilft
line-23 = { "[23]" } Einfluss auf eine umkämpfte Karte nehmen
line-24 = { "[24]" } Einfluss auf den Rat nehmen, wenn die Treuhand bei einem ausgerufenen Ziel hilft
line-25 = { "[25]" } Bauen, um ein fremdes Gebäude zu beherrschen
line-26 = { "[26]" } Reparieren, um ein fremdes Gebäude zu beherrschen
line-27 = { "[27]" } Bewegen, um eine fremde oder freie Stadt zu beherrschen
line-28 = { "[28]" } Bewegen, um eine fremde Stadt zu beherrschen
line-31 = { "[31]" } Bauen, um ein schutzloses Gebäude zu verteidigen
line-32 = { "[32]" } Schiffe bauen
line-33 = { "[33]" } Einen weiteren Raumhafen bauen
line-34 = { "[34]" } Schiffe oder Gebäude reparieren
line-36 = { "[36]" } Günstiger Kampf, um Blight bei einem eigenen Gebäude zu zerstören
line-37 = { "[37]" } Günstiger Kampf um Trophäen
line-38 = { "[38]" } Sichern, um den Vorsprung bei einem nicht ausgerufenen Ziel auszubauen
line-39 = { "[39]" } Eine andere Karte sichern
line-40 = { "[40]" } Bewegen, um die Herrschaft eines Rivalen über ein Tor zu beenden
line-41 = { "[41]" } Untätige Schiffe zum Kampfverband bewegen
line-42 = { "[42]" } Besteuern, um den Vorsprung bei einem ausgerufenen Ziel auszubauen
line-43 = { "[43]" } Einfluss auf eine andere Karte nehmen
line-44 = { "[44]" } Besteuern, um Ressourcen zu bekommen

## Die Zeilen der neueren Dokumente, nach ihren englischen Worten

page-words = { KEY($said) ->
    [tax-to-contend-a-declared-ambition] Besteuern im Wettstreit um ein ausgerufenes Ziel
    [secure-a-critical-card] Eine kritische Karte sichern
    [favorable-combat-to-contend-a-declared-ambition] Günstiger Kampf im Wettstreit um ein ausgerufenes Ziel
    [build-a-starport-if-it-has-no-starport] Einen Raumhafen bauen, wenn er keinen hat
    [move-to-get-a-new-claim-if-it-has-no-starport-and-it-has-no-claim] Bewegen, um einen neuen Anspruch zu bekommen, wenn er weder Raumhafen noch Anspruch hat
    [build-to-change-the-control-of-a-loyal-building] Bauen, um die Herrschaft über ein eigenes Gebäude zu ändern
    [repair-to-change-the-control-of-a-loyal-building] Reparieren, um die Herrschaft über ein eigenes Gebäude zu ändern
    [move-to-change-the-control-of-a-loyal-building] Bewegen, um die Herrschaft über ein eigenes Gebäude zu ändern
    [favorable-combat-to-change-the-control-of-a-loyal-building] Günstiger Kampf, um die Herrschaft über ein eigenes Gebäude zu ändern
    [influence-to-defend-own-agents-on-a-contested-card] Einfluss nehmen, um eigene Agenten auf einer umkämpften Karte zu verteidigen
    [build-cities] Städte bauen
    [move-to-get-a-new-claim-if-it-has-fewer-claims-than-unbuilt-cities] Bewegen, um einen neuen Anspruch zu bekommen, wenn er weniger Ansprüche als ungebaute Städte hat
    [use-a-ready-ability-to-tax] Eine bereite Fähigkeit nutzen, um zu besteuern
    [use-a-ready-ability-to-secure] Eine bereite Fähigkeit nutzen, um zu sichern
    [use-a-ready-ability-to-influence] Eine bereite Fähigkeit nutzen, um Einfluss zu nehmen
    [use-a-ready-ability-to-build] Eine bereite Fähigkeit nutzen, um zu bauen
    [use-a-ready-ability-to-repair] Eine bereite Fähigkeit nutzen, um zu reparieren
    [use-a-ready-ability-to-move] Eine bereite Fähigkeit nutzen, um zu bewegen
    [use-a-ready-ability-to-battle] Eine bereite Fähigkeit nutzen, um zu kämpfen
    [build-ships-if-it-has-more-unbuilt-ships-than-every-rival] Schiffe bauen, wenn er mehr ungebaute Schiffe hat als jeder Rivale
    [influence-a-critical-card] Einfluss auf eine kritische Karte nehmen
    [build-to-take-control-of-a-rival-building] Bauen, um ein fremdes Gebäude zu beherrschen
    [repair-to-take-control-of-a-rival-building] Reparieren, um ein fremdes Gebäude zu beherrschen
    [move-to-take-control-of-a-rival-city] Bewegen, um eine fremde Stadt zu beherrschen
    [build-to-defend-an-undefended-building] Bauen, um ein schutzloses Gebäude zu verteidigen
    [build-ships] Schiffe bauen
    [build-other-starports] Weitere Raumhäfen bauen
    [secure-any-other-card-of-use] Eine andere nützliche Karte sichern
    [tax-to-contend-an-undeclared-ambition] Besteuern im Wettstreit um ein nicht ausgerufenes Ziel
    [tax-to-take-captives] Besteuern, um Gefangene zu nehmen
    [tax-to-grow-a-lead-in-a-declared-ambition] Besteuern, um den Vorsprung bei einem ausgerufenen Ziel auszubauen
    [repair-anything] Irgendetwas reparieren
    [favorable-combat-to-contend-an-undeclared-ambition] Günstiger Kampf im Wettstreit um ein nicht ausgerufenes Ziel
    [influence-any-other-card] Einfluss auf eine andere Karte nehmen
    [move-to-change-the-control-of-a-rival-s-gate] Bewegen, um die Herrschaft über das Tor eines Rivalen zu ändern
    [move-to-the-task-force] Zum Kampfverband bewegen
    [tax-for-any-resource] Besteuern, um irgendeine Ressource zu bekommen
    [tax-or-secure-to-contend-a-declared-ambition] Besteuern oder sichern im Wettstreit um ein ausgerufenes Ziel
    [secure-an-effective-vox-card] Eine wirksame Vox-Karte sichern
    [build-or-repair-to-change-the-control-of-a-loyal-building] Bauen oder reparieren, um die Herrschaft über ein eigenes Gebäude zu ändern
    [use-a-ready-ability] Eine bereite Fähigkeit nutzen
    [tax-or-secure-to-contend-an-undeclared-ambition-to-take-captives-to-grow-a-lead-in-a-declared-ambition] Besteuern oder sichern im Wettstreit um ein nicht ausgerufenes Ziel, um Gefangene zu nehmen oder den Vorsprung bei einem ausgerufenen Ziel auszubauen
    [influence-a-card-to-more-agents-than-rivals] Einfluss auf eine Karte nehmen, um dort mehr Agenten zu haben als die Rivalen
    [build-or-repair-to-take-control-of-a-rival-city] Bauen oder reparieren, um eine fremde Stadt zu beherrschen
    [move-or-favorable-combat-to-take-control-of-a-rival-city] Bewegung oder günstiger Kampf, um eine fremde Stadt zu beherrschen
    [build-or-repair-ships] Schiffe bauen oder reparieren
    [secure-the-imperial-council-if-the-trust-would-contend-a-declared-ambition] Den Kaiserlichen Rat sichern, wenn die Treuhand bei einem ausgerufenen Ziel hilft
    [repair-anything-if-it-is-the-last-chapter-of-the-act] Irgendetwas reparieren, im letzten Kapitel des Akts
    [move-to-put-fresh-ships-at-loyal-buildings-in-blight-if-it-is-the-last-chapter-of-the-act] Frische Schiffe zu eigenen Gebäuden im Blight ziehen, im letzten Kapitel des Akts
    [favorable-combat-against-fresh-blight-at-a-loyal-building-or-claim] Günstiger Kampf gegen frischen Blight bei einem eigenen Gebäude oder Anspruch
    [move-to-get-a-new-claim-if-it-has-fewer-claims-than-half-the-unbuilt-cities] Bewegen, um einen neuen Anspruch zu bekommen, wenn er weniger Ansprüche als die Hälfte der ungebauten Städte hat
    [influence-the-imperial-council-if-the-trust-would-contend-a-declared-ambition] Einfluss auf den Kaiserlichen Rat nehmen, wenn die Treuhand bei einem ausgerufenen Ziel hilft
    [move-to-take-control-of-a-rival-or-free-city] Bewegen, um eine fremde oder freie Stadt zu beherrschen
    [secure-by-bargain] Bargain (Dealmakers) nutzen
    [secure-the-imperial-council] Den Kaiserlichen Rat sichern
    [influence-the-imperial-council] Einfluss auf den Kaiserlichen Rat nehmen
    [secure-council-intrigue-if-it-is-not-first-regent] Council Intrigue sichern, wenn er nicht Erster Regent ist
    [influence-council-intrigue-if-it-is-not-first-regent] Einfluss auf Council Intrigue nehmen, wenn er nicht Erster Regent ist
    [secure-the-imperial-council-if-it-is-a-regent] Als Regent den Kaiserlichen Rat sichern
    [influence-the-imperial-council-if-it-is-a-regent] Als Regent Einfluss auf den Kaiserlichen Rat nehmen
    [secure-populist-demands-if-it-is-a-regent-and-a-marker-is-available] Als Regent Populist Demands sichern, wenn ein Zielmarker verfügbar ist
    [influence-populist-demands-if-it-is-a-regent] Als Regent Einfluss auf Populist Demands nehmen
    [build-to-control-more-systems] Bauen, um mehr Systeme zu beherrschen
    [repair-to-control-more-systems] Reparieren, um mehr Systeme zu beherrschen
    [move-to-control-more-systems] Bewegen, um mehr Systeme zu beherrschen
    [favorable-combat-to-control-more-systems] Günstiger Kampf, um mehr Systeme zu beherrschen
    [secure-a-guild-card-that-its-prelude-discards] Eine Gildenkarte sichern, deren Vorspiel sie ablegt
    [influence-a-guild-card-that-its-prelude-discards] Einfluss auf eine Gildenkarte nehmen, deren Vorspiel sie ablegt
    [move-by-recover-by-recover-after-its-prelude] Recover (Guild Investigators) nutzen, auch nach ihrem Vorspiel
    [favorable-combat-to-steal-a-guild-card-that-its-prelude-discards] Günstiger Kampf, um eine Gildenkarte zu stehlen, deren Vorspiel sie ablegt
    [tax-to-win-a-declared-ambition-before-golems-wake] Besteuern, um ein ausgerufenes Ziel zu gewinnen, bevor Golems erwachen
    [secure-to-win-a-declared-ambition-before-golems-wake] Sichern, um ein ausgerufenes Ziel zu gewinnen, bevor Golems erwachen
    [favorable-combat-to-win-a-declared-ambition-before-golems-wake] Günstiger Kampf, um ein ausgerufenes Ziel zu gewinnen, bevor Golems erwachen
    [influence-by-awaken] Awaken (Golem Beacon) nutzen
    [move-to-take-control-of-a-golem] Bewegen, um einen Golem zu beherrschen
    [build-to-take-control-of-a-golem] Bauen, um einen Golem zu beherrschen
    [repair-to-take-control-of-a-golem] Reparieren, um einen Golem zu beherrschen
    [favorable-combat-to-take-control-of-a-golem] Günstiger Kampf um die Herrschaft über einen Golem
    [secure-the-imperial-council-if-golems-sleep-off-the-map] Den Kaiserlichen Rat sichern, wenn Golems außerhalb der Karte schlafen
    [influence-the-imperial-council-if-golems-sleep-off-the-map] Einfluss auf den Kaiserlichen Rat nehmen, wenn Golems außerhalb der Karte schlafen
    [secure-a-card-that-brings-the-initiative] Eine Karte sichern, die die Initiative bringt
    [influence-a-card-that-brings-the-initiative] Einfluss auf eine Karte nehmen, die die Initiative bringt
    [secure-a-card-that-brings-an-action-card] Eine Karte sichern, die eine Aktionskarte bringt
    [influence-a-card-that-brings-an-action-card] Einfluss auf eine Karte nehmen, die eine Aktionskarte bringt
    [influence-by-spy-if-it-has-not-spied-in-this-chapter-and-it-has-four-cards] Spy (Informants) nutzen, einmal im Kapitel und mit mindestens vier Karten
    [secure-the-imperial-council-if-an-edict-would-place-ships-for-its-objective] Den Kaiserlichen Rat sichern, wenn ein Edikt Schiffe für seinen Auftrag brächte
    [influence-the-imperial-council-if-an-edict-would-place-ships-for-its-objective] Einfluss auf den Kaiserlichen Rat nehmen, wenn ein Edikt Schiffe für seinen Auftrag brächte
    [favorable-combat-with-imperial-ships-for-trophies-if-it-is-no-outlaw] Günstiger Kampf um Trophäen mit imperialen Schiffen, wenn er kein Outlaw ist
    [move-towards-a-battle-with-imperial-ships-if-it-is-no-outlaw] In Richtung eines Kampfs mit imperialen Schiffen ziehen, wenn er kein Outlaw ist
    [move-to-put-a-ship-at-a-bare-starport] Ein Schiff zu einem Raumhafen ziehen, an dem keins ist
    [build-to-put-a-ship-at-a-bare-starport] Ein Schiff an einem Raumhafen bauen, an dem keins ist
    [build-ships-if-it-has-more-unbuilt-ships-than-most-rivals] Schiffe bauen, wenn er mehr ungebaute Schiffe hat als die meisten Rivalen
    [build-other-starports-if-it-has-built-no-starport-with-this-card] Einen weiteren Raumhafen bauen, aber nur einen je Karte
    [influence-by-teach] Teach (Spreading the Faith) nutzen
    [build-to-settle-a-planet-of-a-type-without-a-loyal-city-if-it-has-an-unbuilt-city] Auf einem Planeten eines Typs ohne eigene Stadt bauen, wenn er eine ungebaute Stadt hat
    [move-to-settle-a-planet-of-a-type-without-a-loyal-city-if-it-has-an-unbuilt-city] Auf einen Planeten eines Typs ohne eigene Stadt ziehen, wenn er eine ungebaute Stadt hat
    [secure-an-effective-vox-card-the-imperial-council-a-faithful-card-an-attached-guild-card] Eine wirksame Vox-Karte, den Kaiserlichen Rat, eine Karte der Gläubigen oder eine angelegte Gildenkarte sichern
    [build-if-it-has-half-as-many-claims-as-unbuilt-cities-and-it-has-a-claim-for-an-unbuilt-city] Bauen, wenn er halb so viele Ansprüche wie ungebaute Städte hat und einen Anspruch für eine davon
    [influence-the-imperial-council-to-more-agents-than-rivals-if-the-trust-would-contend-a-declared-ambition] Einfluss auf den Kaiserlichen Rat nehmen, um dort mehr Agenten zu haben als die Rivalen, wenn die Treuhand bei einem ausgerufenen Ziel hilft
    [build-or-repair-to-take-control-of-a-rival-or-free-city] Bauen oder reparieren, um eine fremde oder freie Stadt zu beherrschen
    [move-or-favorable-combat-to-take-control-of-a-rival-or-free-city] Bewegung oder günstiger Kampf, um eine fremde oder freie Stadt zu beherrschen
   *[other] { $said }
}

## Die Seiten der Gläubigen

line-faithful-10-secure = Sichern im Wettstreit um ein ausgerufenes Ziel
line-faithful-11-build = Einen Raumhafen bauen, wenn er keinen hat
line-faithful-12-build = Bauen, um die Herrschaft eines Rivalen über ein eigenes Gebäude zu beenden
line-faithful-12-repair = Reparieren, um die Herrschaft eines Rivalen über ein eigenes Gebäude zu beenden
line-faithful-13-build = Städte bauen, wo er Ansprüche hat
line-faithful-14-secure = Sichern im Wettstreit um ein nicht ausgerufenes Ziel oder um einen größeren Vorsprung
line-faithful-15-tax = Besteuern im Wettstreit um ein ausgerufenes Ziel
line-faithful-16-battle = Günstiger Kampf im Wettstreit um ein ausgerufenes Ziel
line-faithful-17-move = Bewegen, um einen neuen Anspruch zu bekommen, wenn er weder Raumhafen noch Ansprüche hat
line-faithful-18-move = Bewegen, um die Herrschaft eines Rivalen über ein eigenes Gebäude zu beenden
line-faithful-18-battle = Günstiger Kampf, um die Herrschaft eines Rivalen über ein eigenes Gebäude zu beenden
line-faithful-19-move = Bewegen, um einen neuen Anspruch zu bekommen, wenn er zu wenige hat
line-faithful-20-tax = Besteuern im Wettstreit um ein nicht ausgerufenes Ziel oder um einen Gefangenen
line-faithful-21-battle = Günstiger Kampf um Trophäen, solange ein Ziel nicht ausgerufen ist
line-faithful-22-influence = Einfluss auf eine andere Karte nehmen

## Die Seiten der Schicksale

line-steward-1-secure = Bargain (Dealmakers) nutzen
line-steward-2-secure = Den Kaiserlichen Rat sichern, während er tagt
line-steward-2-influence = Einfluss auf den Kaiserlichen Rat nehmen, während er tagt
line-steward-3-secure = Council Intrigue sichern, wenn er nicht Erster Regent ist
line-steward-3-influence = Einfluss auf Council Intrigue nehmen, wenn er nicht Erster Regent ist
line-founder-1-secure = Als Regent den Kaiserlichen Rat sichern
line-founder-1-influence = Als Regent Einfluss auf den Kaiserlichen Rat nehmen
line-founder-2-secure = Als Regent eine Karte sichern, mit der er ein Ziel ausrufen darf
line-founder-2-influence = Als Regent Einfluss auf eine Karte nehmen, mit der er ein Ziel ausrufen darf
line-founder-3-build = Bauen, um ein System zu beherrschen
line-founder-3-repair = Reparieren, um ein System zu beherrschen
line-founder-3-move = Bewegen, um ein System zu beherrschen
line-founder-4-battle = Günstiger Kampf um die Herrschaft über ein System
line-magnate-1-secure = Den Kaiserlichen Rat sichern, während er tagt
line-magnate-1-influence = Einfluss auf den Kaiserlichen Rat nehmen, während er tagt
line-magnate-2-tax = Besteuern, um irgendeine Ressource zu bekommen
line-advocate-1-secure = Eine Gildenkarte sichern, deren Vorspiel sie ablegt, oder eine daran angelegte Karte
line-advocate-1-influence = Einfluss auf eine Gildenkarte nehmen, deren Vorspiel sie ablegt, oder auf eine daran angelegte Karte
line-advocate-2-move = Recover (Guild Investigators) nutzen
line-advocate-3-battle = Günstiger Kampf, um eine Gildenkarte zu stehlen, deren Vorspiel sie ablegt
line-caretaker-1-tax = Besteuern, um ein ausgerufenes Ziel zu gewinnen, bevor Golems erwachen
line-caretaker-1-secure = Sichern, um ein ausgerufenes Ziel zu gewinnen, bevor Golems erwachen
line-caretaker-1-battle = Günstiger Kampf, um ein ausgerufenes Ziel zu gewinnen, bevor Golems erwachen
line-caretaker-2-influence = Awaken (Golem Beacon) nutzen
line-caretaker-3-move = Bewegen, um das Tor eines Golems zu beherrschen
line-caretaker-3-build = Bauen, um das Tor eines Golems zu beherrschen
line-caretaker-3-repair = Reparieren, um das Tor eines Golems zu beherrschen
line-caretaker-3-battle = Günstiger Kampf um die Herrschaft über das Tor eines Golems
line-partisan-1-secure = Eine Karte sichern, die die Initiative bringt
line-partisan-1-influence = Einfluss auf eine Karte nehmen, die die Initiative bringt
line-partisan-2-secure = Eine Karte sichern, die eine Aktionskarte bringt
line-partisan-2-influence = Einfluss auf eine Karte nehmen, die eine Aktionskarte bringt
line-partisan-3-influence = Spy (Informants) nutzen, wenn er mindestens vier Karten hat
line-admiral-1-tax = Besteuern, um zu bekommen, was das Imperium fordert, wenn er nichts davon hat
line-admiral-1-battle = Günstiger Kampf um das, was das Imperium fordert, wenn er nichts davon hat
line-admiral-2-battle = Günstiger Kampf um Trophäen, mit imperialen Schiffen
line-admiral-3-move = In Richtung eines Kampfs ziehen, mit imperialen Schiffen
line-admiral-4-move = Ein Schiff zu einem Raumhafen ziehen, an dem keins ist
line-admiral-4-build = Ein Schiff an einem Raumhafen bauen, an dem keins ist
line-admiral-5-build = Einen neuen Raumhafen bauen
line-believer-1-influence = Teach (Spreading the Faith) nutzen
line-believer-2-move = Bewegen, um einen Anspruch auf einem Planeten eines Typs ohne eigene Stadt zu bekommen

## Allgemeine Prioritäten

priority-declared = Besteuern oder sichern im Wettstreit um ein ausgerufenes Ziel
priority-vox = Eine wirksame Vox-Karte sichern
priority-combat-declared = Günstiger Kampf im Wettstreit um ein ausgerufenes Ziel
priority-starport = Einen Raumhafen bauen, wenn er keinen hat, aber einen Anspruch
priority-claim-for-starport = Einen Anspruch bekommen, wenn er weder Raumhafen noch Anspruch hat
priority-regain-by-move = Bewegung oder günstiger Kampf, um die Herrschaft eines Rivalen über ein eigenes Gebäude zu beenden
priority-regain-by-building = Bauen oder reparieren, um die Herrschaft eines Rivalen über ein eigenes Gebäude zu beenden
priority-new-claim = Bewegen, um einen neuen Anspruch zu bekommen, wenn er zu wenige hat
priority-cities = Städte bauen, wenn er genug Ansprüche hat
priority-undeclared = Besteuern oder sichern im Wettstreit um ein nicht ausgerufenes Ziel, um Gefangene oder um einen größeren Vorsprung
priority-influence = Einfluss auf eine Karte nehmen, um dort mehr Agenten zu haben als die Rivalen
priority-city = Bewegung oder günstiger Kampf, um eine fremde Stadt zu beherrschen
priority-ships = Schiffe bauen oder reparieren
priority-secure-of-list = Eine wirksame Vox-Karte, den Rat oder eine Karte mit einer angelegten anderen Karte sichern
priority-trust = Einfluss auf den Rat nehmen, wenn die Treuhand bei einem ausgerufenen Ziel hilft
priority-city-or-free-city = Bewegung oder günstiger Kampf, um eine fremde oder freie Stadt zu beherrschen

## Sein Zug

no-card-declares = Keine Karte erlaubt ein Ziel, das er ausrufen würde
card-declares = { NAME($card) } kann { NAME($ambition) } ausrufen
no-card-surpasses = Keine seiner Karten überbietet
card-surpasses = { NAME($card) } überbietet
no-rival-wins = Kein Rivale liegt bei { NAME($ambition) } vorn
is-first-in = Er liegt bei { NAME($ambition) } { $winning ->
    [yes] vorn
   *[no] mit anderen vorn
}
nothing-to-declare = Von den Zielen, die er jetzt ausrufen kann, will er keines ausrufen
wins-too-few-to-seize = Um die Initiative zu ergreifen, muss er bei zwei nicht ausgerufenen Zielen vorn liegen. Er liegt { $count ->
    [0] bei keinem
   *[other] nur bei { $count }
} vorn
last-card-to-seize = Um die Initiative zu ergreifen, braucht er zwei Karten. Er hat nur noch eine
winning-undeclared = Unter den nicht ausgerufenen Zielen liegt er bei { $count ->
    [0] keinem
   *[other] { $count }
} vorn
nothing-fits = Keine Priorität passt. { NAME($card) } erlaubt dies: { $line }
nothing-can-be-done = Keine Karte bewirkt etwas, und { NAME($card) } hat die höchste Zahl
only-events = Er kann nur Ereignisse ausspielen
event-was-played = In dieser Runde wurde schon ein Ereignis gespielt
first-event = Dieses Ereignis ist das erste der Runde
no-actions-left = Er hat keine Aktion mehr
nothing-more-to-do = Keine Zeile seiner Seite trifft zu
nearest-allowed = Er will „{ $wanted }“ und nimmt den nächstbesten erlaubten Zug
ask-die-defend = Wirf den Würfel des SUPERCAT für seine Agenten auf { NAME($card, form: "dat") }
all-of-one-suit = Alle seine Karten haben dieselbe Farbe, also nimmt er die höhere Zahl
only-card-to-lead = Er hat nur eine Karte zum Ausspielen
ask-reserve = Zieh eine Ressource für { NAME($seat, form: "acc") }
ask-die-seize = Wirf den Würfel des SUPERCAT für die Initiative

## Das Vorspiel

prelude-material-build = Er gibt Material aus, um zu bauen
prelude-relic-secure = Er gibt ein Relikt aus, um zu sichern
prelude-psionic-secure = Er gibt Psionik aus, um zu sichern
prelude-psionic-tax = Er gibt Psionik aus, um zu besteuern
prelude-weapon = Er gibt eine Waffe für einen Kampf aus
prelude-fuel-claims = Er gibt Treibstoff aus, um sich einem Anspruch zu nähern
prelude-fuel = Er gibt Treibstoff auf dem Weg zu einem Kampf aus
prelude-psionic-combat = Er gibt Psionik für einen Kampf aus
prelude-brings-ships = Er nutzt eine Waffen-Gildenkarte für drei Schiffe
prelude-union = Er nutzt eine Union, um eine Aktionskarte zu nehmen
prelude-draws = Er nutzt Farseers, um eine Aktionskarte zu ziehen
prelude-uses-up = Jede Gildenkarte, deren Vorspiel sie ablegt, bringt seinen Auftrag voran
prelude-wins = Mit diesem Diebstahl gewinnt er ein ausgerufenes Ziel
prelude-gains = Er legt die Karte ab, weil ihm der Ertrag jetzt hilft
prelude-warrior = Mit diesen Trophäen stritte er bei Kriegsherr mit
prelude-protector = Er hat beschädigte Schiffe
prelude-seeker = Er gibt einen Seeker auf dem Weg zu einem Kampf aus
prelude-harvester = Mit der Ressource stritte er bei einem ausgerufenen Ziel mit
wins-before-golems = Er gewinnt ein ausgerufenes Ziel, bevor Golems erwachen

## Bewegungen und Kämpfe

all-ships-go = Alle Schiffe ziehen mit
ships-have-arrived = Die Schiffe sind angekommen
ships-stay = Die Schiffe sind angekommen und bleiben
their-ships = { $theirs ->
    [0] kein frisches Schiff
   *[other] { $theirs }
}
dice-for-trophies = Er kämpft um Trophäen: { fleets-met }
dice-for-undefended = Er kämpft um Trophäen: { fleet } gegen { NAME($owner, form: "acc") }
dice-for-raid = Er wagt einen Überfall: { fleets-met }
dice-before-raid = Er bereitet einen Überfall vor: { fleets-met }
dice-for-blight = Er kämpft gegen den Blight: { own-fresh }
dice-for-ransack = Er kämpft, um den Hof zu plündern: { fleets-met }
dice-to-control = Er kämpft um die Herrschaft: { control-dice }
hits-imperial-first = Treffer auf seiner Seite gehen zuerst auf imperiale Schiffe
hits-spare-ships = Treffer auf seiner Seite gehen zuerst auf frische Schiffe, um weniger zu verlieren
hits-spare-fresh = Treffer auf seiner Seite gehen zuerst auf beschädigte Schiffe, um frische zu behalten
dice-to-end-control = Er kämpft gegen { NAME($owner, form: "acc") }, um die Herrschaft zu beenden: { control-dice }
hits-for-trophies = Er verteilt Treffer so, dass er Trophäen nimmt
hits-to-ransack = Er verteilt Treffer so, dass er den Hof plündert
hits-for-control = Er verteilt Treffer mit Blick auf die Herrschaft
rolls-intercepts-again = Er würfelt erst Abfangen neu, dann leere Seiten, sonst nichts
raids-what-contends = Er nimmt zuerst, womit er bei einem Ziel mitstreitet
raids-what-it-fights-for = Er nimmt zuerst, worum er gekämpft hat
ransacks-what-it-fights-for = Er plündert die Karte, um die er gekämpft hat
ransacks-most-agents = Er plündert die Karte mit den meisten Agenten von Rivalen
steals-what-wins = Er stiehlt, womit er ein ausgerufenes Ziel gewinnt
steals-what-contends = Er stiehlt, womit er bei einem Ziel mitstreitet, sonst nach seiner Reihenfolge für Karten

## Ressourcen und Karten

keeps-what-is-demanded = Er behält, was das Imperium fordert
discards-undeclared = Er legt zuerst ab, was für kein ausgerufenes Ziel zählt
discards-most = Jede Ressource, die er ablegen könnte, zählt für ein ausgerufenes Ziel, also legt er ab, wovon er am meisten hat
discards-held = Jede Ressource, die er ablegen könnte, zählt für ein ausgerufenes Ziel, also behält er, was er gerade bekommen hat
lays-dear-to-raid = Ressourcen, die für Ziele zählen, kommen auf die Plätze, deren Überfall am meisten kostet
gains-what-contends = Er bekommt zuerst, womit er bei einem Ziel mitstreitet
places-at-starport = Seine Schiffe kommen an einen Raumhafen, sonst zu seinem Kampfverband
cluster-of-task-force = Er nimmt den Sektor seines Kampfverbands
union-beside-most-actions = Er legt die Union an die Karte mit den meisten Aktionen an
declares-what-it-leads = Er ruft ein Ziel aus, bei dem er vorn liegt, wenn es eins gibt
returns-rivals-city = Er gibt die Stadt eines Rivalen zurück, wenn er dann die Initiative ergreifen kann, und nie eine eigene
seizes-then = Er ergreift damit die Initiative
outrage-ends-a-win = Er bringt Empörung über einen Rivalen, der dann bei einem ausgerufenen Ziel nicht mehr vorn liegt
keeps-cards = Er behält seine Karten
throws-no-card = Dafür legt er nie eine Karte ab
keeps-hand = Er behält seine Hand
keeps-captives = Er behält seine Gefangenen

## Durch Zufall

by-chance = Sonst entscheidet nichts
by-lot = { $reason }. Zufällig aus { $count } gleich guten Möglichkeiten
chance-gate = Er braucht ein Tor für seine Schiffe
chance-first = Er muss wählen, welche Karte zuerst wirkt
chance-hand = Er muss wählen, welche Hand er ansieht
chance-leader = Er muss einen Anführer oder Lore wählen
chance-abducted = Er muss wählen, welche Agenten er entführt
chance-trade = Er muss eine Stadt für den Tausch wählen
chance-target = Er muss ein Ziel wählen
chance-ships = Er muss wählen, welche Schiffe ziehen
chance-guided = Er muss wählen, welche Schiffe er lenkt
chance-martyrs = Er muss wählen, welche Schiffe er zerstört
chance-trophy = Er muss wählen, welche Trophäe er zurückgibt
chance-annexed = Er muss wählen, welches Gebäude er annektiert
chance-exchange = Er muss wählen, welche Ressourcen er tauscht
chance-replaced = Er muss wählen, welches Gebäude er ersetzt
chance-agent = Er muss eine Karte für einen Agenten wählen
chance-gift = Er muss wählen, welche Gildenkarte er gibt
chance-reshaped = Er muss einen Planeten wählen, dessen Typ sich ändert
chance-again = Er muss wählen, ob er es noch einmal tut
chance-home = Er muss wählen, wo er beginnt
chance-fate = Er muss ein Schicksal wählen
chance-handed-over = Er muss wählen, welche Karte er übergibt
chance-golem = Er muss wählen, wer den Golem bekommt

## Das Imperium, der Rat und Edikte

imperial-ships-stay = Er lässt die imperialen Schiffe, wo sie sind
imperial-ships-guard = Imperiale Schiffe bleiben: Ohne sie würde ein Rivale ein eigenes Gebäude beherrschen
imperial-ships-against-blight = Gegen den Blight nimmt er so viele imperiale Schiffe mit, wie er kann
all-imperial-ships = Alle imperialen Schiffe greifen mit ihm an
fate-calls-summit = Sein Schicksal beruft immer einen Gipfel ein
has-favors = Er hat { favors }
fate-petitions = Sein Schicksal ruft den Rat an
fate-wants-outcome = Sein Schicksal will diesen Ausgang
fate-leaves-empire = Sein Schicksal verlässt das Imperium
fate-asks-nothing = Sein Schicksal verlangt hier nichts
fewer-ships-in-blight = Er hat { $own ->
    [0] kein Schiff
    [one] { $own } Schiff
   *[other] { $own } Schiffe
} in Systemen mit Blight, und { $rivals ->
    [one] sein Rivale hat { $average }
   *[other] seine Rivalen haben im Schnitt { $average }
}
is-first-regent = Er ist Erster Regent
fate-wants-policy = Sein Schicksal will { NAME($policy) }
policy-of-contended = Er streitet bei einem Ziel mit, das zu { NAME($policy) } passt
policy-stays = { $contends ->
    [yes] Er streitet bei einem Ziel mit, das zu { NAME($policy) } passt
   *[no] Er streitet bei keinem Ziel mit, zu dem eine Politik passt, also bleibt { NAME($policy) }
}
policy-collects = { $contends ->
    [yes] Was { NAME($policy) } einsammelt, hilft ihm bei einem Ziel
   *[no] Keine Politik sammelt ein, was ihm bei einem Ziel hilft, also bleibt { NAME($policy) }
}
policy-collects-more = Was { NAME($policy) } einsammelt, hilft ihm bei einem Ziel
makes-no-outlaws = Er macht niemanden zum Outlaw
pays-needed-least = Er zahlt zuerst, was für kein ausgerufenes Ziel zählt
takes-declared = Er nimmt zuerst, was den Führenden eines ausgerufenen Ziels etwas kostet
imperial-ships-come = Die Schiffe kommen zu seinem Kampfverband, sonst dahin, wo er Figuren hat
arms-itself = Er nimmt zuerst selbst eine Waffe und wählt dann andere zufällig
takes-of-trust = Er nimmt, was bei einem ausgerufenen Ziel hilft, dann bei einem anderen
gives-up-undeclared = Er gibt zuerst auf, was zu keinem ausgerufenen Ziel passt
no-card-wants-agent = Er will auf keiner Karte einen Agenten
agent-by-order = Er folgt seiner Reihenfolge für Einfluss auf Karten
frees-no-rivals-city = Er befreit keine Stadt: Er beherrscht keine eines Rivalen
frees-no-city = Er befreit keine Stadt: Die Initiative könnte er dafür nicht ergreifen
frees-rivals-city = Er befreit die Stadt eines Rivalen mit der meisten Macht
frees-damaged-city = Er befreit zuerst eine beschädigte Stadt
most-damaged-blight = In keinem Sektor ist mehr beschädigter Blight

## Schicksale

bargains-for-council = Er will den Einfluss auf den Kaiserlichen Rat oder Council Intrigue
bargains-for-agents = Er wählt eine Karte mit eigenen Agenten, sonst nach seiner Reihenfolge für Karten
nothing-to-influence = Es gibt nichts, worauf er Einfluss nimmt
nothing-to-secure = Es gibt nichts, was er sichert
council-or-intrigue-first = Der Kaiserliche Rat und Council Intrigue gehen vor, dann die Reihenfolge für Karten
parades-for-control = Seine Schiffe kommen dahin, wo sie die Herrschaft bringen
parades-anywhere = Seine Schiffe brächten in keinem System die Herrschaft
always-outlaw = Er wird immer ein Outlaw
nothing-to-store = Er hat nichts einzulagern
stores-what-contends = Er lagert zuerst ein, womit er bei einem Ziel mitstreitet
exports-spare = Diese zählen für kein ausgerufenes Ziel, bei dem er vorn liegt
nothing-to-export = Er hat nichts zu exportieren
attaches-by-order = Wo er sie anlegt, wählt er nach seiner Reihenfolge für Karten
teaches = Er lehrt nach seiner Reihenfolge für Karten
teaches-at-own-agents = Er lehrt, wo er Agenten hat
has-golems = Er hat Golems
declared-nothing = Er hat nichts ausgerufen
not-winning = Er liegt bei { NAME($ambition) } nicht vorn
winning-just-declared = Gerade wurde { NAME($ambition) } ausgerufen, und er liegt dort vorn
roll-has-settled = Sein Wurf zum Ergreifen hat das schon entschieden
spies-on-most-cards = Er späht einen Spieler mit den meisten Karten aus
no-advance = Ein Tausch brächte seinen Auftrag jetzt nicht voran
advances-objective = Ein Tausch bringt seinen Auftrag voran. Ein beschädigtes Schiff gibt er zuerst
most-trophies-there = Nirgends sonst fände er mehr Trophäen
no-own-ship-to-repair = Er hat kein beschädigtes Schiff zu reparieren
repairs-own-ships = Er repariert seine eigenen Schiffe
repairs-imperial-ships = Er hat kein eigenes beschädigtes Schiff, also repariert er imperiale
harvests = Mit der Ressource stritte er bei einem ausgerufenen Ziel mit
nothing-to-harvest = Mit keiner Ressource stritte er bei einem ausgerufenen Ziel mit
takes-all-golems = Er nimmt alle Golems, die er nehmen kann
golem-goes-home = Er setzt den Golem auf seinen Golem Hearth
golem-makes-room = Er hat keinen Golem Hearth, also macht er Platz

## Handel

ask-die-rounds = Wirf für die Runden der Verhandlung
ask-die-answer = Wirf für die Antwort. { $weighing }
ask-settle = Lege einen Groll mit einem Gefallen bei, oder mach weiter
ask-bargain = Biete einen Handel an, oder passe
ask-export = Exportiere, oder mach weiter
ask-weighed = { $asked }
    .detail = { $weighing }
move-settle-by-favor = Einen Groll { NAME($rival, form: "of") } beilegen: einen Gefallen zurückgeben
move-settle-by-agent = Einen Groll { NAME($rival, form: "of") } beilegen: einen Gefallen geben
faces-needed = { $needed ->
    [1] immer
    [6] bei 6
   *[other] ab { $needed }
}
table-weighing = Bei { $total } auf den Würfel: nimmt { $needed ->
    [7] nie an
   *[other] { faces-needed } an
}, { $chance }
weighing = Nimmt { $needed ->
    [7] nie an
   *[other] { faces-needed } an
}, { $chance } ({ COUNT($modifiers) ->
    [0] keine Modifikatoren
   *[other] { LIST($modifiers, glue: "comma") }
})
modifier-counts = { NAME($modifier) } { $value }
modifier-failed-attempts = gescheiterte Versuche
modifier-grievances = Groll
modifier-lets-the-other-side-contend = lässt die andere Seite mitstreiten
modifier-is-contending-tycoon = streitet bei Magnat mit
modifier-is-contending-tyrant = streitet bei Tyrann mit
modifier-is-contending-warlord = streitet bei Kriegsherr mit
modifier-is-contending-keeper = streitet bei Hüter mit
modifier-is-contending-empath = streitet bei Empath mit
modifier-above-an-even-trade = Bilanz des Tauschs
modifier-contends-an-ambition = hilft bei einem Ziel
modifier-advances-its-objective = hilft dem eigenen Auftrag
part-contends-declared = { $part }. Das würde ihm bei einem ausgerufenen Ziel helfen
part-contends = { $part }. Das würde ihm bei einem Ziel helfen
part-serves = { $part }. Das würde seinen Auftrag voranbringen
part-ousts = { $part }. Dann würde der Geber bei einem ausgerufenen Ziel nicht mehr mitstreiten
pays-with = Er zahlt mit: { $what }
proposes-nothing = Er spielt von der Hand, also schlägt er keinen Handel vor und legt keinen Groll bei
no-price-fits = Er findet für nichts, was er will, einen passenden Preis
nothing-wanted-there = Dieser Rivale hat nichts, was er will
rounds-rolled = Die SUPERCATs verhandeln { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
} lang
grievance-held = { DOES($seat, you: "hegst", one: "hegt") } Groll gegen { NAME($rival, form: "acc") }: { NAME($cause) } (jetzt { $count })
    .hands = Setze { PERSON($seat) ->
        [you] deinen Groll
       *[one] den Groll von { NAME($seat, form: "dat") }
    } gegen { NAME($rival, form: "acc") } auf { $count }
grievance-for-battle = ein Angriff
grievance-for-destroyed = eine zerstörte Figur
grievance-for-stolen = ein Diebstahl
grievance-for-taxed = eine besteuerte Stadt
grievance-for-captured = gefangene Agenten
grievance-settled = { DOES($seat, you: "legst", one: "legt") } einen Groll { NAME($rival, form: "of") } bei (noch { $left })
    .hands = Einen Groll { NAME($rival, form: "of") } gegen { NAME($seat, form: "acc") } entfernen (noch { $left })
offer-weighed = { DOES($partner, you: "antwortest", one: "antwortet") } mit einer { $die }{ COUNT($modifiers) ->
    [0] { "" }
   *[other] { " " }({ LIST($modifiers, glue: "comma") }; zusammen { $total })
}
round-passed = { DOES($seat, you: "bietest", one: "bietet") } keinen Handel an

## Seine Würfel und Karten in der Kampagne

ask-die-summit = Wirf den Würfel des SUPERCAT für einen Gipfel
ask-die-outlaw = Wirf den Würfel des SUPERCAT: 5 oder 6 macht zum Outlaw
summit-rolled = { DOES($seat, you: "würfelst", one: "würfelt") } eine { $die } { $count ->
    [0] ohne Gefallen
   *[other] plus { $count } Gefallen
} (zusammen { $total }) und { $calls ->
    [yes] { DOES($seat, you: "berufst", one: "beruft", subject: "no") } einen Gipfel ein
   *[no] { DOES($seat, you: "berufst", one: "beruft", subject: "no") } keinen Gipfel ein
}
outlaw-rolled = { DOES($seat, you: "würfelst", one: "würfelt") } eine { $die }: Wer nicht zahlen kann, wird { $outlaw ->
    [yes] Outlaw
   *[no] kein Outlaw
}
events-returned = { DOES($seat, you: "mischst", one: "mischt") } jedes gezogene Ereignis in den Stapel zurück
    .hands = Jedes gezogene Ereignis in { PERSON($seat) ->
        [you] deinen Stapel
       *[one] den Stapel von { NAME($seat, form: "dat") }
    } zurückmischen
