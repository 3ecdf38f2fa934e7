# The card: what the house says of the game before its rules are loaded.

despirala-mode = Mode
despirala-mode-normal = Normal
    .about = Highest score wins
despirala-mode-misere = Misère
    .about = Lowest score wins, no reroll
despirala-level-sampled-1 = Casual
    .about = Plays by feel
despirala-level-sampled-5 = Careful
    .about = Tries five rolls
despirala-level-sampled-50 = Steady
    .about = Rarely wrong
despirala-level-sampled-1000 = Thorough
    .about = Hardly ever wrong
despirala-level-competitive = Rival
    .about = Plays the rank
despirala-level-competitive-win = Challenger
    .about = Plays to win
despirala-level-optimal = Exact
    .about = Best every time
despirala-tagline = Six dice · fourteen goals
despirala-about = Roll six dice, pick one of fourteen goals, and spend goods to finish it. Greed costs everything.
despirala-record = Best score
despirala-record-unit = { $value ->
    [one] point
   *[other] points
}
despirala-badge = Hardly a slip
    .about = Thirty best choices, less slips
despirala-loss-unit = points
despirala-judge = the exact engine
despirala-challenge = Most points, 14 turns
