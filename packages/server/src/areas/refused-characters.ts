import type { FastifyInstance } from 'fastify';
import { HttpProblem } from '../http-problem.ts';

/** Refuses the one character that JSON and addresses can carry and that the database's texts cannot: a null byte. */
export function refuseNullBytes(app: FastifyInstance): void {
  app.addHook('preHandler', ({ url, body }, _reply, done) => {
    const isRefused = url.includes('%00') || hasNullByte(body);
    done(isRefused ? new HttpProblem(400, 'El texto contiene caracteres que no se admiten.') : undefined);
  });
}

function hasNullByte(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000');
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(hasNullByte);
}
