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

export function drawGraph(nodes: GraphNode[], edges: GraphEdge[], name: string): SVGElement {
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
    if (from && to) graph.setEdge(from, to, { width: text.length * 6, height: text ? 14 : 0, labelpos: "c", text, edge }, String(i));
  });
  dagre.layout(graph);
  const size = graph.graph() as { width?: number; height?: number };
  const width = Math.ceil(size.width ?? 100);
  const height = Math.ceil(size.height ?? 60);
  const out = svg(
    "svg",
    { viewBox: `0 0 ${width} ${height}`, width, height, class: "graph", role: "img", "aria-label": name },
    svg(
      "defs",
      {},
      svg(
        "marker",
        { id: "arrow", viewBox: "0 0 8 8", refX: 8, refY: 4, markerWidth: 9, markerHeight: 9, markerUnits: "userSpaceOnUse", orient: "auto" },
        svg("path", { d: "M 0 0 L 8 4 L 0 8 z", class: "arrow" }),
      ),
    ),
  );
  for (const id of graph.edges()) {
    const edge = graph.edge(id) as unknown as { points: { x: number; y: number }[]; x?: number; y?: number; text: string; edge: GraphEdge };
    out.append(svg("path", { d: pathOf(edge.points), class: "edge " + (edge.edge.classes ?? ""), "marker-end": "url(#arrow)" }));
    if (edge.text && edge.x !== undefined && edge.y !== undefined)
      out.append(svg("text", { x: edge.x, y: edge.y - 3, class: "small", "text-anchor": "middle" }, edge.text));
  }
  for (const id of graph.nodes()) {
    const box = graph.node(id) as unknown as { x: number; y: number; width: number; height: number; text: string; node: GraphNode };
    out.append(
      svg(
        "g",
        { class: "node " + (box.node.classes ?? "") },
        svg("title", {}, box.node.title ?? box.node.label),
        svg("rect", { x: box.x - box.width / 2, y: box.y - box.height / 2, width: box.width, height: box.height, rx: 6 }),
        svg("text", { x: box.x, y: box.y + 4, "text-anchor": "middle" }, box.text),
      ),
    );
  }
  return out;
}
