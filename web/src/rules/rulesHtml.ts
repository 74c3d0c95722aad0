/** A rules page from Markdown to HTML, with an anchor for each ruling and a place for each picture. */
import { marked } from "marked";

const RULING = /<(li|p)>(\s*<p>)?(<strong>)([A-Z]{1,3}-\d+)\b/g;
const LINK = /href="([a-z-]+)\.[a-z]{2}\.md"/g;
const ELSEWHERE = /<a href="[^"]+\.md(?:#[^"]*)?">([^]*?)<\/a>/g; // pages of the documentation, which a table has not
const LOG = "board";
const DRAWN_TWICE = /<pre><code>[^<]*<\/code><\/pre>\s*(?=<div class="board-picture">)/g; // in letters, then by the board

/** `game`: blocks marked with its id, or with "board", are positions for a board to draw. */
export function rulesHtml(markdown: string, game: string): string {
  const html = marked.parse(markdown, { async: false, gfm: true });
  const seen = new Set<string>();
  return html
    .replace(RULING, (found, tag: string, inner: string | undefined, strong: string, ruling: string) => {
      if (seen.has(ruling)) return found;
      seen.add(ruling);
      return `<${tag} id="${ruling}">${inner ?? ""}${strong}${ruling}`;
    })
    .replace(LINK, 'href="/rules/$1"')
    .replace(ELSEWHERE, "$1")
    .replaceAll(pictureOf(game), '<div class="board-picture"></div>')
    .replaceAll(DRAWN_TWICE, "")
    .replaceAll("<table>", '<div class="wide" tabindex="0"><table>')
    .replaceAll("</table>", "</table></div>")
    .replaceAll("<pre>", '<pre tabindex="0">');
}

const pictureOf = (game: string): RegExp =>
  new RegExp(`<pre><code class="language-(?:${game}|${LOG})">[^]*?</code></pre>`, "g");
