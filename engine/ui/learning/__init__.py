"""Learning in the window: a coach over the real table, and the page that lists the lessons."""
