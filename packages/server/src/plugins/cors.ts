import { EVENT_ID_HEADER } from '@presupuesto/api-sdk/contract';
import type { FastifyInstance } from 'fastify';

/** Lets pages of the listed origins call the API. Nothing here is said to other origins, and no cookie is involved. */
export function addCors(app: FastifyInstance, allowedOrigins: readonly string[]): void {
  if (allowedOrigins.length === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    reply.header('vary', 'Origin');
    const { origin } = request.headers;
    if (origin === undefined || !allowedOrigins.includes(origin)) return;
    reply.header('access-control-allow-origin', origin);
    reply.header('access-control-expose-headers', `ETag, ${EVENT_ID_HEADER}, X-Request-Id, Retry-After`);
    const isPreflight = request.method === 'OPTIONS' && 'access-control-request-method' in request.headers;
    if (isPreflight) await reply.headers(preflight).code(204).send();
  });
}

/** What a page may do, and for how long (seconds) the browser may rely on it. */
const preflight = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': 'Content-Type, If-None-Match, Last-Event-ID, X-Token, X-XSRF-TOKEN',
  'access-control-max-age': '7200',
};
