import { expect, it } from 'vitest';
import { createClock } from '../test/clock.ts';
import { Limiter } from './limiter.ts';
import { createSignInThrottle, type SignInThrottle, type Try } from './throttle.ts';

const minute = 60_000;
const office = '10.0.0.1';

const tryOf = (nombreUsuario: string, address: string, isKnown = false): Try => ({
  nombreUsuario,
  address,
  isKnown,
});

/** How many of so many wrong tries are looked at. */
function countWrong(throttle: SignInThrottle, tries: number, one: (index: number) => Try): number {
  return Array.from({ length: tries }, (_, index) => throttle.begin(one(index))).filter(Boolean).length;
}

it('lets a name be tried ten times from one address, however it is written, and goes on elsewhere', () => {
  const throttle = createSignInThrottle(createClock().now);
  const names = ['ana.peña', ' ANA.PEÑA ', 'Ána.pena', 'ana.pen\u0303a'];
  expect(countWrong(throttle, 40, (index) => tryOf(names[index % 4] ?? '', office))).toBe(10);
  expect(throttle.refuses(tryOf('Ana.Peña', office))).toBe(true);
  expect(throttle.refuses(tryOf('ana.peña', '10.0.0.2'))).toBe(false);
  expect(throttle.refuses(tryOf('luis', office))).toBe(false);
});

it('lets a name be tried fifty times from anywhere; then only where it has signed in lately', () => {
  const throttle = createSignInThrottle(createClock().now);
  expect(countWrong(throttle, 300, (index) => tryOf('ana', `10.0.1.${index}`))).toBe(50);
  expect(throttle.refuses(tryOf('ana', office))).toBe(true);
  expect(throttle.refuses(tryOf('luis', office))).toBe(false);
  expect(countWrong(throttle, 300, () => tryOf('ana', office, true))).toBe(10);
});

it('lets an address try a hundred times, whoever it tries; then only who has signed in there lately', () => {
  const throttle = createSignInThrottle(createClock().now);
  expect(countWrong(throttle, 300, (index) => tryOf(`user${index}`, office))).toBe(100);
  expect(throttle.refuses(tryOf('luis', office))).toBe(true);
  expect(throttle.refuses(tryOf('ana', office, true))).toBe(false);
  expect(throttle.refuses(tryOf('luis', '10.0.0.2'))).toBe(false);
});

it('forgives with time', () => {
  const clock = createClock();
  const throttle = createSignInThrottle(clock.now);
  const wrong = (tries: number) => countWrong(throttle, tries, () => tryOf('ana', office));
  wrong(10);
  clock.advance(1.4 * minute);
  expect(wrong(1)).toBe(0);
  clock.advance(0.2 * minute);
  expect(wrong(1)).toBe(1);
  clock.advance(15 * minute);
  expect(wrong(50)).toBe(10);
});

it('holds neither right keys nor what was not looked at against anybody', () => {
  const throttle = createSignInThrottle(createClock().now);
  for (let index = 0; index < 500; index += 1) throttle.begin(tryOf('ana', office))?.wasRight();
  for (let index = 0; index < 500; index += 1) throttle.begin(tryOf('ana', office))?.takeBack();
  expect(countWrong(throttle, 50, () => tryOf('ana', office))).toBe(10);
});

it('does not let an own right key pay for guesses at others', () => {
  const throttle = createSignInThrottle(createClock().now);
  const guess = (index: number) => {
    throttle.begin(tryOf('mallory', office))?.wasRight();
    return tryOf(`user${index}`, office);
  };
  expect(countWrong(throttle, 300, guess)).toBe(100);
});

it('lets whoever got another key try again, from everywhere', () => {
  const throttle = createSignInThrottle(createClock().now);
  countWrong(throttle, 300, (index) => tryOf('ana', `10.0.1.${index % 20}`));
  throttle.reset('Ána');
  expect(throttle.refuses(tryOf('ana', '10.0.1.1'))).toBe(false);
});

it('remembers a bounded number of keys, and drops the one used longest ago', () => {
  const limiter = new Limiter({ max: 1, windowMs: minute, now: createClock().now, maxKeys: 3 });
  for (const key of ['a', 'b', 'c']) limiter.take(key);
  expect(limiter.take('a')).toBe(false);
  limiter.take('d');
  expect(limiter.take('b')).toBe(false);
  expect(limiter.take('a')).toBe(true);
});
