import { describe, expect, it } from 'vitest';
import { type DirectedGraphNode, toDirectedGraph } from 'xstate/graph';
import { statesIn } from './chart.ts';
import { exportedMachines } from './diagrams.ts';
import { diagramOf } from './layout.ts';
import { pages } from './pages/index.ts';

const machines = Object.entries(exportedMachines());

/** Every state of a machine, as the library's own graph has it. */
const nodesIn = (node: DirectedGraphNode): readonly DirectedGraphNode[] => [
  node,
  ...node.children.flatMap(nodesIn),
];

it('has a page for every machine of the package, and no other', () => {
  const ids = pages.map(({ machine }) => machine.id);
  expect(ids.toSorted()).toEqual(machines.map(([, machine]) => machine.id).toSorted());
});

describe.each(machines)('the diagram of %s', (_, machine) => {
  const diagram = diagramOf(machine);
  const nodes = nodesIn(toDirectedGraph(machine));

  it('holds every state, each with a place of its own inside the one around it', async () => {
    const { states } = await diagram;
    expect(states.map(({ id }) => id).toSorted()).toEqual(nodes.map(({ id }) => id).toSorted());
    const outside = states.filter(({ id, x, y, width, height }) => {
      const around = states.find((state) => state.id === id.split('.').slice(0, -1).join('.'));
      if (!around) return false;
      const isWide = x >= around.x && x + width <= around.x + around.width;
      return !isWide || y < around.y || y + height > around.y + around.height;
    });
    expect(outside).toEqual([]);
  });

  it('shows every event, on an arrow or in a state', async () => {
    const { root, states, arrows } = await diagram;
    const drawn = [
      ...states.flatMap(({ lines }) => lines.map(({ text }) => text)),
      ...arrows.flatMap(({ label }) => label?.lines ?? []),
    ].join('\n');
    const own = machine.events.map(String).filter((event) => !event.startsWith('xstate.'));
    const causes = statesIn(root).flatMap(({ transitions }) => transitions.map(({ cause }) => cause));
    expect([...own, ...causes].filter((words) => !drawn.includes(words))).toEqual([]);
  });

  it('says in words under which condition a transition is taken', async () => {
    const { root } = await diagram;
    const guards = statesIn(root).flatMap(({ transitions }) => transitions.map(({ guard }) => guard));
    expect(guards.filter((words) => words !== null && !/^\S(.*\S)?$/.test(words))).toEqual([]);
  });

  it('draws every transition that leads to another state', async () => {
    const { root, arrows } = await diagram;
    const listed = statesIn(root).flatMap(({ transitions }) => transitions);
    // The library's graph leaves out what follows by itself.
    const all = nodes.flatMap(({ edges, stateNode }) => [...edges, ...(stateNode.always ?? [])]);
    expect(listed.length).toBe(all.length);
    expect(arrows.every(({ points }) => points.length >= 2)).toBe(true);
  });
});
