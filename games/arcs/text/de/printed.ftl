# Was auf Hofkarten, Lore, Anführern und Karten der Schicksale steht; auf Englisch in data/.

## Hofkarten

printed-bc01-1 = Bleibt bei dir, wenn du Empörung über ihren Typ auslöst.
printed-bc01-2 = Jede deiner Ressourcen darf als Material ausgegeben werden; Empörung über Material hindert dich nie am Vorspiel mit Material.
printed-bc02-1 = Manufacture: Nimm 1 Material.
printed-bc02-2 = Lege diese Karte ab: Nimm Material, bis deine Plätze voll sind; reicht der Vorrat nicht, stiehl den Rest von Rivalen.
printed-bc03-1 = Solange du diese Karte hast, liegt der ganze Vorrat an Material auf ihr: Er zählt für deine Ziele, du kannst ihn nicht ausgeben, und er kann nicht gestohlen oder für anderes abgelegt werden.
printed-bc03-2 = Nach jeder Wertung legen alle Rivalen alles Material ab (auch wenn das passende Ziel nicht gewertet wurde).
printed-bc03-3 = Lege diese Karte ab: Stiehl 1 Material.
printed-bc04-1 = Lege sie neben eine offen gespielte Karte Verwaltung. Am Ende der Runde nimmst du diese Aktionskarte auf die Hand; dann wird die Union abgelegt.
printed-bc05-1 = Lege sie neben eine offen gespielte Karte Bau. Am Ende der Runde nimmst du diese Aktionskarte auf die Hand; dann wird die Union abgelegt.
printed-bc06-1 = Solange du diese Karte hast, liegt der ganze Vorrat an Treibstoff auf ihr: Er zählt für deine Ziele, du kannst ihn nicht ausgeben, und er kann nicht gestohlen oder für anderes abgelegt werden.
printed-bc06-2 = Nach jeder Wertung legen alle Rivalen allen Treibstoff ab (auch wenn das passende Ziel nicht gewertet wurde).
printed-bc06-3 = Lege diese Karte ab: Stiehl 1 Treibstoff.
printed-bc07-2 = Jede deiner Ressourcen darf als Treibstoff ausgegeben werden; Empörung über Treibstoff hindert dich nie am Vorspiel mit Treibstoff.
printed-bc08-1 = Kämpfst du bei einem Tor, nimm bis zu 2 Würfel mehr.
printed-bc08-2 = Lege diese Karte ab: Setze zu jedem Tor im Spiel 1 frisches Schiff.
printed-bc09-1 = Synthesize: Nimm 1 Treibstoff.
printed-bc09-2 = Lege diese Karte ab: Nimm Treibstoff, bis deine Plätze voll sind; reicht der Vorrat nicht, stiehl den Rest von Rivalen.
printed-bc10-1 = Lege sie neben eine offen gespielte Karte Mobilisierung. Am Ende der Runde nimmst du diese Aktionskarte auf die Hand; dann wird die Union abgelegt.
printed-bc11-1 = Lege sie neben eine offen gespielte Karte Aggression. Am Ende der Runde nimmst du diese Aktionskarte auf die Hand; dann wird die Union abgelegt.
printed-bc12-1 = Pressgang: Gib beliebig viele deiner Gefangenen zurück; nimm für jeden eine Ressource eines beliebigen Typs.
printed-bc12-2 = Execute: Mach beliebig viele deiner Gefangenen zu Trophäen.
printed-bc12-3 = Lege diese Karte ab: Setze 3 frische Schiffe in ein System, das du beherrschst.
printed-bc13-1 = Nach einem Wurf im Kampf: Wirf einmal bis zu so viele Gefechtswürfel neu, wie du Waffensymbole hast (Ressourcen und Karten, diese Karte mitgezählt).
printed-bc14-1 = Abduct: Wähle eine Hofkarte mit weniger fremden Agenten, als du Waffensymbole hast; nimm alle diese Agenten gefangen.
printed-bc15-2 = Jede deiner Ressourcen darf als Waffe ausgegeben werden; Empörung über Waffen hindert dich nie am Vorspiel mit Waffen.
printed-bc16-1 = Lege diese Karte vor allem anderen in diesem Zug ab, um die Initiative zu ergreifen (nicht, wenn du sie hast oder sie in dieser Runde schon ergriffen wurde; ablegen darfst du die Karte trotzdem).
printed-bc17-1 = Rufst du ein Ziel aus, sieh die Hand eines Rivalen an; du darfst eine Karte mit ihr tauschen.
printed-bc17-2 = Lege diese Karte und beliebig viele Aktionskarten ab und ziehe von unten aus dem Ablagestapel der Aktionen ebenso viele; diese Karte zählt als eine.
printed-bc18-1 = Rufst du Hüter oder Empath aus, kommt kein Nullmarker auf deine Führungskarte.
printed-bc19-2 = Jede deiner Ressourcen darf als Psionik ausgegeben werden; Empörung über Psionik hindert dich nie am Vorspiel mit Psionik.
printed-bc20-1 = Lege diese Karte ab: Stiehl einem Rivalen eine Gildenkarte oder eine Ressource (auch eine eingefrorene, aber keine auf einem Kartell).
printed-bc21-2 = Jede deiner Ressourcen darf als Relikt ausgegeben werden; Empörung über Relikte hindert dich nie am Vorspiel mit Relikten.
printed-bc22-1 = Rivalen können deine Ressourcen und deine anderen Gildenkarten nicht stehlen, solange du diese hast; bei einem Überfall dürfen sie zuerst diese nehmen.
printed-bc22-2 = Wird sie gestohlen, kommt sie unter den Hofstapel.
printed-bc23-1 = Trade: Wähle eine fremde Stadt, die du beherrschst; nimm ihrem Besitzer eine Ressource vom Typ des Planeten und gib ihm eine, die er nicht hat (kein Stehlen).
printed-bc23-2 = Lege diese Karte ab: ein Material, ein Treibstoff, eine Waffe.
printed-bc24-1 = Einmal je Zug: Lege 1 Ressource ab und nimm 1 Relikt.
printed-bc25-1 = Überbietest oder wechselst du, darfst du vor jeder Aktion das Ziel deiner gespielten Karte ausrufen, wenn in dieser Runde nichts ausgerufen wurde; kein Nullmarker.
printed-bc26-1 = Wähle einen Sektor; setze in jedes seiner Systeme 1 frisches Schiff.
printed-bc27-1 = Du darfst ein beliebiges Ziel ausrufen, wenn ein Marker frei ist; kein Nullmarker (offizielles Erratum).
printed-bc28-1 = Du darfst einen Typ wählen; alle Spieler, auch du, lösen Empörung über ihn aus (ohne Plündern).
printed-bc29-1 = Du darfst eine Stadt, die du beherrschst (deine oder eine fremde), auf ihr Tableau zurücklegen; dann darfst du die Initiative ergreifen.
printed-bc30-1 = Du darfst 1 Gildenkarte stehlen; dann werden alle abgelegten Gildenkarten in den Hofstapel gemischt.
printed-bc31-1 = Nimm eine Karte von unten aus dem Ablagestapel der Aktionen auf die Hand.

