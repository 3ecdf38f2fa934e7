# Der echte Tisch: das Brett aufbauen, und was Hände für einen Bot tun.

hands-step = Schritt { $step } von { $count }
hands-count = { $done ->
    [0] { hands-left }
   *[other] { $left ->
        [0] { $done } erledigt
       *[other] { $done } erledigt, { hands-left }
    }
}
hands-left = noch { $left }
hands-laid-out = Alles liegt da
    .tip = Nach dem, was gezogen wird, wird noch gefragt
hands-lay = Aufbauen, dann Leertaste
    .detail = Was gezogen wird, wird gefragt, wo es hingehört.
hands-undone = Zurücklegen
hands-take-back = Rückgängig machen: { $words }
hands-turn-map = Karte drehen
hands-map = Das Brett
hands-stands = Steht es noch so?
    .detail = Das Brett vor euch soll aussehen wie dieses Bild.
hands-stands-yes = Es steht so
