# Was Schicksale wollen, in den wenigen Worten ihrer Karten.

reach-style-steward = Gewinne Ziele als Erster Regent
reach-style-founder = Verlasse das Imperium und halte Systeme
reach-style-magnate = Schließe auf Gipfeln Handel ab
reach-style-advocate = Halte die Gilden an der Macht
reach-style-caretaker = Halte Tore und teile Golems
reach-style-partisan = Hol dir die Initiative und vermeide Empörung
reach-style-admiral = Kämpfe mit den Flotten des Imperiums
reach-style-believer = Lehre den Glauben und gewinne Ziele

## Wie der Marker eines Auftrags sinkt

reach-objective-steward-1 = je Macht aus jedem Ziel, das du als Erster Regent gewinnst, samt Städtebonus
reach-objective-founder-1 = für jedes Ziel, das du als Outlaw gewinnst
reach-objective-founder-2 = je System, das du als Outlaw am Ende eines Kapitels beherrschst
reach-objective-magnate-1 = für jeden Gefallen und jede Ressource, die dir ein Rivale in Verhandlungen gibt
reach-objective-magnate-2 = immer wenn du in Verhandlungen drei Ressourcen ablegst
reach-objective-advocate-1 = wenn ein Vorspiel seine Gildenkarte ablegt und du Guild Overseers hast
reach-objective-advocate-2 = wenn du Recover nutzt und Guild Overseers hast
reach-objective-caretaker-1 = je Golem, den du hast, für jedes Ziel, das du gewinnst
reach-objective-caretaker-2 = immer wenn irgendwer einen Golem ausgibt
reach-objective-partisan-1 = immer wenn du jemandem die Initiative nimmst
reach-objective-partisan-2 = für jedes Ziel, das du ohne Empörung über das gewinnst, was dafür zählt
reach-objective-admiral-1 = je imperialem Schiff, das ins Spiel kommt, während du als Regent bei einem ausgerufenen Ziel vorn liegst
reach-objective-admiral-2 = je Trophäe aus Kämpfen, in denen imperiale Schiffe mit dir angreifen
reach-objective-believer-1 = je Aktionspunkt der obersten Karte der Gläubigen für jedes Ziel, das du gewinnst; −10, wenn keine übrig ist
