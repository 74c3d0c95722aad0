"""The edge to browsers and programs: Litestar. It knows no rule of any game; `protocol.updates` says what leaves."""
