import { type AnyStateNode, not, or, type StateValue } from 'xstate';

const ANSWERS: Readonly<Record<string, string>> = { done: 'responde', error: 'falla', snapshot: 'avanza' };

/** What an event of the definition means to a reader: `cell.left`, `listarVentas responde`, `tras backOff`. */
export function causeOf(node: AnyStateNode, eventType: string): string {
  const after = node.after.find((delayed) => delayed.eventType === eventType);
  if (after) return `tras ${typeof after.delay === 'number' ? `${after.delay} ms` : nameOf(after.delay)}`;
  const [, kind = '', id] = /^xstate\.(done|error|snapshot)\.(?:actor\.)?(.+)$/.exec(eventType) ?? [];
  if (id === undefined) return eventType;
  const actor = node.invoke.find((invoked) => invoked.id === id);
  return `${actor ? nameOf(actor.src) : id} ${ANSWERS[kind]}`;
}

/** The name of a guard, or the source of one without a name. */
export function guardOf(guard: unknown): string | null {
  if (guard === undefined) return null;
  if (typeof guard !== 'function') return nameOf(guard);
  return isComposed(guard) ? composedText(guard) : sourceOf(guard.toString());
}

/** A guard that is made of others, or of a state: what `and`, `or`, `not` and `stateIn` give, which says so in no type. */
interface Composed {
  readonly check: unknown;
  readonly guards?: readonly unknown[];
  readonly stateValue?: StateValue;
}

function isComposed(guard: object): guard is Composed {
  return 'check' in guard;
}

/** `isForPair y isPairReady`, `no isForPair`, `en pairs.gathered`. */
function composedText({ check, guards = [], stateValue }: Composed): string {
  if (stateValue !== undefined) return `en ${stateText(stateValue)}`;
  const parts = guards.map((part) => guardOf(part) ?? '');
  if (isMadeBy(check, not(''))) return `no ${parts.join('')}`;
  return parts.join(isMadeBy(check, or([])) ? ' o ' : ' y ');
}

/** By what checks them: their names are shortened in a build. */
const isMadeBy = (check: unknown, made: object): boolean => isComposed(made) && made.check === check;

function stateText(state: StateValue): string {
  if (typeof state === 'string') return state.replace(/^#/, '');
  return Object.entries(state)
    .map(([name, inner]) => (inner === undefined ? name : `${name}.${stateText(inner)}`))
    .join(', ');
}

/** The name under which an action, an actor or a delay is provided; empty for one that stands in place. */
export function nameOf(named: unknown): string {
  if (typeof named === 'string') return named;
  if (typeof named === 'object' && named !== null && 'type' in named) return String(named.type);
  if (typeof named === 'object' && named !== null && 'id' in named) return String(named.id);
  return '';
}

/** `({ event }) => isAccepted(event.output)` as `isAccepted(event.output)`; imports lose the prefix of Vite's runner. */
function sourceOf(text: string): string {
  return text
    .replace(/^[^=]*=>\s*/s, '')
    .replaceAll(/\(0,\s*__\w+__\.(\w+)\)/g, '$1')
    .replaceAll(/__\w+__\./g, '')
    .replaceAll(/\s+/g, ' ');
}
