"""The edge to browsers and programs: Litestar. It knows no rule of any game; `tables.telling` says what leaves."""
