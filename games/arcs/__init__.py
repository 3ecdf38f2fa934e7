"""Arcs: conflict and collapse in the Reach, the base game.

A scene reads `match.pending`: a Decision of a person (its options tell all that is legal) or a
Chance. Kinds of decisions: redraw, lead, play, opening (declare, seize), act, tax, build, move,
fleet, catapult, repair, influence, secure, ransack, battle, dice, reroll, hit, raid, drop,
arrange, steal, place, cluster, attach, seize, throw, declare, captive, resource, abduct, trade,
return, look, swap, gate; with leaders and lore draft, agent (influence or go on), go and ships
(moves of their texts), type, reshape, repeat, give, prune, guide, fire, fire-dice, roll-again,
martyr, trophy, annex, exchange; event-again (the dice of an Event) and blight (whose Trophy comes
back) in the campaign. Kinds of chance: first, setup, court, deal, draw, battle, reroll, draft;
in Summits of the campaign deal (with whom), draw (a deal, part by part), consent, and with
SUPERCATs settle (grievances), export, and the chances rounds and weigh (the die of an offer);
for a SUPERCAT reveal (two cards of the stack), seize (its die), seen (Farseers at its cards).
A SUPERCAT's seat has `supercat` (hand counter, seize counter, cards drawn) and an open hand.
"""
