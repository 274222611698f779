import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { policyOf } from './page-policy.ts';

/**
 * Serves the built browser application, when there is one.
 *
 * Files under `assets/` carry a hash of their content in the name and are kept for ever; the rest is asked for again.
 *
 * @returns whether pages are served
 */
export async function addWebApp(app: FastifyInstance, root: string): Promise<boolean> {
  const index = join(root, 'index.html');
  if (!existsSync(index)) return false;
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
      // Read each time: a build may take the place of another under a server that runs.
      if (path.startsWith(index))
        reply.setHeader('content-security-policy', policyOf(readFileSync(index, 'utf8')));
    },
  });
  return true;
}
