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
    await rm(draft, { force: true });
    if (isMissing(error)) throw new Problem(`${path}: la carpeta no existe`);
    throw error;
  }
}

/** Makes sure, before there is anything to write, that a file can be written there. @throws Problem, or what the system says of it */
export async function requireWritable(path: string): Promise<void> {
  const { target } = await placeOf(path);
  try {
    await access(dirname(target), constants.W_OK);
  } catch (error) {
    if (isMissing(error)) throw new Problem(`${path}: la carpeta no existe`);
    throw error;
  }
}

async function placeOf(path: string) {
  const target = await realpath(path).catch(() => path);
  const before = await stat(target).catch(() => undefined);
  if (before && !before.isFile()) throw notAFile(path, before);
  return { target, before };
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
