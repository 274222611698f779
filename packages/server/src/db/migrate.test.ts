import { describe, expect, inject, it } from 'vitest';
import { databaseUrl, runOn } from '../test/templates.ts';
import { connect } from './connect.ts';
import { migrate } from './migrate.ts';
import { pais } from './schema.ts';

const server = inject('templates').postgres;

describe.skipIf(server === undefined)('Migration', () => {
  it('is done once when several servers start at the same moment', async () => {
    if (server === undefined) return;
    const name = `migrate_${process.pid}`;
    await runOn(server, `create database ${name}`);
    const starting = await Promise.all(
      [1, 2, 3].map(() => connect({ dataDir: 'unused', databaseUrl: databaseUrl(server, name) })),
    );
    await Promise.all(starting.map(({ db }) => migrate(db)));
    const [first] = starting;
    expect(await first?.db.$count(pais)).toBe(7);
    await Promise.all(starting.map(({ close }) => close()));
    await runOn(server, `drop database ${name}`);
  });
});
