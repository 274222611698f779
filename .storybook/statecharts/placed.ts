import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk.bundled.js';
import { type ChartState, statesIn } from './chart.ts';
import type { Box, Diagram, PlacedArrow, PlacedState } from './diagram.ts';
import { type Arrow, linesOf } from './measure.ts';

/** The diagram of a chart from what the layout library made of it. */
export function placed(root: ChartState, arrows: readonly Arrow[], graph: ElkNode): Diagram {
  const nodes = nodesIn(graph);
  const states = statesIn(root);
  const parents = new Map(states.flatMap((state) => state.states.map((child) => [child.id, state] as const)));
  const ids = new Set(states.map(({ id }) => id));
  const nodeOf = new Map(nodes.map((node) => [node.id, node] as const));
  return {
    width: Math.ceil(graph.width ?? 0),
    height: Math.ceil(graph.height ?? 0),
    root,
    states: states.map((state): PlacedState => {
      const { id, key, type } = state;
      const isRegion = parents.get(id)?.type === 'parallel';
      return { id, key, type, isRegion, lines: linesOf(state), ...boxOf(nodeOf.get(id)) };
    }),
    marks: nodes.filter(({ id }) => id !== graph.id && !ids.has(id)).map(boxOf),
    arrows: nodes.flatMap(({ edges = [] }) => edges.map((edge) => arrowOf(edge, arrows))),
  };
}

function arrowOf(edge: ElkExtendedEdge, arrows: readonly Arrow[]): PlacedArrow {
  const arrow = arrows.find(({ id }) => id === edge.id);
  const label = edge.labels?.[0];
  return {
    id: edge.id,
    source: edge.sources[0] ?? '',
    points: (edge.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) =>
      [startPoint, ...bendPoints, endPoint].map(({ x, y }) => ({ x: rounded(x), y: rounded(y) })),
    ),
    label: arrow && label ? { lines: arrow.lines, ...boxOf(label) } : null,
  };
}

function nodesIn(node: ElkNode): readonly ElkNode[] {
  return [node, ...(node.children ?? []).flatMap(nodesIn)];
}

function boxOf(shape: Partial<Box> | undefined): Box {
  const { x = 0, y = 0, width = 0, height = 0 } = shape ?? {};
  return { x: rounded(x), y: rounded(y), width: rounded(width), height: rounded(height) };
}

const rounded = (value: number): number => Math.round(value * 10) / 10;
