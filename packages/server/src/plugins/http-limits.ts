import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyError, FastifyHttpOptions, FastifyReply, FastifyRequest } from 'fastify';

const invalid = 'La solicitud no es válida.';

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
export function hangUp(socket: Duplex, code: string): void {
  const [status, reason, message] = refusals[code] ?? [400, 'Bad Request', invalid];
  const body = JSON.stringify({ status, message });
  const head = `HTTP/1.1 ${status} ${reason}\r\nContent-Type: application/json; charset=utf-8\r\nConnection: close`;
  socket.end(`${head}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
}

/** Longest time that a JSON body may take to come, in ms. */
export const bodyTimeout = 120_000;

/** Bounds on what one client may hold: time, size and connections. The defaults have none for time. */
export const httpLimits = {
  bodyLimit: 1024 * 1024,
  // A sales file of 50 MB on a slow line; what is not an upload has `bodyTimeout`.
  requestTimeout: 600_000,
  keepAliveTimeout: 72_000,
  http: { headersTimeout: 15_000, maxHeaderSize: 16 * 1024 },
  exposeHeadRoutes: false,
  routerOptions: { maxParamLength: 200 },
  clientErrorHandler(error, socket) {
    if (error.code === 'ECONNRESET' || !socket.writable) return;
    hangUp(socket, error.code);
  },
  /** An address that cannot be decoded does not reach the hooks or the error handler. */
  frameworkErrors(error: FastifyError, _request: FastifyRequest, reply: FastifyReply) {
    const status = error.statusCode ?? 400;
    void reply.code(status).send({ status, message: invalid });
  },
} satisfies FastifyHttpOptions<Server>;

/** Sockets open at once; more are closed as they come. */
export const maxConnections = 2000;
