import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  getStateNodes,
} from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';

interface WalkOptions {
  readonly input?: unknown;
  /** What screens and other machines may send. */
  readonly events: readonly AnyEventObject[];
  /** What provided actors may answer, by their name. */
  readonly outputs?: Readonly<Record<string, readonly unknown[]>>;
  /** What every provided actor may fail with. */
  readonly errors?: readonly unknown[];
  /** The part of the context in which two visits of a state differ. */
  readonly key?: (snapshot: AnyMachineSnapshot) => unknown;
}

/** The leaf states that no path reaches, and those that no path leaves (final ones excepted). */
export interface Walk {
  readonly unreached: readonly string[];
  readonly stuck: readonly string[];
}

/** Walks every path of a machine, answers, failures and delays of its actors included, without running any of them. */
export function walk(machine: AnyStateMachine, options: WalkOptions): Walk {
  const nodes = nodesOf(machine.root);
  const map = getAdjacencyMap(machine, {
    input: options.input,
    events: [...options.events, ...nodes.flatMap((node) => eventsOf(node, options))],
    serializeState: (snapshot) => JSON.stringify([snapshot.value, options.key?.(snapshot)]),
    serializeEvent: (event) => JSON.stringify(event),
    limit: 20_000,
  });
  const edges = Object.values(map).map(({ state, transitions }) => ({
    from: leavesOf(state),
    to: Object.values<{ state: AnyMachineSnapshot }>(transitions).map((next) => leavesOf(next.state)),
  }));
  const reached = new Set(edges.flatMap(({ from }) => from));
  const left = new Set(
    edges.flatMap(({ from, to }) => from.filter((id) => to.some((leaves) => !leaves.includes(id)))),
  );
  const resting = nodes.filter(
    (node) => node.type !== 'compound' && node.type !== 'parallel' && !node.always?.length,
  );
  return {
    unreached: resting.filter((node) => !reached.has(node.id)).map((node) => node.id),
    stuck: resting
      .filter((node) => node.type !== 'final' && reached.has(node.id) && !left.has(node.id))
      .map((node) => node.id),
  };
}

function nodesOf(node: AnyStateNode): readonly AnyStateNode[] {
  return [node, ...Object.values<AnyStateNode>(node.states).flatMap(nodesOf)];
}

function leavesOf(snapshot: AnyMachineSnapshot): readonly string[] {
  return getStateNodes(snapshot.machine.root, snapshot.value)
    .filter((node) => node.type !== 'compound' && node.type !== 'parallel')
    .map((node) => node.id);
}

function eventsOf(node: AnyStateNode, { outputs = {}, errors = [] }: WalkOptions): AnyEventObject[] {
  const answers = node.invoke.flatMap(({ id, src }) => [
    ...(outputs[typeof src === 'string' ? src : ''] ?? []).map((output) => ({
      type: `xstate.done.actor.${id}`,
      output,
      actorId: id,
    })),
    ...errors.map((error) => ({ type: `xstate.error.actor.${id}`, error, actorId: id })),
  ]);
  const delays = node.after.map(({ eventType }) => ({ type: String(eventType) }));
  return [...answers, ...delays];
}
