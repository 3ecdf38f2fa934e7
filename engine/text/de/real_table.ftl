# Der echte Tisch: das Brett aufbauen, und was Hände für einen Bot tun.

hands-step = Schritt { $step } von { $count }
hands-step-of-more = Schritt { $step }
hands-count-of-more = { $done ->
    [0] der erste von mehreren
   *[other] { $done } erledigt, der Zug geht weiter
}
ask-lot = Lose darum, zum Beispiel mit einem Würfel; oder lass das Programm ziehen.
hands-count = { $done ->
    [0] { hands-left }
   *[other] { $left ->
        [0] { $done } erledigt
       *[other] { $done } erledigt, { hands-left }
    }
}
hands-left = noch { $left }
hands-laid-out = Alles ist aufgebaut
    .short = Alles steht
    .tip = Nach dem, was gezogen wird, wird noch gefragt
hands-lay = Aufbauen, dann Leertaste
    .detail = Nach jedem Ziehen wirst du gefragt, wenn es so weit ist.
hands-undone = Zurücklegen
hands-take-back = Rückgängig machen: { $words }
hands-again = Noch einmal
hands-turn-map = Karte drehen
hands-why = Warum
hands-map = Das Brett
hands-stands = Sieht dein Brett noch so aus?
    .detail = Es soll aussehen wie dieses Bild.
hands-stands-yes = Es sieht so aus
