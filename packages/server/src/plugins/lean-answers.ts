import { createHash } from 'node:crypto';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/**
 * Answers weigh what is new in them: those of 1 kB and more are compressed for whoever can read it, and a caller that
 * sends back the validator (`ETag`) of what it holds is told 304 when nothing has changed. Requests are never inflated.
 */
export async function addLeanAnswers(app: FastifyInstance): Promise<void> {
  app.addHook('onSend', async (request, reply, payload) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const tag = `"${createHash('sha1').update(payload).digest('base64url')}"`;
    // Of the text before it is compressed, and so a weak one: the same for all encodings.
    reply.header('etag', `W/${tag}`);
    if (!request.headers['if-none-match']?.includes(tag)) return payload;
    reply.code(304);
    return '';
  });
  await app.register(compress, { encodings: ['br', 'gzip'], globalDecompression: false });
  app.addHook('onRoute', (route) => {
    // Fastify leaves out a HEAD's body before anything is compressed: turned round, its headers are those of the GET.
    if (route.method === 'HEAD' && Array.isArray(route.onSend)) route.onSend = route.onSend.toReversed();
  });
}
