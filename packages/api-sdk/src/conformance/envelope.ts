import type { Endpoint } from '../contract/endpoint.ts';
import type { Check } from './check.ts';
import { field, type Kit, type Observed } from './kit.ts';
import { must, needed } from './verdict.ts';

/** What holds of everything that a call has answered, refusals included: run after the other checks. */
export function envelopeChecks(call: Endpoint): Check[] {
  return [
    {
      rule: 'sobre',
      call,
      run: (kit) => {
        for (const answer of answersOf(kit, call)) {
          const problem = shapeProblem(answer.content);
          must(problem === undefined, `una respuesta ${answer.status} ${problem}`);
        }
      },
    },
    {
      rule: 'estado',
      call,
      run: (kit) => {
        for (const { status, content } of answersOf(kit, call)) {
          const answered = field(content, 'status');
          // An absent one is a matter of the envelope's shape.
          must(
            typeof answered !== 'number' || answered === status,
            `una respuesta ${status} dice status ${String(answered)}`,
          );
        }
      },
    },
  ];
}

function answersOf(kit: Kit, call: Endpoint): readonly Observed[] {
  return needed(kit.observed.get(call), 'no se llegó a llamar');
}

function shapeProblem(content: unknown): string | undefined {
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    return 'no es un objeto JSON';
  if (!Number.isInteger(field(content, 'status'))) return 'no lleva un status numérico';
  return typeof field(content, 'message') === 'string' ? undefined : 'no lleva un message de texto';
}
