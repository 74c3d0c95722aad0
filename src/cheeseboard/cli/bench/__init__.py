"""`cheeseboard bench`: how fast the rules and the server are here, beside references measured in the same run."""
