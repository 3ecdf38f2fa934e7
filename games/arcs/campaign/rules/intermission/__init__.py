"""INTER: the Intermission, between Act I and Act II: a sitting of its own.

beginning   the table with which it begins, and the steps in their order
resolving   A: every fate's Resolution, by a short vocabulary of deeds (`later_box`)
clearing    B and C: the Court, Trophies and Captives, frozen resources
repairing   D: Blight is repaired, what is damaged is destroyed
reckoning   E: the initiative, half the Power, conceding
choosing    F: the fate of Act II
events, moves   what happens and what is answered only here
"""
