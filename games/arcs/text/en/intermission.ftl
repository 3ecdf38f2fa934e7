# The Intermission: what comes between Act I and Act II.

## Its steps

step-name = { $letter ->
    [A] Step A, fates resolve
    [B] Step B, the Court is cleared
    [C] Step C, everything returns
    [D] Step D, the Reach is repaired
    [E] Step E, Power is halved
   *[F] Step F, fates of Act II
}
step-began = { step-name } ({ $clause })
    .head = { step-name }
fate-resolved = { DOES($seat, you: "succeeded", one: "succeeded") } as the { NAME($fate) } ({ $clause })
fate-resolved-failed = { DOES($seat, you: "failed", one: "failed") } as the { NAME($fate) }, { $marker } short ({ $clause })
court-deck-grew = The Court deck gains { LIST($cards) }
    .hands = Put into the Court deck: { LIST($cards) }
lore-joined = { $count } unseen lore cards go into the Court deck
    .hands = Put { $count } random lore cards unseen into the Court deck
cards-left = The campaign goes on without { LIST($cards) }
    .hands = Scrap { LIST($cards) }
law-added = { NAME($card) } becomes a law
    .hands = Put the law { NAME($card) } into the booklet
later-card-gained = { DOES($seat, you: "gain", one: "gains") } { NAME($card) }
    .hands = { hand-to } { NAME($card) }
cards-kept = { DOES($seat, you: "keep", one: "keeps") } { LIST($cards) } for the next Resolution
    .hands = Put behind { NAME($seat, form: "whose") } next Resolution card: { LIST($cards) }
golems-left = The golems at { LIST($gates) } leave the campaign
    .hands = Scrap the golems at { LIST($gates) }
court-cleared = { COUNT($cards) ->
    [0] No card returns from the Court to its deck
    [one] { LIST($cards) } returns to the Court deck
   *[other] { LIST($cards) } return to the Court deck
}
    .hands = { COUNT($cards) ->
        [0] Return the agents on the Imperial Council
       *[other] Return all agents on Court cards. Return to the Court deck: { LIST($cards) }
    }
trust-emptied = The Trust returns { LIST($resources) } to the supply
    .hands = Return from the Trust to the supply: { LIST($resources) }
boxes-emptied = The tokens on the ambition boxes return to the supply
    .hands = Return the tokens on the ambition boxes to the supply
blight-repaired = Blight is repaired in { LIST($systems) }
    .hands = Repair the Blight in { LIST($systems) }
wrecks-destroyed = Everything damaged in { NAME($system) } is destroyed: { wrecks }
    .hands = In { NAME($system) }, return all damaged ships and buildings to their supplies
wrecks = { $ships ->
    [0] { buildings-lost }
    [one] 1 ship{ $buildings ->
        [0] { "" }
       *[other] { " " }and { buildings-lost }
    }
   *[other] { $ships } ships{ $buildings ->
        [0] { "" }
       *[other] { " " }and { buildings-lost }
    }
}
buildings-lost = { $buildings ->
    [one] 1 building
   *[other] { $buildings } buildings
}
blight-overran = The Blight in { NAME($system) } destroys { buildings-lost }, because no ship is there
    .hands = In { NAME($system) }, return all buildings to their supplies
most-power-leads = { DOES($seat, you: "have", one: "has") } the most Power ({ $power }) and { DOES($seat, you: "get", one: "gets", subject: "no") } the initiative
    .hands = { hand-to } the initiative
power-halved = { DOES($seat, you: "keep", one: "keeps") } { $left } of { $power } Power
    .hands = Move { NAME($seat, form: "whose") } Power from { $power } to { $left }
campaign-conceded = { DOES($seat, you: "concede", one: "concedes") } the campaign
next-fates-dealt = { DOES($seat, you: "draw", one: "draws") } { COUNT($fates) ->
    [one] the B fate
   *[other] the B fates
} { LIST($fates) }
next-fates-dealt-unseen = { DOES($seat, you: "draw", one: "draws") } { $count ->
    [one] a B fate
   *[other] { $count } B fates
}
next-fate-revealed = { $kept ->
    [yes] { DOES($seat, you: "stay", one: "stays") } the { NAME($fate) } in Act II
   *[no] { DOES($seat, you: "follow", one: "follows") } the { NAME($fate) } in Act II
}
favors-went-home = { NAME($seat, form: "Whose") } { $count ->
    [one] Favor returns to its owner
   *[other] Favors return to their owners
}
    .hands = { $count ->
        [one] Return the agent on { NAME($seat, form: "whose") } fate card to its owner
       *[other] Return the agents on { NAME($seat, form: "whose") } fate card to their owners
    }
intermission-ended = The Intermission is over: set up Act II at the table

## What is asked

reach-ask-next-fates-dealt = Deal the B fates to choose from
reach-ask-next-fate = Choose your fate for Act II
    .detail = { $succeeded ->
        [yes] You succeeded: keep your fate, or take the one you drew.
       *[no] You failed: your fate leaves the campaign.
    }
reach-ask-return = Choose the gate for your three ships
    .detail = You have no ships and no starports left.
