"""A Summit at the table: everybody gathers around it, the map becomes smaller behind it.

Where things are:

    layout     the desk of a Summit: the map above, the table below, trays, wells, the middle
    model      the Summit in plain values: who sits there, what can be given, what is given
    things     what can be given, as a piece with a short name
    table_top  the round table, plates of seats, motions on parchment
    deal       trays, the middle with the die, threads to the map and the Court
    answer     how a SUPERCAT weighs the deal, and what would make it likelier
    account    who called the Summit, how far it is, the order of the deals
    gathering  what can be pointed at, rolled, laid back
    view       all of it together, as it is drawn
    film       what slides into the middle, and the die that answers
"""
