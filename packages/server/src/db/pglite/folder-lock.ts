import fs from 'node:fs';
import net from 'node:net';
import { join } from 'node:path';

/** Another live process works on the same data folder. */
export class FolderInUse extends Error {
  constructor(folder: string, options?: ErrorOptions) {
    super(
      `La carpeta de datos «${folder}» ya está en uso por otro proceso. ` +
        'Deténgalo, o indique otra carpeta en DATA_DIR.',
      options,
    );
    this.name = 'FolderInUse';
  }
}

type Release = () => Promise<void>;

/**
 * Makes this process the only one on `folder`: two would corrupt the embedded database, which takes no lock itself.
 *
 * On Linux an abstract socket stands for the folder: the system frees it however the process ends. It is seen within one
 * machine (and one container). Elsewhere it is a file with the process's number, never taken from a live process.
 *
 * @throws FolderInUse
 */
export async function lockFolder(folder: string, platform: string = process.platform): Promise<Release> {
  return platform === 'linux' ? lockBySocket(folder) : lockByFile(folder);
}

function lockBySocket(folder: string): Promise<Release> {
  const { dev, ino } = fs.statSync(folder, { bigint: true });
  const server = net.createServer((socket) => socket.destroy());
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) =>
      reject(cause.code === 'EADDRINUSE' ? new FolderInUse(folder, { cause }) : cause),
    );
    server.listen(`\0presupuesto-de-ventas-${dev}-${ino}`, () => {
      server.unref();
      server.on('error', () => {});
      resolve(() => new Promise((done) => void server.close(() => done())));
    });
  });
}

function lockByFile(folder: string): Release {
  const path = join(folder, 'en-uso.pid');
  const owner = readOwner(path);
  if (owner !== undefined && isAlive(owner)) throw new FolderInUse(folder);
  fs.rmSync(path, { force: true });
  try {
    fs.writeFileSync(path, String(process.pid), { flag: 'wx' });
  } catch (cause) {
    throw new FolderInUse(folder, { cause });
  }
  return async () => fs.rmSync(path, { force: true });
}

function readOwner(path: string): number | undefined {
  if (!fs.existsSync(path)) return undefined;
  const owner = Number.parseInt(fs.readFileSync(path, 'utf8'), 10);
  return Number.isNaN(owner) ? undefined : owner;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
