import type { Endpoint } from '../contract/endpoint.ts';
import { InputError, type InputProblem } from './input-error.ts';
import type { Raw } from './options.ts';

/** In the order in which a server looks at them. */
const PARTS = ['params', 'query', 'body', 'form'] as const;

/**
 * A caller that looks at what it is given before anything is sent, by the schemas that the server has: what does not fit rejects
 * with an `InputError`. `createClient` has it built in; a program that wants it for `createCaller` wraps that one.
 */
export function checkedCaller(call: Raw): Raw {
  return async (endpoint, input, options) => {
    const problems = inputProblems(endpoint, input);
    if (problems.length > 0) throw new InputError(endpoint, problems);
    return call(endpoint, input, options);
  };
}

/** Everything about an input that an endpoint does not take. */
function inputProblems(endpoint: Endpoint, input: unknown): InputProblem[] {
  const given: Readonly<Record<string, unknown>> = { ...(input as object) };
  const unsendable = Object.entries(given['params'] ?? {}).filter(([, value]) => !fitsPath(String(value)));
  if (unsendable.length > 0) {
    const message = 'El texto lleva un carácter que no es válido';
    return unsendable.map(([field]) => ({ part: 'params', field, message }));
  }
  return PARTS.flatMap((part) => {
    const issues = endpoint[part]?.safeParse(asSent(part, given[part])).error?.issues ?? [];
    return issues.map(({ path, message }) => ({ part, field: path.join('.'), message }));
  });
}

/** Whether a text can stand in an address: half a character (a lone surrogate) cannot. */
function fitsPath(text: string): boolean {
  try {
    encodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Params and query are there in any case, and a null of the query is left out. */
function asSent(part: (typeof PARTS)[number], value: unknown): unknown {
  if (part === 'params') return value ?? {};
  if (part !== 'query') return value;
  return Object.fromEntries(Object.entries(value ?? {}).filter(([, one]) => one !== null));
}

/** Whether this is Node, or one that passes for it. */
export function isNode(): boolean {
  const { process } = globalThis as { process?: { versions?: { node?: string } } };
  return process?.versions?.node !== undefined;
}
