/** The report as heddle writes it (doc/format/json.md), and what the page derives from it. */

export interface Place {
  file?: string;
  line?: number;
  column?: number;
  function?: string;
}

export interface Thread {
  id: number;
  name?: string;
  kind?: string;
  many: boolean;
  created_at?: Place;
  parent?: number;
  creation_stack: Place[];
}

export interface Lock {
  name?: string;
  shared: boolean;
  acquired_at?: Place;
}

export interface Access {
  at: Place;
  verb?: string;
  write: boolean;
  atomic: boolean;
  size: number;
  thread?: number;
  via?: string;
  target?: string;
  locks: Lock[];
  stack: Place[];
}

export interface Suppression {
  kind: "source" | "file";
  at?: Place;
  rule?: string;
  id?: string;
  variable?: string;
  file?: string;
  function?: string;
  reason?: string;
  until?: string;
  expired?: boolean;
  findings?: number;
}

export type Level = "high" | "medium" | "low";

export interface Finding {
  id: string;
  group: string;
  group_index: number;
  rule: string;
  variable: string;
  object?: string;
  allocated_at?: Place;
  message: string;
  why?: string;
  hint?: string;
  confidence: number;
  level: Level;
  reasons: string[];
  accesses: [Access, Access];
  baseline?: "new" | "unchanged" | "fixed";
  suppression?: Suppression;
}

export interface Group {
  id: string;
  rule: string;
  variable: string;
  confidence: number;
  first: number;
  count: number;
}

export interface Note {
  kind: string;
  text: string;
  at?: Place;
}

/** One place in memory that several threads use. */
export interface SharedRow {
  variable: string;
  object?: string;
  at?: Place;
  readers: number[];
  writers: number[];
  locks?: string[];
  /** always, mostly, sometimes, never, atomic, read-only */
  guarded?: string;
  held?: number;
  accesses?: number;
  raced?: boolean;
}

export interface LockEdge {
  from: string;
  to: string;
  at?: Place;
  thread?: number;
  cyclic?: boolean;
}

export interface Report {
  format: string;
  version: number;
  tool: { name: string; version?: string };
  source_root?: string;
  analysed: boolean;
  summary: Record<string, number>;
  threads: Thread[];
  groups: Group[];
  findings: Finding[];
  notes: Note[];
  suppressions?: Suppression[];
  sharing?: SharedRow[];
  lock_order?: LockEdge[];
}

interface Chunk {
  file: string;
  first: number;
  lines: string[];
}

/** What the list shows as one: a group with its pairs, and all that it can be searched by. */
export interface Entry {
  index: number;
  group: Group;
  findings: Finding[];
  /** The pair that stands for all. */
  best: Finding;
  level: Level;
  files: string[];
  functions: string[];
  threads: string[];
  locks: string[];
  state: string;
  text: string;
}

export class Data {
  readonly entries: Entry[];
  private readonly chunks = new Map<string, Chunk[]>();

  constructor(
    readonly report: Report,
    sources: Chunk[],
  ) {
    for (const chunk of sources) {
      const list = this.chunks.get(chunk.file);
      if (list) list.push(chunk);
      else this.chunks.set(chunk.file, [chunk]);
    }
    this.entries = report.groups.map((group, index) => this.entryOf(group, index));
  }

  static load(): Data {
    const read = (id: string): unknown => {
      const node = document.getElementById(id);
      return node ? JSON.parse(node.textContent ?? "null") : null;
    };
    const report = read("heddle-report") as Report | null;
    if (!report || report.format !== "heddle-report") throw new Error("there is no report in this page");
    return new Data(report, (read("heddle-sources") as Chunk[] | null) ?? []);
  }

  get hasSources(): boolean {
    return this.chunks.size > 0;
  }

  /** The embedded lines that hold a place, or nothing. */
  chunkAt(place: Place): Chunk | undefined {
    if (!place.file || !place.line) return undefined;
    const line = place.line;
    return this.chunks.get(place.file)?.find((chunk) => chunk.first <= line && line < chunk.first + chunk.lines.length);
  }

  thread(id: number | undefined): Thread | undefined {
    return id === undefined ? undefined : this.report.threads[id];
  }

  threadName(id: number | undefined): string {
    return this.thread(id)?.name ?? "a thread";
  }

  private entryOf(group: Group, index: number): Entry {
    const findings = this.report.findings.slice(group.first, group.first + group.count);
    const best = findings.find((f) => !f.suppression && f.baseline !== "fixed") ?? (findings[0] as Finding);
    const files = new Set<string>();
    const functions = new Set<string>();
    const threads = new Set<string>();
    const locks = new Set<string>();
    for (const finding of findings) {
      for (const access of finding.accesses) {
        if (access.at.file) files.add(access.at.file);
        if (access.at.function) functions.add(access.at.function);
        if (access.thread !== undefined) threads.add(this.threadName(access.thread));
        for (const lock of access.locks) if (lock.name) locks.add(lock.name);
      }
    }
    const state = best.suppression ? "suppressed" : (best.baseline ?? "");
    const words = [group.variable, best.object, group.rule, state, best.id, ...files, ...functions, ...threads, ...locks];
    return {
      index,
      group,
      findings,
      best,
      level: best.level,
      files: [...files],
      functions: [...functions],
      threads: [...threads],
      locks: [...locks],
      state,
      text: words.filter(Boolean).join("\n").toLowerCase(),
    };
  }
}

export function placeText(place: Place | undefined): string {
  if (!place?.file) return "an unknown place";
  return place.file + (place.line ? `:${place.line}` + (place.column ? `:${place.column}` : "") : "");
}

export function ruleText(rule: string): string {
  return rule.replace(/-/g, " ");
}
