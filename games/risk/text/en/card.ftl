# The card: what the house says of the game before its rules are loaded.

risk-trade = Forced set
risk-trade-document = More than five
    .about = A sixth card must be redeemed
risk-trade-classic5 = Five or more
    .about = The fifth card already must
risk-claiming = Claiming
risk-claiming-chosen = Chosen
    .about = Take territories in turn
risk-claiming-random = Random
    .about = Territories are dealt
risk-defence = Defence
risk-defence-automatic = Automatic
    .about = Always two dice when possible
risk-defence-manual = Manual
    .about = The defender chooses one or two
risk-rounds = Round limit
    .about = Only for tables without a person
risk-rounds-200 = 200 rounds
risk-rounds-100 = 100 rounds
risk-rounds-50 = 50 rounds
risk-rounds-10 = 10 rounds
risk-rounds-none = None
risk-level-recruit = Recruit
    .about = Random, but sane
risk-level-raider = Raider
    .about = Takes the weak
risk-level-captain = Captain
    .about = Wants a continent
risk-level-general = General
    .about = Plans campaigns
risk-level-expert = Expert
    .about = Compares boards
risk-tagline = Seize the world
risk-about = Claim the world, gather troops and cards, and roll for every border until one colour is left.
risk-figures = games won, one against four of the level before
risk-record = Wins in a row
risk-record-unit = { $value ->
    [one] game
   *[other] games
}
risk-badge = Against the odds
    .about = Risk won against the Expert
risk-loss-unit = % of all power
risk-judge = the Expert
risk-challenge = Win in few rounds
