"""Contest submission: says whether get_all_border_territories keeps the order of its list."""

import sys

from risk_helper.game import Game

game = Game()
query = game.get_next_query()
asked = [20, 5, 13, 2]
got = game.state.get_all_border_territories(asked)
sys.exit(f"asked {asked}, got {got}")
