import { contract, type Endpoint, EVENT_ID_HEADER } from '@presupuesto/api-sdk/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Cursor, eventID } from './cursor.ts';

/** What a screen asks for before it reads anything. */
const BEGINNINGS: readonly Endpoint[] = [contract.sesion.login, contract.sesion.validarToken];

/**
 * Has the answers that a screen begins with say from where its stream is to begin: what is saved between the screen's readings and
 * the opening of its stream is sent then.
 */
export function nameBeginnings(app: FastifyInstance, present: () => Promise<Cursor>): void {
  const beginnings = new WeakMap<FastifyRequest, Promise<Cursor | undefined>>();

  // Before the answer is worked out: readings may be under way beside it.
  app.addHook('preHandler', (request, _, done) => {
    const { endpoint } = request.routeOptions.config;
    // Without a beginning a stream sends what happens from its opening on.
    if (endpoint && BEGINNINGS.includes(endpoint))
      beginnings.set(
        request,
        present().catch(() => undefined),
      );
    done();
  });
  app.addHook('onSend', async (request, reply) => {
    const beginning = reply.statusCode === 200 && (await beginnings.get(request));
    if (beginning) reply.header(EVENT_ID_HEADER, eventID(beginning));
  });
}
