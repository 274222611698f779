import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { causeOf, guardOf, nameOf } from './names.ts';

/** Something that may happen in a state, and where it leads. */
export interface ChartTransition {
  readonly source: string;
  /** Null where the state stays as it is. */
  readonly target: string | null;
  /** The event, an actor's answer or failure, a delay; or empty for what follows by itself. */
  readonly cause: string;
  readonly guard: string | null;
  readonly actions: readonly string[];
}

export interface ChartState {
  readonly id: string;
  readonly key: string;
  readonly type: AnyStateNode['type'];
  readonly isInitial: boolean;
  readonly tags: readonly string[];
  /** What works while the state lasts. */
  readonly actors: readonly string[];
  readonly transitions: readonly ChartTransition[];
  readonly states: readonly ChartState[];
}

/** A machine as it is defined: every state and every transition of it. */
export function chartOf(machine: AnyStateMachine): ChartState {
  return stateOf(machine.root);
}

/** A state with all that are in it. */
export function statesIn(state: ChartState): readonly ChartState[] {
  return [state, ...state.states.flatMap(statesIn)];
}

function stateOf(node: AnyStateNode): ChartState {
  const children = Object.values<AnyStateNode>(node.states);
  return {
    id: node.id,
    key: node.key,
    type: node.type,
    isInitial: node.parent?.type === 'compound' && isAmong(node, node.parent.initial.target),
    tags: node.tags,
    actors: node.invoke.map(({ src }) => nameOf(src)),
    transitions: [...node.transitions.values(), node.always ?? []].flatMap((choices) =>
      choices.flatMap((transition, at) => transitionsOf(node, transition, at > 0)),
    ),
    states: children.map(stateOf),
  };
}

const isAmong = (node: AnyStateNode, targets: readonly AnyStateNode[] = []) => targets.includes(node);

/** One for each target. */
function transitionsOf(
  node: AnyStateNode,
  { eventType, target, guard, actions }: AnyTransitionDefinition,
  isOtherwise: boolean,
): readonly ChartTransition[] {
  const targets = target?.map(({ id }) => id) ?? [null];
  return targets.map((id) => ({
    source: node.id,
    target: id,
    cause: causeOf(node, eventType),
    guard: guardOf(guard) ?? (isOtherwise ? 'si no' : null),
    actions: actions.map(nameOf).filter((name) => name !== ''),
  }));
}
