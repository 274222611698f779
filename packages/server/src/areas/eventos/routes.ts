import { contract } from '@presupuesto/api-sdk/contract';
import type { FastifyInstance } from 'fastify';
import { HttpProblem } from '../../http-problem.ts';
import { beginStream, mountStream } from '../../mount.ts';
import { isReading } from '../../plugins/access.ts';
import { UNAVAILABLE } from '../../plugins/errors.ts';
import type { Services } from '../../services.ts';
import { nameBeginnings } from './beginnings.ts';
import { readCursor } from './cursor.ts';
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
  /** From their request on: those that are asked for at once do not wait for one another. */
  const opened = new Set<Listener>();

  mountStream(app, contract.eventos.escucharEventos, async ({ request, caller, reply }) => {
    if (opened.size >= MAX_STREAMS) {
      throw new HttpProblem(503, UNAVAILABLE);
    }
    const lastID = request.headers['last-event-id'];
    const listener = new Listener(caller, reply.raw);
    // Whoever has gone already closes nothing more.
    if (!listener.isGone) opened.add(listener);
    reply.raw.on('close', () => {
      opened.delete(listener);
      hub.leave(listener);
    });
    const own = [...opened].filter(({ token }) => token === caller.token);
    for (const older of own.slice(0, -MAX_OF_SESSION)) older.end();
    const missed = await hub.join(listener, typeof lastID === 'string' ? readCursor(lastID) : undefined);
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
