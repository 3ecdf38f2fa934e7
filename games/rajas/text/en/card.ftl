# The card: what the house says of the game before its rules are loaded.

rajas-board = Version
rajas-board-base = Base game
    .about = Ten dice, five workers
rajas-board-navaratnas = Navaratnas
    .about = Yield tiles, eight dice, six workers
rajas-ganga = Ganga
rajas-ganga-off = Off
    .about = The river as printed
rajas-ganga-on = On
    .about = Eight tiles cover the river
rajas-handicap = Handicap
    .about = How far dummies are ahead
rajas-handicap-none = None
rajas-handicap-some = { $fame } fame, { $money } money
rajas-dummies = Dummies
rajas-dummies-letter = By the letter
    .about = Just as the solo version says
rajas-dummies-sensible = Sensible
    .about = No action that brings nothing
rajas-numbers = Numbers
    .about = Reconstructed are all 64 province tiles, all 16 borders, 29 of 30 river spaces, 12 of 16 bonuses on the tracks, 23 of 30 yield tiles, 5 of 8 Ganga tiles, 21 of 37 spaces for workers, the size of the province, the choice of cover tiles
rajas-numbers-printed = Supplied
    .about = Printed where known, else reconstructed
rajas-numbers-mine = Mine
    .about = From your own file
rajas-level-dummy = Dummy
    .about = The solo version
rajas-level-greedy = Greedy
    .about = Takes what brings most
rajas-level-page = Page
    .about = One worker ahead
rajas-level-minister = Minister
    .about = Plans by rounds
rajas-level-raja = Raja
    .about = Weighs each move
rajas-tagline = Wealth and fame
rajas-about = Place workers, roll dice and build a province, until wealth and fame meet on the way round the palace.
rajas-figures = rounds to the end, measured
rajas-record = Largest lead
rajas-record-unit = { $value ->
    [one] step
   *[other] steps
}
rajas-badge = Swift river
    .about = Rajas won by twenty steps
rajas-loss-unit = rounds
rajas-judge = the Raja
rajas-challenge = Meet in few rounds
