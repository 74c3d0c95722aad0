"""What clients may say and what each seat is sent: decoded and encoded here and nowhere else. No HTTP, sockets or SQL.

It runs behind a web server, and would run as well inside a browser: what it needs of outside stands in `ports`.
"""
