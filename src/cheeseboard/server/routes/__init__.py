"""The REST routes, one file per thing: people, games, tables, and the server itself."""