## Hofkarten der Kampagne

printed-cc11-1 = Der ausgerufene Marker mit dem höchsten ersten Wert wird wieder frei.
printed-cc11-2 = Du darfst ein beliebiges Ziel ausrufen, wenn ein Marker frei ist; kein Nullmarker.
printed-cc12-1 = Der Kaiserliche Rat tagt; Agenten auf dieser Karte gehen auf den Rat.
printed-cc12-2 = Der Rat tagt (steckte er unter einer gespielten Karte, kehrt er an den Hof zurück und wird nicht abgehandelt). Du darfst beliebige deiner Agenten von dieser Karte auf andere Hofkarten setzen, auch auf den Rat.
printed-cc13-1 = Die Agenten auf dieser Karte kehren zurück. Wer mehr Gildenkarten hat als Agenten im Vorrat, legt so viele Gildenkarten ab, bis es passt, in der Zugreihenfolge (geschützte Karten zählen mit und werden nie abgelegt).
printed-cc13-2 = Deine Rivalen handeln die Krise ab.
printed-cc14-1 = Der Spieler mit der meisten Macht (bei Gleichstand, wer früher an der Reihe ist) ersetzt eine eigene Stadt durch eine freie Stadt.
printed-cc14-2 = Eine Stadt eines Spielers, die du beherrschst, darf eine freie Stadt werden und bleibt frisch oder beschädigt; dann darfst du die Initiative ergreifen.
printed-cc15-1 = Aller Blight im gewürfelten Sektor wird repariert; jeder Planet des gewürfelten Symbols ohne Blight bekommt 1 beschädigten Blight.
printed-cc15-2 = Du darfst allen beschädigten Blight in einem Sektor mit eigenen Figuren zerstören (als Trophäen).

