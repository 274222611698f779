import { brotliCompressSync, gzipSync } from 'node:zlib';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** As @fastify/compress writes it, which looks for it. */
const ENCODING = 'accept-encoding';

const encodings: FastifyCompressOptions['encodings'] = ['br', 'gzip'];

/**
 * Compresses answers of 1 kB and more with Brotli or gzip. Bodies of requests are never decompressed. Every answer says that it
 * may be in another encoding, files that were compressed at the build among them: a cache keeps one of each.
 */
export async function addCompression(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    const before = reply.getHeader('vary');
    reply.header('vary', before === undefined ? ENCODING : `${String(before)}, ${ENCODING}`);
  });
  await app.register(compress, { encodings, globalDecompression: false });
  app.addHook('onRoute', (route) => {
    // Fastify empties a HEAD's body before it is compressed: in the other order its headers are those of the GET.
    if (route.method === 'HEAD' && Array.isArray(route.onSend)) route.onSend = route.onSend.toReversed();
  });
}

/** How a route compresses that sends many the same: once for each encoding, until something else is to be sent. */
export function compressOnce() {
  const zlib = { brotliCompressSync: keepLast(brotliCompressSync), gzipSync: keepLast(gzipSync) };
  return { encodings, zlib, syncThreshold: Number.POSITIVE_INFINITY };
}

function keepLast<Options>(compress: (bytes: Buffer, options: Options) => Buffer): typeof compress {
  let last: { bytes: Buffer; compressed: Buffer } | undefined;
  return (bytes, options) => {
    if (!last?.bytes.equals(bytes)) last = { bytes, compressed: compress(bytes, options) };
    return last.compressed;
  };
}
