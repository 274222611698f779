import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/**
 * Gives the answers of reads a weak `ETag`, and answers 304 without a body where `If-None-Match` has it (RFC 9110 §13).
 * Refusals and writes have none. Registered before compression, so that all encodings share one.
 */
export function addEtag(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const tag = `"${createHash('sha1').update(payload).digest('base64url')}"`;
    reply.header('etag', `W/${tag}`);
    if (!request.headers['if-none-match']?.includes(tag)) return payload;
    reply.code(304);
    return '';
  });
}
