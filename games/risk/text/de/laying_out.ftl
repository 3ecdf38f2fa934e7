# Was vor der Partie auf das echte Brett kommt: sein Name in der Liste, der Satz für Hände (`hands`), und was
# sonst dazugehört (`about`).

lay-board = Der Spielplan
    .hands = Spielplan auslegen, für jeden Platz Truppen einer Farbe
    .about = Plätze: { $seats }. Drei rote Würfel für Angriffe, zwei weiße für die Verteidigung.
lay-troops = Truppen: { NAME($seat, form: "subject") }
    .hands = Für { NAME($seat, form: "acc") } { troops } neben den Spielplan legen
    .about = Sie kommen einzeln auf den Spielplan.
lay-cards = Gebietskarten
    .hands = Die Gebietskarten verdeckt mischen, ohne Auftragskarten
    .about = Karten: { $cards }, darunter zwei Joker.
lay-order = Reihenfolge
    .hands = Reihenfolge: { LIST($order, begins: "yes") }
    .about = Wer vorn steht, besetzt und zieht zuerst.
lay-order-unknown = Reihenfolge
    .hands = Die Reihenfolge auslosen
    .about = Jede Reihenfolge ist gleich wahrscheinlich.
lay-neutral = Die neutrale Armee
    .hands = { troops } der neutralen Armee auf ihre Gebiete setzen
    .about = Gebiete: { $lands }. { LIST($territories) }.
lay-neutral-unknown = Die neutrale Armee
    .hands = Der neutralen Armee 14 Gebiete geben
    .about = Sie steht zwischen zwei Spielern und zieht nie.
lay-dealt = Gebiete: { NAME($seat, form: "subject") }
    .hands = Auf jedes der { $lands } verteilten Gebiete { PERSON($seat) ->
        [you] eine deiner Truppen
        [mark] eine Truppe
       *[one] eine Truppe von { NAME($seat, form: "dat") }
    } setzen
    .about = { LIST($territories, begins: "yes") }.
lay-dealt-unknown = Gebiete: { NAME($seat, form: "subject") }
    .hands = Alle Gebiete in der Reihenfolge einzeln verteilen
    .about = Jedes Gebiet ist gleich wahrscheinlich.

# Wie Hände zurücknehmen, was sie für ein Ereignis getan haben; seine Argumente sind die des Ereignisses.

one-troop-of = { PERSON($seat) ->
    [you] Eine deiner Truppen
    [mark] Eine Truppe
   *[one] Eine Truppe von { NAME($seat, form: "dat") }
}
troops-of-seat = { PERSON($seat) ->
    [you] { $count ->
        [one] Eine
       *[other] { $count }
    } deiner Truppen
    [mark] { count }
   *[one] { count } von { NAME($seat, form: "dat") }
}
back-territory-claimed = { one-troop-of } { NAME($territory, form: "in") } zurücknehmen
back-troops-placed = { troops-of-seat } { NAME($territory, form: "in") } zurücknehmen
back-troops-fortified = { count } { NAME($source, form: "to") } zurückverlegen
back-troops-moved-in = { troops-of-seat } { NAME($source, form: "to") } zurückziehen
