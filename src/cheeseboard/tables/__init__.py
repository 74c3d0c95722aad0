"""Tables: who sits where, one writer each, the log, clocks, agreements. No SQL, HTTP, JSON or rule of any game."""
