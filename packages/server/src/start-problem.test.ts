import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { isDiskFull } from './db/disk-full.ts';
import { threadError } from './db/pglite/thread-error.ts';
import { readSettings } from './settings.ts';
import { startProblem } from './start-problem.ts';
import { startChild, temporaryFolder } from './test/child-server.ts';
import { closedDatabase, inside } from './test/closed-database.ts';
import { addUser } from './test/company.ts';
import { smallDisk } from './test/small-disk.ts';
import { databaseUrl, runOn, templateFolder } from './test/templates.ts';

const settings = readSettings({ DATA_DIR: '/datos' });
const full = 'No se puede escribir en la carpeta de datos «/datos» (ENOSPC). Revise DATA_DIR.';
const sentence = (folder: string, code: string) =>
  `${full.replace('/datos', folder).replace('ENOSPC', code)}\n`;

it.each([
  ['the system', Object.assign(new Error('write'), { code: 'ENOSPC' })],
  ["the embedded database's files", threadError({ name: 'ErrnoError', errno: 51 })],
  [
    'the embedded database',
    new Error('Failed query', {
      cause: Object.assign(new Error('could not extend file'), { code: '53100' }),
    }),
  ],
])('a full disk is reported in the same words, whether %s has met it', (_, error) => {
  expect(startProblem(error, settings)).toBe(full);
});

it.each([
  ['53100', 'could not extend file'],
  ['XX000', 'could not write init file'],
])('a PostgreSQL whose disk is full is reported as such (%s)', (code, text) => {
  const error = Object.assign(new Error(text), { code });
  const message = startProblem(error, readSettings({ DATABASE_URL: 'postgres://x@y/z' }));
  expect(message).toBe(`No se puede abrir la base de datos de DATABASE_URL: ${text}`);
  expect(isDiskFull(new Error('Failed query', { cause: error }))).toBe(true);
});

it.each(['ENOENT', 'EACCES'])(
  'a socket that leads to no PostgreSQL is not taken for the data folder (%s)',
  (code) => {
    const path = '/run/postgresql/.s.PGSQL.5432';
    const error = Object.assign(new Error(`connect ${code} ${path}`), { code, syscall: 'connect', path });
    const DATABASE_URL = 'postgres://x@/z?host=/run/postgresql';
    expect(startProblem(error, readSettings({ DATABASE_URL }))).toBe(
      `No se puede abrir la base de datos de DATABASE_URL: connect ${code} ${path}`,
    );
  },
);

it('says on a full disk that it cannot write there', async ({ skip }) => {
  const folder = smallDisk();
  if (folder === undefined) {
    skip('Only the superuser makes disks');
    return;
  }
  const server = startChild({ DATA_DIR: folder, PORT: '0', DEMO: '0' });
  expect(await server.ended).toBe(1);
  expect(server.output()).toBe(sentence(folder, 'ENOSPC'));
});

/** Whether a program can be started as a superuser who may not use everybody's files. */
const canGiveUpRights =
  process.getuid?.() === 0 && spawnSync('setpriv', ['--bounding-set=-all', 'true']).status === 0;

describe.each(['main.js', 'check-totals.js'])('%s says of a database that is there', (program) => {
  const company = (folder: string) =>
    fs.cpSync(templateFolder(inject('templates'), 'demo'), folder, { recursive: true });
  /** How it ends, and what it says. */
  const endOf = async (folder: string) => {
    const { ended, output } = startChild({ DATA_DIR: folder, PORT: '0' }, program);
    return [await ended, output()];
  };

  it('that its disk is full', async ({ skip }) => {
    const folder = smallDisk(200);
    if (folder === undefined) {
      skip('Only the superuser makes disks');
      return;
    }
    company(folder);
    expect(() => fs.writeFileSync(join(folder, 'lleno'), new Uint8Array(200 * 2 ** 20))).toThrow('ENOSPC');
    expect(await endOf(folder)).toEqual([1, sentence(folder, 'ENOSPC')]);
  });

  it('that its disk can only be read', async ({ skip }) => {
    const folder = smallDisk(200);
    if (folder === undefined) {
      skip('Only the superuser makes disks');
      return;
    }
    company(folder);
    fs.chmodSync(folder, 0o700);
    execFileSync('mount', ['-o', 'remount,ro', folder]);
    expect(await endOf(folder)).toEqual([1, sentence(folder, 'EROFS')]);
  });

  it.skipIf(!canGiveUpRights)("that its files are somebody else's", () => {
    const folder = temporaryFolder();
    company(folder);
    const theirs = fs.readdirSync(join(folder, 'bd'), { recursive: true, encoding: 'utf8' });
    for (const name of theirs) fs.chownSync(join(folder, 'bd', name), 65534, 65534);
    const path = fileURLToPath(new URL(`../dist/${program}`, import.meta.url));
    const env = { PATH: process.env['PATH'], DATA_DIR: folder, PORT: '0', DEMO: '0' };
    const ended = spawnSync('setpriv', ['--bounding-set=-all', process.execPath, path], { env });
    expect(ended.stderr.toString()).toBe(sentence(folder, 'EACCES'));
    expect(ended.status).toBe(1);
  });
});

