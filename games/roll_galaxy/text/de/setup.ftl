# Was die Seite zeigt, auf der eine Partie vorbereitet wird.

setup-phases-and-dice = Phasen und Würfel
setup-a-die-works = ein Würfel arbeitet, wo seine Seite es zeigt; nur gewählte Phasen finden statt
phase-explore = Erkunden
    .about = neue Plättchen oder $
phase-develop = Entwickeln
    .about = neue Fähigkeiten entstehen
phase-settle = Siedeln
    .about = neue Welten kommen dazu
phase-produce = Produzieren
    .about = Welten erhalten Güter
phase-ship = Verladen
    .about = Güter für $ oder SP
kind-home = { $form ->
    [compound] Heimat-
    [cap] Heimat-
   *[plain] Heimat
}
kind-military = { $form ->
    [compound] Militär-
    [cap] Militär-
   *[plain] Militär
}
kind-consumption = { $form ->
    [compound] Konsum-
    [cap] Konsum-
   *[plain] Konsum
}
kind-novelty = { $form ->
    [compound] Luxusartikel-
    [cap] Luxusartikel-
   *[plain] Luxusartikel
}
kind-rare-elements = { $form ->
    [compound] Seltene-Elemente-
    [cap] Seltene-Elemente-
   *[plain] Seltene Elemente
}
kind-genes = { $form ->
    [compound] Gen-
    [cap] Gen-
   *[plain] Gene
}
kind-alien-technology = { $form ->
    [compound] Alien-Technologie-
    [cap] Alien-Technologie-
   *[plain] Alien-Technologie
}
kind-gray = { $form ->
    [compound] graue{ " " }
    [cap] Graue{ " " }
   *[plain] grau
}
