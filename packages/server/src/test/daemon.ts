import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A folder for a daemon that refuses to run as root: then it runs as the user of PostgreSQL's package, or as nobody. */
export function daemonFolder(prefix: string): { folder: string; as: { uid?: number; gid?: number } } {
  const folder = fs.mkdtempSync(join(tmpdir(), prefix));
  if (process.getuid?.() !== 0) return { folder, as: {} };
  const as = lesserUser();
  fs.chownSync(folder, as.uid, as.gid);
  return { folder, as };
}

function lesserUser(): { uid: number; gid: number } {
  const lines = fs.readFileSync('/etc/passwd', 'utf8').split('\n');
  const users = lines.map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  return { uid: Number(user?.[2] ?? 65_534), gid: Number(user?.[3] ?? 65_534) };
}

/** A port of this machine that nobody listens at. */
export async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port');
  return address.port;
}

/** Waits until a daemon has logged that it is ready. @throws Error with its log when it ends before */
export async function untilLogged(
  ready: string,
  stderr: NodeJS.ReadableStream,
  ended: Promise<unknown>,
): Promise<void> {
  const lines: string[] = [];
  const logged = new Promise<void>((resolve) => {
    createInterface(stderr).on('line', (line) => {
      lines.push(line);
      if (line.includes(ready)) resolve();
    });
  });
  const died = ended.then(() => {
    throw new Error(`It did not start:\n${lines.join('\n')}`);
  });
  await Promise.race([logged, died]);
  died.catch(() => {});
}
