import type { FastifyInstance } from 'fastify';

/** Lets the routes of a scope take forms, whose handlers read the body themselves: nothing of it is read before. */
export function addMultipart(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _body, done) => done(null));
}
