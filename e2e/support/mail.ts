import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The messages that a server without SMTP has left in its data folder, oldest first. */
export async function readMails(dataDir: string): Promise<string[]> {
  const folder = join(dataDir, 'correo');
  const names: string[] = await readdir(folder).catch(() => []);
  return Promise.all(names.toSorted().map((name) => readFile(join(folder, name), 'utf8')));
}
