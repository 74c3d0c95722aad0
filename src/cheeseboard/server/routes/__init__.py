"""The REST routes, one file per thing: people, games, tables, and what the house says of itself."""
