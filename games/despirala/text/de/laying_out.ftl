# Was vor dem Spiel auf den Tisch kommt.

lay-dice = Die Würfel
    .hands = { $dice } Würfel in die Mitte legen
    .about = Waren liegen daneben: Chips in beliebiger Zahl, sie werden nie knapp.
lay-sheet = Blatt: { NAME($seat, form: "subject") }
    .hands = { PERSON($seat) ->
        [you] Ein leeres Blatt nehmen
        [mark] Ein leeres Blatt geben
       *[one] { NAME($seat) } ein leeres Blatt geben
    }
    .about = Vierzehn Kombinationen, noch keine Punkte.
lay-goods = Waren
    .hands = { NAME($seat, form: "subject") }: { goods }
    .about = Wer einen Zug beginnt, bekommt fünf.

# Wie Hände zurücknehmen, was sie getan haben.

back-dice-set-aside = Zu den anderen zurücklegen: { faces }
