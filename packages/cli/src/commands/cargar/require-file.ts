import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { notAFile } from '../../console/not-a-file.ts';

/** Makes sure, before anybody signs in, that there is a file to be read. @returns its bytes @throws Problem, or what the system says of it */
export async function requireFile(path: string): Promise<number> {
  const stats = await stat(path);
  if (!stats.isFile()) throw notAFile(path, stats);
  await access(path, constants.R_OK);
  return stats.size;
}
