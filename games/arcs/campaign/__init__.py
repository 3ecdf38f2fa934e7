"""The Blighted Reach, Act I, a game of its own: rules, bots (SUPERCAT's pages), scene.

Arcs knows nothing of it: the table asks its `Expansion` (`rules.state.Reach` here), rules ask their
hooks, and what is said, drawn or answered otherwise is put beside the base game's part
(`expansion.ByMode`) as `game` and `rules.register` load it. What is printed
stands in `games.arcs.campaign_components`.
"""
