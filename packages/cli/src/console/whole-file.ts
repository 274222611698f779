import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Problem } from '../shell/problems.ts';
import { notAFile } from './not-a-file.ts';

/**
 * Writes a file whole or not at all: beside its place first, and moved there once all is on the disk. What stood there before stays
 * until then. A link keeps pointing where it did.
 *
 * @throws Problem when a folder or a device has that name
 */
export async function writeWholeFile(
  path: string,
  texts: AsyncIterable<string> | Iterable<string>,
  signal: AbortSignal,
): Promise<void> {
  const { target, before } = await placeOf(path);
  const mode = before ? before.mode & 0o777 : 0o666;
  const draft = join(dirname(target), `.presupuesto-${randomUUID()}.tmp`);
  try {
    await writeFile(draft, texts, { flag: 'wx', mode, flush: true, signal });
    await rename(draft, target);
  } catch (error) {
    // The first failure is the one that counts.
    await rm(draft, { force: true }).catch(() => undefined);
    throw named(error, draft, path);
  }
}

/** Makes sure, before there is anything to write, that a file can be written there. @throws Problem, or what the system says of it */
export async function requireWritable(path: string): Promise<void> {
  const { target } = await placeOf(path);
  // With its slash it is a folder, or nothing.
  const folder = `${dirname(target)}/`;
  try {
    await access(folder, constants.W_OK);
  } catch (error) {
    throw named(error, folder, path);
  }
}

async function placeOf(path: string) {
  const target = await realpath(path).catch(() => path);
  const before = await stat(target).catch(() => undefined);
  if (before && !before.isFile()) throw notAFile(path, before);
  return { target, before };
}

/** What the system says of a path that nobody gave, said of the one that was. */
function named(error: unknown, own: string, path: string): unknown {
  if (!(error instanceof Error && 'code' in error && 'path' in error && error.path === own)) return error;
  if (error.code === 'ENOENT') return new Problem(`${path}: la carpeta no existe`);
  error.path = path;
  return error;
}
