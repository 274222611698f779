import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fromRoot } from './program.ts';

/** A copy of what is built, so that an upgrade can be tried on it. */
interface Installation {
  /** The server's program. */
  readonly main: string;
  /** The folder of the pages. */
  readonly web: string;
}

/** Copies the built server and the built application into a folder. */
export async function copyInstallation(folder: string): Promise<Installation> {
  const server = join(folder, 'packages/server');
  const web = join(folder, 'packages/web/dist');
  // The migrations are read where the sources are.
  for (const part of ['dist', 'src', 'package.json'])
    await cp(fromRoot(`packages/server/${part}`), join(server, part), { recursive: true });
  await symlink(fromRoot('packages/server/node_modules'), join(server, 'node_modules'), 'junction');
  await cp(fromRoot('packages/web/dist'), web, { recursive: true });
  return { main: join(server, 'dist/main.js'), web };
}

/**
 * Puts another build in the place of the one in a folder, as an upgrade does: every script and style has another name, the
 * old ones are gone, and the page says which build it is.
 */
export async function replaceBuild(web: string, name: string): Promise<void> {
  const assets = join(web, 'assets');
  await Promise.all([dropPacked(web), dropPacked(assets)]);
  const old = (await readdir(assets)).filter((file) => /\.(?:js|css)$/.test(file));
  const renamed = old.map((file) => [file, file.replace(/(-[\w-]{8}\.\w+)$/, `-${name}$1`)] as const);
  const asRenamed = (text: string) => renamed.reduce((to, [from, into]) => to.replaceAll(from, into), text);

  await Promise.all(old.map((file) => rewrite(join(assets, file), asRenamed)));
  await rewrite(join(web, 'index.html'), (text) =>
    asRenamed(text).replace(/<html lang="es"[^>]*>/, `<html lang="es" data-build="${name}">`),
  );
  // Its hashes of the build and of the files without one in their name.
  await rewrite(join(web, 'sw.js'), (text) =>
    asRenamed(text).replace(/(?<=[`"'])[0-9a-f]{16}(?=[`"'])/g, (hash) => shortHash(hash + name)),
  );
  for (const [from, to] of renamed) await rename(join(assets, from), join(assets, to));
}

async function rewrite(path: string, change: (text: string) => string): Promise<void> {
  await writeFile(path, change(await readFile(path, 'utf8')));
}

async function dropPacked(folder: string): Promise<void> {
  const packed = (await readdir(folder)).filter((file) => /\.(?:br|gz)$/.test(file));
  await Promise.all(packed.map((file) => rm(join(folder, file))));
}

const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
