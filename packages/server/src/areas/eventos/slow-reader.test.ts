import { expect, it } from 'vitest';
import { addUser } from '../../test/company.ts';
import { figuresUntil, openHeardCompany } from '../../test/heard-company.ts';
import { letPass } from '../../test/later.ts';
import type { Listening } from '../../test/listening.ts';
import { listenSlowly, type SlowReader } from '../../test/slow-reader.ts';
import { onEachDatabase, type World } from '../../test/world.ts';

/** A little more than between two heartbeats, in ms. */
const BEAT = 15_001;
/** What may wait for a reader, in bytes: a megabyte, and what is sent at once; and what a stream writes before it waits. */
const MOST_WAITING = 1.5 * 1024 * 1024;
const WRITTEN_AHEAD = 64 * 1024;

/** A seller with a reader who takes nothing and one who hears all. Somebody of a long name fills the kernels' buffers sooner. */
async function openSlow(world: World) {
  const company = await openHeardCompany(world);
  const { ana, app, db, url, logMany } = company;
  const usuarioID = await addUser(db, { nombreUsuario: 'a'.repeat(200) });
  const slow = await listenSlowly(app, { url, token: ana.token });
  const other = await ana.listen();
  let sent = 0;
  /** Sends figures, counted from 1, until something is so; what waits for the slow reader is seen after each lot. */
  const sendUntil = async (isSo: () => boolean, lot: number) => {
    const waited: number[] = [];
    while (!isSo()) {
      await logMany({ ...ana, usuarioID }, sent + 1, sent + lot);
      sent += lot;
      await other.until((event) => event.tipo === 'cifra' && event.valor === sent);
      waited.push(slow.waiting());
    }
    return Math.max(...waited);
  };
  const untilBehind = (lot = 2000) => sendUntil(() => slow.waiting() > WRITTEN_AHEAD, lot);
  return { ...company, slow, other, sendUntil, untilBehind, sent: () => sent };
}

/** The figures that a slow reader has after all, which come without a gap, and where it goes on. */
async function takenBy(slow: SlowReader) {
  const events = (await slow.takeAll()).split('\n\n').slice(0, -1);
  const figures = events.flatMap((event) => /"valor":(\d+)/.exec(event)?.slice(1).map(Number) ?? []);
  expect(figures).toEqual(figures.map((_, at) => at + 1));
  const lastID = events.flatMap((event) => /^id: (.*)$/m.exec(event)?.[1] ?? []).at(-1) ?? '';
  return { figures, lastID };
}

const next = async (listening: Listening) => (await listening.until(() => true))[0];

onEachDatabase('A reader who takes nothing', (open) => {
  it('is given up once a megabyte waits, and then reads the period again', async () => {
    const { slow, ana, periodoID, untilBehind, sendUntil } = await openSlow(await open());
    await untilBehind();
    expect(await sendUntil(slow.isGiven, 500)).toBeLessThanOrEqual(MOST_WAITING);
    await slow.given;
    const { figures, lastID } = await takenBy(slow);
    expect(figures.length).toBeGreaterThan(0);
    expect(await next(await ana.listen(lastID))).toEqual({ tipo: 'archivo', periodoID });
  });

  it('is given up at the next heartbeat with less, and then misses no figure', async () => {
    const { slow, ana, untilBehind, sent } = await openSlow(await open());
    await untilBehind(1000);
    letPass(BEAT);
    await slow.given;
    const { figures, lastID } = await takenBy(slow);
    expect(figures.length).toBeLessThan(sent());
    const rest = await figuresUntil(await ana.listen(lastID), sent());
    expect(new Set([...figures, ...rest]).size).toBe(sent());
  });

  it('is given up at the next heartbeat after its session has ended', async () => {
    const { slow, other, ana, call, untilBehind } = await openSlow(await open());
    await untilBehind();
    await call('POST', '/api/v1/logout', { token: ana.token });
    await other.ended;
    letPass(BEAT);
    await slow.given;
    expect(slow.isGiven()).toBe(true);
  });
});

onEachDatabase('A reader who takes everything', (open) => {
  it('is sent more at once than may wait', async () => {
    const { ana, db, logMany } = await openHeardCompany(await open());
    const stream = await ana.listen();
    const usuarioID = await addUser(db, { nombreUsuario: 'a'.repeat(500) });
    await logMany({ ...ana, usuarioID }, 1, 2000);
    expect(await figuresUntil(stream, 2000)).toHaveLength(2000);
  });
});
