"""Despirala: fourteen combinations, six dice, and goods to pay for rolling again."""
