"""The drawing layer of Arcs: plain values in, pictures out; no rules and no match.

`places.places_in(box)` lays the map into a box of the window: `Places` with `cells` by system
(outline, body, slots, label, ships), `groups(system, count)` where groups of ships stand,
`system_at`, `slot_at`, `group_at` for pointing, `void_box` for the round's cards. `looks` holds the
values that say what is seen. All boxes and points are in the units of the window, all functions
take its canvas first; composed parts are kept as pictures under their look and size.

The map, from below:

- `space.draw_space(canvas, box, scene)` sky, clouds and stars behind everything;
- `ground.Ground` the ring in two sheets: `draw_cells` (cells, walls, void, sectors out of play) and
  `draw_worlds` (planets, gates, bridges, labels); `work()` paints the next part, `finish` all;
- `cells.draw_control` between the two, by system the seat; `cells.draw_outlines` above them, by
  system the state;
- `worlds.draw_slots` the empty building slots; `fleets.draw_systems` buildings and ships.

Single pieces, around a point and with a size: `ships` (ship, counter, group), `buildings` (city,
starport, slot), `tokens` (agent, resource, marker, initiative, zero marker, keys, pips, seat mark,
any piece, pill), `dice` (die, symbol), `planets`; `arrows.draw_move` with
`way_of` and `place_on` for ships that fly.

Cards: `action_cards.draw_card` (face or back), `hand.draw_hand` with `hand_places` and `card_at`,
`trick.draw_trick` with `trick_boxes`, `court_cards.draw_court_card` and `draw_guild`.

Panels: `ambition_box.draw_ambition`, `own_board.draw_own_board` with `slot_box`, `city_box` and
`row_box`, `seat_plate.draw_seat_plate`. Battle: `arena.draw_arena` with `fighter_boxes`,
`battle_panels` with lanes, results, charts, the raid and the steps, and the boxes of what can be
clicked in them. `chapter_end` has columns, Power, turning markers, chapters and what follows.

`python -m tests.games.arcs.scene.art.sample_art FILE [SIZE] [PAGE]` paints whole pages of it.
"""