reach-ask-concede = Concede the campaign, or go on
    .detail = You are at least 15 Power behind.
move-follow-next = Follow the { NAME($fate) } in Act II
move-concede = Concede the campaign

## What bots say

inter-old-or-new = It chooses at random between its old fate and the new one
inter-one-of-two = It chooses at random between two B fates
inter-any-gate = It needs a gate for its ships
inter-never-concedes = It never concedes

## In the window and in plain text

inter-go-on = Go on to the Intermission
    .tip = Every fate resolves, the Reach is repaired, and all choose a fate for Act II.
inter-keep = Save the campaign
    .tip = Saves the table, the sessions and their log in the campaign file.
inter-kept-at = The campaign is saved at { $path }
inter-leads = { DOES($seat, you: "lead", one: "leads") } into Act II
inter-over = The Intermission is over. Set up Act II on the real table.
inter-deed = Act II: { NAME($fate) }
inter-results = Act I and the fates of Act II
inter-head = After Act I
inter-steps-done = Steps done: { LIST($steps) }
inter-court = Cards added to the Court deck: { LIST($cards) }
inter-scrapped = Out of the campaign: { LIST($cards) }
inter-alike = { NAME($card) } ({ $count })
inter-laws = Laws added: { LIST($cards) }
inter-result = { NAME($seat, form: "subject") }: { NAME($fate) } { $marker ->
    [0] succeeded
   *[other] failed, { $marker } short
}; Power { $power }, then { $halved }
inter-gained = { DOES($seat, you: "gain", one: "gains") } { LIST($cards) }
inter-kept = { DOES($seat, you: "keep", one: "keeps") } for the next Resolution: { LIST($cards) }
inter-next = { NAME($seat, form: "subject") } in Act II: the { NAME($fate) }
inter-by-hand = Act II is not played here. Set it up on the real table.

## Positions

field-aftermath = After Act I
    .about = What the Intermission leaves
field-a-aftermath = After Act I
field-aftermath-done = Steps done
field-step = Step { $letter }
field-aftermath-court = Cards added to the Court deck
field-aftermath-scrapped = Out of the campaign
field-owned = Cards of seats for later Acts
field-laws = Laws added
field-results = Results of Act I
field-next = Fates of Act II
field-conceded = Conceded by
field-a-owned = A later card
field-in-play = In play
    .about = Otherwise kept behind the next Resolution
field-a-act-result = A result
field-act-result-power = Power after the Act
field-halved = Power after halving

## B fates

fate-pathfinder = Pathfinder
fate-hegemon = Hegemon
fate-planet-breaker = Planet Breaker
fate-pirate = Pirate
fate-blight-speaker = Blight Speaker
fate-pacifist = Pacifist
fate-peacekeeper = Peacekeeper
fate-warden = Warden

## Cards that fates bring after Act I

card-f1-05 = Council Intrigue
card-f1-06 = Tax Collectors
card-f1-07 = Hunter Squads
card-f1-08 = Imperial Protectors
card-f1-09 = Empire Falls
card-f1-10 = Lesser Regent
card-f1-11 = Lesser Regent
card-f2-04 = Book of Liberation
card-f2-05 = Political Intrigue
card-f2-06 = Political Intrigue
card-f2-07 = Political Intrigue
card-f2-08 = Construction Union
card-f2-09 = Construction Union
card-f2-10 = Admin Union
card-f2-11 = Admin Union
card-f3-04 = Elder Broker
card-f3-05 = Relic Fence
card-f3-06 = Prison Wardens
card-f3-07 = Material Cartel
card-f3-08 = Fuel Cartel
card-f3-09 = Weapon Cartel
card-f3-10 = Psionic Cartel
card-f3-11 = Relic Cartel
card-f4-05 = Material Liaisons
card-f4-06 = Fuel Liaisons
card-f4-07 = Weapons Liaisons
card-f4-08 = Relic Liaisons
card-f4-09 = Psionic Liaisons
card-f4-10 = Diplomatic Fiasco
card-f4-11 = Guild Struggle
card-f5-08 = Unstable Harvester
card-f5-09 = Unstable Seeker
card-f5-10 = Unstable Protector
card-f5-11 = Unstable Warrior
card-f6-05 = Loyal Engineers
card-f6-06 = Loyal Pilots
card-f6-07 = Loyal Marines
card-f6-08 = Loyal Empaths
card-f6-09 = Loyal Keepers
card-f6-10 = Galactic Bards
card-f6-11 = Spacing Union
card-f6-12 = Arms Union
card-f6-13 = Outrage Spreads
card-f6-14 = Outrage Spreads
card-f7-05 = Honor Guard
card-f7-06 = Rogue Admirals
card-f7-07 = Rogue Admirals
card-f7-08 = Court Enforcers
card-f7-09 = Court Enforcers
card-f7-10 = Imperial Defectors
card-f7-11 = Imperial Defectors
card-f8-16 = The Young Light
card-f8-17 = Plot to Kidnap
card-f8-18 = The Prodigal One
card-f8-19 = Secret Order
