# Die Karte: was das Haus vom Spiel sagt, bevor dessen Regeln geladen sind.

risk-trade = Tauschpflicht
risk-trade-document = Über fünf
    .about = Eine sechste Karte muss eingelöst werden
risk-trade-classic5 = Ab fünf
    .about = Schon die fünfte Karte muss es
risk-claiming = Gebiete
risk-claiming-chosen = Gewählt
    .about = Reihum nimmt jeder ein Gebiet
risk-claiming-random = Zufällig
    .about = Die Gebiete werden verteilt
risk-defence = Abwehr
risk-defence-automatic = Von selbst
    .about = Immer zwei Würfel, wenn es geht
risk-defence-manual = Gewählt
    .about = Wer abwehrt, wählt einen oder zwei
risk-rounds = Rundengrenze
    .about = Nur für Tische ohne Menschen
risk-rounds-200 = 200 Runden
risk-rounds-100 = 100 Runden
risk-rounds-50 = 50 Runden
risk-rounds-10 = 10 Runden
risk-rounds-none = Keine
risk-level-recruit = Rekrut
    .about = Zufällig, mit Verstand
risk-level-raider = Plünderer
    .about = Nimmt die Schwachen
risk-level-captain = Hauptmann
    .about = Will einen Kontinent
risk-level-general = General
    .about = Plant Feldzüge
risk-level-expert = Experte
    .about = Vergleicht Stellungen
risk-tagline = Erobere die Welt
risk-about = Besetze die Welt, sammle Truppen und Karten und würfle um jede Grenze, bis nur eine Farbe übrig ist.
risk-figures = gewonnene Spiele, allein gegen vier der Stufe davor
risk-record = Siege in Folge
risk-record-unit = { $value ->
    [one] Spiel
   *[other] Spiele
}
risk-badge = Gegen alle Chancen
    .about = Risiko gegen den Experten gewonnen
risk-loss-unit = % aller Macht
risk-judge = der Experte
risk-challenge = In wenigen Runden siegen
