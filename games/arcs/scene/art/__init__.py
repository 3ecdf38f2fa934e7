"""The drawing layer of Arcs: plain values in, pictures out; no rules and no match.

All boxes and points are in the units of the window, all functions take its canvas first; composed
parts are kept as pictures under their look and size. `looks` holds the values that say what is
seen, `places.places_in(box)` lays the map into a box of the window.

The map, from below: `planets.draw_space` (sky and stars), `cells.Ground` (the ring in two sheets,
painted part by part by `work()`), `cells.draw_control` (by system the seat), `cells.draw_outlines`,
`cells.draw_slots`, then `pieces.draw_systems`.

`python -m tests.games.arcs.scene.art.sample_art FILE [SIZE] [PAGE]` paints whole pages of it.
"""
