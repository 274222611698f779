import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { usuario } from '../../db/schema.ts';
import { addPair, addPeriod, addRow, addSeller, addUser, testKey } from '../../test/company.ts';
import { repeats } from '../../test/sampled.ts';
import { runSchedule } from '../../test/schedules/schedule.ts';
import { shareWorld } from '../../test/shared-world.ts';
import { onEachDatabase } from '../../test/world.ts';

const SCHEDULES = repeats(150);
const STEPS = 12;
const SEED = Date.now() % 1_000_000;

onEachDatabase(`Three tabs of two people at one budget, over a bad network (seed ${SEED})`, (open) => {
  const world = shareWorld(open);

  it('lose nothing, and overwrite nothing unseen', async () => {
    const { db, call, signIn } = world();
    const { vendedorID, usuarioID } = await addSeller(db, 'ana');
    const [ana] = await db.select().from(usuario).where(eq(usuario.usuarioID, usuarioID));
    await addUser(db, { nombreUsuario: 'ayudante', email: ana?.email ?? '' });
    const periodoID = await addPeriod(db, 'SOP01-2026');
    const tokens = await Promise.all(['ana', 'ana', 'ayudante'].map((name) => signIn(name, testKey)));
    for (let schedule = 0; schedule < SCHEDULES; schedule += 1) {
      const { clienteID, productoID, ...pair } = await addPair(db, vendedorID);
      const year = [1, 2].map((mes) => ({ anio: 2026, mes, volumenTon: '1', precio: '1' }));
      await addRow(db, { ...pair, clienteID, productoID }, periodoID, year);
      const seed = SEED + schedule;
      const months = { periodoID, clienteID, productoID };
      const calls = tokens.map(() => call);
      const problems = await runSchedule({ seed, calls, tokens, months, steps: STEPS });
      expect({ seed, problems }).toEqual({ seed, problems: [] });
    }
  }, 120_000);
});
