import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Compresses answers of 1 kB and more with Brotli or gzip. Bodies of requests are never decompressed. */
export async function addCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, { encodings: ['br', 'gzip'], globalDecompression: false });
  app.addHook('onRoute', (route) => {
    // Fastify empties a HEAD's body before it is compressed: in the other order its headers are those of the GET.
    if (route.method === 'HEAD' && Array.isArray(route.onSend)) route.onSend = route.onSend.toReversed();
  });
}
