"""The Blighted Reach, Act I, in the rooms of a game: rules, bots (SUPERCAT's pages), scene.

Arcs knows nothing of it: the table asks its `Expansion` (`rules.state.Reach` here), rules ask their
rulings, and what is said, drawn or answered otherwise is put beside the base game's part
(`expansion.ByMode`) as `rules.rooms`, `bots.rooms` and `scene.rooms` load it. What is printed
stands in `games.arcs.reach_box`.
"""
