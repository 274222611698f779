import Fastify, { type FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { addAccess } from '../plugins/access.ts';
import { addClosing } from '../plugins/closing.ts';
import { addEarlyAnswers } from '../plugins/early-answers.ts';
import { addErrors } from '../plugins/errors.ts';
import { httpLimits } from '../plugins/http-limits.ts';
import { addJsonBody } from '../plugins/json-body.ts';
import { addRequestLog, logOptions } from '../plugins/log.ts';
import { addNotFound } from '../plugins/not-found.ts';
import type { SessionUser } from '../sessions/session-user.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { createCall } from './call.ts';
import { createLogs } from './logs.ts';

const nothing = async () => {};

/** Sessions that are simply a table of tokens. */
function sessionsOf(users: Record<string, SessionUser>): Sessions {
  return {
    open: () => Promise.reject(new Error('Nobody signs in here')),
    find: async (token) => users[String(token)],
    findNow: async (token) => users[token],
    watch: async (tokens) =>
      new Map(tokens.flatMap((token) => (users[token] ? [[token, users[token]]] : []))),
    onChange: () => {},
    revoke: nothing,
    revokeAllOf: nothing,
    clearCache: () => {},
  };
}

/** A listening server with the plugins of every call, without database or areas; `register` adds its routes. */
export async function openBareApp(
  register: (app: FastifyInstance) => void,
  users: Record<string, SessionUser> = {},
) {
  const { lines: logs, destination } = createLogs();
  const app = Fastify({ ...httpLimits, ...logOptions('info', destination) });
  addClosing(app);
  addRequestLog(app);
  addEarlyAnswers(app);
  addErrors(app);
  addJsonBody(app);
  addAccess(app, sessionsOf(users));
  register(app);
  addNotFound(app, { hasPages: false });
  const url = await app.listen({ port: 0 });
  onTestFinished(() => app.close());
  return { app, url, logs, call: createCall(url) };
}
