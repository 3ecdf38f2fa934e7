"""The Navigator: it compares choices by playing them on, Rollbot being the continuing hand."""
