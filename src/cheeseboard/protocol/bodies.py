"""What HTTP bodies have in common; the bodies themselves stand by subject in the modules beside this one.

The OpenAPI document, the web client's types and the checks come from these.

Names are the game's own words. Unknown fields are refused. Nothing here may hold a person's id, a seed or a log.
"""

from typing import Annotated, Any

from msgspec import Meta, Struct

END = r"$(?!\n)"  # in Python, `$` alone also matches before a final newline
NO_CONTROLS = rf"^[^\x00-\x1f\x7f-\x9f]*{END}"  # of a text that is kept as it is
NameText = Annotated[str, Meta(min_length=1, max_length=40, examples=["Ann"])]
GameId = Annotated[str, Meta(max_length=40, examples=["pac-man"])]
SeatNumber = Annotated[int, Meta(ge=0, le=99, examples=[0])]
Nonce = Annotated[
    str, Meta(pattern=f"^([0-9a-f]{{32}})?{END}", max_length=32, examples=["00112233445566778899aabbccddeeff"])
]
Avatar = Annotated[str, Meta(pattern=f"^[a-z0-9-]{{0,20}}{END}", max_length=20, examples=["fox"])]
AnswerText = Annotated[str, Meta(max_length=2_000, examples=["move e2"])]
BotText = Annotated[str, Meta(max_length=40, examples=["level-2"])]
SomeEvent = Annotated[Any, Meta(extra={"typescript": "SomeEvent"})]  # of the game's event types, or the table's


class ClientBody(Struct, forbid_unknown_fields=True, frozen=True):
    """What clients send; unknown fields are refused."""
