import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyHttpOptions, FastifyReply, FastifyRequest } from 'fastify';
import { closeGently } from './early-answers.ts';

export const INVALID = 'La solicitud no es válida.';

/** What the HTTP parser itself refuses, by its error's code. */
const refusals: Record<string, [number, string, string]> = {
  HPE_HEADER_OVERFLOW: [
    431,
    'Request Header Fields Too Large',
    'Las cabeceras de la solicitud son demasiado grandes.',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'La solicitud tardó demasiado en llegar.'],
};

/** Answers what is no request of ours to answer, and ends the connection. */
export function hangUp(socket: Socket, code: string): void {
  if (!socket.writable) return closeGently(socket);
  const [status, reason, message] = refusals[code] ?? [400, 'Bad Request', INVALID];
  const body = JSON.stringify({ status, message });
  const head = `HTTP/1.1 ${status} ${reason}\r\nContent-Type: application/json; charset=utf-8\r\nConnection: close`;
  socket.write(`${head}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  closeGently(socket);
}

/** Longest time that a JSON body may take to come, in ms. */
export const bodyTimeout = 120_000;

/** Bounds on what one client may hold: time, size and connections. The defaults have none for time. */
export const httpLimits = {
  bodyLimit: 1024 * 1024,
  // A sales file of 50 MB on a slow line; what is not an upload has `bodyTimeout`.
  requestTimeout: 600_000,
  keepAliveTimeout: 72_000,
  http: { headersTimeout: 15_000, maxHeaderSize: 16 * 1024, connectionsCheckingInterval: 5000 },
  routerOptions: { maxParamLength: 200 },
  clientErrorHandler(error, socket) {
    if (error.code === 'ECONNRESET') socket.destroy();
    else hangUp(socket, error.code);
  },
  /** An address that cannot be decoded would reach no hook: no header, no line in the log. */
  rewriteUrl: ({ url = '/' }) => (isMalformed(url) ? malformedAddress : url),
  /** What else is wrong with an address reaches none either. */
  frameworkErrors(error: FastifyError, _request: FastifyRequest, reply: FastifyReply) {
    const status = error.statusCode ?? 400;
    void reply.code(status).send({ status, message: INVALID });
  },
} satisfies FastifyHttpOptions<Server>;

/** Where requests go whose address cannot be decoded: no route (see `addNotFound`). */
const malformedAddress = '/direccion-no-valida';

/** Whether an address cannot be decoded (`/%`). */
export function isMalformed(url: string): boolean {
  if (!url.includes('%')) return false;
  try {
    decodeURI(url.split('?', 1)[0] ?? '');
    return false;
  } catch {
    return true;
  }
}

/** Sockets open at once; more are closed as they come. Half of them at most are streams. */
export const maxConnections = 4000;
