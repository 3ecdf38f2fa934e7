# What is asked only in the campaign. The part `detail` is a second line that holds wherever it is
# read.

## The beginning

reach-ask-policies = Shuffle the policies
reach-ask-empire = Roll the number die to choose the Imperial clusters
reach-ask-free-cities = Roll the event die to place the Free cities
reach-ask-fates-dealt = Deal two fates
reach-ask-fate = Choose your fate
    .detail = Bring its marker to 0. At the end you lose 1 Power for each point left.
reach-ask-fate-drawn = Draw the fate that { DOES($seat, you: "follow", one: "follows", subject: "inside") }
reach-ask-home = Place three ships and a building
reach-ask-home-drawn = Where is { NAME($seat, form: "whose") } { NAME($kind) }?

## Imperial ships

reach-ask-escort = Choose the Imperial ships that come along
reach-ask-enlist = Choose the Imperial ships that attack with you
reach-ask-plunder-free = Plunder the Free States, or go on
    .detail = One key takes one resource of the planet's type from the supply.

## The end of a round

reach-ask-event-dice = Roll the event die and the number die
reach-ask-blight = Choose whose Blight Trophy goes to the map
reach-ask-event-again = The dice show { NAME($symbol) } { $number }: { NAME($result) }. Reroll any of them?
reach-ask-summon = Call a Summit, or go on
    .detail = All players may make deals in it.
reach-ask-trust = Take a resource from the Trust
    .detail = The First Regent loses 1 Power for each.
reach-ask-outcome = Choose Crises or Edicts
    .detail = The Council resolves one of them now.

## Crises, edicts and Vox cards

reach-ask-give-up = Discard a guild card
    .detail = You have more guild cards than agents in your supply.
reach-ask-free-own = Free one of your cities
    .detail = It becomes a city of the Free States.
reach-ask-free = Free a city, or go on
    .detail = It becomes a city of the Free States.
reach-ask-place-agent = Move an agent to a Court card, or go on
reach-ask-cleanse = Destroy all damaged Blight in a cluster, or go on
reach-ask-lore = Which lore card is it?
reach-ask-govern = Enforce the policy, or change it
    .detail = The policy is { NAME($policy) }.
reach-ask-tribute = Choose what { DOES($payer, you: "pay", one: "pays", subject: "inside") }
    .detail = It goes to the Trust.
reach-ask-spoils = Choose what { DOES($payer, you: "pay", one: "pays", subject: "inside") }
    .detail = It comes to you.
reach-ask-unpaid = Turn { NAME($payer) } into an Outlaw, or go on
    .detail = { DOES($payer, you: "have", one: "has") } nothing to pay with, and no agent for a Favor.
reach-ask-requisition = Choose where two Imperial ships go
reach-ask-arm = Choose who gets a Weapon
    .detail = There are not enough for all Regents.

## Summits

reach-ask-order = Call to Order, or go on
    .detail = Only you decide here. Then all negotiate.
reach-ask-deal = Propose a deal, or go on
    .detail = Choose a player. Both must agree on every part.
reach-ask-parts = Add something to the deal, or drop it
reach-ask-more-parts = Add to the deal, offer it, or drop it
reach-ask-consent = Accept the deal, or refuse it
    .detail = Nothing changes hands unless you accept.

## Fates

reach-ask-bargain = Choose a Court card for a rival to secure
    .detail = You influence and secure afterwards.
reach-ask-bargained-influence = Influence a Court card, or go on
    .detail = You may influence { $left ->
        [one] { $left } more time.
       *[other] { $left } more times.
    }
reach-ask-bargained-secure = Secure a Court card, or go on
reach-ask-parade = Place { $count ->
    [one] { $count } ship
   *[other] { $count } ships
} at a Free city, or go on
reach-ask-turn-outlaw = Leave the Empire, or go on
    .detail = If you leave, you lose everything that only a Regent may hold.
reach-ask-store = Store a resource on the Merchant League, or go on
reach-ask-recover = Choose a Court card to attach { NAME($card) } to
    .detail = One without agents and without an attached card.
reach-ask-teach = Choose a guild card to attach { NAME($card) } to
reach-ask-scrap = Which action card is lowest in the discard pile?
reach-ask-provoke = Provoke Outrage to seize the initiative, or go on
reach-ask-spy = Choose a rival to swap highest cards with
reach-ask-hand-over = Give { NAME($rival) } one of the highest cards in hand
reach-ask-commission = Swap a ship in { NAME($system) } for an Imperial one, or go on
reach-ask-sleeper = Choose a gate to take its golem from
reach-ask-another-sleeper = Take another golem, or go on
reach-ask-which-golem = Which golem sleeps at { NAME($gate) }?
reach-ask-pass-golem = Give the { NAME($golem) } to a rival
    .detail = It falls asleep.
reach-ask-house-golem = Where does the { NAME($golem) } go?
reach-ask-room-for-golem = Make room
    .detail = No slot is free for the { NAME($golem) }.
reach-ask-wrecks = Destroy the damaged ships in a system, or go on
reach-ask-mend = Repair anybody's ship, or go on
reach-ask-seek = Catapult ships from any system, or go on
reach-ask-harvest = Gain a resource, or go on
reach-ask-stop-here = End your turn with Stone-Speakers, or go on
reach-ask-collect-golem = Take a rival's golem, or go on
reach-ask-stones = Roll the event die for Stone-Speakers
reach-ask-stones-again = The event die shows { NAME($result, form: "a") }. Reroll it?
