/**
 * The threads of a finding over time: a line for each, from left to right; who creates whom; where
 * the accesses fall, with the locks around them; where threads are joined. Positions show order, not durations.
 *
 * Columns from left to right: names, creations (each a small step after the one before, with its place beside it),
 * the box in which the accesses meet, joins. Each is as wide as its longest text, so that nothing overlaps or is cut.
 */
import type { Access, Data, Finding, Place, Thread } from "./data";
import { placeText } from "./data";
import { short, svg } from "./dom";

interface Lane {
  thread: Thread | undefined;
  name: string;
  parent: Lane | undefined;
  start: number;
  access: Access | undefined;
  y: number;
}

const STEP = 26;
const GAP = 16;
/** A picture that is wider than its place shrinks to this part; the rest is scrolled. */
const LEAST = 0.8;
const TALL = 74; /* a line with an access: what is done above it, the locks below */
const FLAT = 40;
const TOP = 14;
/** Most characters of a label; whoever points at it sees all. */
const NAME = 34;
const LABEL = 40;
/** Pixels for a text: characters of the fonts in style.css are narrower than this on average. */
const smallWidth = (text: string): number => text.length * 6.3;
const nameWidth = (text: string): number => text.length * 7.9;

function lanesOf(data: Data, finding: Finding): Lane[] {
  const lanes: Lane[] = [];
  const laneOf = (id: number | undefined, depth = 0): Lane => {
    const thread = data.thread(id);
    const known = lanes.find((lane) => lane.thread && lane.thread === thread);
    if (known) return known;
    const parent = thread?.parent !== undefined && depth < 8 ? laneOf(thread.parent, depth + 1) : undefined;
    const lane: Lane = { thread, name: data.threadName(id), parent, start: 0, access: undefined, y: 0 };
    lanes.push(lane);
    return lane;
  };
  for (const access of finding.accesses) {
    const lane = laneOf(access.thread);
    if (lane.access) lanes.splice(lanes.indexOf(lane) + 1, 0, { ...lane, name: "another " + lane.name, access });
    else lane.access = access;
  }
  /* Creations from left to right: a parent's line starts before those of its children. */
  let next = 1;
  let y = TOP + (lanes[0]?.access ? 16 : 0); /* for what stands over the box */
  for (const lane of lanes) {
    lane.start = lane.parent ? next++ : 0;
    lane.y = y + (lane.access ? TALL : FLAT) / 2;
    y += lane.access ? TALL : FLAT;
  }
  return lanes;
}

function label(x: number, y: number, text: string, classes: string, all = text, anchor = "start"): SVGElement {
  return svg(
    "text",
    { x, y, class: classes, "text-anchor": anchor },
    text,
    all === text ? null : svg("title", {}, all),
  );
}

