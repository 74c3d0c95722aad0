"""Boards and options that the witnesses were made with."""

from typing import Any

CUSTOM_BOARD: dict[str, Any] = {
    "spaces": [
        {"id": "floor", "kind": "mat", "x": 50, "y": 90, "up": ["step", "shoe"]},
        {"id": "shoe", "kind": "shoe", "x": 20, "y": 75, "up": ["step"]},
        {"id": "step", "kind": "crate", "x": 50, "y": 50, "up": ["top"]},
        {"id": "top", "kind": "table", "x": 50, "y": 10, "up": []},
    ],
    "start": ["floor", "shoe"],
    "table": "top",
    "cheese": [["top", 3], ["step", 2], ["step", 1]],
}
CUSTOM_MAZE: dict[str, Any] = {
    "pac_man": "e1",
    "ghosts": ["a9", "c9", "g9", "i9"],
    "dots": ["a5", "c5", "g5", "i5"],
    "barriers": ["a1v", "a3v", "b6v", "c2v", "d6v", "e2v", "f6v", "g2v"],
}
PHASES = ("first", "rain", "draw", "sneak", "spy", "turn", "reinforce", "over")

# One game for every game and value of an option that differs from the usual: file name, seats, options.
OPTION_FILES: tuple[tuple[str, str, int, dict[str, Any]], ...] = (
    ("quoridor-usual", "quoridor", 2, {}),
    ("quoridor-usual-3", "quoridor", 3, {}),
    ("quoridor-usual-4", "quoridor", 4, {}),
    ("quoridor-first-0", "quoridor", 2, {"first": 0}),
    ("quoridor-third-pawn-side", "quoridor", 4, {"third_pawn": "side", "size": 5}),
    ("quoridor-repetition-none", "quoridor", 2, {"repetition": "none"}),
    ("quoridor-size-7", "quoridor", 2, {"size": 7}),
    ("quoridor-size-5", "quoridor", 3, {"size": 5}),
    ("quoridor-size-3", "quoridor", 2, {"size": 3}),
    ("quoridor-barriers-2", "quoridor", 2, {"barriers": 2}),
    ("quoridor-barriers-by-seat", "quoridor", 2, {"barriers": [4, 7]}),
    ("pac-man-usual", "pac-man", 2, {}),
    ("pac-man-usual-3", "pac-man", 3, {}),
    ("pac-man-usual-4", "pac-man", 4, {}),
    ("pac-man-usual-5", "pac-man", 5, {}),
    ("pac-man-chance", "pac-man", 3, {"pac_man": "chance"}),
    ("pac-man-seat-1", "pac-man", 3, {"pac_man": 1}),
    ("pac-man-maze-6", "pac-man", 2, {"layout": "maze-6"}),
    ("pac-man-windmill", "pac-man", 2, {"layout": "windmill"}),
    ("pac-man-corners", "pac-man", 2, {"layout": "corners"}),
    ("pac-man-custom-maze", "pac-man", 2, {"layout": CUSTOM_MAZE}),
    ("pac-man-lives-1", "pac-man", 2, {"lives": 1}),
    ("pac-man-patience-5", "pac-man", 2, {"patience": 5}),
    ("pac-man-ghosts-may-hold", "pac-man", 2, {"ghosts_may_hold": True}),
    ("pac-man-eaten-return", "pac-man", 2, {"eaten": "return"}),
    ("gouda-gouda-usual", "gouda-gouda", 2, {}),
    ("gouda-gouda-usual-4", "gouda-gouda", 4, {}),
    ("gouda-gouda-usual-6", "gouda-gouda", 6, {}),
    ("gouda-gouda-kitchen", "gouda-gouda", 3, {"board": "kitchen"}),
    ("gouda-gouda-custom-board", "gouda-gouda", 3, {"board": CUSTOM_BOARD}),
    ("gouda-gouda-spread", "gouda-gouda", 3, {"start": "spread"}),
    ("gouda-gouda-first-1", "gouda-gouda", 3, {"first": 1}),
    ("gouda-gouda-magic-none", "gouda-gouda", 3, {"magic": "none"}),
    ("gouda-gouda-magic-set", "gouda-gouda", 3, {"magic": "set"}),
    ("gouda-gouda-magic-5", "gouda-gouda", 3, {"magic": 5}),
    ("gouda-gouda-party", "gouda-gouda", 3, {"cheese": "party"}),
    ("gouda-gouda-scattered", "gouda-gouda", 3, {"cheese": "scattered"}),
    ("gouda-gouda-valued", "gouda-gouda", 3, {"cheese": "valued"}),
    (
        "gouda-gouda-cheese-at",
        "gouda-gouda",
        3,
        {"cheese": "valued", "cheese_at": ["old-chest", "old-chest", "suitcase"]},
    ),
    ("gouda-gangster-usual", "gouda-gangster", 3, {}),
    ("gouda-gangster-usual-4", "gouda-gangster", 4, {}),
    ("gouda-gangster-usual-6", "gouda-gangster", 6, {}),
    ("gouda-gangster-first-1", "gouda-gangster", 3, {"first": 1}),
    ("gouda-gangster-long", "gouda-gangster", 4, {"cheese": "long"}),
    ("gouda-gangster-plenty", "gouda-gangster", 4, {"cheese": "plenty"}),
    ("gouda-gangster-cheese-5", "gouda-gangster", 4, {"cheese": 5}),
    ("gouda-gangster-last-rat", "gouda-gangster", 4, {"goal": "last-rat"}),
    ("gouda-gangster-weapons", "gouda-gangster", 3, {"deck": "weapons"}),
)
