import { expect, it } from 'vitest';
import { contador } from '../db/schema.ts';
import { createClock } from '../test/clock.ts';
import { onEachBareDatabase } from '../test/databases.ts';
import { createSignInThrottle, resetTriesOf, type SignInThrottle, type Try } from './throttle.ts';

const minute = 60_000;
const office = '10.0.0.1';

const tryOf = (nombreUsuario: string, address: string, isKnown = false): Try => ({
  nombreUsuario,
  address,
  isKnown,
});

/** How many of so many wrong tries are looked at. */
async function countWrong(throttle: SignInThrottle, tries: number, one: (index: number) => Try) {
  let begun = 0;
  for (let index = 0; index < tries; index += 1) if (await throttle.begin(one(index))) begun += 1;
  return begun;
}

/** Whether a try would be refused; nothing is counted. */
async function refuses(throttle: SignInThrottle, one: Try): Promise<boolean> {
  const counted = await throttle.begin(one);
  await counted?.takeBack();
  return counted === undefined;
}

onEachBareDatabase('The throttle of sign-ins', (open) => {
  const openThrottle = async () => {
    const { db } = await open();
    const clock = createClock();
    return { db, clock, throttle: createSignInThrottle(db, clock.now) };
  };

  it('lets a name be tried ten times from one address, however it is written, and goes on elsewhere', async () => {
    const { throttle } = await openThrottle();
    const names = ['ana.peña', ' ANA.PEÑA ', 'Ána.pena', 'ana.pen\u0303a'];
    expect(await countWrong(throttle, 40, (index) => tryOf(names[index % 4] ?? '', office))).toBe(10);
    expect(await refuses(throttle, tryOf('Ana.Peña', office))).toBe(true);
    expect(await refuses(throttle, tryOf('ana.peña', '10.0.0.2'))).toBe(false);
    expect(await refuses(throttle, tryOf('luis', office))).toBe(false);
  });

  it('lets a name be tried fifty times from anywhere; then only where it has signed in lately', async () => {
    const { throttle } = await openThrottle();
    expect(await countWrong(throttle, 60, (index) => tryOf('ana', `10.0.1.${index}`))).toBe(50);
    expect(await refuses(throttle, tryOf('ana', office))).toBe(true);
    expect(await refuses(throttle, tryOf('luis', office))).toBe(false);
    expect(await countWrong(throttle, 12, () => tryOf('ana', office, true))).toBe(10);
  });

  it('lets an address try a hundred times, whoever it tries; then only who has signed in there lately', async () => {
    const { throttle } = await openThrottle();
    expect(await countWrong(throttle, 110, (index) => tryOf(`user${index}`, office))).toBe(100);
    expect(await refuses(throttle, tryOf('luis', office))).toBe(true);
    expect(await refuses(throttle, tryOf('ana', office, true))).toBe(false);
    expect(await refuses(throttle, tryOf('luis', '10.0.0.2'))).toBe(false);
  });

  it('forgives with time', async () => {
    const { throttle, clock } = await openThrottle();
    const wrong = (tries: number) => countWrong(throttle, tries, () => tryOf('ana', office));
    await wrong(10);
    clock.advance(1.4 * minute);
    expect(await wrong(1)).toBe(0);
    clock.advance(0.2 * minute);
    expect(await wrong(1)).toBe(1);
    clock.advance(15 * minute);
    expect(await wrong(12)).toBe(10);
  });

  it.each([14.9, 60])(
    'counts for nothing what was tried while the clock was %d minutes ahead',
    async (ahead) => {
      const { throttle, clock } = await openThrottle();
      const wrong = () => countWrong(throttle, 12, () => tryOf('ana', office));
      await wrong();
      clock.advance(-ahead * minute);
      expect(await wrong()).toBe(10);
    },
  );

  it('keeps nothing that was tried while the clock was an hour ahead', async () => {
    const { db, throttle, clock } = await openThrottle();
    await countWrong(throttle, 20, (index) => tryOf(`user${index}`, office));
    clock.advance(-60 * minute);
    await throttle.begin(tryOf('luis', '10.0.0.9'));
    expect(await db.$count(contador)).toBe(3);
  });

  it('holds tries against who made them with a server whose clock is a little ahead', async () => {
    const { throttle, clock } = await openThrottle();
    await countWrong(throttle, 10, () => tryOf('ana', office));
    clock.advance(-0.5 * minute);
    expect(await refuses(throttle, tryOf('ana', office))).toBe(true);
  });

  it('holds neither right keys nor what was not looked at against anybody', async () => {
    const { throttle } = await openThrottle();
    for (let index = 0; index < 60; index += 1)
      await (await throttle.begin(tryOf('ana', office)))?.wasRight();
    for (let index = 0; index < 60; index += 1)
      await (await throttle.begin(tryOf('ana', office)))?.takeBack();
    expect(await countWrong(throttle, 12, () => tryOf('ana', office))).toBe(10);
  });

  it('forgets the wrong tries of a name at an address once its key was right there', async () => {
    const { throttle } = await openThrottle();
    await countWrong(throttle, 9, () => tryOf('ana', office));
    await (await throttle.begin(tryOf('ana', office)))?.wasRight();
    expect(await countWrong(throttle, 12, () => tryOf('ana', office))).toBe(10);
  });

  it('does not let an own right key pay for guesses at others', async () => {
    const { throttle } = await openThrottle();
    let guessed = 0;
    for (let index = 0; index < 110; index += 1) {
      await (await throttle.begin(tryOf('mallory', office)))?.wasRight();
      if (await throttle.begin(tryOf(`user${index}`, office))) guessed += 1;
    }
    expect(guessed).toBe(100);
  });

  it('lets whoever got another key try again, from everywhere', async () => {
    const { db, throttle } = await openThrottle();
    await countWrong(throttle, 60, (index) => tryOf('ana', `10.0.1.${index % 6}`));
    await resetTriesOf(db, 'Ána');
    expect(await refuses(throttle, tryOf('ana', '10.0.1.1'))).toBe(false);
  });

  it('is one for all servers, exactly, also for tries at the same moment', async () => {
    const { db, clock } = await openThrottle();
    const servers = [1, 2, 3].map(() => createSignInThrottle(db, clock.now));
    const begun: { takeBack(): Promise<void> }[] = [];
    const tryOnce = async (server: SignInThrottle) => {
      const counted = await server.begin(tryOf('ana', office));
      if (counted) begun.push(counted);
    };
    const tries = Array.from({ length: 14 }, () => servers.map(tryOnce));
    await Promise.all(tries.flat());
    expect(begun).toHaveLength(10);
    await Promise.all(begun.slice(0, 5).map((counted) => counted.takeBack()));
    expect(await countWrong(createSignInThrottle(db, clock.now), 12, () => tryOf('ana', office))).toBe(5);
  });

  it('keeps what has drained no longer than a window, and no name as it was typed', async () => {
    const { db, throttle, clock } = await openThrottle();
    await countWrong(throttle, 20, (index) => tryOf(`Secreto-${index}`, office));
    expect(await db.$count(contador)).toBe(41);
    expect(JSON.stringify(await db.select().from(contador))).not.toMatch(/secreto/i);
    clock.advance(31 * minute);
    await throttle.begin(tryOf('luis', '10.0.0.9'));
    expect(await db.$count(contador)).toBe(3);
  });
});
