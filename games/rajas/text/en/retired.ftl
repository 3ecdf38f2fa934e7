# What only records made before this version say.

wins-rounds = Best move: { $move }. Second: { $other }, { $rounds ->
    [none] { about-equal }
   *[other] { $rounds } rounds behind
}
