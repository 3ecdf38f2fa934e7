"""The messages of Arcs: names in `en.ftl`, what happens and what is asked in `en/`."""
