"""The table of every game: a frame, a board, and a director that plays the match's story.

A table is put together, not inherited. `Table` (a scene of no more than its own few methods) holds

- `sitting`: who sits there, whose move it is, whose story is told (`person`, `viewer`, `watcher`);
- `director`: plays the story's beats; `director.shown` is the view that is drawn now, `happened`
  and `since` are the events told so far, `hold` and `go_on` stop a film, `skip_ahead` runs to the
  next decision of a person;
- `frame`: top bar, seats, columns, action bar, log, typed words, real dice; `prompter` is what the
  bar says;
- `orders`: undo, redo, hint, menu and the other commands;
- `input_router`: what clicks and keys mean, from skipping a film to the frame's own keys;
- `conductor`: keeps the match going; `table_sync` is its audience and keeps all of them in step.

**What a game hands over.** `Game.table_parts()` returns a function of the table that returns its
`Parts`: a `Board` (where things are, how they are drawn, what intents mean there) and, where the
engine's own words do not do, how beats look (`film`), what the bar offers (`actions`), the lines of
the log, seats, panels, places that can be clicked, and a `FrameStyle` for another layout. Parts are
functions of a `Moment`: the view that is drawn, from whose side, and what the person there decides.
Nothing they draw comes from anywhere else, and no part applies an event to a table of its own.

    class Heap(Board):
        def __init__(self, table: Table) -> None:
            self.table = table
            self.wobble = 0.0          # only how things look, never what they are

        def draw(self, canvas: Canvas, moment: Moment) -> None:
            draw_stones(canvas, moment.table.heap, self.wobble)

        def film(self, beat: Beat, before: NimView, turn: Animation) -> list[Animation]:
            def shake(share: float) -> None:
                self.wobble = 1 - share

            return [Tween(0.3, shake), turn]     # the stones go when the heap has shaken

    def heap_parts(table: Table) -> Parts:
        heap = Heap(table)
        return Parts(board=heap, film=heap.film)

**What comes with it.** `frame.explained` shows a bot's turn step by step (the director waits after
each, the bar offers the next one, the turn at once, or the way to one's own); `frame.ending` crowns
the winners in `frame.seat_boxes` and then opens the sheet. A bar of its own kind gets the buttons
of both as `Actions`, and should show `explained.offers()` among what it offers while bots play.

While the function runs, the table has `app`, `match`, `sitting`, `conductor` and `orders`; `frame`,
`director` and the first `Moment` come right after it.
"""