## Karten der Schicksale

printed-f1-03-1 = Bargain: Wähle eine Hofkarte, die ein Rivale sichern könnte; er sichert sie, gibt aber die Agenten zurück, die er gefangen nähme; fülle auf; dann nimm einmal Einfluss für jeden Agenten, den er darauf hatte, und sichere einmal.
printed-f2-02-1 = Rufst du aus, darfst du 2 frische Schiffe zu einer freien Stadt setzen; ein Regent darf danach Outlaw werden.
printed-f3-02-1 = Krise der Schicksale: Alle Ressourcen auf dieser Karte werden abgelegt.
printed-f3-02-2 = Rufst du ein Ziel aus, nimm 2 beliebige Ressourcen auf diese Karte; sie sind eingefroren, außer um auf einem Gipfel Besitz zu übergeben, und zählen für Ziele.
printed-f4-02-1 = Recover: Lege die oberste Gildenkarte vom Ablagestapel des Hofs an eine Hofkarte ohne Agenten.
printed-f4-03-1 = Vorspiele und neue Aktionen von Gildenkarten darfst du nur nutzen, solange du bei einem ausgerufenen Ziel Erster oder Zweiter bist; dauernde Texte gelten weiter.
printed-f5-04-1 = Rufst du aus, darfst du deinen Zug sofort beenden: Nimm Rivalen beliebig viele Golems und wirf den Ereigniswürfel; eine Krise bringt die Krisen, ein Edikt nichts.
printed-f6-02-1 = Spy: Gib einmal je Zug deine Aktionskarte mit der höchsten Zahl einem Rivalen; er muss dir dann seine höchste geben (vielleicht dieselbe). Ereignisse haben keine Zahl.
printed-f7-02-1 = Wird vergraben, wenn du Outlaw wirst.
printed-f7-02-2 = Für dich gelten die Gesetze der Präsenz und der Bewegung nicht: In deinem Zug handelst du mit jedem imperialen Schiff und beherrschst jedes System, das das Imperium beherrscht.
printed-f8-02-1 = Spielst du eine Karte der Gläubigen und rufst ein Ziel aus, bei dem du vorn liegst, bekommst du einen Punkt mehr.

## Lore

