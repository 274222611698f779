import { NEEDS_ADMIN } from '@presupuesto/api-sdk/contract';
import type { FastifyError, FastifyInstance } from 'fastify';
import { isDatabaseAway } from '../db/database-away.ts';
import { isDiskFull } from '../db/disk-full.ts';
import { isDiskReadOnly } from '../db/disk-read-only.ts';
import { HttpProblem } from '../http-problem.ts';
import { INVALID } from './http-limits.ts';

export const UNAVAILABLE = 'El servicio no está disponible en este momento. Por favor, intente más tarde.';

/** What people read when Fastify itself refuses a request. */
const refusals: Record<number, string> = {
  400: INVALID,
  413: 'La solicitud es demasiado grande.',
  414: 'La dirección de la solicitud es demasiado larga.',
  415: 'El tipo de contenido no es compatible: envíe JSON (application/json).',
};

/** Answers every failure in the envelope; what is not theirs to know is a 500 with the request's id and no internals. */
export function addErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, message, data } = describe(error, request.id);
    if (status >= 500) request.log.error({ err: error }, isDiskFull(error) ? 'disk.full' : 'request.failed');
    return reply.code(status).send({ status, message, ...(data && { data }) });
  });
}

/** Status and text for a failure, and what a program needs of a refusal. */
export function describe(
  error: Error & { statusCode?: number; code?: string },
  requestId: string,
): { status: number; message: string; data?: object | undefined } {
  if (error instanceof HttpProblem) {
    return { status: error.status, message: error.message, data: error.data };
  }
  if (isDiskFull(error)) {
    return { status: 503, message: `El servidor no tiene espacio en el disco${NEEDS_ADMIN}` };
  }
  if (isDiskReadOnly(error)) {
    return { status: 503, message: `El servidor no puede escribir en su disco${NEEDS_ADMIN}` };
  }
  if (isDatabaseAway(error)) return { status: 503, message: UNAVAILABLE };
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return { status, message: refusals[status] ?? INVALID };
  return { status: 500, message: `Error interno del servidor. Referencia: ${requestId}` };
}
