/** Source lines with colours and the access marked. */
import hljs from "highlight.js/lib/core";
import cpp from "highlight.js/lib/languages/cpp";
import java from "highlight.js/lib/languages/java";
import type { Data, Place } from "./data";
import { h, safe } from "./dom";

hljs.registerLanguage("cpp", cpp);
hljs.registerLanguage("java", java);

interface Token {
  style: string;
  text: string;
}

const ENTITIES: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&amp;": "&", "&quot;": '"', "&#x27;": "'" };

/**
 * highlight.js answers with markup. It is taken apart again, spans and entities only, so that no
 * text of a program is ever parsed as HTML.
 */
function tokensByLine(text: string, language: string): Token[][] {
  const { value } = hljs.highlight(text, { language, ignoreIllegals: true });
  const lines: Token[][] = [[]];
  const styles: string[] = [];
  const add = (part: string): void => {
    part.split("\n").forEach((piece, i) => {
      if (i > 0) lines.push([]);
      if (piece) (lines[lines.length - 1] as Token[]).push({ style: styles[styles.length - 1] ?? "", text: piece });
    });
  };
  for (const match of value.matchAll(/<span class="([^"]*)">|<\/span>|&(?:lt|gt|amp|quot|#x27);|[^<&]+|[<&]/g)) {
    const part = match[0];
    if (match[1] !== undefined) styles.push(match[1]);
    else if (part === "</span>") styles.pop();
    else add(ENTITIES[part] ?? part);
  }
  return lines;
}

/** Compilers count columns in bytes. */
function charColumn(line: string, byteColumn: number): number {
  let bytes = 1;
  for (let i = 0; i < line.length; i++) {
    if (bytes >= byteColumn) return i;
    const code = line.codePointAt(i) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    if (code >= 0x10000) i++;
  }
  return line.length;
}

function lineNodes(tokens: Token[], mark: [number, number] | undefined): Node[] {
  const nodes: Node[] = [];
  let at = 0;
  const put = (token: Token, from: number, to: number, isMarked: boolean): void => {
    if (from >= to) return;
    const text = safe(token.text.slice(from, to).replace(/\t/g, "    "));
    const classes = [token.style, isMarked ? "access" : ""].filter(Boolean).join(" ");
    nodes.push(classes ? h("span", { class: classes }, text) : document.createTextNode(text));
  };
  for (const token of tokens) {
    const [from, to] = mark ?? [0, 0];
    const a = Math.max(0, Math.min(from - at, token.text.length));
    const b = Math.max(a, Math.min(to - at, token.text.length));
    put(token, 0, a, false);
    put(token, a, b, true);
    put(token, b, token.text.length, false);
    at += token.text.length;
  }
  return nodes;
}

const cache = new WeakMap<object, Token[][]>();

/** Blanks that all lines begin with: the space beside the other access is narrow. */
function commonIndent(lines: string[]): number {
  const indents = lines.filter((line) => line.trim()).map((line) => /^[ \t]*/.exec(line)?.[0] ?? "");
  const first = indents[0] ?? "";
  return indents.reduce((most, indent) => {
    let same = 0;
    while (same < most && indent[same] === first[same]) same++;
    return same;
  }, first.length);
}

function withoutFirst(tokens: Token[], characters: number): Token[] {
  let left = characters;
  return tokens.flatMap((token) => {
    const cut = Math.min(left, token.text.length);
    left -= cut;
    return cut < token.text.length ? [{ ...token, text: token.text.slice(cut) }] : [];
  });
}

/** Scrolls sources that are wider than their place to what is marked; they must be on the page. */
export function showMarked(root: ParentNode): void {
  for (const code of root.querySelectorAll<HTMLElement>(".code")) {
    const mark = code.querySelector<HTMLElement>(".access");
    if (!mark || code.clientWidth === 0) continue;
    const at = mark.getBoundingClientRect();
    const box = code.getBoundingClientRect();
    if (at.right > box.right - 12) code.scrollLeft += at.right - box.right + code.clientWidth / 2;
  }
}

/** The lines around a place, or nothing if the page does not hold them. */
export function excerpt(data: Data, place: Place, around = 5): HTMLElement | undefined {
  const chunk = data.chunkAt(place);
  if (!chunk || !place.line) return undefined;
  let lines = cache.get(chunk);
  if (!lines) {
    const language = /\.(java|kt)$/.test(chunk.file) ? "java" : "cpp";
    lines = tokensByLine(chunk.lines.join("\n"), language);
    cache.set(chunk, lines);
  }
  const table = h("div", { class: "code", role: "figure", "aria-label": `source of line ${place.line}` });
  const from = Math.max(chunk.first, place.line - around);
  const to = Math.min(chunk.first + chunk.lines.length - 1, place.line + around);
  const indent = commonIndent(chunk.lines.slice(from - chunk.first, to - chunk.first + 1));
  for (let number = from; number <= to; number++) {
    const text = chunk.lines[number - chunk.first] ?? "";
    const isHere = number === place.line;
    let mark: [number, number] | undefined;
    if (isHere && place.column) {
      const start = Math.max(indent, charColumn(text, place.column));
      mark = [
        start - indent,
        start - indent + (/^\w+|^(?:\+\+|--|->|<<=|>>=|[-+*/%&|^]=|\W)/.exec(text.slice(start))?.[0].length ?? 1),
      ];
    }
    table.append(
      h(
        "div",
        { class: isHere ? "line here" : "line" },
        h("span", { class: "number" }, String(number)),
        h("span", { class: "text" }, ...lineNodes(withoutFirst(lines[number - chunk.first] ?? [], indent), mark)),
      ),
    );
  }
  return table;
}
