"""What contest submissions import as `risk_helper`: a version of our own, without dependencies."""
