import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { Problem } from '../../shell/problems.ts';

/** Makes sure, before anybody signs in, that there is a file to be read. @throws Problem, or what the system says of it */
export async function requireFile(path: string): Promise<void> {
  if (!(await stat(path)).isFile()) throw new Problem(`${path}: no es un fichero`);
  await access(path, constants.R_OK);
}
