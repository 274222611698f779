import fs from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { CERTIFICATE } from '../test/certificate.ts';
import { startChild, temporaryFolder } from '../test/child-server.ts';
import { openDatabase } from '../test/databases.ts';
import { startTlsFront } from '../test/tls-front.ts';

/** Starts the server on a PostgreSQL that speaks TLS. @param query what its address says of that */
async function startOn(query: string) {
  const { pool, close } = await openDatabase('postgres');
  onTestFinished(close);
  const url = await startTlsFront(pool.options.connectionString ?? '');
  return startChild({ DATABASE_URL: `${url}?${query}`, DATA_DIR: temporaryFolder(), PORT: '0' });
}

function writeRoot(): string {
  const file = join(temporaryFolder(), 'raiz.crt');
  fs.writeFileSync(file, CERTIFICATE.cert);
  return file;
}

describe.skipIf(inject('templates').postgres === undefined)('A PostgreSQL that speaks TLS', () => {
  it.each(['require', 'verify-ca', 'verify-full'])(
    'is reached by a server that is given the root of its certificate, with sslmode=%s, and nothing is printed of it',
    async (mode) => {
      const server = await startOn(`sslmode=${mode}&sslrootcert=${encodeURIComponent(writeRoot())}`);
      const url = await server.ready;
      expect((await fetch(`${url}/api/health`)).status).toBe(200);
      expect(server.output()).not.toContain('Warning');
    },
  );

  it.each([
    ['a certificate that nobody vouches for', 'sslmode=require', 'self-signed certificate'],
    [
      'a root that is not there',
      'sslmode=require&sslrootcert=/no/hay.crt',
      "ENOENT: no such file or directory, open '/no/hay.crt'",
    ],
  ])('cannot be reached for %s, and a line says so', async (_, query, why) => {
    const server = await startOn(query);
    expect(await server.ended).toBe(1);
    // Node 24 goes on with a hint of its own.
    expect(server.output().trimEnd().split('\n')).toEqual([
      expect.stringContaining(`No se puede abrir la base de datos de DATABASE_URL: ${why}`),
    ]);
  });
});
