import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** How long a socket that was hung up on stays for its answer to be read, in ms. */
const farewell = 5000;

/**
 * Lets the routes of a scope take forms, whose handlers read the body themselves: nothing of it is read before. What is answered
 * before the body's end is the last answer on its connection, and the rest of the body is never read.
 */
export function addMultipart(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _body, done) => done(null));
  scope.addHook('onSend', (request, reply, payload, done) => {
    if (!request.raw.complete) hangUpAfter(request, reply);
    done(null, payload);
  });
}

/**
 * A socket that is closed with bytes unread resets the connection, and the client may lose the answer: first our half is ended,
 * then the client has some time to read and go.
 */
function hangUpAfter({ raw }: FastifyRequest, reply: FastifyReply): void {
  reply.header('connection', 'close');
  const { socket } = raw;
  raw.unpipe();
  socket.destroySoon = () => linger(socket);
}

function linger(socket: Socket): void {
  socket.pause();
  socket.end();
  const timer = setTimeout(() => socket.destroy(), farewell);
  socket.once('close', () => clearTimeout(timer));
}
