"""Makes what `make docs` builds the site from: docs/ with boards drawn, notebooks and requests as pages, and a menu.

The menu is docs/README.md: its paragraphs are the sections, its links the pages. A page it does not name is an error,
but for the rules of a game that somebody has added.
"""

import json
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import http_page
import notebook_page
import python_page
import view_page

from cheeseboard.core.svg import SvgOptions, Theme
from cheeseboard.games import find_kit, packages
from cheeseboard.protocol.lesson_bodies import RulesDiagram
from cheeseboard.server.routes.rules_diagrams import BLOCK, LOG, pictures_of
from cheeseboard.words import Words

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
RULES_PAGE = re.compile(r"(?P<game>[a-z-]+)\.(?P<language>cs|de|en|fr)\.md")
LANGUAGES = {"en": "English", "cs": "Česky", "de": "Deutsch", "fr": "Français"}
LINK = re.compile(r"\]\((?!\w+:)([^)#\s]+\.(?:md|ipynb))")
THEMES: tuple[Theme, ...] = ("light", "dark")
Entry = str | dict[str, "list[Entry]"] | dict[str, str]


def main(folder: Path) -> None:
    """Write the pages into `folder/pages` and the settings beside them."""
    pages = folder / "pages"
    shutil.rmtree(pages, ignore_errors=True)
    shutil.copytree(DOCS, pages)
    shutil.copy(ROOT / "web/public/icon.svg", pages / "icon.svg")
    for page in sorted(pages.rglob("*.md")):
        text = _with_boards(page, page.read_text("utf-8"))
        text = python_page.with_directives(view_page.with_views(http_page.with_requests(text)))
        page.write_text(text.replace(".ipynb)", ".md)"), "utf-8")
    for notebook in sorted(pages.rglob("*.ipynb")):
        notebook_page.write(notebook)
    settings = (ROOT / "zensical.toml").read_text("utf-8")
    (folder / "site.toml").write_text(with_menu(settings, menu(pages)), "utf-8")


def _with_boards(page: Path, text: str) -> str:
    """A rules page with pictures where positions are written, and its language told to screen readers."""
    if not (found := RULES_PAGE.fullmatch(page.name)):
        return text
    game_id, language = found["game"], found["language"]
    diagrams = enumerate(pictures_of(game_id, text), 1)

    def picture(block: re.Match[str]) -> str:
        if block[1] not in (game_id, LOG):
            return block[0]
        number, diagram = next(diagrams)
        names = [f"{game_id}.{language}-{number}-{theme}.svg" for theme in THEMES]
        for theme, name in zip(THEMES, names, strict=True):
            (page.parent / name).write_text(drawn(game_id, language, diagram, theme), "utf-8")
        alt = found["game"].replace("-", " ").capitalize()
        pictures = (f"![{alt}]({name}#only-{theme})" for theme, name in zip(THEMES, names, strict=True))
        return f'<div class="board" markdown>\n{"".join(pictures)}\n</div>'

    title, _, body = BLOCK.sub(picture, text).partition("\n")
    return f'{title}\n\n<div lang="{language}" markdown>\n{body}\n</div>\n'


def drawn(game_id: str, language: str, diagram: RulesDiagram, theme: Theme) -> str:
    """The drawing of a position in the words of a language."""
    kit, words = find_kit(game_id), Words(language, game_id, diagram.names)
    position = diagram.position
    told = " ".join(words.sentence(fact) for fact in kit.rules.describe(position.view))
    options = SvgOptions(
        theme=theme, seat=diagram.seat, title=kit.rules.spec.id, description=told, names=_names(game_id, words)
    )
    return kit.svg(position.view, options=options)


def _names(game_id: str, words: Words) -> dict[str, str]:
    """What people call the things of a game, by their ids."""
    module = sys.modules[packages()[game_id]]
    text = (Path(str(module.__file__)).parent / "words" / "en.ftl").read_text("utf-8")
    names: dict[str, str] = {}
    for kind in ("board", "board-phase", "verb"):
        for word in re.findall(rf"^{kind}-([\w-]+) =", text, re.MULTILINE):
            names[word] = words.text(f"{kind}-{word}", number="").strip(" .")
    return names | {word: words.word(word) for word in re.findall(r"^word-([\w-]+) =", text, re.MULTILINE)}


def menu(pages: Path) -> list[Entry]:
    """The pages in the order of docs/README.md, by section; the rules of a game lie together."""
    overview = (pages / "README.md").read_text("utf-8")
    sections: list[Entry] = ["README.md"]
    named = {"README.md"}
    for title, body in re.findall(
        r"^\*\*I want to (.*?)\.?\*\*(.*?)(?=^\*\*I want|\Z)", overview, re.MULTILINE | re.DOTALL
    ):
        links = [link.replace(".ipynb", ".md") for link in LINK.findall(body)]
        entries = list(_entries(pages, [link for link in dict.fromkeys(links) if link not in named]))
        named.update(links)
        sections.append({title[0].upper() + title[1:]: entries})
    unnamed = {page.relative_to(pages).as_posix() for page in pages.rglob("*.md")} - named
    others = sorted(page for page in unnamed if RULES_PAGE.fullmatch(Path(page).name))  # of games that were added
    if others:
        sections.append({"Play more games": list(_entries(pages, others))})
    unnamed -= set(others)
    if unnamed:
        raise SystemExit(f"docs/README.md has no link to {', '.join(sorted(unnamed))}")
    return sections


def _entries(pages: Path, links: list[str]) -> Iterator[Entry]:
    rules: dict[str, list[Entry]] = {}
    for link in links:
        found = RULES_PAGE.fullmatch(Path(link).name)
        if not found:
            yield link
            continue
        title = (pages / link).read_text("utf-8").partition("\n")[0].removeprefix("# ")
        if found["game"] not in rules:
            rules[found["game"]] = []
            yield {title: rules[found["game"]]}
        rules[found["game"]].append({f"{title} · {LANGUAGES[found['language']]}": link})


def with_menu(settings: str, entries: list[Entry]) -> str:
    """The settings with the menu; JSON is TOML but for its colons."""

    def toml(entry: Entry | list[Entry]) -> str:
        if isinstance(entry, dict):
            return "{ " + ", ".join(f"{json.dumps(key)} = {toml(value)}" for key, value in entry.items()) + " }"
        return json.dumps(entry) if isinstance(entry, str) else f"[{', '.join(map(toml, entry))}]"

    return settings.replace("[project]\n", f"[project]\nnav = {toml(entries)}\n", 1)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
