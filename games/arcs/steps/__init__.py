"""The rulebook's steps. `rounds` and `turns` are the flow, the others what happens in them.

setting_up   the first player, the setup card, homes, the Court row
drafting     leaders and lore
chapters     the deal, a chapter's parts, whether another one follows
rounds       leading, passing, playing cards, where the initiative goes
turns        declaring and seizing, Prelude and pips, the end of a turn
actions      tax, build, move (fleets and catapults), repair
battle       dice, hits, cities that fall, raids
court        influence, secure, ransack, refill, Outrage
gaining      resources and their slots; stealing
carrying_out, effects   the texts of Court cards, word by word
scoring      ambitions and what goes back
"""

from __future__ import annotations

from games.arcs import reactions
from games.arcs.steps import (
    actions,
    battle,
    carrying_out,
    chapters,
    court,
    declaring,
    drafting,
    effects,
    gaining,
    rounds,
    scoring,
    setting_up,
    turns,
)

STEPS: tuple[type, ...] = (
    setting_up.DrawFirst,
    setting_up.DrawSetup,
    setting_up.PlaceHomes,
    setting_up.LayCourt,
    drafting.LayDraft,
    drafting.TurnUp,
    drafting.DealCard,
    drafting.TellDraft,
    drafting.DraftCard,
    drafting.EndDraft,
    drafting.SettleLeaders,
    drafting.SettleIn,
    chapters.StartChapter,
    chapters.DealHand,
    chapters.MayRedraw,
    chapters.ShufflePile,
    chapters.NextChapter,
    rounds.StartRound,
    rounds.LeadCard,
    rounds.NextSeat,
    rounds.PlayCard,
    rounds.EndRound,
    turns.Opening,
    turns.Act,
    turns.FinishTurn,
    declaring.DeclareNow,
    actions.TaxCity,
    actions.GainOneOf,
    actions.BuildPiece,
    actions.MoveShips,
    actions.ChooseFleet,
    actions.Catapult,
    actions.RepairPiece,
    battle.BattleRival,
    battle.CollectDice,
    battle.FinishBattle,
    battle.RollDice,
    battle.OfferReroll,
    battle.RollAgain,
    battle.Intercept,
    battle.StrikeDefender,
    battle.AssignHits,
    battle.Raid,
    court.InfluenceCard,
    court.SecureCard,
    court.FinishVox,
    court.Refill,
    court.RansackCourt,
    gaining.Receive,
    gaining.ArrangeSlots,
    gaining.FitSlots,
    carrying_out.CarryOut,
    effects.FillSlots,
    effects.StealOne,
    effects.MayStealCard,
    effects.DiscardResource,
    effects.PlaceWhereInControl,
    effects.PlaceInEach,
    effects.ChooseCluster,
    effects.AttachCard,
    effects.SeizeIfWanted,
    effects.DiscardActions,
    effects.DrawCard,
    effects.DeclareAnything,
    effects.SpendCaptive,
    effects.GainAny,
    effects.AbductAgents,
    effects.TradeCity,
    effects.ChooseType,
    effects.ReturnOneCity,
    reactions.DiscardAllOf,
    reactions.BuryStolen,
    reactions.LookAtHand,
    reactions.SwapCard,
    scoring.ScoreAmbitions,
    scoring.CleanUp,
)
