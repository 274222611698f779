import { randomUUID } from 'node:crypto';
import {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import type { Settings } from '../settings.ts';

/** Where log lines go. */
export interface LogDestination {
  write(line: string): void;
}

/** Fastify's options for one JSON line a request, with an id of our own making. */
export function logOptions(
  level: Settings['log'],
  destination: LogDestination,
): Pick<FastifyServerOptions, 'logger' | 'logController' | 'genReqId'> {
  return {
    logger: {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      serializers: { err: describeError },
      stream: destination,
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
  };
}

/** One line a request: the route, never the path or the query that was asked for, and no header. */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  const logAnswer = (request: FastifyRequest, reply: FastifyReply): void =>
    app.log.info({
      reqId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? null,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      usuarioID: request.caller?.user.usuarioID,
    });
  app.addHook('onResponse', (request, reply, done) => {
    if (!isStream(request)) logAnswer(request, reply);
    done();
  });
  // One line when it ends, also where its reader ends it.
  app.addHook('onRequest', (request, reply, done) => {
    if (isStream(request)) reply.raw.once('close', () => logAnswer(request, reply));
    done();
  });
}

const isStream = ({ routeOptions }: FastifyRequest): boolean => routeOptions.config.endpoint?.stream === true;

interface ErrorForLog {
  type: string;
  message: string;
  stack: string;
  [field: string]: unknown;
}

/** An error for the log. A failed query is logged without its values: they hold names, hashes and amounts. */
export function describeError(error: Error & { query?: string; code?: string }): ErrorForLog {
  const cause = error.cause instanceof Error ? { cause: describeError(error.cause) } : {};
  if (typeof error.query === 'string')
    return { type: 'FailedQuery', message: error.query, stack: '', ...cause };
  return { type: error.name, code: error.code, message: error.message, stack: error.stack ?? '', ...cause };
}
