import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Serves the built browser application, when there is one.
 *
 * Files under `assets/` carry a hash of their content in the name and are kept for ever; the rest is asked for again.
 *
 * @returns whether pages are served
 */
export async function addWebApp(app: FastifyInstance, root: string): Promise<boolean> {
  if (!existsSync(join(root, 'index.html'))) return false;
  const assets = join(root, 'assets');
  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    // The build's own records live in a dot folder.
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(assets);
      reply.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  return true;
}
