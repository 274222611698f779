import { type AnyMachineSnapshot, type AnyStateNode, getStateNodes, type StateValue } from 'xstate';
import { causeOf } from './names.ts';

export function isMachineSnapshot(snapshot: object): snapshot is AnyMachineSnapshot {
  return 'machine' in snapshot && 'value' in snapshot;
}

/** The ids of the states that last now, outer ones included. */
export function activeIDs({ machine, value }: AnyMachineSnapshot): ReadonlySet<string> {
  return new Set(getStateNodes(machine.root, value).map(({ id }) => id));
}

/** `form.editing, origins.loading`. */
export function stateText({ value }: AnyMachineSnapshot): string {
  return leaves(value).join(', ');
}

function leaves(value: StateValue): readonly string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([key, inner = {}]) => {
    const inside = leaves(inner);
    return inside.length === 0 ? [key] : inside.map((leaf) => `${key}.${leaf}`);
  });
}

/** An event as the diagram calls it. */
export function eventText({ machine }: AnyMachineSnapshot, type: string): string {
  if (type === 'xstate.init') return 'empieza';
  const causes = nodesIn(machine.root).map((node) => causeOf(node, type));
  return causes.find((text) => text !== type && !text.startsWith('0.')) ?? causes[0] ?? type;
}

const nodesIn = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values<AnyStateNode>(node.states).flatMap(nodesIn),
];
