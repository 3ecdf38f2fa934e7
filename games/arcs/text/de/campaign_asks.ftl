# Was nur in der Kampagne gefragt wird. Der Teil `detail` ist eine zweite Zeile, die überall gilt.

## Der Anfang

reach-ask-policies = Mische die Politikkarten
reach-ask-empire = Wirf den Zahlenwürfel für die imperialen Sektoren
reach-ask-free-cities = Wirf den Ereigniswürfel für die freien Städte
reach-ask-fates-dealt = Teile zwei Schicksale aus
reach-ask-fate = Wähle dein Schicksal
    .detail = Bring seinen Marker auf 0. Am Ende kostet jeder Punkt darauf 1 Macht.
reach-ask-fate-drawn = Ziehe das Schicksal, dem { DOES($seat, you: "folgst", one: "folgt", subject: "inside") }
reach-ask-home = Setze drei Schiffe und ein Gebäude
reach-ask-home-drawn = Wo steht { PERSON($seat) ->
    [you] bei dir { NAME($kind, form: "the") }
   *[one] { NAME($kind, form: "the") } von { NAME($seat, form: "dat") }
}?

## Imperiale Schiffe

reach-ask-escort = Wähle imperiale Schiffe, die mitziehen
reach-ask-enlist = Wähle imperiale Schiffe, die mit dir angreifen
reach-ask-plunder-free = Plündere die Freien Staaten, oder mach weiter
    .detail = Ein Schlüssel nimmt eine Ressource vom Typ des Planeten aus dem Vorrat.

## Das Ende einer Runde

reach-ask-event-dice = Wirf den Ereigniswürfel und den Zahlenwürfel
reach-ask-blight = Wähle, wessen Blight-Trophäe auf die Karte kommt
reach-ask-event-again = Die Würfel zeigen { NAME($symbol) } { $number }: { NAME($result) }. Neu werfen?
reach-ask-summon = Berufe einen Gipfel ein, oder mach weiter
    .detail = Dort dürfen alle miteinander handeln.
reach-ask-trust = Nimm eine Ressource aus der Treuhand
    .detail = Der Erste Regent verliert 1 Macht je Ressource.
reach-ask-outcome = Wähle Krisen oder Edikte
    .detail = Der Rat handelt jetzt eins von beiden ab.

## Krisen, Edikte und Vox-Karten

reach-ask-give-up = Lege eine Gildenkarte ab
    .detail = Du hast mehr Gildenkarten als Agenten im Vorrat.
reach-ask-free-own = Befreie eine deiner Städte
    .detail = Sie wird eine Stadt der Freien Staaten.
reach-ask-free = Befreie eine Stadt, oder mach weiter
    .detail = Sie wird eine Stadt der Freien Staaten.
reach-ask-place-agent = Bewege einen Agenten zu einer Hofkarte, oder mach weiter
reach-ask-cleanse = Zerstöre allen beschädigten Blight in einem Sektor, oder mach weiter
reach-ask-lore = Welche Lore-Karte ist es?
reach-ask-govern = Setze die Politik durch, oder ändere sie
    .detail = Die Politik ist { NAME($policy) }.
reach-ask-tribute = Wähle, was { DOES($payer, you: "zahlst", one: "zahlt", subject: "inside") }
    .detail = Es geht in die Treuhand.
reach-ask-spoils = Wähle, was { DOES($payer, you: "zahlst", one: "zahlt", subject: "inside") }
    .detail = Du bekommst es.
reach-ask-unpaid = Mach { NAME($payer, form: "acc") } zum Outlaw, oder mach weiter
    .detail = { DOES($payer, you: "hast", one: "hat") } nichts zum Zahlen und keinen Agenten für einen Gefallen.
reach-ask-requisition = Wähle, wohin zwei imperiale Schiffe kommen
reach-ask-arm = Wähle, wer eine Waffe bekommt
    .detail = Sie reichen nicht für alle Regenten.

## Gipfel

reach-ask-order = Rufe zur Ordnung, oder mach weiter
    .detail = Hier entscheidest nur du. Danach verhandeln alle.
reach-ask-deal = Schlage einen Handel vor, oder mach weiter
    .detail = Wähle, mit wem. Beide müssen jedem Teil zustimmen.
reach-ask-parts = Füge dem Handel etwas hinzu, oder lass ihn fallen
reach-ask-more-parts = Ergänze den Handel, biete ihn an, oder lass ihn fallen
reach-ask-consent = Nimm den Handel an, oder lehne ihn ab
    .detail = Nichts wechselt den Besitzer, wenn du nicht annimmst.

## Schicksale

reach-ask-bargain = Wähle eine Hofkarte, die ein Rivale sichert
    .detail = Danach nimmst du Einfluss und sicherst.
reach-ask-bargained-influence = Nimm Einfluss auf eine Hofkarte, oder mach weiter
    .detail = Du darfst noch { $left ->
        [one] einmal
       *[other] { $left }-mal
    } Einfluss nehmen.
reach-ask-bargained-secure = Sichere eine Hofkarte, oder mach weiter
reach-ask-parade = Setze { $count ->
    [one] { $count } Schiff
   *[other] { $count } Schiffe
} zu einer freien Stadt, oder mach weiter
reach-ask-turn-outlaw = Verlasse das Imperium, oder mach weiter
    .detail = Wenn du es verlässt, verlierst du alles, was nur Regenten haben dürfen.
reach-ask-store = Lege eine Ressource auf Merchant League, oder mach weiter
reach-ask-recover = Wähle eine Hofkarte, an die { NAME($card) } kommt
    .detail = Eine Karte ohne angelegte Karten und Agenten.
reach-ask-teach = Wähle eine Gildenkarte, an die { NAME($card) } kommt
reach-ask-scrap = Welche Aktionskarte im Ablagestapel ist die niedrigste?
reach-ask-provoke = Löse Empörung aus und ergreife die Initiative, oder mach weiter
reach-ask-spy = Wähle einen Rivalen, mit dem du die höchste Karte tauschst
reach-ask-hand-over = Gib { NAME($rival, form: "dat") } eine der höchsten Handkarten
reach-ask-commission = Tausche ein Schiff in { NAME($system) } gegen ein imperiales, oder mach weiter
reach-ask-sleeper = Wähle ein Tor und nimm seinen Golem
reach-ask-another-sleeper = Nimm noch einen Golem, oder mach weiter
reach-ask-which-golem = Welcher Golem schläft bei { NAME($gate) }?
reach-ask-pass-golem = Gib den { NAME($golem) } einem Rivalen
    .detail = Er schläft ein.
reach-ask-house-golem = Wohin kommt der { NAME($golem) }?
reach-ask-room-for-golem = Mach Platz
    .detail = Für den { NAME($golem) } ist kein Platz frei.
reach-ask-wrecks = Zerstöre die beschädigten Schiffe in einem System, oder mach weiter
reach-ask-mend = Repariere irgendein Schiff, oder mach weiter
reach-ask-seek = Katapultiere Schiffe aus einem System, oder mach weiter
reach-ask-harvest = Nimm eine Ressource, oder mach weiter
reach-ask-stop-here = Beende deinen Zug mit Stone-Speakers, oder mach weiter
reach-ask-collect-golem = Nimm den Golem eines Rivalen, oder mach weiter
reach-ask-stones = Wirf den Ereigniswürfel für Stone-Speakers
reach-ask-stones-again = Der Ereigniswürfel zeigt { NAME($result, form: "a") }. Neu werfen?
