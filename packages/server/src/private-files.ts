import fs from 'node:fs';
import { dirname, join } from 'node:path';

/** What the server keeps in the data folder; whatever else lies there is somebody's. */
const ours = ['bd', 'bd.nueva', 'cargas', 'correo', 'instalacion', 'en-uso.pid'];
const sticky = 0o1000;

/**
 * Makes the data folder, and lets nobody but the server's user into it and its files (0700 and 0600), whoever made them and
 * with whatever umask; what is made from now on is so by itself. A folder that everybody shares, such as /tmp, keeps its own mode.
 *
 * @throws the system's own error where nothing can be written there
 */
export function keepPrivate(dataDir: string): void {
  process.umask(0o077);
  makeFolder(dataDir);
  // Whatever else it is, as a device that everybody needs, is refused before its mode is changed.
  fs.opendirSync(dataDir).closeSync();
  if ((fs.statSync(dataDir).mode & sticky) === 0) restrict(dataDir, 0o700);
  for (const name of ours) restrictTree(join(dataDir, name));
  // Found out here, not by whoever sends the first sales file.
  fs.rmdirSync(fs.mkdtempSync(join(dataDir, '.prueba-')));
}

/** Node's own `recursive` comes to no end where no folder can be made, as below /proc. */
function makeFolder(path: string): void {
  if (fs.existsSync(path)) return;
  makeFolder(dirname(path));
  fs.mkdirSync(path);
}

function restrictTree(path: string): void {
  const stat = fs.lstatSync(path, { throwIfNoEntry: false });
  if (stat?.isFile()) restrict(path, 0o600);
  if (!stat?.isDirectory()) return;
  restrict(path, 0o700);
  for (const name of fs.readdirSync(path)) restrictTree(join(path, name));
}

/** What is somebody else's cannot be changed; their folder may be a mount point whose mode is not ours to choose. */
function restrict(path: string, mode: number): void {
  if ((fs.statSync(path).mode & 0o777) === mode) return;
  try {
    fs.chmodSync(path, mode);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error;
  }
}
