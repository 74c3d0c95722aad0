"""Film strips: with CHEESEBOARD_FILM=FOLDER the moments of a walk are kept as pictures at two sizes, light and dark."""

import os
import re
from pathlib import Path

from playwright.sync_api import ViewportSize

from web.browser import Guest, settle

SIZES: dict[str, ViewportSize] = {
    "laptop": {"width": 1366, "height": 657},
    "phone": {"width": 390, "height": 844},
}


def film(walk: str, moment: str, guest: Guest) -> None:
    """Keep how this person sees the moment; without a folder nothing is done, and no test waits for it."""
    folder = os.environ.get("CHEESEBOARD_FILM")
    if not folder:
        return
    before = guest.page.viewport_size
    Path(folder).mkdir(parents=True, exist_ok=True)
    for size, viewport in SIZES.items():
        guest.page.set_viewport_size(viewport)
        for scheme in ("light", "dark"):
            guest.page.emulate_media(color_scheme=scheme)
            guest.page.wait_for_timeout(200)
            settle(guest.page)
            name = re.sub(r"\W+", "-", f"{walk} {moment} {guest.name}").lower()
            guest.page.screenshot(path=Path(folder) / f"{name}-{size}-{scheme}.png")
    guest.page.emulate_media(color_scheme="light")
    if before:
        guest.page.set_viewport_size(before)
