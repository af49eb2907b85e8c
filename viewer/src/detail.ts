/** One entry in full: where, which threads, which locks, why unordered, what to do. */
import { excerpt } from "./code";
import type { Access, Data, Entry, Finding, Level, Place } from "./data";
import { countText, many, placeText, ruleText } from "./data";
import { h, prose, safe, searchLink, short } from "./dom";
import { MARK_TEXT, type MarkKind, type Marks } from "./marks";
import { timeline } from "./picture";

export interface DetailActions {
  mark(entry: Entry, kind: MarkKind | undefined, reason?: string): void;
  pair(index: number): void;
  search(query: string): void;
}

function placeNode(place: Place | undefined): HTMLElement {
  return h("span", { class: "place" }, safe(placeText(place)));
}

function stackNode(data: Data, stack: Place[], isPrint: boolean): HTMLElement | undefined {
  if (stack.length < 2) return undefined;
  const list = h("ol", { class: "stack" });
  for (const frame of stack) {
    const row = h("li", {}, h("code", {}, short(frame.function ?? "?", 70)), " ", placeNode(frame));
    const code = isPrint ? undefined : excerpt(data, frame, 2);
    if (code) {
      const inside = h("details", {}, h("summary", {}, ...row.childNodes), code);
      list.append(h("li", {}, inside));
    } else {
      list.append(row);
    }
  }
  return h(
    "details",
    { class: "stack-box", open: isPrint },
    h("summary", {}, `Call stack, ${stack.length} frames`),
    list,
  );
}

function lockNodes(data: Data, access: Access, actions: DetailActions, isPrint: boolean): HTMLElement {
  if (access.locks.length === 0) return h("p", { class: "locks none" }, "No lock is held here.");
  const list = h("ul", { class: "locks" });
  for (const lock of access.locks) {
    const name = lock.name ?? "a lock";
    const item = h(
      "li",
      {},
      searchLink(short(name), `lock:"${name}"`, actions.search),
      lock.shared ? " held for reading, taken at " : " held, taken at ",
      placeNode(lock.acquired_at),
      lock.acquired_by ? ` by ${short(lock.acquired_by)}` : "",
    );
    const code = lock.acquired_at && !isPrint && excerpt(data, lock.acquired_at, 1);
    list.append(code ? h("li", {}, h("details", {}, h("summary", {}, ...item.childNodes), code)) : item);
  }
  return list;
}

function sideNode(data: Data, access: Access, actions: DetailActions, isPrint: boolean): HTMLElement {
  const thread = data.thread(access.thread);
  const code = excerpt(data, access.at);
  return h(
    "section",
    { class: "side " + (access.write ? "is-write" : "is-read") },
    h(
      "header",
      {},
      h("strong", {}, safe(access.verb ?? (access.write ? "write" : "read"))),
      access.size ? ` of ${access.size} byte${access.size === 1 ? "" : "s"}` : "",
      " by ",
      searchLink(short(data.threadName(access.thread)), `thread:"${thread?.name ?? ""}"`, actions.search),
      thread?.many ? " (several may run)" : "",
      access.via ? " through " : "",
      access.via ? h("code", {}, short(access.via)) : null,
      access.target ? " for " : "",
      access.target ? h("code", {}, short(access.target)) : null,
      h(
        "div",
        {},
        placeNode(access.at),
        access.at.function ? " in " : "",
        access.at.function ? h("code", {}, short(access.at.function)) : null,
      ),
    ),
    code ??
      h(
        "p",
        { class: "no-source" },
        data.hasSources
          ? "The source of this place was not found."
          : "No sources in this page: write it with --embed-source.",
      ),
    lockNodes(data, access, actions, isPrint),
    stackNode(data, access.stack, isPrint),
  );
}

function threadRows(data: Data, finding: Finding): HTMLElement {
  const list = h("ul", { class: "threads" });
  const seen = new Set<number>();
  for (const access of finding.accesses) {
    let id = access.thread;
    for (let depth = 0; id !== undefined && !seen.has(id) && depth < 16; depth++) {
      seen.add(id);
      const thread = data.thread(id);
      if (!thread) break;
      list.append(
        h(
          "li",
          {},
          safe(thread.kind ?? "thread") + " ",
          h("code", {}, short(thread.name ?? "?")),
          thread.many ? " (several may run)" : "",
          thread.parent === undefined
            ? ", starts at "
            : thread.kind?.endsWith("handler")
              ? ", registered at "
              : ", created at ",
          placeNode(thread.created_at),
          ...(thread.created_at?.function && thread.parent !== undefined
            ? [" in ", h("code", {}, short(thread.created_at.function))]
            : []),
          ...(thread.parent === undefined ? [] : [" by ", h("code", {}, short(data.threadName(thread.parent)))]),
          ...(thread.joins ?? []).slice(0, 2).flatMap((join, i) => [i ? " and " : ", joined at ", placeNode(join.at)]),
        ),
      );
      id = thread.parent;
    }
  }
  return list;
}

