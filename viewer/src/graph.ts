/** Small directed graphs, laid out by dagre and drawn as SVG. */
import dagre from "@dagrejs/dagre";
import { short, svg } from "./dom";

export interface GraphNode {
  id: string;
  label: string;
  title?: string;
  classes?: string;
}
export interface GraphEdge {
  from: string;
  to: string;
  label?: string;
  classes?: string;
}

function pathOf(points: { x: number; y: number }[]): string {
  return points.map((p, i) => `${i === 0 ? "M" : "L"} ${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join(" ");
}

/** What dagre puts into an edge and a node, beside what they were given. */
interface LaidEdge {
  points: { x: number; y: number }[];
  x?: number;
  y?: number;
  text: string;
  edge: GraphEdge;
}
interface LaidNode {
  x: number;
  y: number;
  width: number;
  height: number;
  text: string;
  node: GraphNode;
}

function layOut(nodes: GraphNode[], edges: GraphEdge[]): dagre.graphlib.Graph {
  const graph = new dagre.graphlib.Graph({ multigraph: true });
  graph.setGraph({ rankdir: "LR", nodesep: 18, ranksep: 70, marginx: 12, marginy: 12 });
  graph.setDefaultEdgeLabel(() => ({}));
  /* Numbers instead of names: dagre keeps nodes in plain objects, where "__proto__" is no key. */
  const ids = new Map(nodes.map((node, i) => [node.id, `n${i}`]));
  for (const node of nodes) {
    const text = short(node.label, 34);
    graph.setNode(ids.get(node.id) as string, { width: text.length * 7.4 + 24, height: 30, text, node });
  }
  edges.forEach((edge, i) => {
    const text = edge.label ? short(edge.label, 30) : "";
    const [from, to] = [ids.get(edge.from), ids.get(edge.to)];
    if (from && to)
      graph.setEdge(from, to, { width: text.length * 6, height: text ? 14 : 0, labelpos: "c", text, edge }, String(i));
  });
  dagre.layout(graph);
  return graph;
}

function arrowHead(): SVGElement {
  const shape = { viewBox: "0 0 8 8", refX: 8, refY: 4, markerWidth: 9, markerHeight: 9 };
  return svg(
    "marker",
    { id: "arrow", ...shape, markerUnits: "userSpaceOnUse", orient: "auto" },
    svg("path", { d: "M 0 0 L 8 4 L 0 8 z", class: "arrow" }),
  );
}

function drawEdge({ points, x, y, text, edge }: LaidEdge): SVGElement {
  return svg(
    "g",
    {},
    svg("path", { d: pathOf(points), class: "edge " + (edge.classes ?? ""), "marker-end": "url(#arrow)" }),
    text && x !== undefined && y !== undefined
      ? svg("text", { x, y: y - 3, class: "small", "text-anchor": "middle" }, text)
      : null,
  );
}

function drawNode({ x, y, width, height, text, node }: LaidNode): SVGElement {
  return svg(
    "g",
    { class: "node " + (node.classes ?? "") },
    svg("title", {}, node.title ?? node.label),
    svg("rect", { x: x - width / 2, y: y - height / 2, width, height, rx: 6 }),
    svg("text", { x, y: y + 4, "text-anchor": "middle" }, text),
  );
}

export function drawGraph(nodes: GraphNode[], edges: GraphEdge[], name: string): SVGElement {
  const graph = layOut(nodes, edges);
  const size = graph.graph() as { width?: number; height?: number };
  const width = Math.ceil(size.width ?? 100);
  const height = Math.ceil(size.height ?? 60);
  return svg(
    "svg",
    { viewBox: `0 0 ${width} ${height}`, width, height, class: "graph", role: "img", "aria-label": name },
    svg("defs", {}, arrowHead()),
    ...graph.edges().map((id) => drawEdge(graph.edge(id) as unknown as LaidEdge)),
    ...graph.nodes().map((id) => drawNode(graph.node(id) as unknown as LaidNode)),
  );
}
