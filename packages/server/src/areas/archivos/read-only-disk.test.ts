import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { expect, inject, it } from 'vitest';
import { createCall, signInWith } from '../../test/call.ts';
import { startChild } from '../../test/child-server.ts';
import { closedDatabase, inside } from '../../test/closed-database.ts';
import { addUser, testKey } from '../../test/company.ts';
import { formOf, LOAD, sendForm } from '../../test/loading.ts';
import { smallDisk } from '../../test/small-disk.ts';

it.skipIf(inject('templates').postgres === undefined)(
  'A sales file that the disk cannot take any more is answered in words, and the server goes on',
  async ({ skip }) => {
    const folder = smallDisk();
    if (folder === undefined) {
      skip('Only the superuser makes disks');
      return;
    }
    fs.chmodSync(folder, 0o700);
    const place = await closedDatabase('postgres', 'read_only_disk');
    await inside(place, (db) => addUser(db, { nombreUsuario: 'admin', tipoUsuario: 'ADMINISTRADOR' }));
    const { ready } = startChild({ ...place, DATA_DIR: folder, PORT: '0', LOG: 'silent' });
    const url = await ready;
    const call = createCall(url);
    const token = await signInWith(call)('admin', testKey);
    execFileSync('mount', ['-o', 'remount,ro', folder]);
    expect(await sendForm(`${url}${LOAD}`, token, formOf(new Uint8Array(9), '10-2026'))).toMatchObject({
      status: 503,
      message: 'El servidor no puede escribir en su disco. Avise a quien lo administra.',
    });
    expect((await call('GET', '/api/v1/divisiones', { token })).status).toBe(200);
  },
);
