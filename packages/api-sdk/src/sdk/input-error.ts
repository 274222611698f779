import { ApiError } from '../client/api-error.ts';
import type { Endpoint } from '../contract/endpoint.ts';

/** One thing that is wrong with what a call was given. */
export interface InputProblem {
  readonly part: 'params' | 'query' | 'body' | 'form';
  /** The field, with the way to it: `volumenTon`, `cambios.3.valor`; empty for the part as a whole. */
  readonly field: string;
  /** For people, as the server words it. */
  readonly message: string;
}

/** What a call was given does not fit the contract: nothing was sent. `text` is what the server would have answered. */
export class InputError extends ApiError {
  override readonly text: string;
  /** All that is wrong, in the order in which the server looks at it. The values themselves are not in it. */
  readonly problems: readonly InputProblem[];

  constructor(endpoint: Endpoint, problems: readonly InputProblem[]) {
    const detail = problems.map(({ part, field }) => `${part} ${field}`.trim()).join(', ');
    super(endpoint, { kind: 'input' }, { detail });
    this.name = 'InputError';
    this.problems = problems;
    this.text = problems[0]?.message ?? '';
  }

  override toJSON(): object {
    return { ...super.toJSON(), problems: this.problems };
  }
}
