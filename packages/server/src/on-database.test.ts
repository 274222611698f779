import fs from 'node:fs';
import { describe, expect, inject, it } from 'vitest';
import { connect } from './db/connect.ts';
import { startChild, temporaryFolder } from './test/child-server.ts';
import { templateFolder } from './test/templates.ts';

describe.each([
  ['check-totals.js', []],
  ['prune-log.js', ['--antes-de', '2025-01-01']],
  ['reset-key.js', ['admin']],
])('%s', (program, args) => {
  const run = async (settings: Record<string, string>) => {
    const { ended, output } = startChild(settings, program, ...args);
    return { ended: await ended, output: output() };
  };

  it.each([
    [{ PORT: 'x' }, 'La configuración no es válida:\n  PORT: debe ser un número de puerto entre 0 y 65535\n'],
    [
      { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' },
      'No se puede abrir la base de datos de DATABASE_URL: connect ECONNREFUSED 127.0.0.1:9\n',
    ],
  ])('says what is wrong with %j, without a stack trace', async (settings, output) => {
    expect(await run(settings)).toEqual({ ended: 1, output });
  });

  it('makes no database where there is none', async () => {
    const dataDir = temporaryFolder();
    const output = `No hay ninguna base de datos en «${dataDir}». Revise DATA_DIR.\n`;
    expect(await run({ DATA_DIR: dataDir })).toEqual({ ended: 1, output });
    expect(fs.readdirSync(dataDir)).toEqual([]);
  });

  it('leaves a database of a later version alone, as the server does', async () => {
    const dataDir = temporaryFolder();
    fs.cpSync(templateFolder(inject('templates'), 'empty'), dataDir, { recursive: true });
    const { db, close } = await connect({ dataDir });
    await db.execute(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 1999999999999)",
    );
    await close();
    const { ended, output } = await run({ DATA_DIR: dataDir });
    expect(ended).toBe(1);
    expect(output).toMatch(/^La base de datos es de una versión posterior del programa\. .+\n$/);
  });

  it('says of a database that lacks tables that the server is to be started first', async () => {
    const dataDir = temporaryFolder();
    const { db, close } = await connect({ dataDir });
    await db.execute('drop table periodo, cambio, usuario cascade');
    await close();
    const { ended, output } = await run({ DATA_DIR: dataDir });
    expect(ended).toBe(1);
    expect(output).toMatch(/^La base de datos no tiene las tablas de esta versión: .+\n$/);
  });
});
