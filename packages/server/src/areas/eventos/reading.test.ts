import { expect, it } from 'vitest';
import { producto } from '../../db/schema.ts';
import { hasSingleSession } from '../../db/single-session.ts';
import { onEachDatabase } from '../../test/world.ts';
import { readOn } from './reading.ts';

onEachDatabase('Up to where events have been sent', (open) => {
  it('on the embedded database is no number that a refused write had, for a crash gives it to another', async ({
    skip,
  }) => {
    const { db } = await open();
    if (!hasSingleSession(db)) skip();
    const { to } = await readOn(db, undefined, Date.now());
    const refused = { productoCodigo: 'P', nombre: 'P', kilosPorPieza: '1' };
    await db.insert(producto).values(refused);
    const next = await readOn(db, to, Date.now());
    await expect(db.insert(producto).values(refused)).rejects.toThrow('insert into "producto"');
    const after = await readOn(db, next.to, Date.now());
    expect(after.to.snapshot).toBe(to.snapshot);
  });

  it('is left for where the database is now that goes on from before it, and everybody reads again', async () => {
    const { db } = await open();
    const { to } = await readOn(db, undefined, Date.now());
    const ahead = { ...to, snapshot: '99999999:99999999:' };
    const back = await readOn(db, ahead, Date.now());
    expect(back.to.snapshot).not.toBe(ahead.snapshot);
    const seller = { usuarioID: 1, nombreUsuario: 'ana', debeCambiarClave: false, vendedorID: 1 };
    for (const tipoUsuario of ['VENDEDOR', 'ADMINISTRADOR'] as const)
      expect(back.events({ ...seller, tipoUsuario })).toEqual([{ tipo: 'perdido' }]);
  });
});
