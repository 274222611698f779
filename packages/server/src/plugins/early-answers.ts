import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long the rest of a refused request is taken and thrown away, in ms, so that its sender can read the answer. */
const lingerMs = 2000;

/**
 * What is answered before a request's body has come whole (no session, no such address, too large) is the last answer on its
 * connection: who sends the body drop by drop does not keep a place.
 */
export function addEarlyAnswers(app: FastifyInstance): void {
  app.addHook('onSend', ({ raw }, reply, payload, done) => {
    const decide = (): void => {
      if (!raw.complete) {
        reply.header('connection', 'close');
        // Called once the answer is written.
        raw.socket.destroySoon = () => closeGently(raw.socket, raw);
      }
      done(null, payload);
    };
    if (raw.complete || !hasBody(raw)) return done(null, payload);
    // A short body that came along with its headers is complete in a moment.
    setImmediate(decide);
  });
}

/** Whether a request announces a body. */
export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

const closing = new WeakSet<Socket>();

/**
 * Ends a connection so that the last answer on it is read: a socket that is closed with bytes unread resets the connection, and the
 * answer may be lost. First our half is ended, and what still comes is thrown away; then the socket goes, at the latest after a while.
 *
 * @param body whose end is the end of what comes
 */
export function closeGently(socket: Socket, body?: IncomingMessage): void {
  if (socket.destroyed || closing.has(socket)) return;
  closing.add(socket);
  socket.end();
  const destroy = (): void => void socket.destroy();
  const timer = setTimeout(destroy, lingerMs);
  socket.once('close', () => clearTimeout(timer));
  body?.once('end', destroy).resume();
}
