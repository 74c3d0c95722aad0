"""The front door for Python: one game being played, its questions, matches and files. `import cheeseboard` names it."""