function fact(title: string, ...content: (Node | string | null | undefined)[]): HTMLElement {
  return h("div", { class: "fact" }, h("dt", {}, title), h("dd", {}, ...content));
}

/** What an entry is made of: of rules about one side, each is a place. */
function pairsText(n: number, finding: Finding | undefined): string {
  return finding?.accesses.length === 1 ? many(n, "place") : `${many(n, "pair")} of statements`;
}

function pairChooser(entry: Entry, shown: number, actions: DetailActions, isPrint: boolean): HTMLElement | undefined {
  if (entry.findings.length < 2) return undefined;
  const what = pairsText(entry.group.pairs, entry.best);
  if (isPrint) return h("p", { class: "pairs" }, `The surest of ${what} with one cause.`);
  const choose = h("select", {
    "aria-label": "which of them",
    change: (event: Event) => actions.pair(Number((event.target as HTMLSelectElement).value)),
  });
  entry.findings.forEach((finding, i) => {
    const text = `${i + 1}: ${finding.accesses.map((a) => `${a.verb ?? ""} ${placeText(a.at)}`).join(" with ")}`;
    choose.append(h("option", { value: i, selected: i === shown }, short(text, 110)));
  });
  const [here, all] = [entry.findings.length, entry.group.pairs];
  const which = `${what} with one cause${here < all ? `, the surest ${countText(here)} are in this page` : ""}: `;
  return h("p", { class: "pairs" }, which, choose);
}

function markBar(entry: Entry, marks: Marks, actions: DetailActions): HTMLElement {
  const mark = marks.get(entry.group.id);
  const bar = h("div", { class: "marks", role: "group", "aria-label": "mark this finding" });
  const keys: Record<MarkKind, string> = { "false-alarm": "f", ignore: "i", fixed: "x" };
  for (const kind of Object.keys(MARK_TEXT) as MarkKind[]) {
    const isSet = mark?.kind === kind;
    bar.append(
      h(
        "button",
        {
          class: isSet ? "mark set" : "mark",
          "aria-pressed": String(isSet),
          title: `key ${keys[kind]}`,
          "data-mark": kind,
          click: () => actions.mark(entry, isSet ? undefined : kind),
        },
        MARK_TEXT[kind],
      ),
    );
  }
  if (mark)
    bar.append(
      h("input", {
        class: "reason",
        type: "text",
        placeholder: "reason, for the exported suppression",
        "aria-label": "reason",
        value: mark.reason,
        change: (event: Event) => actions.mark(entry, mark.kind, (event.target as HTMLInputElement).value),
      }),
    );
  return bar;
}

export function levelChip(of: { level: Level; confidence: number }): HTMLElement {
  return h("span", { class: `chip ${of.level}` }, `${of.level} ${of.confidence.toFixed(2)}`);
}

export function detail(
  data: Data,
  entry: Entry,
  pair: number,
  marks: Marks,
  actions: DetailActions,
  isPrint = false,
): HTMLElement {
  const finding = entry.findings[pair] ?? entry.best;
  if (!finding) return h("p", { class: "nothing" }, "The page is still being read.");
  const headline = finding.message.replace(/^[^:`]*: /, "");
  return h(
    "article",
    { class: "detail", "data-id": finding.id },
    h(
      "div",
      { class: "chips" },
      h("span", { class: "chip rule" }, ruleText(finding.rule)),
      levelChip(finding),
      finding.baseline ? h("span", { class: "chip state" }, finding.baseline) : null,
      finding.suppression ? h("span", { class: "chip state" }, "suppressed") : null,
      h("span", { class: "id", title: "id; heddle explain takes its first digits" }, finding.id.slice(0, 10)),
    ),
    h("h2", {}, prose(headline)),
    isPrint ? null : markBar(entry, marks, actions),
    pairChooser(entry, entry.findings.indexOf(finding), actions, isPrint),
    h(
      "div",
      { class: finding.accesses.length > 1 ? "sides" : "sides single" },
      ...finding.accesses.map((access) => sideNode(data, access, actions, isPrint)),
    ),
    h(
      "dl",
      {},
      finding.hint ? fact("What to do", prose(finding.hint)) : null,
      finding.why ? fact("Why unordered", prose(finding.why)) : null,
      fact("Threads", threadRows(data, finding)),
      entry.variables.length > 1 ? fact("Members", short(entry.variables.join(", "), 400)) : null,
      finding.object
        ? fact(
            "Object",
            prose(finding.object),
            finding.allocated_at?.file ? ", " : null,
            finding.allocated_at?.file ? placeNode(finding.allocated_at) : null,
          )
        : null,
      fact("Confidence", h("ul", {}, ...finding.reasons.map((reason) => h("li", {}, prose(reason))))),
      finding.suppression
        ? fact(
            "Suppressed",
            prose(finding.suppression.reason ?? "no reason given"),
            ", ",
            placeNode(finding.suppression.at),
          )
        : null,
    ),
    h("div", { class: "picture" }, h("h3", {}, "Threads over time"), timeline(data, finding)),
  );
}
