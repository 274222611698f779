import fs from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createCall } from './test/call.ts';
import { startChild, temporaryFolder } from './test/child-server.ts';

/** What others than the owner may do something with, below a folder and itself. */
function open(folder: string): string[] {
  const names = ['.', ...fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })];
  return names.filter((name) => (fs.statSync(join(folder, name)).mode & 0o077) !== 0);
}

function changeModes(folder: string, mode: number): void {
  for (const name of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    fs.chmodSync(path, fs.statSync(path).mode | mode);
  }
  fs.chmodSync(folder, 0o755);
}

it.skipIf(process.platform === 'win32')(
  "database, mails and loads are the server's user's alone, whoever made the folder and whatever was changed since",
  async () => {
    const DATA_DIR = temporaryFolder();
    fs.chmodSync(DATA_DIR, 0o755);
    const umask = process.umask(0o022);
    try {
      const first = startChild({ DATA_DIR, PORT: '0', DEMO: '1' });
      const call = createCall(await first.ready);
      const body = { nombreUsuario: 'vendedor' };
      expect((await call('POST', '/api/v1/usuarios/reestablecer-clave', { body })).status).toBe(200);
      await expect.poll(() => fs.existsSync(join(DATA_DIR, 'correo'))).toBe(true);
      expect(open(DATA_DIR)).toEqual([]);
      first.child.kill('SIGTERM');
      await first.ended;

      changeModes(DATA_DIR, 0o044);
      const second = startChild({ DATA_DIR, PORT: '0' });
      await second.ready;
      expect(open(DATA_DIR)).toEqual([]);
    } finally {
      process.umask(umask);
    }
  },
);

it('a file in the place of the data folder is refused, and stays as open as it was', async () => {
  const DATA_DIR = join(temporaryFolder(), 'datos');
  fs.writeFileSync(DATA_DIR, '');
  fs.chmodSync(DATA_DIR, 0o644);
  const server = startChild({ DATA_DIR, PORT: '0' });
  expect(await server.ended).toBe(1);
  expect(server.output()).toBe(
    `No se puede escribir en la carpeta de datos «${DATA_DIR}» (ENOTDIR). Revise DATA_DIR.\n`,
  );
  expect(fs.statSync(DATA_DIR).mode & 0o777).toBe(0o644);
});
