import fs from 'node:fs';
import { join } from 'node:path';

/** What the database writes at a time. */
const page = new Uint8Array(8192);

/**
 * Tries whether the database's files can be read and written, and whether its disk has room: the database itself ends without
 * saying why. @throws the system's error
 */
export function checkFiles(folder: string): void {
  for (const name of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    fs.accessSync(join(folder, name), fs.constants.R_OK | fs.constants.W_OK);
  }
  const probe = join(folder, 'prueba');
  try {
    fs.writeFileSync(probe, page, { mode: 0o600, flush: true });
  } finally {
    fs.rmSync(probe, { force: true });
  }
}
