import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new empty folder of the system's temporary ones, to be removed by its user. */
export function createTempFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'presupuesto-'));
}

export function removeFolder(path: string): Promise<void> {
  return rm(path, { recursive: true, force: true, maxRetries: 3 });
}
