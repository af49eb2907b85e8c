/**
 * The threads of a finding over time: a line for each, from left to right; who creates whom; where
 * the two accesses fall, with the locks around them; where threads are joined. Positions show order, not durations.
 */
import type { Access, Data, Finding, Thread } from "./data";
import { placeText } from "./data";
import { short, svg } from "./dom";

interface Lane {
  thread: Thread | undefined;
  name: string;
  parent: Lane | undefined;
  start: number;
  access: Access | undefined;
}

const LANE = 72;
const LEFT = 150;
const STEP = 120;

function lanesOf(data: Data, finding: Finding): Lane[] {
  const lanes: Lane[] = [];
  const laneOf = (id: number | undefined, depth = 0): Lane => {
    const thread = data.thread(id);
    const known = lanes.find((lane) => lane.thread && lane.thread === thread);
    if (known) return known;
    const parent = thread?.parent !== undefined && depth < 8 ? laneOf(thread.parent, depth + 1) : undefined;
    const lane: Lane = { thread, name: data.threadName(id), parent, start: 0, access: undefined };
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
  for (const lane of lanes) lane.start = lane.parent ? next++ : 0;
  return lanes;
}

function label(x: number, y: number, text: string, classes: string, anchor = "start"): SVGElement {
  return svg("text", { x, y, class: classes, "text-anchor": anchor }, text);
}

function drawAccess(lane: Lane, x: number, y: number): SVGElement {
  const access = lane.access as Access;
  const out = svg("g", {});
  const locks = access.locks.map((lock) => short(lock.name ?? "a lock", 24) + (lock.shared ? " (read)" : ""));
  if (locks.length > 0) {
    out.append(
      svg("rect", { x: x - 46, y: y - 11, width: 92, height: 22, rx: 11, class: "held" }),
      label(x, y + 25, "under " + short(locks.join(", "), 34), "small", "middle"),
    );
  } else {
    out.append(label(x, y + 22, "no lock", "small", "middle"));
  }
  out.append(
    svg("circle", { cx: x, cy: y, r: 6, class: access.write ? "write" : "read" }),
    label(x, y - 15, `${access.verb ?? (access.write ? "write" : "read")} ${short(placeText(access.at).replace(/^.*\//, ""), 30)}`, "access-label", "middle"),
  );
  return out;
}

export function timeline(data: Data, finding: Finding): SVGElement {
  const lanes = lanesOf(data, finding);
  const meet = LEFT + STEP * (lanes.length + 1);
  const end = meet + 150;
  const width = end + 150;
  const height = LANE * lanes.length + 30;
  const yOf = (lane: Lane): number => 34 + lanes.indexOf(lane) * LANE;
  const out = svg("svg", {
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    class: "timeline",
    role: "img",
    "aria-label": "the threads over time",
  });
  const hit = lanes.filter((lane) => lane.access).map(yOf);
  out.append(
    svg("rect", {
      x: meet - 60,
      y: Math.min(...hit) - 30,
      width: 120,
      height: Math.max(...hit) - Math.min(...hit) + 62,
      rx: 8,
      class: "meet",
    }),
  );
  for (const lane of lanes) {
    const y = yOf(lane);
    const x = LEFT + lane.start * STEP;
    const many = lane.thread?.many ? " ×n" : "";
    out.append(label(8, y + 4, short(lane.name, 18) + many, "lane-name"));
    const join = lane.thread?.joins?.[0];
    const by = join && lanes.find((other) => other.thread && other.thread === data.thread(join.by));
    out.append(svg("line", { x1: x, y1: y, x2: join ? end : width - 16, y2: y, class: "lane" }));
    if (join) {
      if (by && by !== lane) out.append(svg("path", { d: `M ${end} ${y} L ${end} ${yOf(by)}`, class: "join" }), svg("circle", { cx: end, cy: yOf(by), r: 3, class: "start" }));
      out.append(label(end + 6, y + (by && yOf(by) < y ? -6 : 14), "joined " + short(placeText({ file: join.at.file ?? "", line: join.at.line ?? 0 }).replace(/^.*\//, ""), 20), "small"));
    }
    out.append(svg("circle", { cx: x, cy: y, r: 3, class: "start" }));
    if (lane.parent) {
      const from = yOf(lane.parent);
      out.append(svg("path", { d: `M ${x} ${from} L ${x} ${y}`, class: "creation" }));
      const at = lane.thread?.created_at;
      if (at?.line) out.append(label(x + 6, y - 8, "created " + short(placeText({ file: at.file ?? "", line: at.line }).replace(/^.*\//, ""), 18), "small"));
    } else {
      out.append(label(x + 6, y - 8, "starts", "small"));
    }
    if (lane.access) out.append(drawAccess(lane, meet, y));
  }
  out.append(label(meet + 66, (Math.min(...hit) + Math.max(...hit)) / 2 + 4, "may meet", "small"));
  return out;
}
