import type { Access, Endpoint, EndpointPart } from '@presupuesto/api-sdk/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { accept } from './accept.ts';
import { compressOnce } from './plugins/compression.ts';
import type { SessionUser } from './sessions/session-user.ts';
import { shareReads } from './share-reads.ts';

/** Nobody is signed in on a public call; on the others somebody is. */
type Caller<A extends Access> = A extends 'public' ? undefined : SessionUser;

/** A request that fits its endpoint: validated parts, and who calls. */
export interface Call<E extends Endpoint> {
  params: EndpointPart<E, 'params'>;
  query: EndpointPart<E, 'query'>;
  body: EndpointPart<E, 'body'>;
  user: Caller<E['access']>;
  request: FastifyRequest;
}

/** A loose object's own fields, without the unknown ones that it also takes. */
export type DeclaredFields<T> = { [K in keyof T as string extends K ? never : K]: T[K] };

/** What a handler returns: the envelope's fields but its status, which is 200. Refusals are thrown as HttpProblem. */
export type Answer<E extends Endpoint> = { message?: string } & Omit<
  DeclaredFields<z.input<E['response']>>,
  'status' | 'message'
>;

type Handler<E extends Endpoint> = (call: Call<E>) => Answer<E> | Promise<Answer<E>>;

export interface MountOptions {
  /** The handler itself makes sure that the session still lives when it writes. */
  checksSession?: boolean;
}

/**
 * Serves one endpoint of the contract.
 *
 * A request that does not fit is answered 400 with the first fault's message before the handler runs; an answer that does
 * not fit is our bug: 500, logged. Who may call is decided by the access plugin, from the endpoint.
 */
export function mount<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  { checksSession = false }: MountOptions = {},
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint, checksSession },
    handler: async (request) => {
      const call = {
        params: acceptPart(endpoint.params, request.params),
        query: acceptPart(endpoint.query, request.query),
        body: acceptPart(endpoint.body, request.body),
        user: request.caller?.user,
        request,
      };
      // Parts and caller have just been checked against this very endpoint; generics cannot follow that.
      return envelopeOf(endpoint, await handler(call as Call<E>));
    },
  });
}

/**
 * Serves a read whose answer is the same for everyone who asks for the same: those who ask at once share it as it is sent, so
 * that it is read, checked, written and compressed once.
 */
export function mountShared<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  read: (query: EndpointPart<E, 'query'>) => Promise<Answer<E>>,
): void {
  const write = shareReads(
    async (query: EndpointPart<E, 'query'>) => JSON.stringify(envelopeOf(endpoint, await read(query))),
    (query) => JSON.stringify(query),
  );
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint },
    compress: compressOnce(),
    handler: (request, reply) => {
      reply.type('application/json; charset=utf-8');
      // The query has just been checked against this very endpoint; generics cannot follow that.
      return write(acceptPart(endpoint.query, request.query) as EndpointPart<E, 'query'>);
    },
  });
}

/** Begins an answer that is a stream of events. */
export function beginStream(reply: FastifyReply): FastifyReply['raw'] {
  const headers: Record<string, number | string | string[] | undefined> = reply.getHeaders();
  return reply.raw.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'x-accel-buffering': 'no',
  });
}

/** A reader who waits for events, and the answer that they go out on. */
interface StreamCall {
  request: FastifyRequest;
  caller: NonNullable<FastifyRequest['caller']>;
  reply: FastifyReply;
}

/**
 * Serves an endpoint that answers with a stream of events. Who may listen is decided by the access plugin, from the endpoint.
 *
 * @param open begins the answer on `reply.raw` and resolves; until then a refusal is thrown as HttpProblem
 */
export function mountStream(
  app: FastifyInstance,
  endpoint: Endpoint & { stream: true },
  open: (call: StreamCall) => Promise<void>,
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint },
    handler: async (request, reply) => {
      const { caller } = request;
      if (caller === undefined) throw new Error(`${endpoint.path} streams to nobody`);
      // A stream without a body has nothing to wait for.
      if (request.method === 'HEAD') beginStream(reply).end();
      else await open({ request, caller, reply });
      return reply.hijack();
    },
  });
}

function envelopeOf<E extends Endpoint>(endpoint: E, answer: Answer<E>) {
  const envelope = { status: 200, message: '', ...answer };
  const fit = endpoint.response.safeParse(envelope);
  if (!fit.success) throw new Error(`The answer breaks the contract: ${z.prettifyError(fit.error)}`);
  return envelope;
}

function acceptPart(schema: z.ZodType | undefined, value: unknown): unknown {
  return schema && accept(schema, value);
}
