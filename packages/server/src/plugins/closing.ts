import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { HttpProblem } from '../http-problem.ts';

export const STOPPING = 'El servidor se está deteniendo. Por favor, intente más tarde.';

/** How long requests under way may take to be answered once the server has to stop, in ms. */
const graceMs = 5000;

/**
 * Lets the server close while people hold connections: those without a request go at once, the others once they are answered, and all
 * that is left after a while. Node's own way keeps a connection that has never asked anything, and one whose request never comes whole.
 */
export function addClosing(app: FastifyInstance, grace = graceMs): void {
  const requests = new Map<Socket, number>();
  let isClosing = false;

  app.server.on('connection', (socket) => {
    requests.set(socket, 0);
    socket.once('close', () => requests.delete(socket));
  });
  app.server.on('request', ({ socket }, response) => {
    requests.set(socket, (requests.get(socket) ?? 0) + 1);
    response.once('close', () => {
      if (socket.destroyed) return;
      const left = (requests.get(socket) ?? 1) - 1;
      requests.set(socket, left);
      if (isClosing && left === 0) socket.destroySoon();
    });
  });

  app.addHook('onRequest', async () => {
    if (isClosing) throw new HttpProblem(503, STOPPING);
  });
  app.addHook('preClose', (done) => {
    isClosing = true;
    for (const [socket, count] of requests) if (count === 0) socket.destroy();
    const timer = setTimeout(() => {
      for (const socket of requests.keys()) socket.destroy();
    }, grace);
    timer.unref();
    done();
  });
}
