"""The ten levels of Quoridor's engine, the weakest first: how far each searches, and how it errs."""

from msgspec import Struct


class EngineLevel(Struct, frozen=True):
    """The search limits of a level, and its errors."""

    nodes: int
    depth: int
    multipv: int  # variations compared
    eval_noise: int  # standard deviation of the error, in hundredths of a step
    wall_blindness: float  # how often walls are ignored


LEVELS = {
    "fledgling": EngineLevel(nodes=10_000, depth=1, multipv=40, eval_noise=350, wall_blindness=0.7),
    "stroller": EngineLevel(nodes=5_000, depth=1, multipv=16, eval_noise=130, wall_blindness=0.4),
    "runner": EngineLevel(nodes=3_000, depth=2, multipv=6, eval_noise=60, wall_blindness=0.12),
    "mason": EngineLevel(nodes=4_000, depth=3, multipv=5, eval_noise=45, wall_blindness=0.04),
    "planner": EngineLevel(nodes=6_000, depth=4, multipv=4, eval_noise=30, wall_blindness=0.0),
    "hunter": EngineLevel(nodes=5_000, depth=5, multipv=3, eval_noise=18, wall_blindness=0.0),
    "weaver": EngineLevel(nodes=8_000, depth=60, multipv=2, eval_noise=9, wall_blindness=0.0),
    "seer": EngineLevel(nodes=20_000, depth=60, multipv=2, eval_noise=6, wall_blindness=0.0),
    "master": EngineLevel(nodes=50_000, depth=60, multipv=2, eval_noise=3, wall_blindness=0.0),
    "champion": EngineLevel(nodes=150_000, depth=60, multipv=1, eval_noise=0, wall_blindness=0.0),
}
