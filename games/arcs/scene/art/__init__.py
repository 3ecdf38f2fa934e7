"""The drawing layer of Arcs: plain values in, pictures out; no rules and no match.

`places.places_in(box)` lays the map into a box of the window: `Places` with `cells` by system
(outline, body, slots, label, zones), `groups(system, count)` where groups of ships stand,
`system_at`, `slot_at`, `group_at` for pointing, `void_box` for the round's cards. `looks` holds the
values that say what is seen. All boxes and points are in the units of the window, all functions
take its canvas first; composed parts are kept as pictures under their look and size.

The map, from below:

- `space.draw_space(canvas, box, scene="table")` sky, clouds and stars behind everything;
- `ground.Ground` the ring: `draw_cells(canvas, places, out)` (cells, walls, void, sectors out of
  play), `draw_worlds(canvas, places, out)` (planets, gates, bridges, labels); `work()` paints the
  next part, `is_done`, `finish(canvas, places, out)`;
- `cells.draw_control(canvas, places, {system: seat})` between the two;
  `cells.draw_outlines(canvas, places, {system: state}, pulse=1.0, colour=LEGAL)` above them;
- `worlds.draw_slots(canvas, places, {system: lit slots}, {system: how many are built})`;
- `fleets.draw_built(canvas, places, system, built)`, `fleets.draw_ships(canvas, places, system,
  ships, states=())`, `fleets.draw_systems(canvas, places, {system: SystemLook})` both of all.

Single pieces (centre and size): `ships.draw_ship(canvas, seat, x, y, height, is_hurt=False,
turn=0, alpha=255)`, `ships.draw_counter(canvas, seat, x, y, count, r=12, is_hurt=False)`,
`ships.draw_group(canvas, ships, place)`, `buildings.draw_building(canvas, building, x, y, r)`,
`buildings.draw_slot(canvas, x, y, r, is_lit=False)`, `tokens.draw_agent(canvas, seat, x, y,
height)`, `tokens.draw_token(canvas, resource, x, y, size)`, `tokens.draw_resource(canvas,
resource, x, y, r)`, `tokens.draw_marker(canvas, marker, x, y, r)`, `tokens.draw_initiative`,
`tokens.draw_zero`, `tokens.draw_keys(canvas, x, y, count, size)`, `tokens.draw_pips`,
`tokens.draw_seat(canvas, seat, x, y, r)`, `tokens.draw_piece(canvas, piece, x, y, size)`,
`dice.draw_die(canvas, kind, face, x, y, size, turn=0)`, `dice.draw_symbol(canvas, symbol, x, y,
size, colour)`, `arrows.draw_move(canvas, start, end)`, `arrows.draw_trail(canvas, points, colour,
share)`.

Cards: `action_cards.draw_card(canvas, box, card, ...)`, `action_cards.draw_back(canvas, box)`,
`hand.draw_hand(canvas, box, cards)` with `hand.hand_boxes(box, count)` and `hand.card_at`,
`trick.draw_trick(canvas, places, cards, foot)`, `court_cards.draw_court_card(canvas, box, look)`,
`court_cards.draw_guild(canvas, box, look)`.

Panels: `ambition_box.draw_ambition(canvas, box, look)`, `own_board.draw_own_board(canvas, box,
look)` with `own_board.slot_box(box, number)`, `seat_plate.draw_seat_plate(canvas, box, look)`.

Battle: `arena.draw_arena(canvas, box, look)` with `arena.fighter_boxes(box, look)`,
`battle_panels.draw_lane(canvas, box, look)` with `battle_panels.stepper_boxes(box)`,
`battle_panels.draw_results`, `draw_chart`, `draw_raid`, `raid_slot_box`, `draw_steps`.
Chapter end: `chapter_end.draw_column(canvas, box, look)`, `draw_power(canvas, box, rows, goal)`,
`draw_turning(canvas, box, before, after, share)`, `draw_chapters(canvas, x, y, chapter)`.
"""
