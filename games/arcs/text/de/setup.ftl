# Was die Seite zeigt, auf der eine Partie vorbereitet wird.

glance-note = Karten sagen, was du darfst, Ziele, was es wert ist
glance-bots-of-the-reach = zu zweit nahm der Kapitän SUPERCAT { $won } von { $acts } Akten ab
glance-cards = { $cards } Aktionskarten
    .about = { $hand } je Hand, 4 Farben
glance-ambitions = { $ambitions } Ziele
    .about = bis zu { $chapters } Kapitel
glance-systems = { $systems } Systeme
    .about = Tore und Planeten
glance-buildings = Städte, Häfen
    .about = Steuer, Bau, Katapult
glance-court = { $cards } Hofkarten
    .about = sichern oder plündern
glance-dice = { $kinds } Arten Würfel
    .about = Gefecht, Sturm, Raub
glance-fates = { $fates } Schicksale
    .about = zwei verteilt, eins bleibt
glance-ambitions-of-the-act = { $ambitions } Ziele
    .about = { $chapters } Kapitel: Akt I
glance-blight = Blight, Krisen
    .about = ziehen über die Karte
glance-empire = Imperium, Freie
    .about = Regenten und Outlaws
glance-council = Kaiserlicher Rat
    .about = Gipfel und Handel
glance-dice-of-the-reach = { $kinds } Arten Würfel
    .about = für Kampf und Überfall
