# Was an einer Stellung falsch ist (siehe engine/core/errors.py).

fault-turns = { $where }: { $value } ist nicht möglich; eine Partie hat die Züge 1 bis { $high }
fault-one-step = { $where }: Es darf nur ein Schritt auf einmal sein
fault-no-step = { $where }: Der nächste Schritt fehlt, denn die Partie läuft noch
fault-turns-ended = { $where }: Es sind { $count } Einträge, aber Platz { $seat } hat { $done } Züge beendet
fault-faces = { $where }: Es müssen sechs Zahlen von 1 bis 6 sein, oder keine
fault-no-choice = { $where }: Das steht nicht auf dem Blatt
fault-places = { $where }: Beiseite liegen können nur Würfel 0 bis 5, aufsteigend
fault-rolls = { $where }: So viele Würfe kann niemand bezahlen
fault-no-combination = { $where }: „{ $name }“ ist keine Kombination
fault-aside-early = Würfel liegen beiseite oder sind bezahlt, aber keine Kombination ist gewählt
fault-attempted = { $where }: Diese Kombination hat Platz { $seat } schon versucht
fault-aside-useless = { $where }: Eine { $face } liegt beiseite, die hier nichts nützt
fault-aside-lacks = { $where }: Eine { $face } fehlt, die hier gebraucht wird
fault-dice-late = Auf dem Tisch liegen Würfel, aber die Partie ist zu Ende
fault-points = { $where }: { $points } kann diese Kombination nicht ergeben
fault-not-rolled = { $where }: Eine Kombination ist gewählt, aber noch nichts gewürfelt
fault-dice-early = Auf dem Tisch liegen Würfel, aber der Zug beginnt erst
fault-rolled-chosen = Alle sechs Würfel sollen rollen, aber eine Kombination ist schon gewählt
fault-roll-table = Der freie Wurf braucht einen leeren Tisch, ein bezahlter sechs Würfel darauf
fault-reroll = Ein Wurf soll bezahlt werden: Das braucht eine Ware und das normale Spiel
fault-move = Ein Zug soll gewählt werden: Das braucht sechs Würfel und keine gewählte Kombination
fault-collect = Ein Platz soll weitersammeln, hat aber kein Sammeln gewählt
fault-combination = Für eine Kombination soll gewürfelt werden: Das braucht eine Ware und einen fehlenden Würfel
fault-die-twice = Ein Würfel liegt zweimal beiseite
