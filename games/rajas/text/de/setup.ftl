# Was die Seite zeigt, auf der eine Partie vorbereitet wird.

glance = Ruhm und Geld laufen einander entgegen
glance-race = { $meet }
    .detail = 2 × Ruhm + Geld
glance-dice = { $dice } Würfel
    .detail = haben Platz auf Kali
glance-workers = { $workers } Arbeiter
    .detail = höchstens, erst 3
glance-river = { $spaces } Felder
    .detail = { $tiles ->
        [0] hat der Fluss
       *[other] mit { $tiles } Plättchen
    }
glance-yields = Ertragsplättchen
    .detail = liegen an den Grenzen
glance-borders = { $borders } Grenzen
    .detail = deiner Provinz
glance-dummies = Dummys
    .detail = { $fame ->
        [0] keine Vorgabe
       *[other] { $fame } Ruhm voraus
    }
