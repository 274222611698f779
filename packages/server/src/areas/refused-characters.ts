import type { FastifyInstance } from 'fastify';
import { HttpProblem } from '../http-problem.ts';

/** A null byte, which the database's texts cannot hold, and half of a character of two parts, which its JSON cannot. */
const REFUSED = /[\0\p{Surrogate}]/u;

/** Of a page it is read by the page alone. */
const QUERY = /\?.*/;

/** Refuses the characters that JSON and addresses can carry and that the database cannot. */
export function refuseCharacters(app: FastifyInstance): void {
  app.addHook('preHandler', ({ url, body }, _reply, done) => {
    const asked = url.startsWith('/api/') ? url : url.replace(QUERY, '');
    const isRefused = asked.includes('%00') || hasRefused(body);
    done(isRefused ? new HttpProblem(400, 'El texto contiene caracteres que no se admiten.') : undefined);
  });
}

function hasRefused(value: unknown): boolean {
  if (typeof value === 'string') return REFUSED.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(hasRefused);
}
