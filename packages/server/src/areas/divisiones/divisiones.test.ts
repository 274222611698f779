import { expect, it } from 'vitest';
import { division } from '../../db/schema.ts';
import { addUser, testKey } from '../../test/company.ts';
import { shareWorld } from '../../test/shared-world.ts';
import { onEachDatabase } from '../../test/world.ts';

onEachDatabase('The divisions', (open) => {
  const world = shareWorld(open);

  it('come by name, accents and case aside, and by a part of the name when asked', async () => {
    const { db, call, signIn } = world();
    await db.insert(division).values([
      { divisionID: 'Z', nombre: 'Ácero' },
      { divisionID: 'B', nombre: 'zócalos 100%' },
      { divisionID: 'A', nombre: 'Aluminio Ñandú' },
      { divisionID: 'C', nombre: 'tapas' },
    ]);
    await addUser(db, { nombreUsuario: 'ana' });
    const token = await signIn('ana', testKey);
    const ids = async (nombre?: string) => {
      const { body } = await call('GET', '/api/v1/divisiones', {
        token,
        ...(nombre !== undefined && { query: { nombre } }),
      });
      return (body.data as { divisionID: string }[]).map(({ divisionID }) => divisionID);
    };
    expect(await ids()).toEqual(['Z', 'A', 'C', 'B']);
    expect(await ids('')).toEqual(['Z', 'A', 'C', 'B']);
    expect(await ids('NANDU')).toEqual(['A']);
    expect(await ids('acé')).toEqual(['Z']);
    expect(await ids('n\u0303andú')).toEqual(['A']);
    expect(await ids('0%')).toEqual(['B']);
    expect(await ids('%')).toEqual(['B']);
    expect(await ids('_')).toEqual([]);
  });
});
