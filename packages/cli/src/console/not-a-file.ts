import type { Stats } from 'node:fs';
import { Problem } from '../shell/problems.ts';

/** Why a path cannot be read or written as a file. */
export function notAFile(path: string, stats: Stats): Problem {
  return new Problem(`${path}: ${stats.isDirectory() ? 'es una carpeta' : 'no es un archivo'}`);
}
