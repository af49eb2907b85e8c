/** The other tabs: threads, locks, sharing, what was not analysed. */
import type { Data, LockEdge, SharedRow } from "./data";
import { placeText } from "./data";
import { h, prose, safe, searchLink, short, type Child } from "./dom";
import { drawGraph, type GraphEdge } from "./graph";

/** So many fit on a screen. */
const FEW_NODES = 12;
const MOST_NODES = 150;

function table(head: string[], rows: Child[][]): HTMLElement {
  return h(
    "table",
    {},
    h("thead", {}, h("tr", {}, ...head.map((cell) => h("th", {}, cell)))),
    h("tbody", {}, ...rows.map((row) => h("tr", {}, ...row.map((cell) => h("td", {}, cell))))),
  );
}

function place(at: Parameters<typeof placeText>[0]): HTMLElement {
  return h("span", { class: "place" }, safe(placeText(at)));
}

export function threadsView(data: Data): HTMLElement {
  const { threads } = data.report;
  const out = h("div", { class: "view" }, h("h2", {}, "Threads, handlers and tasks"));
  if (threads.length <= MOST_NODES)
    out.append(
      h(
        "div",
        { class: "scroll" },
        drawGraph(
          threads.map((t) => ({
            id: String(t.id),
            label: (t.name ?? "?") + (t.line ? ` (line ${t.line})` : "") + (t.many ? " ×n" : ""),
            title: `${t.kind ?? "thread"} ${t.name ?? ""}`,
          })),
          threads.filter((t) => t.parent !== undefined).map((t) => ({ from: String(t.parent), to: String(t.id) })),
          "who creates whom",
        ),
      ),
    );
  out.append(
    table(
      ["name", "kind", "created at", "by"],
      threads.map((t) => [
        h("code", {}, short(t.name ?? "?", 80)),
        safe(t.kind ?? "thread") + (t.many ? ", several may run" : ""),
        place(t.created_at),
        t.parent === undefined ? "" : h("code", {}, short(data.threadName(t.parent), 60)),
      ]),
    ),
  );
  return out;
}

/** Edges "holds a, takes b": of the report, or of its deadlocks. */
export function lockEdges(data: Data): LockEdge[] {
  if (data.report.lock_order) return data.report.lock_order;
  const edges: LockEdge[] = [];
  for (const finding of data.allFindings) {
    if (finding.rule !== "deadlock") continue;
    for (const access of finding.accesses) {
      const last = access.locks[access.locks.length - 1];
      if (last?.name && access.target)
        edges.push({
          from: last.name,
          to: access.target,
          at: access.at,
          cyclic: true,
          ...(access.thread === undefined ? {} : { thread: access.thread }),
        });
    }
  }
  return edges;
}

/** What the table lists: each once, those of cycles first. */
function tableEdges(edges: LockEdge[]): LockEdge[] {
  const rows = new Map(edges.map((edge) => [[edge.from, edge.to, placeText(edge.at), edge.thread].join("\n"), edge]));
  return [...rows.values()].sort((a, b) => Number(b.cyclic ?? false) - Number(a.cyclic ?? false)).slice(0, 2000);
}

/** All locks; of many, those of cycles first, which is what a reader looks for. */
function lockGraphs(names: string[], edges: GraphEdge[]): HTMLElement[] {
  const draw = (some: string[], between: GraphEdge[]) =>
    h(
      "div",
      { class: "scroll" },
      drawGraph(
        some.map((name) => ({ id: name, label: name })),
        between,
        "order of locks",
      ),
    );
  const cyclic = edges.filter((edge) => edge.classes === "cyclic");
  const inCycles = [...new Set(cyclic.flatMap((edge) => [edge.from, edge.to]))];
  const out: HTMLElement[] = [];
  if (names.length > FEW_NODES && cyclic.length > 0 && inCycles.length <= MOST_NODES) out.push(draw(inCycles, cyclic));
  if (names.length > MOST_NODES) return out;
  const whole = () => draw(names, edges);
  if (out.length === 0) return [whole()];
  const box = h("details", {}, h("summary", {}, `all ${names.length} locks`));
  box.addEventListener("toggle", () => box.children.length === 1 && box.append(whole()));
  return [...out, box];
}

