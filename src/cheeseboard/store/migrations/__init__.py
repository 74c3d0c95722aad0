"""How an older database becomes one of today. Alembic runs from here; there is no file of settings."""
