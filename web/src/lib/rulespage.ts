/** A rules page from Markdown to HTML, with an anchor for each ruling, so that a refusal can lead there. */
import { marked } from "marked";

const RULING = /<(li|p)>(\s*<p>)?(<strong>)([A-Z]{1,3}-\d+)\b/g;

export function rulesHtml(markdown: string): string {
  const html = marked.parse(markdown, { async: false, gfm: true });
  const seen = new Set<string>();
  return html
    .replace(RULING, (found, tag: string, inner: string | undefined, strong: string, ruling: string) => {
      if (seen.has(ruling)) return found;
      seen.add(ruling);
      return `<${tag} id="${ruling}">${inner ?? ""}${strong}${ruling}`;
    })
    .replaceAll("<table>", '<div class="wide" tabindex="0"><table>')
    .replaceAll("</table>", "</table></div>")
    .replaceAll("<pre>", '<pre tabindex="0">');
}
