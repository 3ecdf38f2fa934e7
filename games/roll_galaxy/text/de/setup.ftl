# Was die Seite zeigt, auf der eine Partie vorbereitet wird.

setup-phases-and-dice = Phasen und Würfel
setup-a-die-works = ein Würfel arbeitet, wo seine Seite es sagt, und nur Gerufenes geschieht
phase-explore = Erkunden
    .about = neue Plättchen oder Geld
phase-develop = Entwickeln
    .about = neue Kräfte entstehen
phase-settle = Besiedeln
    .about = neue Welten kommen dazu
phase-produce = Erzeugen
    .about = Welten erhalten Waren
phase-ship = Liefern
    .about = Waren für Geld oder Punkte
kind-home = Heimat
kind-military = Militär
kind-consumption = Konsum
kind-novelty = Neuheiten
kind-rare-elements = Seltene Elemente
kind-genes = Gene
kind-alien-technology = Alien-Technologie
