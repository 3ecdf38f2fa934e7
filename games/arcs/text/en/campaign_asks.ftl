# What is asked only in the campaign. The part `detail` is a second line that holds wherever it is
# read.

## The beginning

reach-ask-policies = Shuffle the policies
reach-ask-empire = Roll the number die: which clusters are Imperial?
reach-ask-free-cities = Roll the event die: where do Free cities stand?
reach-ask-fates-dealt = Deal two fates
reach-ask-fate = Choose your fate
    .detail = Its marker is to reach 0; what is left is lost as Power.
reach-ask-fate-drawn = Draw the fate that { DOES($seat, you: "follow", one: "follows", subject: "inside") }
reach-ask-home = Place three ships and a building
reach-ask-home-drawn = Where does { NAME($seat, form: "whose") } { NAME($kind) } stand?

## Imperial ships

reach-ask-escort = Choose the Imperial ships that come along
reach-ask-enlist = Choose the Imperial ships that attack with you
reach-ask-plunder-free = Plunder the Free States, or go on
    .detail = A key takes a resource of the planet's type from the supply.

## The end of a round

reach-ask-event-dice = Roll the event die and the number die
reach-ask-blight = Choose whose Blight Trophy comes to the map
reach-ask-event-again = The dice show { NAME($symbol) } { $number }: { NAME($result) }. Reroll any of them?
reach-ask-summon = Call a Summit, or go on
    .detail = There all may deal with each other.
reach-ask-trust = Take a resource of the Trust
    .detail = The First Regent loses 1 Power for each.
reach-ask-outcome = Choose Crises or Edicts
    .detail = The Council resolves one of them now.

## Crises, edicts and Vox cards

reach-ask-give-up = Discard a guild card
    .detail = You have more of them than agents in supply.
reach-ask-free-own = Free one of your cities
    .detail = It becomes a city of the Free States.
reach-ask-free = Free a city, or go on
    .detail = It becomes a city of the Free States.
reach-ask-place-agent = Move an agent to a Court card, or go on
reach-ask-cleanse = Destroy the damaged Blight of a cluster, or go on
reach-ask-lore = Which lore card is it?
reach-ask-govern = Enforce the policy, or change it
    .detail = The policy is { NAME($policy) }.
reach-ask-tribute = Choose what { DOES($payer, you: "pay", one: "pays", subject: "inside") }
    .detail = It goes to the Trust.
reach-ask-spoils = Choose what { DOES($payer, you: "pay", one: "pays", subject: "inside") }
    .detail = It comes to you.
reach-ask-unpaid = Turn { NAME($payer) } into an Outlaw, or go on
    .detail = { DOES($payer, you: "have", one: "has") } nothing to pay with, and no agent for a Favor.
reach-ask-requisition = Choose where two Imperial ships come
reach-ask-arm = Choose who gets a Weapon
    .detail = There are too few for all Regents.

## Summits

reach-ask-order = Call to Order, or go on
    .detail = Only you decide here; then all negotiate.
reach-ask-deal = Propose a deal, or go on
    .detail = Choose whom to deal with; every part is agreed upon.
reach-ask-parts = Put something into the deal, or drop it
reach-ask-more-parts = Add to the deal, offer it, or drop it
reach-ask-consent = Accept the deal, or refuse it
    .detail = Nothing changes hands unless you accept all.

## Fates

reach-ask-bargain = Choose a Court card for a rival to secure
    .detail = You influence and secure afterwards.
reach-ask-bargained-influence = Influence a Court card, or go on
    .detail = { $left ->
        [one] { $left } influence is left.
       *[other] { $left } influences are left.
    }
reach-ask-bargained-secure = Secure a Court card, or go on
reach-ask-parade = Place { $count ->
    [one] { $count } ship
   *[other] { $count } ships
} at a Free city, or go on
reach-ask-turn-outlaw = Leave the Empire, or go on
    .detail = You lose what only Regents have.
reach-ask-store = Store a resource on the Merchant League, or go on
reach-ask-recover = Choose a Court card to attach { NAME($card) } to
    .detail = It carries nothing yet, and no agents lie on it.
reach-ask-teach = Choose a guild card to attach { NAME($card) } to
reach-ask-scrap = Which action card lies lowest in the discards?
reach-ask-provoke = Provoke Outrage to seize the initiative, or go on
reach-ask-spy = Look at a rival's hand and swap your highest cards
reach-ask-hand-over = Give { NAME($rival) } one of your highest cards
reach-ask-commission = Swap a ship in { NAME($system) } for an Imperial one, or go on
reach-ask-sleeper = Choose a gate to take its golem
reach-ask-another-sleeper = Take another golem, or go on
reach-ask-which-golem = Which golem sleeps at { NAME($gate) }?
reach-ask-pass-golem = Give the { NAME($golem) } to a rival
    .detail = It falls asleep.
reach-ask-house-golem = Where does the { NAME($golem) } go?
reach-ask-room-for-golem = Make room
    .detail = No slot is free for the { NAME($golem) }.
reach-ask-wrecks = Destroy the damaged ships of a system, or go on
reach-ask-mend = Repair anybody's ship, or go on
reach-ask-seek = Catapult ships from any system, or go on
reach-ask-harvest = Gain a resource, or go on
reach-ask-stop-here = End your turn with Stone-Speakers, or go on
reach-ask-collect-golem = Take a rival's golem, or go on
reach-ask-stones = Roll the event die for Stone-Speakers
reach-ask-stones-again = The event die shows { NAME($result, form: "a") }. Reroll it?
