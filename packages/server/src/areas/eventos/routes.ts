import { contract } from '@presupuesto/api-sdk/contract';
import type { FastifyInstance } from 'fastify';
import { HttpProblem } from '../../http-problem.ts';
import { beginStream, mountStream } from '../../mount.ts';
import { isReading } from '../../plugins/access.ts';
import type { Services } from '../../services.ts';
import { nameBeginnings } from './beginnings.ts';
import { cursorOf } from './cursor.ts';
import { createHub } from './hub.ts';
import { Listener } from './listener.ts';

/** Streams of one session: the oldest gives way to one more. */
const MAX_OF_SESSION = 5;
/** Streams of this process: half of its connections stay for calls. */
const MAX_STREAMS = 2000;
/** How soon a reader comes again whose stream ends, in ms. */
const retryMs = 2000;

/** Mounts the stream of what changes. */
export function mountEventos(app: FastifyInstance, { db, now, sessions }: Services): void {
  const report = (err: unknown): void => app.log.error({ err }, 'events.failed');
  const hub = createHub({ db, sessions, now, report });

  mountStream(app, contract.eventos.escucharEventos, async ({ request, caller, reply }) => {
    const listening = hub.listeners();
    if (listening.length >= MAX_STREAMS) {
      throw new HttpProblem(
        503,
        'El servicio no está disponible en este momento. Por favor, intente más tarde.',
      );
    }
    const own = listening.filter(({ token }) => token === caller.token);
    if (own.length >= MAX_OF_SESSION) own[0]?.end();

    const lastID = request.headers['last-event-id'];
    const listener = new Listener(caller, reply.raw);
    reply.raw.on('close', () => hub.leave(listener));
    const missed = await hub.join(listener, typeof lastID === 'string' ? cursorOf(lastID) : undefined);
    beginStream(reply);
    listener.open(retryMs);
    listener.write(missed);
  });

  nameBeginnings(app, hub.present);
  // What this process commits is sent at once; what others commit, at the next look.
  app.addHook('onResponse', ({ method }, { statusCode }, done) => {
    if (!isReading(method) && statusCode < 300) hub.wake();
    done();
  });
  app.addHook('preClose', () => hub.close());
}
