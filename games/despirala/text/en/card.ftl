# The card: what the house says of the game before its rules are loaded.

despirala-mode = Mode
    .asks = Who wins
despirala-mode-normal = Normal
    .about = Highest score wins
despirala-mode-misere = Misère
    .about = Lowest score wins, no reroll
despirala-level-sampled-1 = Casual
    .about = Plays by feel
    .feels = A light first evening
    .says = One roll in my head, and I go by that.
despirala-level-sampled-5 = Careful
    .about = Tries five rolls
    .feels = Slips now and then
    .says = Five rolls in my head, then I choose.
despirala-level-sampled-50 = Steady
    .about = Rarely wrong
    .feels = Seldom slips
    .says = Fifty rolls in my head. I am rarely wrong.
despirala-level-sampled-1000 = Thorough
    .about = Hardly ever wrong
    .feels = Hardly ever slips
    .says = A thousand rolls in my head, every time.
despirala-level-competitive = Rival
    .about = Wins more, scores less
    .feels = Plays against your score
    .says = I watch your sheet as closely as mine.
despirala-level-competitive-win = Challenger
    .about = Plays to win
    .feels = Dares all for the win
    .says = Second place is worth nothing to me.
despirala-level-optimal = Exact
    .about = Highest average score
    .feels = Gives nothing away
    .says = I know what every roll is worth. I take the best.
despirala-tagline = Six dice · fourteen goals
despirala-about = Roll six dice, pick one of fourteen goals, and spend goods to finish it. Greed costs everything.
despirala-record = Best score
despirala-record-unit = { $value ->
    [one] point
   *[other] points
}
despirala-badge = Hardly a slip
    .about = Thirty best choices, minus mistakes
despirala-loss-unit = points
despirala-judge = the exact engine
despirala-challenge = Most points, 14 turns
despirala-next-reroll = Before you reroll, look at what the dice you have are good for.
despirala-next-combination = Before you choose, compare the points and the chance of every combination.
despirala-next-stop = Before you stop, compare your goods with the dice still missing.
despirala-next-collect = Before you roll on, compare the goods it costs with the dice still missing.
