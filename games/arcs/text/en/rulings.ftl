# The reversed rulings, written by build.position_pages from data/rulings.json.

ruling-outrage-city-by-city = Several cities in one battle
    .now = After all hits are dealt, destroyed cities are resolved one by one. For each, Outrage comes first, then ransacking.
    .first = After all hits are dealt, the Outrage of every destroyed city comes first. The ransacking follows, and the cards taken in it are kept.

ruling-unions-before-initiative = Unions, picking up the card
    .now = A Union's card is picked up after all turns, before the initiative is checked and before Events.
    .first = A Union's card is picked up at the end of the round, after the initiative is checked.

ruling-cartel-resources-stay = Silver-Tongues and Cartels
    .now = Silver-Tongues cannot steal a resource from a Cartel.
    .first = Silver-Tongues may steal a resource from a Cartel.

ruling-populist-no-zero-marker = Populist Demands
    .now = An ambition declared by Populist Demands places no zero marker.
    .first = An ambition declared by Populist Demands places the zero marker.

ruling-upstart-needs-control = Upstart
    .now = The Upstart cannot tax a city without control, not even with Empath's Bond.
    .first = With Empath's Bond the Upstart may tax a city without control.

ruling-agitator-is-intercepted = Agitator
    .now = Irregular works whenever the attacker is intercepted, so the intercept of Mirror Plating counts.
    .first = Irregular works only if the attacker rolls an intercept, so the intercept of Mirror Plating does not count.

ruling-loyal-card-pays-cloud-city = Cloud Cities and Loyal cards
    .now = A Loyal card lets any resource pay for a Cloud City.
    .first = A Loyal card does not pay for a Cloud City.

ruling-force-beams-in-play-areas = Force Beams
    .now = Guide is not a catapult and does not set off Gate Ports. It ignores only move modifiers that are in play areas.
    .first = Guide is not a catapult and does not set off Gate Ports. It ignores all move modifiers.

ruling-no-living-structures-on-cloud-cities = Living Structures
    .now = Prune replaces only a building in a slot, so never a Cloud City.
    .first = Prune replaces any Loyal city or starport, even a Cloud City.

ruling-sprinter-one-group = Sprinter Drives
    .now = After a move, one group of the fresh Loyal ships that just moved may move once more. This move does not cause another one, takes no Imperial ships, and catapults only from a starport.
    .first = After a move, each fresh Loyal ship that just moved may move once more, each on its own.

ruling-overrides-own-ship-alone = Survival Overrides, own ship alone
    .now = You may use Martyr even if there is no other ship to destroy.
    .first = You may use Martyr only if there is another ship to destroy.

ruling-frozen-resources-demanded = The Demand and frozen resources
    .now = The Imperial Demand may take a Regent's frozen resources, such as those on the Merchant League. The First Regent does not pay with its own.
    .first = The Imperial Demand takes resources from slots only.

ruling-council-flipped-while-tucked = Council flipped while tucked
    .now = If the Council is flipped while it is tucked, it returns to the Court and is not resolved.
    .first = If the Council is flipped while it is tucked, it is still resolved when the round ends.

ruling-event-pips-after-flip = Events after the Council was flipped
    .now = An Event gives no pips after another Event or while the Council is tucked. It gives pips again after the Council was flipped back.
    .first = An Event gives no pips after another Event, or once the Council was secured in this round.

ruling-free-cities-stolen = Raiding a Free city
    .now = A Free city can be raided once a battle, and this counts as stealing.
    .first = A Free city can be raided once a battle, but this does not count as stealing.

ruling-crisis-dice-of-initiative = Crisis dice
    .now = The player with the initiative rolls the dice of Events and Crises. That player's Empath's Vision may reroll them.
    .first = The dice of an Event and of Crises are nobody's, so nobody may reroll them.
