import { type Endpoint, refusalText } from '@presupuesto/api-sdk/contract';
import { failure, unreachable, unreadable } from './failure.ts';

/** One way in which a call comes to nothing, and what the contract says of it then (specification §8). */
export interface Refusal {
  readonly work: () => Promise<{ status: number; message: string }>;
  readonly text: string;
}

const REASON = 'El servidor dice por qué no se puede hacer.';

/** An answer, which says no. */
function answered(endpoint: Endpoint, status: number, message: string): Refusal {
  const answer = { status, message };
  return { work: async () => answer, text: refusalText(endpoint.errors, answer) };
}

function failed(error: ReturnType<typeof failure>): Refusal {
  return { work: () => Promise.reject(error), text: error.text };
}

/** By what a designer would call them, in the order in which a story walks them. */
const WAYS = {
  'Datos rechazados, con motivo (400)': (call) => answered(call, 400, REASON),
  'Datos rechazados (400)': (call) => answered(call, 400, ''),
  'Sin permiso (403)': (call) => failed(failure(call, 403)),
  'No existe (404)': (call) => failed(failure(call, 404)),
  'En conflicto, con motivo (409)': (call) => failed(failure(call, 409, REASON)),
  'Error del servidor (500)': (call) => failed(failure(call, 500)),
  'Respuesta ilegible': (call) => failed(unreadable(call)),
  'Sin conexión': (call) => failed(unreachable(call)),
} satisfies Record<string, (call: Endpoint) => Refusal>;

export type Way = keyof typeof WAYS;

// `keys` widens them to texts.
const NAMES = Object.keys(WAYS) as Way[];

export interface WayArgs {
  /** The way that the story ends at, for whoever looks at it; its play function walks them all. */
  readonly respuesta: Way;
}

/** A story's control of the way; the Interactions panel plays it again. */
export const wayArgTypes = {
  respuesta: { name: 'Respuesta del servidor', options: NAMES, control: { type: 'select' as const } },
};

/** Every way in which `endpoint` can come to nothing but `without`, the one named `last` at the end. */
export function refusals(endpoint: Endpoint, last: Way, without?: Way): Refusal[] {
  return [...NAMES.filter((name) => name !== last), last]
    .filter((name) => name !== without)
    .map((name) => WAYS[name](endpoint));
}
