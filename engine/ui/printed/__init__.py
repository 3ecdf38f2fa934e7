"""A table on paper: one page, painted as a PDF and as a picture."""
