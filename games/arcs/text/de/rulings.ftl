# Auslegungen, die der Verlag geändert hat; auf Englisch stehen sie in data/rulings.json.

ruling-outrage-city-by-city = Mehrere Städte in einem Kampf
    .now = Erst werden alle Treffer verteilt. Dann wird jede zerstörte Stadt für sich abgehandelt: erst ihre Empörung, dann die Plünderung des Hofs.
    .first = Erst werden alle Treffer verteilt, dann kommt die Empörung aller zerstörten Städte. Danach wird geplündert, und was so genommen wird, bleibt.

ruling-unions-before-initiative = Unions: Karte aufnehmen
    .now = Die Karte einer Union wird nach allen Zügen aufgenommen, vor der Prüfung der Initiative und vor Ereignissen.
    .first = Die Karte einer Union wird am Ende der Runde aufgenommen, nach der Prüfung der Initiative.

ruling-cartel-resources-stay = Silver-Tongues und Kartelle
    .now = Silver-Tongues stehlen keine Ressource von einem Kartell.
    .first = Silver-Tongues dürfen eine Ressource von einem Kartell stehlen.

ruling-populist-no-zero-marker = Populist Demands
    .now = Wer ein Ziel durch Populist Demands ausruft, legt keinen Nullmarker.
    .first = Wer ein Ziel durch Populist Demands ausruft, legt den Nullmarker.

ruling-upstart-needs-control = Upstart
    .now = Der Upstart besteuert keine Stadt, die er nicht beherrscht, auch nicht mit Empath's Bond.
    .first = Mit Empath's Bond darf der Upstart eine Stadt auch ohne Herrschaft besteuern.

ruling-agitator-is-intercepted = Agitator
    .now = Irregular wirkt immer, wenn der Angreifer abgefangen wird. Das Abfangen durch Mirror Plating zählt also mit.
    .first = Irregular wirkt nur, wenn der Angreifer ein Abfangen würfelt. Das Abfangen durch Mirror Plating zählt nicht.

ruling-loyal-card-pays-cloud-city = Cloud Cities und Loyal-Karten
    .now = Mit einer Loyal-Karte bezahlt jede Ressource eine Cloud City.
    .first = Eine Loyal-Karte bezahlt keine Cloud City.

ruling-force-beams-in-play-areas = Force Beams
    .now = Guide ist kein Katapult und löst Gate Ports nicht aus. Nur Änderungen der Bewegung, die in Spielbereichen liegen, gelten dabei nicht.
    .first = Guide ist kein Katapult und löst Gate Ports nicht aus. Keine Änderung der Bewegung gilt dabei.

ruling-no-living-structures-on-cloud-cities = Living Structures
    .now = Prune ersetzt nur ein Gebäude auf einem Bauplatz, also nie eine Cloud City.
    .first = Prune ersetzt jede eigene Stadt und jeden eigenen Raumhafen, auch eine Cloud City.

ruling-sprinter-one-group = Sprinter Drives
    .now = Nach einer Bewegung darf sich eine Gruppe der frischen eigenen Schiffe, die sich gerade bewegt haben, noch einmal bewegen. Das löst keine weitere Bewegung aus und nimmt keine imperialen Schiffe mit. Ein Katapult geht dabei nur von einem Raumhafen aus.
    .first = Nach einer Bewegung darf sich jedes frische eigene Schiff, das sich gerade bewegt hat, einzeln noch einmal bewegen.

ruling-overrides-own-ship-alone = Survival Overrides: eigenes Schiff allein
    .now = Martyr geht auch, wenn es kein anderes Schiff zu zerstören gibt.
    .first = Martyr geht nur, wenn es ein anderes Schiff zu zerstören gibt.

ruling-frozen-resources-demanded = Die Forderung und eingefrorene Ressourcen
    .now = Die Forderung des Imperiums darf auch eingefrorene Ressourcen eines Regenten nehmen, etwa die auf der Merchant League. Der Erste Regent zahlt nicht mit seinen eigenen.
    .first = Die Forderung des Imperiums nimmt Ressourcen nur von Plätzen des Spielertableaus.

ruling-council-flipped-while-tucked = Umgedrehter Rat unter einer Karte
    .now = Wird der Rat umgedreht, während er unter einer Karte steckt, kehrt er an den Hof zurück und wird nicht abgehandelt.
    .first = Wird der Rat umgedreht, während er unter einer Karte steckt, wird er am Ende der Runde trotzdem abgehandelt.

ruling-event-pips-after-flip = Ereignisse nach dem Umdrehen des Rats
    .now = Ein Ereignis gibt nach einem anderen Ereignis keine Aktionen, und auch nicht, solange der Rat unter einer Karte steckt. Wurde der Rat zurückgedreht, gibt es wieder welche.
    .first = Ein Ereignis gibt keine Aktionen nach einem anderen Ereignis und wenn der Rat in dieser Runde gesichert wurde.

ruling-free-cities-stolen = Überfall auf eine freie Stadt
    .now = Eine freie Stadt kann einmal je Kampf überfallen werden, und das gilt als Stehlen.
    .first = Eine freie Stadt kann einmal je Kampf überfallen werden, aber das gilt nicht als Stehlen.

ruling-crisis-dice-of-initiative = Würfel der Krisen
    .now = Wer die Initiative hat, würfelt die Würfel von Ereignissen und Krisen. Dessen Empath's Vision darf sie also neu würfeln.
    .first = Die Würfel von Ereignissen und Krisen gehören niemandem. Niemand darf sie also neu würfeln.
