import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isApiPath, isReading } from './access.ts';
import { hasBody } from './early-answers.ts';
import { INVALID, isMalformed } from './http-limits.ts';

/**
 * Answers what no route serves: a path of the API with the envelope (405 when only the method is wrong), a page's address
 * with the application itself, which shows its own not-found page, anything else with 404.
 */
export function addNotFound(app: FastifyInstance, options: { hasPages: boolean }): void {
  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    if (isMalformed(request.originalUrl)) return reply.code(400).send({ status: 400, message: INVALID });
    const path = pathOf(request);
    if (options.hasPages && isPage(request, path)) return reply.sendFile('index.html');
    const methods = app.served
      .filter(({ path: pattern }) => fits(pattern, path))
      .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    if (methods.length > 0) {
      reply.header('allow', methods.join(', '));
      return reply.code(405).send({ status: 405, message: 'Método no permitido.' });
    }
    return reply.code(404).send({ status: 404, message: 'No se encontró lo que buscaba.' });
  };
  // Before a body is waited for that nobody will read.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.is404 && hasBody(request.raw)) void answer(request, reply);
    else done();
  });
  app.setNotFoundHandler(answer);
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '';
}

/** A file's address ends in a name with a dot; a page's does not. */
function isPage({ method }: FastifyRequest, path: string): boolean {
  const isFile = path.slice(path.lastIndexOf('/')).includes('.');
  return isReading(method) && !isFile && !isApiPath(path);
}

/** Whether a path has the form of an endpoint's: `:name` stands for any one segment. */
function fits(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((segment, index) => segment.startsWith(':') || segment === given[index])
  );
}