printed-lore01-1 = Summon: Baue einmal je Zug ein Schiff bei einer Stadt, die du beherrschst.
printed-lore02-1 = Fire Rifles: Nimm bis zu einen Gefechtswürfel für jedes frische eigene Schiff eines Systems und wirf sie gegen einen Verteidiger in einem angrenzenden.
printed-lore03-1 = Nach einer Bewegung darf sich eine Gruppe der frischen Schiffe, die sich bewegt haben, noch einmal bewegen.
printed-lore04-1 = Als Verteidiger: Wurden Sturmwürfel geworfen, füge ein Abfangen hinzu.
printed-lore05-1 = Deine Schiffe werden immer frisch gebaut. Keine Überfallwürfel gegen dich, wo du einen frischen Raumhafen hast.
printed-lore06-1 = Angriff nur mit frischen Schiffen: Ein Abfangen zählt nicht.
printed-lore07-1 = Repariere nach deinem Angriff eins deiner angreifenden Schiffe.
printed-lore08-1 = Du darfst Raumhäfen bei Toren bauen, einen je Tor. Rivalen, die zu einem Tor ziehen, das du beherrschst und wo du einen frischen Raumhafen hast, verlieren einen Agenten an deine Gefangenen.
printed-lore09-1 = Du darfst eine Stadt neben den Bauplätzen eines Planeten bauen, eine je Planet, für eine Ressource seines Typs.
printed-lore10-1 = Nurture: Besteuere eine eigene Stadt.
printed-lore10-2 = Prune: Ersetze eine eigene Stadt durch einen Raumhafen, oder einen Raumhafen durch eine Stadt.
printed-lore11-1 = Du darfst Städte bei Toren bauen, eine je Tor; sie haben die Typen aller Städte ihres Sektors.
printed-lore12-1 = Als Verteidiger mit einem frischen Schiff: Der Angreifer nimmt einen Treffer, bevor Würfel genommen werden.
printed-lore13-1 = Ein Platz für Ressourcen mehr; ein Überfall kostet dort 4.
printed-lore14-1 = Als Angreifer: Wirf bis zu einen Sturmwürfel für jedes deiner frischen Schiffe neu.
printed-lore15-1 = Als Verteidiger: Bevor Würfel genommen werden, dürfen beliebige frische eigene Schiffe aus angrenzenden Systemen dorthin ziehen.
printed-lore16-1 = Guide: Bewege beliebige Schiffe zwischen einem System mit deinem frischen Raumhafen und einem angrenzenden.
printed-lore17-1 = Greifst du an, wo kein Gebäude verteidigt, darfst du trotzdem einen Überfallwürfel nehmen.
printed-lore18-1 = Martyr: Zerstöre ein frisches eigenes Schiff, um dort ein anderes, nicht eigenes Schiff zu zerstören und als Trophäe zu nehmen.
printed-lore19-1 = Solange Empath ausgerufen ist: Wirf beliebige deiner Würfel einmal neu.
printed-lore19-2 = Lege dies ab, um die Empörung über Psionik zu entfernen.
printed-lore20-1 = Solange Empath ausgerufen ist: Zum Besteuern sind alle Städte deine, zum Bauen und für Katapulte alle Raumhäfen.
printed-lore21-1 = Solange Hüter ausgerufen ist: Rivalen können dir keine Ressource eines Typs stehlen, den sie haben.
printed-lore21-2 = Lege dies ab, um die Empörung über Relikte zu entfernen.
printed-lore22-1 = Solange Hüter ausgerufen ist: Deine Gildenkarten können nicht gestohlen werden, solange du eine Ressource ihres Typs hast.
printed-lore23-1 = Solange Kriegsherr ausgerufen ist: Du darfst noch einmal besteuern, was du in diesem Zug besteuert hast.
printed-lore23-2 = Lege dies ab, um die Empörung über Waffen zu entfernen.
printed-lore24-1 = Solange Kriegsherr ausgerufen ist: Gib Trophäen zurück und nimm für jede einmal Einfluss.
printed-lore25-1 = Solange Tyrann ausgerufen ist: Gib Gefangene zurück und sichere für jeden einmal.
printed-lore26-1 = Annex: Solange Tyrann ausgerufen ist, ersetze eine fremde Stadt oder einen fremden Raumhafen, die du beherrschst, durch deine Figur.
printed-lore27-1 = Solange Magnat ausgerufen ist: Lege alles Material und allen Treibstoff ab, auch keine, und rufe ein nicht ausgerufenes Ziel aus; kein Nullmarker.
printed-lore28-1 = Solange Magnat ausgerufen ist: Lege beliebiges Material und beliebigen Treibstoff ab und nimm für jedes eine Ressource eines beliebigen Typs.
printed-lore28-2 = Lege dies ab, um die Empörung über Material und Treibstoff zu entfernen.
printed-f1-02-2 = Du darfst jede Stadt in einem System, das das Imperium beherrscht, wie eine eigene besteuern (ohne Gefangenen); Präsenz und Waffenruhe gelten dabei nicht.
printed-f5-02-1 = Awaken: Bewege beliebig viele Golems bei Toren, die du beherrschst, auf Golem Hearth; sie erwachen, wenn du bei einem ausgerufenen Ziel allein vorn liegst.
printed-f5-03-1 = Krise der Schicksale: Jeder schlafende Golem außerhalb der Karte erwacht.
printed-f5-03-2 = Fasst beliebig viele Golems; ein Überfall kostet 2 für jeden.

## Fähigkeiten

printed-f6-03-1 = Du kannst nicht mit einer zusätzlichen Karte ergreifen.
printed-f6-03-2 = Spielst du eine Karte, darfst du die Initiative ergreifen, indem du Empörung über einen Typ auslöst, über den noch keine herrscht.
printed-f8-03-1 = Teach: Lege die oberste Karte der Gläubigen an eine Gildenkarte am Hof, an der noch nichts liegt und deren Typ ein Planet mit deiner Stadt hat; dann verlässt die niedrigste abgelegte Aktionskarte, die kein Ereignis ist, das Spiel.

## Anführer

