# What fates want, in the few words of their cards.

reach-style-steward = Win ambitions as First Regent
reach-style-founder = Leave the Empire and hold systems
reach-style-magnate = Make deals in Summits
reach-style-advocate = Keep the guilds in power
reach-style-caretaker = Hold gates and share golems
reach-style-partisan = Take the initiative and avoid Outrage
reach-style-admiral = Fight with the fleets of the Empire
reach-style-believer = Teach the faith and win ambitions

## How the marker of an objective goes down

reach-objective-steward-1 = per Power from each ambition you win as First Regent, city bonus included
reach-objective-founder-1 = for each ambition you win as an Outlaw
reach-objective-founder-2 = per system you control when a chapter ends, as an Outlaw
reach-objective-magnate-1 = for each Favor or resource a rival gives you in Negotiations
reach-objective-magnate-2 = whenever you discard three resources in Negotiations
reach-objective-advocate-1 = whenever a guild card's Prelude discards it while you hold Guild Overseers
reach-objective-advocate-2 = whenever you Recover while you hold Guild Overseers
reach-objective-caretaker-1 = per golem you hold, for each ambition you win
reach-objective-caretaker-2 = whenever anybody spends a golem
reach-objective-partisan-1 = whenever you take the initiative from another player
reach-objective-partisan-2 = for each ambition you win without Outrage of a resource that it counts
reach-objective-admiral-1 = per Imperial ship placed while you, as a Regent, are winning a declared ambition
reach-objective-admiral-2 = per Trophy from battles in which Imperial ships attack with you
reach-objective-believer-1 = per pip of the top Faithful card for each ambition you win; −10 if none is left
