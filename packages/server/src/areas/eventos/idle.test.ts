import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { usuario } from '../../db/schema.ts';
import { figuresUntil, openHeardCompany } from '../../test/heard-company.ts';
import { letPass } from '../../test/later.ts';
import { onEachDatabase } from '../../test/world.ts';

/** A little more than between two heartbeats, in ms. */
const BEAT = 15_001;

onEachDatabase('An idle stream', (open) => {
  it('has a heartbeat every fifteen seconds, from which it can be gone on with', async () => {
    const { ana, bruno, clock } = await openHeardCompany(await open());
    const stream = await ana.listen();
    await expect.poll(() => stream.lastID()).not.toBe('');
    const begun = stream.lastID();
    await bruno.save(1);
    expect(stream.lastID()).toBe(begun);

    clock.advance(BEAT);
    letPass(BEAT);
    await expect.poll(() => stream.lastID()).not.toBe(begun);
    stream.leave();
    await ana.save(2);
    expect(await figuresUntil(await ana.listen(stream.lastID()), 2)).toEqual([2]);
  });

  it('ends with its session, which has not been used for two hours', async () => {
    const { ana, admin, call, clock, listenAs } = await openHeardCompany(await open());
    const streams = { ana: await ana.listen(), admin: await listenAs(admin) };
    clock.advance(119 * 60_000);
    expect((await call('GET', '/api/v1/periodos/listar-referentes', { token: admin })).status).toBe(200);
    clock.advance(60_000);
    letPass(BEAT);
    expect(await streams.ana.ended).toEqual([]);
    expect((await ana.listen()).status).toBe(401);
    const still = streams.admin.lastID();
    clock.advance(BEAT);
    letPass(BEAT);
    await expect.poll(() => streams.admin.lastID()).not.toBe(still);
  });

  it('ends for who was blocked by another process', async () => {
    const { ana, bruno, db, clock } = await openHeardCompany(await open());
    const streams = { ana: await ana.listen(), bruno: await bruno.listen() };
    await db.update(usuario).set({ bloqueado: true }).where(eq(usuario.usuarioID, ana.usuarioID));
    clock.advance(BEAT);
    letPass(BEAT);
    expect(await streams.ana.ended).toEqual([]);
    await bruno.save(3);
    expect(await figuresUntil(streams.bruno, 3)).toEqual([3]);
  });
});
