"""Learning: lessons as data, the walk of a pupil through one, and how far each has been taken."""
