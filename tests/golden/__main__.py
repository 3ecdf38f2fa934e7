"""Writes the golden playthroughs of every registered game, its desks, and Acts of Arcs."""

from games import REGISTRY
from tests.games.arcs.campaign import transcripts
from tests.games.arcs.campaign.rules.golden_acts import PATH, golden_acts
from tests.games.arcs.transcripts import PATH as TRANSCRIPTS
from tests.games.arcs.transcripts import golden
from tests.golden import answers, answers_path, golden_path, playthrough
from tests.golden.desk_places import desk_places
from tests.golden.desks import desks, desks_path
from tests.golden.digests import digests_path, write_digests
from tests.nim import BARE
from tests.nim import GAME as NIM
from tests.sealed import GAME as SEALED

for game in (*REGISTRY.games(), BARE, NIM, SEALED):
    golden_path(game).write_text(playthrough(game), encoding="utf-8")
    print(golden_path(game))

for game in REGISTRY.games():
    answers_path(game).write_text(answers(game), encoding="utf-8")
    print(answers_path(game))
    desks_path(game).write_text(desks(game, desk_places(game)), encoding="utf-8")
    print(desks_path(game))
    write_digests(game)
    print(digests_path(game))

PATH.write_text(golden_acts(), encoding="utf-8")
print(PATH)

TRANSCRIPTS.write_text(golden(), encoding="utf-8")
print(TRANSCRIPTS)

transcripts.PATH.write_text(transcripts.golden_transcripts(), encoding="utf-8")
print(transcripts.PATH)
