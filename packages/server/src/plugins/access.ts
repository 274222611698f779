import { type Endpoint, FORBIDDEN_TEXT } from '@presupuesto/api-sdk/contract';
import type { FastifyInstance } from 'fastify';
import { HttpProblem } from '../http-problem.ts';
import { SESSION_OVER } from '../sessions/live-session.ts';
import type { SessionUser } from '../sessions/session-user.ts';
import type { Sessions } from '../sessions/sessions.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
    /** See `MountOptions`. */
    checksSession?: boolean;
    /** Answers about the API and not its data: for anyone. */
    isPublicDocument?: true;
  }
  interface FastifyRequest {
    /** Who calls, on every endpoint that is not public. */
    caller: { user: SessionUser; token: string } | undefined;
  }
  interface FastifyInstance {
    /** The endpoints of the contract that this server answers. */
    served: Endpoint[];
  }
}

/** Decides who may call, from each route's endpoint (decisions §8). A route below /api without an endpoint is a mistake. */
export function addAccess(app: FastifyInstance, sessions: Sessions): void {
  app.decorate('served', []);
  app.decorateRequest('caller', undefined);

  const streamer = async (token: unknown): Promise<SessionUser | undefined> =>
    typeof token === 'string' ? (await sessions.watch([token])).get(token) : undefined;

  app.addHook('onRoute', ({ url, method, config }) => {
    const endpoint = config?.endpoint;
    if (endpoint === undefined && isApiPath(url) && !config?.isPublicDocument)
      throw new Error(`${url} is not mounted from the contract: nobody decides who may call it`);
    // Fastify makes a HEAD of every GET.
    if (endpoint !== undefined && method !== 'HEAD') app.served.push(endpoint);
  });

  app.addHook('onRequest', async (request, reply) => {
    const { endpoint } = request.routeOptions.config;
    if (endpoint === undefined) return;
    reply.header('cache-control', 'no-store');
    if (endpoint.access === 'public') return;
    const token = request.headers['x-token'];
    const user = endpoint.stream ? await streamer(token) : await sessions.find(token);
    if (user === undefined || typeof token !== 'string') {
      throw new HttpProblem(401, SESSION_OVER);
    }
    refuseForbidden(endpoint, user);
    request.caller = { user, token };
  });

  // A body may take its time to come, and meanwhile the session may have ended, or its user be another: what writes is asked again.
  app.addHook('preHandler', async (request) => {
    const { method, caller } = request;
    const { endpoint, checksSession } = request.routeOptions.config;
    if (isReading(method) || caller === undefined || endpoint === undefined || checksSession) return;
    const user = await sessions.findNow(caller.token);
    if (user === undefined) throw new HttpProblem(401, SESSION_OVER);
    refuseForbidden(endpoint, user);
    request.caller = { ...caller, user };
  });
}

/** @throws HttpProblem 403 for a user who may not call the endpoint, or not yet */
function refuseForbidden({ access, pendingKey }: Endpoint, user: SessionUser): void {
  if (access !== 'public' && access !== 'signedIn' && !access.includes(user.tipoUsuario)) {
    throw new HttpProblem(403, FORBIDDEN_TEXT);
  }
  if (user.debeCambiarClave && !pendingKey) {
    throw new HttpProblem(403, 'Debe cambiar su clave antes de continuar.');
  }
}

/** Whether a request only reads: a HEAD is answered as its GET, without the body. */
export function isReading(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Whether a path belongs to the API, whatever stands behind it. */
export function isApiPath(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}
