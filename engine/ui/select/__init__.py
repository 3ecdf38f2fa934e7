"""What a person has chosen of a decision so far: a path through its options.

A game says which parts name each option, and in `engine.ui.table.pointing` where they lie; all else
is here, and draws nothing:

    paths       options by the parts that name them, in an order or as a set, some with a number
    draft       pieces put down part by part, to be confirmed all at once
    selection   what is chosen and what clicks, drags, keys and numbers make of it
    at_table    the table whose decision it is
"""
