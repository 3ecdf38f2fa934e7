"""Arcs: conflict and collapse in the Reach, the base game.

Where things are, for whoever draws the table or writes a player:

    state      ArcsTable: the table and the steps to come; what a seat may see of it
    table      all that lies there; parts: pieces, cards, Seat; invariants: what cannot be
    board      systems, action cards, dice, markers, setup cards, read from data/
    court      Court cards and their clauses of effects; leaders: leaders and lore alike
    rule_queries  what the rules ask; rule_hooks: what guild cards answer; reactions:
                  what they do after
    stack      the stack that SUPERCATs draw from, and the cards at their boards
    moves      what a person may answer; events: what happens (log, animation, charts)
    dealing    hands as chance; steps: the rulebook
    supercat   the automated opponent: its card supply, and how it decides, page by page
    bots       the players made of code; search_bot: the one that looks ahead, in two levels

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
