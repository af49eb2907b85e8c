/** The report as heddle writes it (doc/format/json.md), and what the page derives from it. */

export interface Place {
  file?: string;
  line?: number;
  column?: number;
  function?: string;
}

export interface Join {
  at: Place;
  by?: number;
}

export interface Thread {
  id: number;
  name?: string;
  kind?: string;
  many: boolean;
  line?: number;
  created_at?: Place;
  parent?: number;
  creation_stack: Place[];
  joins?: Join[];
}

export interface Lock {
  name?: string;
  shared: boolean;
  acquired_at?: Place;
  acquired_by?: string;
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

/** Numbers as people write them: 14,683. */
export function countText(n: number): string {
  return n.toLocaleString("en");
}

export function many(n: number, what: string): string {
  return `${countText(n)} ${what}${n === 1 ? "" : "s"}`;
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
  /** One for a lock that is misused, two for a race, more for a long ring of locks. */
  accesses: Access[];
  baseline?: "new" | "unchanged" | "fixed";
  suppression?: Suppression;
}

export interface Group {
  id: string;
  rule: string;
  variable: string;
  variables?: string[];
  confidence: number;
  first: number;
  count: number;
  /* Only in the index of a page: what the list shows and is searched by. */
  /** All pairs of statements; the page holds the surest `count` of them. */
  pairs: number;
  best: number;
  best_id: string;
  level: Level;
  state: string;
  object?: string;
  /** The lock that it is about, if a side holds any. */
  lock?: string;
  at: Place;
  files: string[];
  functions: string[];
  locks: string[];
  threads: number[];
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
export class Entry {
  readonly threads: string[];
  private lower: string | undefined;

  constructor(
    private readonly data: Data,
    readonly group: Group,
    readonly index: number,
  ) {
    this.threads = [...new Set(group.threads.map((id) => data.threadName(id)))];
  }

  get level(): Level {
    return this.group.level;
  }
  get state(): string {
    return this.group.state;
  }
  get files(): string[] {
    return this.group.files;
  }
  get functions(): string[] {
    return this.group.functions;
  }
  get locks(): string[] {
    return this.group.locks;
  }
  get variables(): string[] {
    return this.group.variables ?? [this.group.variable];
  }

  /** All that a word of the search may mean, in lower case. */
  get text(): string {
    const { group } = this;
    this.lower ??= [
      ...this.variables,
      group.object,
      group.rule,
      group.state,
      group.best_id,
      ...group.files,
      ...group.functions,
      ...this.threads,
      ...group.locks,
    ]
      .filter(Boolean)
      .join("\n")
      .toLowerCase();
    return this.lower;
  }

  /** Its pairs; none while the page is still being read. */
  get findings(): Finding[] {
    return this.data.findings(this.group.first, this.group.count);
  }
  /** The pair that stands for all. */
  get best(): Finding | undefined {
    return this.findings[this.group.best];
  }
}

interface Part {
  node: Element;
  findings: Finding[] | undefined;
}

export class Data {
  readonly entries: Entry[];
  private parts: Part[] | undefined;
  private perPart = 1;
  private chunks: Map<string, Chunk[]> | undefined;

  constructor(readonly report: Report) {
    this.entries = report.groups.map((group, index) => new Entry(this, group, index));
  }

  static load(): Data {
    const report = read("heddle-report") as Report | null;
    if (!report || report.format !== "heddle-report") throw new Error("there is no report in this page");
    return new Data(report);
  }

  /** Is the whole page there? Before, findings and sources may be missing. */
  get isComplete(): boolean {
    return document.readyState !== "loading";
  }

  /** Findings are read part by part, when somebody looks at them. */
  findings(first: number, count: number): Finding[] {
    if (!this.parts) {
      if (!this.isComplete) return [];
      this.parts = [...document.getElementsByClassName("heddle-findings")].map((node) => ({
        node,
        findings: undefined,
      }));
      this.perPart = this.parts.length > 1 ? this.part(0).length : Infinity;
    }
    const out: Finding[] = [];
    for (let i = first; i < first + count; i++) {
      const at = this.perPart === Infinity ? 0 : Math.floor(i / this.perPart);
      const finding = this.part(at)[i - (at ? at * this.perPart : 0)];
      if (finding) out.push(finding);
    }
    return out;
  }

  get allFindings(): Finding[] {
    return this.entries.flatMap((entry) => entry.findings);
  }

  private part(index: number): Finding[] {
    const part = this.parts?.[index];
    if (!part) return [];
    part.findings ??= JSON.parse(part.node.textContent ?? "[]") as Finding[];
    return part.findings;
  }

  private sources(): Map<string, Chunk[]> {
    if (this.chunks) return this.chunks;
    const chunks = new Map<string, Chunk[]>();
    for (const chunk of (read("heddle-sources") as Chunk[] | null) ?? []) {
      const list = chunks.get(chunk.file);
      if (list) list.push(chunk);
      else chunks.set(chunk.file, [chunk]);
    }
    if (this.isComplete) this.chunks = chunks;
    return chunks;
  }

  get hasSources(): boolean {
    return this.sources().size > 0;
  }

  /** The embedded lines that hold a place, or nothing. */
  chunkAt(place: Place): Chunk | undefined {
    if (!place.file || !place.line) return undefined;
    const line = place.line;
    return this.sources()
      .get(place.file)
      ?.find((chunk) => chunk.first <= line && line < chunk.first + chunk.lines.length);
  }

  thread(id: number | undefined): Thread | undefined {
    return id === undefined ? undefined : this.report.threads[id];
  }

  threadName(id: number | undefined): string {
    const thread = this.thread(id);
    return thread?.name ? thread.name + (thread.line ? ` (line ${thread.line})` : "") : "a thread";
  }
}

function read(id: string): unknown {
  const node = document.getElementById(id);
  return node ? JSON.parse(node.textContent ?? "null") : null;
}

export function placeText(place: Place | undefined): string {
  if (!place?.file) return "an unknown place";
  return place.file + (place.line ? `:${place.line}` + (place.column ? `:${place.column}` : "") : "");
}

export function ruleText(rule: string): string {
  return rule.replace(/-/g, " ");
}
