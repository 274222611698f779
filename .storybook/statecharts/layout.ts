import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { AnyStateMachine } from 'xstate';
import { type ChartState, chartOf } from './chart.ts';
import type { Diagram } from './diagram.ts';
import { type Arrow, arrowsOf, boxOf, sizes, widthOf } from './measure.ts';
import { placed } from './placed.ts';

const LAYERED = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.spacing.nodeNode': '24',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
};

const padding = (top: number, rest: number): string =>
  `[top=${top},left=${rest},bottom=${rest},right=${rest}]`;

/** A label of the size of the state's own lines keeps their room free. */
const LAYERED_WITH_LINES = {
  ...LAYERED,
  'elk.padding': padding(16, 16),
  'elk.nodeSize.constraints': 'NODE_LABELS',
  'elk.nodeLabels.placement': 'INSIDE V_TOP H_CENTER',
  'elk.nodeSize.options': 'ASYMMETRICAL',
  'elk.nodeLabels.padding': padding(0, 0),
};

/** Regions that no arrow connects stand beside or below each other, as fits best. Packing does not look at labels. */
const packed = ({ width, height }: { readonly width: number; readonly height: number }) => ({
  'elk.algorithm': 'rectpacking',
  'elk.hierarchyHandling': 'SEPARATE_CHILDREN',
  'elk.aspectRatio': '1.5',
  'elk.spacing.nodeNode': '20',
  'elk.padding': padding(height + 6, 16),
  'elk.nodeSize.constraints': 'MINIMUM_SIZE',
  'elk.nodeSize.minimum': `(${width}, ${height})`,
});

/** A machine's diagram, laid out. */
export async function diagramOf(machine: AnyStateMachine): Promise<Diagram> {
  const root = chartOf(machine);
  const arrows = arrowsOf(root);
  const graph = await new ELK().layout({
    id: 'diagram',
    layoutOptions: {
      ...LAYERED,
      'elk.json.shapeCoords': 'ROOT',
      'elk.json.edgeCoords': 'ROOT',
      'elk.padding': padding(1, 1),
    },
    children: [nodeOf(root, arrows)],
  });
  return placed(root, arrows, graph);
}

/** The little mark that points to the state which is entered first. */
const initialID = ({ id }: ChartState): string => `${id} (inicio)`;

function nodeOf(state: ChartState, arrows: readonly Arrow[]): ElkNode {
  const box = boxOf(state);
  if (state.states.length === 0) return { id: state.id, ...box };
  const own = arrows.filter(({ source, target }) => holderOf(source, target) === state.id);
  const isPacked = state.type === 'parallel' && own.length === 0 && isRoot(state);
  const first = state.states.find(({ isInitial }) => isInitial);
  const mark = { id: initialID(state), width: sizes.mark, height: sizes.mark };
  return {
    id: state.id,
    layoutOptions: isPacked ? packed(box) : LAYERED_WITH_LINES,
    labels: [{ text: state.key, ...box }],
    children: [...(first ? [mark] : []), ...state.states.map((child) => nodeOf(child, arrows))],
    edges: [...(first ? [{ id: mark.id, sources: [mark.id], targets: [first.id] }] : []), ...own.map(edgeOf)],
  };
}

function edgeOf({ id, source, target, lines }: Arrow): ElkExtendedEdge {
  const width = Math.max(...lines.map((line) => widthOf(line, sizes.line))) + 8;
  const label = { text: id, width, height: lines.length * sizes.labelHeight + 4 };
  return {
    id,
    sources: [source],
    targets: [target],
    labels: [{ ...label, layoutOptions: { 'elk.edgeLabels.inline': 'true' } }],
  };
}

/** The innermost state that holds both. */
function holderOf(one: string, other: string): string {
  const others = other.split('.');
  const path = one.split('.');
  const end = path.findIndex((key, at) => key !== others[at]);
  return path.slice(0, end === -1 ? undefined : end).join('.');
}

const isRoot = ({ id }: ChartState): boolean => !id.includes('.');
