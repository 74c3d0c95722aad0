"""The invitation to a table as a QR code."""

import io

import segno
from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from cheeseboard.server.context import AppContext

SVG = "image/svg+xml"


@get("/tables/{table:str}/invite.svg", media_type=SVG)
async def invite_picture(context: NamedDependency[AppContext], table: FromPath[str]) -> Response[bytes]:
    """The address of a table as a QR code."""
    found = await context.registry.load(table)
    picture = io.BytesIO()
    address = f"{context.settings.url}/t/{found.record.id}"
    segno.make(address, micro=False).save(picture, kind="svg", scale=4, border=2, xmldecl=False, svgclass=None)
    return Response(picture.getvalue(), media_type=SVG)


HANDLERS = [invite_picture]
