"""What contest submissions import as `risk_shared`: a version of our own, without dependencies."""