const fileAndLine = (at: Place | undefined): string =>
  placeText(at && { file: (at.file ?? "").replace(/^.*\//, ""), ...(at.line ? { line: at.line } : {}) });

interface Texts {
  name: string;
  began: string;
  did: string;
  locks: string;
  joined: string;
}

function textsOf(lane: Lane): Texts {
  const { access, thread } = lane;
  const locks = access?.locks.map((lock) => (lock.name ?? "a lock") + (lock.shared ? " (read)" : "")) ?? [];
  const join = thread?.joins?.[0];
  return {
    name: short(lane.name, NAME) + (thread?.many ? " ×n" : ""),
    began: lane.parent
      ? thread?.created_at?.line
        ? short("created " + fileAndLine(thread.created_at), LABEL)
        : ""
      : "starts",
    did: access ? short(`${access.verb ?? (access.write ? "write" : "read")} ${fileAndLine(access.at)}`, LABEL) : "",
    locks: access ? (locks.length > 0 ? "under " + short(locks.join(", "), LABEL) : "no lock") : "",
    joined: join ? short("joined " + fileAndLine(join.at), LABEL) : "",
  };
}

function drawAccess(access: Access, texts: Texts, x: number, y: number): SVGElement {
  const locks = access.locks.map((lock) => lock.name ?? "a lock").join(", ");
  return svg(
    "g",
    {},
    access.locks.length > 0
      ? svg("rect", { x: x - 46, y: y - 11, width: 92, height: 22, rx: 11, class: "held" })
      : null,
    svg("circle", { cx: x, cy: y, r: 6, class: access.write ? "write" : "read" }),
    label(x, y - 15, texts.did, "access-label", placeText(access.at), "middle"),
    label(x, y + 25, texts.locks, "small", locks || texts.locks, "middle"),
  );
}

export function timeline(data: Data, finding: Finding): SVGElement {
  const lanes = lanesOf(data, finding);
  const texts = new Map(lanes.map((lane) => [lane, textsOf(lane)]));
  const textOf = (lane: Lane): Texts => texts.get(lane) as Texts;
  const widest = (of: (lane: Lane) => number): number => Math.max(0, ...lanes.map(of));
  const left = 8 + widest((lane) => nameWidth(textOf(lane).name)) + GAP;
  const startOf = (lane: Lane): number => left + lane.start * STEP;
  const half =
    widest((lane) => (lane.access ? Math.max(60, nameWidth(textOf(lane).did), smallWidth(textOf(lane).locks)) : 0)) /
      2 +
    10;
  const meet = widest((lane) => startOf(lane) + 6 + smallWidth(textOf(lane).began)) + GAP + half;
  const joined = lanes.filter((lane) => textOf(lane).joined);
  const endOf = (lane: Lane): number => meet + half + GAP + joined.indexOf(lane) * 10;
  const afterJoins = meet + half + GAP + joined.length * 10;
  const width = Math.max(afterJoins + widest((lane) => smallWidth(textOf(lane).joined)), meet + half) + GAP;
  const height = Math.max(0, ...lanes.map((lane) => lane.y + (lane.access ? TALL : FLAT) / 2)) + 8;
  const out = svg("svg", {
    viewBox: `0 0 ${Math.ceil(width)} ${height}`,
    width: Math.ceil(width),
    height,
    class: "timeline",
    role: "img",
    "aria-label": "the threads over time",
  });
  out.style.minWidth = `${Math.ceil(width * LEAST)}px`;
  const hit = lanes.filter((lane) => lane.access).map((lane) => lane.y);
  const [first, last] = [Math.min(...hit), Math.max(...hit)];
  out.append(
    svg("rect", { x: meet - half, y: first - 34, width: 2 * half, height: last - first + 68, rx: 8, class: "meet" }),
    label(meet, first - 40, finding.accesses.length > 1 ? "may meet" : "", "small", undefined, "middle"),
  );
  for (const lane of lanes) {
    const by = lane.thread?.joins?.[0]?.by;
    const joiner =
      by === undefined ? undefined : lanes.find((other) => other.thread && other.thread === data.thread(by));
    out.append(
      svg("line", {
        x1: startOf(lane),
        y1: lane.y,
        x2: textOf(lane).joined ? endOf(lane) : width - GAP,
        y2: lane.y,
        class: "lane",
      }),
    );
    if (textOf(lane).joined && joiner && joiner !== lane)
      out.append(
        svg("path", { d: `M ${endOf(lane)} ${lane.y} L ${endOf(lane)} ${joiner.y}`, class: "join" }),
        svg("circle", { cx: endOf(lane), cy: joiner.y, r: 3, class: "start" }),
      );
    if (lane.parent)
      out.append(
        svg("path", { d: `M ${startOf(lane)} ${lane.parent.y} L ${startOf(lane)} ${lane.y}`, class: "creation" }),
      );
    out.append(svg("circle", { cx: startOf(lane), cy: lane.y, r: 3, class: "start" }));
  }
  /* Texts last, on top of the lines that pass by. */
  for (const lane of lanes) {
    const text = textOf(lane);
    out.append(label(8, lane.y + 4, text.name, "lane-name", lane.name));
    out.append(
      label(
        startOf(lane) + 6,
        lane.y - 6,
        text.began,
        "small",
        text.began && lane.parent ? "created " + placeText(lane.thread?.created_at) : text.began,
      ),
    );
    out.append(
      label(
        afterJoins + 4,
        lane.y + 4,
        text.joined,
        "small",
        text.joined && "joined " + placeText(lane.thread?.joins?.[0]?.at),
      ),
    );
    if (lane.access) out.append(drawAccess(lane.access, text, meet, lane.y));
  }
  return out;
}
