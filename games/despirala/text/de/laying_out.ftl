# Was vor dem Spiel auf den Tisch kommt.

lay-dice = Die Würfel
    .hands = Die Würfel in die Mitte legen: { $dice }
    .about = Waren liegen daneben: Chips in beliebiger Zahl, sie werden nie knapp.
lay-sheet = Blatt: { NAME($seat, form: "subject") }
    .hands = Ein leeres Blatt für { NAME($seat, form: "acc") }
    .about = Vierzehn Kombinationen, noch keine Punkte.
lay-goods = Waren
    .hands = { NAME($seat, form: "subject") }: { goods }
    .about = Alle bekommen fünf, wenn ihr Zug beginnt.

# Wie Hände zurücknehmen, was sie getan haben.

back-dice-set-aside = { COUNT($faces) ->
    [one] Den Würfel
   *[other] Die Würfel
} { LIST($faces, glue: "space") } zu den anderen zurücklegen
