# The page "My box": what an owner's tiles, borders and river have printed.

box-title = My box
box-tab-orange = Orange{ $left ->
    [0] {""}
   *[other] {" "}({ $left })
}
box-tab-green = Green{ $left ->
    [0] {""}
   *[other] {" "}({ $left })
}
box-tab-blue = Blue{ $left ->
    [0] {""}
   *[other] {" "}({ $left })
}
box-tab-purple = Purple{ $left ->
    [0] {""}
   *[other] {" "}({ $left })
}
box-tab-borders = Borders{ $left ->
    [0] {""}
   *[other] {" "}({ $left })
}
box-tab-river = River{ $left ->
    [0] {""}
   *[other] {" "}({ $left })
}
box-left = { $left ->
    [0] Everything matches your box.
    [one] { $left } piece is still reconstructed.
   *[other] { $left } pieces are still reconstructed.
}
box-printed = What is printed there?
box-guess = Reconstructed
box-set = Matches your box
box-next = It matches: next
box-rest = The rest matches
    .tip = Marks everything that is still reconstructed as it is shown.
box-use = Use my box
box-check = Check
box-import = Import
    .words = Give the path of a box that was exported. It replaces this one.
box-export = Export
    .words = Give the path of the file to write.
box-path = Path of the file
box-imported = This is your box now.
box-exported = Your box is in { $file }.
box-complete = Everything matches your box. Choose "Use my box".
box-sound = No faults: counts, prices and roads are possible.
box-again = Pick other signs
box-line-price = Price
box-line-road = Road
box-line-buildings = Buildings
box-line-goods = Goods
box-line-back = Back
box-line-signs = Signs
box-line-amount = Amount
box-line-where = Where
box-line-owner = Yield tile
box-named = { NAME($what, form: "cap") }
box-effect = { $what }
box-brings = It brings { $what }.
box-back-tiger = Tiger
box-back-snake = Snake
box-back-cow = Cow
box-tile = { NAME($tile, form: "begins") }
box-stone = River space { $space }
box-edge = { $isBack ->
    [yes] Navaratnas: { NAME($border, form: "edge") }
   *[no] { NAME($border, form: "edge") }
}
box-border = { $isBack ->
    [yes] Navaratnas: { $border }
   *[no] { NAME($border, form: "cap") }
}

# What no box has, and files that are none

box-refused = { $file } can't be your box: { $why }. Correct the file, or choose another one
box-count = There are { $count } { NAME($colour) } tiles. A box has 16 of each color
box-price = { NAME($colour, form: "begins") } tile with a { NAME($animal) } on its back costs { $price }. Set a price from 1 to 10
box-bare = { NAME($colour, form: "begins") } tile with a { NAME($animal) } on its back and price { $price } is empty. Set a building or a good on it
box-buildings = { NAME($colour, form: "begins") } tile with a { NAME($animal) } on its back and price { $price } has more than 2 buildings. Leave at most 2
box-markets = { NAME($colour, form: "begins") } tile with a { NAME($animal) } on its back and price { $price } has more than 2 goods. Leave at most 2
box-two-dice = No { NAME($colour) } tile costs 7 or more. Two dice pay 7 to 10, so check the prices
box-empty-border = Border { $number } brings nothing. Set what is printed there
box-empty-stone = River space { $space } brings nothing. Set what is printed there
box-place = { NAME($part) }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}
box-part-tiles = Tile
box-part-river = River
box-part-river-tiles = River tile
box-part-province-board = Province
box-part-action-spaces = Spaces for workers
box-part-tracks = Tracks
box-part-yield-tiles = Yield tiles
box-part-chambers = Chambers
box-part-dummy = Dummy
box-part-setup = Setup
box-part-karma = Karma
