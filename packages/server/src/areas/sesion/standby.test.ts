import { describe, expect, inject, it } from 'vitest';
import { isDatabaseAway } from '../../db/database-away.ts';
import { UNAVAILABLE } from '../../plugins/errors.ts';
import { addUser, testKey } from '../../test/company.ts';
import { openReplicated } from '../../test/replicated.ts';

describe.skipIf(inject('templates').postgres === undefined)('A sign-in', () => {
  it('is answered 503 while the database is a replica that can only be read', async () => {
    const { world, moveToStandby } = await openReplicated();
    await addUser(world.db, { nombreUsuario: 'jefa' });
    await moveToStandby();
    const signIn = () =>
      world.call('POST', '/api/v1/login', { body: { nombreUsuario: 'jefa', clave: testKey } });
    // Connections to the primary end in the same way; those after them are to the replica.
    for (let at = 0; at < 12; at += 1)
      expect((await signIn()).body).toEqual({ status: 503, message: UNAVAILABLE });
    expect((await world.db.execute('select pg_is_in_recovery() as reads_alone')).rows).toEqual([
      { reads_alone: true },
    ]);
  });
});

it('what PostgreSQL cannot do otherwise is no sign that it is away', () => {
  const error = Object.assign(new Error('cannot'), { code: '0A000', routine: 'transformLockingClause' });
  expect(isDatabaseAway(error)).toBe(false);
});