it.each([
  [
    'a link that leads nowhere',
    () => {
      const folder = temporaryFolder();
      fs.symlinkSync(join(folder, 'no-hay'), join(folder, 'datos'));
      return join(folder, 'datos');
    },
    'EEXIST',
  ],
  ['a folder that no system makes', () => '/proc/presupuesto/datos', 'ENOENT'],
])('says of %s that it cannot write there', async (_, place, code) => {
  const folder = place();
  const { ended, output } = startChild({ DATA_DIR: folder, PORT: '0' });
  expect(await ended).toBe(1);
  expect(output()).toBe(sentence(folder, code));
});

const postgresServer = inject('templates').postgres;

it.skipIf(postgresServer === undefined)(
  "says of another program's database that it is not empty, and what stands in the way",
  async () => {
    const server = String(postgresServer);
    const name = `not_empty_${process.pid}`;
    await runOn(server, `create database ${name}`);
    onTestFinished(() => runOn(server, `drop database ${name} with (force)`));
    const DATABASE_URL = databaseUrl(server, name);
    await runOn(DATABASE_URL, 'create table usuario (nombre text)');
    const { ended, output } = startChild({ DATA_DIR: temporaryFolder(), PORT: '0', DATABASE_URL });
    expect(await ended).toBe(1);
    expect(output()).toBe(
      'La base de datos de DATABASE_URL no está vacía: relation "usuario" already exists. Cree otra para el programa.\n',
    );
  },
);

describe.skipIf(postgresServer === undefined).each([
  ['main.js', []],
  ['reset-key.js', ['jefa']],
  ['prune-log.js', ['--antes-de', '2025-01-01']],
])('%s', (program, args) => {
  it('says of a PostgreSQL that can only be read that it is so', async () => {
    const name = program.replace(/\W/g, '_');
    const database = await closedDatabase('postgres', name);
    await inside(database, (db) => addUser(db, { nombreUsuario: 'jefa' }));
    await runOn(
      String(postgresServer),
      `alter database ${name}_${process.pid} set default_transaction_read_only = on`,
    );
    const { ended, output } = startChild({ ...database, PORT: '0' }, program, ...args);
    expect(await ended).toBe(1);
    expect(output()).toMatch(
      /^La base de datos de DATABASE_URL es solo de lectura: cannot execute .+ in a read-only transaction\. Indique una en la que se pueda escribir\.\n$/,
    );
  });
});

it('says of a PostgreSQL that asks for a key that the address has none', () => {
  const root = new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string');
  const error = new Error('Failed query', { cause: root });
  expect(startProblem(error, readSettings({ DATABASE_URL: 'postgres://presupuesto@y/z' }))).toBe(
    `No se puede abrir la base de datos de DATABASE_URL: ${root.message}`,
  );
});

it.skipIf(postgresServer === undefined)(
  'says on PostgreSQL, too, that its data folder can only be read',
  async ({ skip }) => {
    const folder = smallDisk();
    if (folder === undefined) {
      skip('Only the superuser makes disks');
      return;
    }
    const { DATABASE_URL = '' } = await closedDatabase('postgres', 'read_only');
    fs.mkdirSync(join(folder, 'cargas'), { mode: 0o700 });
    fs.chmodSync(folder, 0o700);
    execFileSync('mount', ['-o', 'remount,ro', folder]);
    const { ready, ended } = startChild({ DATA_DIR: folder, PORT: '0', DATABASE_URL });
    await expect(ready).rejects.toThrow(`The server ended: ${sentence(folder, 'EROFS')}`);
    expect(await ended).toBe(1);
  },
);

it('a loose percent sign in an address is named by the built server as well', async () => {
  const { ended, output } = startChild({ DATABASE_URL: 'postgres://x:a%2F%@127.0.0.1:1/z' });
  expect(await ended).toBe(1);
  expect(output()).toContain('DATABASE_URL: tiene un % suelto: en una clave se escribe %25');
});
