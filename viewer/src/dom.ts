/**
 * Building nodes. Text of the analysed program enters the page here and only as text: nothing in the
 * viewer parses markup (a test holds that innerHTML and its like occur nowhere).
 */

export type Child = Node | string | null | undefined | false;
type Attributes = Record<string, string | number | boolean | undefined | ((event: never) => void)>;

function fill(node: Element, attributes: Attributes, children: Child[]): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    if (typeof value === "function") node.addEventListener(name, value as EventListener);
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  for (const child of children) if (child) node.append(child);
}

export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const node = document.createElement(tag);
  fill(node, attributes, children);
  return node;
}

export function svg(tag: string, attributes: Attributes = {}, ...children: Child[]): SVGElement {
  const node = document.createElementNS("http://www.w3.org/2000/svg", tag);
  fill(node, attributes, children);
  return node;
}

/** Characters that could reorder or hide text become visible, as in the text report. */
export function safe(text: string): string {
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g, (c) => {
    const code = c.charCodeAt(0);
    return code < 0x100 ? "\\x" + code.toString(16).padStart(2, "0") : "\\u" + code.toString(16).padStart(4, "0");
  });
}

/** Sentences of a report: names between backticks stand out. */
export function prose(text: string): DocumentFragment {
  const out = document.createDocumentFragment();
  safe(text)
    .split("`")
    .forEach((part, i, all) => {
      if (!part) return;
      out.append(i % 2 === 1 && i < all.length - 1 ? h("code", {}, part) : part);
    });
  return out;
}

/** Long names keep both ends. */
export function short(text: string, most = 60): string {
  const shown = safe(text);
  if (shown.length <= most) return shown;
  const half = Math.floor((most - 1) / 2);
  return shown.slice(0, half) + "…" + shown.slice(-half);
}

/** A name that leads to the findings with it; no button, which would not break at the end of a line. */
export function searchLink(text: string, query: string, search: (query: string) => void): HTMLElement {
  const go = (event: Event): void => {
    event.preventDefault();
    search(query);
  };
  return h("a", { class: "link", href: "#findings", title: `search for ${safe(query)}`, click: go }, text);
}

export function replace(node: Element, ...children: Child[]): void {
  node.replaceChildren(...children.filter((child): child is Node | string => Boolean(child)));
}
