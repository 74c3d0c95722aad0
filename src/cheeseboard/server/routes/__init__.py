"""The REST routes, one file per thing: people, games, tables, and what the server says of itself."""