export function locksView(data: Data): HTMLElement {
  const edges = lockEdges(data);
  const out = h("div", { class: "view" }, h("h2", {}, "Locks"));
  if (edges.length > 0) {
    const merged = new Map<string, GraphEdge & { count: number }>();
    for (const edge of edges) {
      const key = `${edge.from}\n${edge.to}`;
      const known = merged.get(key);
      if (known) known.count++;
      else merged.set(key, { from: edge.from, to: edge.to, classes: edge.cyclic ? "cyclic" : "", count: 1 });
    }
    const names = [...new Set(edges.flatMap((edge) => [edge.from, edge.to]))];
    out.append(h("p", {}, "An arrow from a to b: b is taken while a is held. Red ones are part of a cycle."));
    out.append(...lockGraphs(names, [...merged.values()]));
    out.append(
      table(
        ["held", "taken", "at", "thread"],
        tableEdges(edges).map((edge) => [
          h("code", {}, short(edge.from)),
          h("code", {}, short(edge.to)),
          place(edge.at),
          edge.thread === undefined ? "" : short(data.threadName(edge.thread)),
        ]),
      ),
    );
  }
  if (edges.length === 0 && data.report.lock_order)
    out.append(h("p", {}, "No lock is taken while another one is held: there is no order to keep."));
  const uses = new Map<string, { variables: Set<string>; count: number }>();
  for (const finding of data.allFindings)
    for (const access of finding.accesses)
      for (const lock of access.locks) {
        const use = uses.get(lock.name ?? "?") ?? { variables: new Set<string>(), count: 0 };
        use.variables.add(finding.variable);
        use.count++;
        uses.set(lock.name ?? "?", use);
      }
  out.append(h("h3", {}, "Locks held at one side of a finding"));
  out.append(
    uses.size === 0
      ? h("p", {}, "None: no access of the findings holds a lock.")
      : table(
          ["lock", "accesses", "variables"],
          [...uses]
            .sort((a, b) => b[1].count - a[1].count)
            .map(([name, use]) => [
              h("code", {}, short(name)),
              String(use.count),
              short([...use.variables].join(", "), 120),
            ]),
        ),
  );
  return out;
}

function sharedRows(data: Data): SharedRow[] {
  if (data.report.sharing) return data.report.sharing;
  return data.entries.map((entry) => {
    const readers = new Set<number>();
    const writers = new Set<number>();
    for (const finding of entry.findings)
      for (const access of finding.accesses)
        if (access.thread !== undefined) (access.write ? writers : readers).add(access.thread);
    return {
      variable: entry.group.variable,
      readers: [...readers],
      writers: [...writers],
      locks: entry.locks,
      raced: true,
    };
  });
}

/** "mostly, 7 of 8": how often the lock is held. */
function guard(row: SharedRow): string {
  if (!row.guarded) return "";
  return row.held ? `${row.guarded}, ${row.held} of ${row.accesses ?? 0}` : row.guarded;
}

export function sharingView(data: Data, search: (query: string) => void): HTMLElement {
  const rows = sharedRows(data);
  const names = (ids: number[]): string => {
    const all = [...new Set(ids.map((id) => data.threadName(id)))];
    const shown = all.length > 5 ? all.slice(0, 4) : all;
    return (
      shown.map((name) => short(name, 50)).join(", ") +
      (shown.length < all.length ? ` and ${all.length - shown.length} more` : "")
    );
  };
  return h(
    "div",
    { class: "view" },
    h("h2", {}, "Who shares what"),
    h(
      "p",
      {},
      data.report.sharing
        ? `${rows.length} places that several threads use.`
        : "Only what has findings; heddle sharing lists all.",
    ),
    table(
      ["variable", "written by", "read by", "locks", "guarded", ""],
      rows
        .slice(0, 3000)
        .map((row) => [
          h("code", {}, short(row.variable, 70)),
          names(row.writers),
          names(row.readers),
          short((row.locks ?? []).join(", "), 60),
          h("span", { class: "whole" }, guard(row)),
          row.raced ? searchLink("finding", `var:"${row.variable}"`, search) : "",
        ]),
    ),
  );
}

const KINDS: Record<string, string> = {
  "lost-input": "Input that was not analysed",
  "lost-coverage": "Code that was analysed only in part",
  undefined: "Functions neither defined nor modelled",
  link: "Remarks of the link step",
  info: "Remarks",
};

export function notesView(data: Data): HTMLElement {
  const out = h("div", { class: "view" }, h("h2", {}, "What was not analysed, and what is suppressed"));
  for (const [kind, title] of Object.entries(KINDS)) {
    const notes = data.report.notes.filter((note) => note.kind === kind);
    if (notes.length === 0) continue;
    out.append(h("h3", {}, `${title}: ${notes.length}`));
    out.append(
      h(
        "ul",
        {},
        ...notes
          .slice(0, 2000)
          .map((note) =>
            h("li", {}, note.at?.file ? place(note.at) : null, note.at?.file ? ": " : null, prose(note.text)),
          ),
      ),
    );
  }
  if (data.report.notes.length === 0) out.append(h("p", {}, "Everything was analysed."));
  const suppressions = data.report.suppressions ?? [];
  if (suppressions.length > 0) {
    out.append(h("h3", {}, `Suppressions: ${suppressions.length}`));
    out.append(
      table(
        ["where", "covers", "reason", "until", "findings"],
        suppressions.map((s) => [
          place(s.at),
          safe(
            [
              s.rule && `rule ${s.rule}`,
              s.id && `id ${s.id}`,
              s.variable && `variable ${s.variable}`,
              s.file && `file ${s.file}`,
              s.function && `function ${s.function}`,
            ]
              .filter(Boolean)
              .join(", ") || "every rule",
          ),
          safe(s.reason ?? "no reason given"),
          (s.until ?? "") + (s.expired ? " (expired)" : ""),
          s.findings ? String(s.findings) : "none: unused",
        ]),
      ),
    );
  }
  return out;
}
