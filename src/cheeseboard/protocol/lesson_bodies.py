"""HTTP bodies about lessons and the diagrams of the rules pages."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from cheeseboard.core import Menu, Over, Seat
from cheeseboard.protocol.bodies import AnswerText, ClientBody
from cheeseboard.protocol.status import Step


class LessonStepDetails(Struct, frozen=True):
    """A step of a lesson; its sentences are the game's words `lesson-<id>`, with `-hint` and `-done` behind it."""

    id: str
    answers: int  # to be given in it
    refused: str  # the code of the refusal to be met instead of an answer


class LessonDetails(Struct, frozen=True):
    """A lesson of a game."""

    game: str
    id: str
    seat: Seat  # the learner's
    names: tuple[str, ...]  # of everybody at the table; the learner may have another
    steps: tuple[LessonStepDetails, ...]


class LessonAttempt(ClientBody, frozen=True):
    """Somebody's place in a lesson, and what they try there, if anything."""

    game: Annotated[str, Meta(max_length=40, examples=["quoridor"])]
    step: Annotated[int, Meta(ge=0, le=99, examples=[0])]
    lesson: Annotated[str, Meta(max_length=40, examples=["basics"])] = ""  # the first, if none is named
    done: Annotated[tuple[AnswerText, ...], Meta(max_length=20)] = ()  # answers given in this step
    action: AnswerText | None = None


class PositionView(Struct, frozen=True):
    """What the learner sees at a position, and what happened since the one before."""

    n: int
    view: Any  # the game's own
    menu: Menu
    since: int  # steps after this row are new
    steps: tuple[Step, ...]  # with the last one, also if it is not new
    asked: tuple[Seat, ...]
    asked_count: int
    over: Over | None = None


class RulesDiagram(Struct, frozen=True):
    """A position that a rules page shows, in the order of the page."""

    names: tuple[str, ...]
    seat: Seat | None  # whose view it is
    position: PositionView


class LessonProgress(Struct, frozen=True):
    """The positions that follow, the last one being the current; or why an attempt is refused."""

    step: int
    done: tuple[str, ...]
    positions: tuple[PositionView, ...] = ()
    overlays: dict[str, tuple[str, ...]] = {}  # of the last position
    code: str = ""  # of a refusal: nothing has changed
    params: dict[str, int | str] = {}  # of the refusal