printed-leader01-1 = Nachdem du verteidigt hast, darfst du einmal Einfluss nehmen, wenn der Angreifer Trophäen nahm; wer dich angreift, plündert nicht den Hof.
printed-leader01-2 = Beim Tyrannen bringt der zweite Platz nichts; der erste bringt nur den Wert des zweiten und keinen Städtebonus.
printed-leader02-1 = Besteuerst du mit dem Punkt für das Kopieren oder Wechseln, nimm auch 1 Psionik.
printed-leader02-2 = Du beginnst mit Agenten auf der Empörung über Material und Treibstoff.
printed-leader03-1 = Besteuerst du mit dem Punkt für das Kopieren oder Wechseln, nimm auch 1 Treibstoff.
printed-leader03-2 = Wurde der Magnat gewertet, lege nach der Wertung allen Treibstoff ab.
printed-leader04-1 = Rufst du aus, nimm 1 beliebige Ressource.
printed-leader04-2 = Du kannst keine Stadt besteuern, die du nicht beherrschst, auch keine eigene.
printed-leader05-1 = In jedem Kampf nimmst du 2 Würfel mehr (Pflicht).
printed-leader05-2 = Eine Bewegung nimmt höchstens 2 Schiffe mit.
printed-leader06-1 = Kämpfst du mit dem Punkt für das Kopieren oder Wechseln, darfst du davor oder danach einmal bewegen.
printed-leader06-2 = Beim Empathen bringt der zweite Platz nichts; der erste bringt nur den Wert des zweiten und keinen Städtebonus.
printed-leader07-1 = Sicherst du mit dem Punkt für das Kopieren oder Wechseln, darfst du davor oder danach einmal Einfluss nehmen.
printed-leader07-2 = Zum Ausrufen musst du dem Rivalen mit der wenigsten Macht eine Gildenkarte geben (ohne Karte kein Ausrufen).
printed-leader08-1 = Rufst du aus, setze bis zu einen Agenten auf jede Hofkarte.
printed-leader08-2 = Du kannst keine Gildenkarte sichern, auf der du nur einen Agenten hast (außer beim Plündern).
printed-leader09-1 = Ziehe nach dem Aufbau 5 Lore-Karten, behalte 2.
printed-leader09-2 = Beim Magnaten bringt der zweite Platz nichts; der erste bringt nur den Wert des zweiten und keinen Städtebonus.
printed-leader10-1 = Einmal je Zug: Nachdem du eine Stadt besteuert oder bei einem Raumhafen ein Schiff gebaut hast, triff dieses Gebäude und wiederhole die Aktion (eine zerstörte Stadt löst Empörung aus; eine fremde plündert auch den Hof).
printed-leader10-2 = Nimm beim Aufbau 2 Schiffe und 3 Agenten aus dem Spiel.
printed-leader11-1 = Als Angreifer: Wirf bis zu so viele Überfallwürfel neu, wie du verschiedene Ressourcen hast.
printed-leader11-2 = Nie mehr Sturmwürfel als Gefechtswürfel.
printed-leader12-1 = Rufst du ein nicht ausgerufenes Ziel aus, ziehe und sichere die oberste Karte des Hofstapels. Ihr Vorspiel darfst du in diesem Zug nicht nutzen.
printed-leader12-2 = Mit dem Punkt für das Kopieren oder Wechseln darfst du zweimal Einfluss nehmen.
printed-leader12-3 = Nur ein ungeteilter erster Platz gibt Macht.
printed-leader13-1 = Nimm deine 2 linken Städte aus dem Spiel.
printed-leader13-2 = Wo du Schiffe hast, besteuere fremde Städte ohne Herrschaft und leere Bauplätze.
printed-leader13-3 = Du kannst keine eigenen Städte besteuern.
printed-leader14-1 = Lege nach dem Besteuern eine Ressource auf den Planeten; sie ändert seinen Typ für immer (einmal je Planet).
printed-leader14-2 = Katapulte starten bei Toren statt bei Raumhäfen.
printed-leader15-1 = Besteuerst du mit dem Punkt für das Kopieren oder Wechseln, nimm auch 1 Waffe.
printed-leader15-2 = Wirst du angegriffen und wird abgefangen, gibt das stattdessen so viele Treffer, wie du Waffensymbole hast; dann lege 1 Waffe ab.
printed-leader16-1 = Jeder Kampf, an dem du teilnimmst, endet mit Reparaturen deiner Schiffe dort, eine je Raumhafen auf der Karte, den du beherrschst.
printed-leader16-2 = Du beginnst mit Empörung über Material.

## Andere Karten der Schicksale

printed-f7-03-1 = Wer Imperial Officers hat, darf je eigenem Raumhafen 1 eigenes Schiff in dessen System gegen ein imperiales tauschen.
