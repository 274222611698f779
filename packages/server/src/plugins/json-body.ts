import { isUtf8 } from 'node:buffer';
import { finished } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { HttpProblem } from '../http-problem.ts';
import { bodyTimeout, hangUp } from './http-limits.ts';

const maxDepth = 64;

/** Takes JSON in UTF-8 and nothing else for a body: in time, not too deep, and without keys that reach into prototypes. */
export function addJsonBody(app: FastifyInstance, timeout = bodyTimeout): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    // Another encoding would be kept with its accents replaced.
    if (!isUtf8(bytes)) return done(new HttpProblem(400, 'El cuerpo de la solicitud no está en UTF-8.'));
    const text = bytes.toString();
    if (text.trim() === '') return done(null, undefined);
    if (isDeeperThan(maxDepth, text)) return done(new HttpProblem(400, 'El JSON tiene demasiados niveles.'));
    return parse(request, text, (error, value) =>
      error ? done(new HttpProblem(400, 'El cuerpo de la solicitud no es JSON válido.')) : done(null, value),
    );
  });
  app.addHook('preParsing', ({ raw, headers }, _reply, _payload, done) => {
    if (headers['content-type']?.toLowerCase().startsWith('application/json')) {
      const timer = setTimeout(() => hangUp(raw.socket, 'ERR_HTTP_REQUEST_TIMEOUT'), timeout);
      finished(raw, () => clearTimeout(timer));
    }
    done();
  });
  // A body of no type, and a type of no body, are what some clients send along with a call that takes none.
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    const isEmpty = headers['transfer-encoding'] === undefined && !Number(headers['content-length'] ?? 0);
    if (isEmpty) delete headers['content-type'];
    done();
  });
}

/** Counts open brackets outside texts, in one pass: the parser and what comes after it never see a deeper value. */
function isDeeperThan(limit: number, text: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (isInText) {
      if (character === '\\') at += 1;
      else if (character === '"') isInText = false;
    } else if (character === '"') isInText = true;
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    if (depth > limit) return true;
  }
  return false;
}
