/** Which entries are shown: a search line and choices. */
import type { Data, Entry } from "./data";
import type { Marks } from "./marks";

export interface Choices {
  query: string;
  rule: string;
  level: string;
  state: string;
  file: string;
  variable: string;
  thread: string;
  lock: string;
}

export const NO_CHOICES: Choices = {
  query: "",
  rule: "",
  level: "",
  state: "open",
  file: "",
  variable: "",
  thread: "",
  lock: "",
};

const FIELDS: Record<string, (entry: Entry) => string[]> = {
  file: (e) => e.files,
  var: (e) => e.variables,
  variable: (e) => e.variables,
  thread: (e) => e.threads,
  lock: (e) => e.locks,
  function: (e) => e.functions,
  fn: (e) => e.functions,
  rule: (e) => [e.group.rule],
  id: (e) => [e.group.best_id, ...(e.group.count > 1 ? e.findings.map((f) => f.id) : [])],
  is: (e) => [e.level, e.state],
};

type Test = (entry: Entry) => boolean;

/** Names come again and again: each is put in lower case once. */
const lowered = new Map<string, string>();
function lower(value: string): string {
  let small = lowered.get(value);
  if (small === undefined) lowered.set(value, (small = value.toLowerCase()));
  return small;
}

/** `word file:x -lock:y "two words" conf>0.5`: all must hold; a minus turns a term round. */
export function parseQuery(query: string): Test[] {
  const tests: Test[] = [];
  for (const match of query.matchAll(/(-?)(?:(\w+):)?("[^"]*"?|\S+)/g)) {
    const not = match[1] === "-";
    const field = match[2]?.toLowerCase();
    const word = (match[3] ?? "").replace(/"/g, "").toLowerCase();
    if (!word) continue;
    const conf = /^conf(?:idence)?([<>])=?([\d.]+)$/.exec(match[3] ?? "");
    let test: Test;
    if (conf) {
      const limit = Number(conf[2]);
      test = conf[1] === ">" ? (e) => e.group.confidence >= limit : (e) => e.group.confidence <= limit;
    } else if (field && FIELDS[field]) {
      const values = FIELDS[field];
      test = (e) => values(e).some((value) => lower(value).includes(word));
    } else {
      const text = field ? field + ":" + word : word;
      test = (e) => e.text.includes(text);
    }
    tests.push(not ? (e) => !test(e) : test);
  }
  return tests;
}

function stateTest(state: string, marks: Marks): Test | undefined {
  switch (state) {
    case "":
      return undefined;
    case "open":
      return (e) => e.state !== "suppressed" && e.state !== "fixed" && !marks.get(e.group.id);
    case "marked":
      return (e) => Boolean(marks.get(e.group.id));
    default:
      return (e) => e.state === state;
  }
}

export function select(data: Data, choices: Choices, marks: Marks): Entry[] {
  const tests = parseQuery(choices.query);
  const state = stateTest(choices.state, marks);
  if (state) tests.push(state);
  if (choices.rule) tests.push((e) => e.group.rule === choices.rule);
  if (choices.level) tests.push((e) => e.level === choices.level);
  if (choices.file) tests.push((e) => e.files.includes(choices.file));
  if (choices.variable) tests.push((e) => e.variables.includes(choices.variable));
  if (choices.thread) tests.push((e) => e.threads.includes(choices.thread));
  if (choices.lock) tests.push((e) => (choices.lock === "-" ? e.locks.length === 0 : e.locks.includes(choices.lock)));
  return tests.length === 0 ? data.entries : data.entries.filter((entry) => tests.every((test) => test(entry)));
}

/** Values to choose from, the most frequent first. */
export function facet(data: Data, values: (entry: Entry) => string[], most = 200): { value: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const entry of data.entries) for (const value of values(entry)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, most);
}

/** How the list can be arranged: the heading that an entry stands under. */
export const ARRANGEMENTS: Record<string, (entry: Entry) => string> = {
  object: (e) => e.group.object ?? "unknown object",
  variable: (e) => e.group.variable,
  lock: (e) => e.group.lock ?? "no lock on either side",
  threads: (e) =>
    e.threads.length > 1 ? [...e.threads].sort().join(" with ") : `${e.threads[0] ?? "a thread"} with itself`,
  file: (e) => e.files[0] ?? "unknown file",
  rule: (e) => e.group.rule,
};

export interface Heading {
  title: string;
  count: number;
}

/** Entries under headings, the fullest first; within one as they come. */
export function arrange(entries: Entry[], by: string): (Entry | Heading)[] {
  const key = ARRANGEMENTS[by];
  if (!key) return entries;
  const parts = new Map<string, Entry[]>();
  for (const entry of entries) {
    const title = key(entry);
    const part = parts.get(title);
    if (part) part.push(entry);
    else parts.set(title, [entry]);
  }
  return [...parts]
    .sort((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1))
    .flatMap(([title, part]) => [{ title, count: part.length }, ...part]);
}
