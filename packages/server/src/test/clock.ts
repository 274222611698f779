/** A clock that stands until it is moved. */
export interface TestClock {
  now: () => Date;
  advance(ms: number): void;
}

/** The day that tests live in; the demonstration company is built around it. */
export const testDay = new Date('2026-10-15T12:00:00Z');

export function createClock(start = testDay): TestClock {
  let time = start.getTime();
  return {
    now: () => new Date(time),
    advance(ms) {
      time += ms;
    },
  };
}
