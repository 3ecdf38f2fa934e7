# What only records made before this version say.

told-no = { $line }: no
line-of-document = { page-line }
priority-of-document = { page-words }
dice-for-control = It fights for control with { fresh-ships } against { their-ships }
admiral-loss = { $loss } for { NAME($of) } from { NAME($what) }
