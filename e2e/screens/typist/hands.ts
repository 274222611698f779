import type { Page } from 'playwright';
import { type Figures, nameOf, type Place } from './figures.ts';

/** What a typist has a choice of; one that is not possible where it stands does nothing. */
export type Gesture = () => Promise<void>;

/** Where a key leads from a cell; undefined where it leads nowhere. */
export type Way = (place: Place) => Place | undefined;

interface Step {
  readonly place: Place;
  readonly before: Figures;
  readonly after: Figures;
}

/**
 * Somebody's hands, and what the server must have after what they did.
 *
 * @param start the figures before
 * @param place the cell that has the focus
 * @param random numbers from 0 to 1
 */
export function createHands(page: Page, start: Figures, place: Place, random: () => number) {
  const { keyboard } = page;
  const expected: Figures = new Map(start);
  const done: string[] = [];
  let pressed: string[] = [];
  const past: Step[] = [];
  let future: Step[] = [];

  const below = (count: number): number => Math.floor(random() * count);

  function set(figures: Figures): void {
    for (const [name, valor] of figures) expected.set(name, valor);
  }

  const hands = {
    place,
    below,
    oneOf: <Choice>(choices: readonly Choice[]): Choice | undefined => choices[below(choices.length)],
    figure: (): number => 1_000 + below(9_000),
    holds: (cell: Place): number => expected.get(nameOf(cell)) ?? 0,

    /** One step of undo, where it changes something. */
    write(cells: readonly (readonly [Place, number])[]): void {
      const after = new Map(cells.map(([cell, valor]) => [nameOf(cell), valor]));
      const before = new Map([...after.keys()].map((name) => [name, expected.get(name) ?? 0]));
      if (![...after].some(([name, valor]) => before.get(name) !== valor)) return;
      past.push({ place: hands.place, before, after });
      future = [];
      set(after);
    },

    async type(text: string): Promise<void> {
      pressed.push(text);
      await keyboard.type(text, { delay: below(3) * 20 });
    },

    async press(...keys: readonly string[]): Promise<void> {
      pressed.push(...keys);
      for (const key of keys) await keyboard.press(key);
    },

    async paste(text: string): Promise<void> {
      pressed.push(JSON.stringify(text));
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      await hands.press('Control+V');
    },

    /** @param does what the mouse does */
    async point(at: string, does: () => Promise<void>): Promise<void> {
      pressed.push(`click on ${at}`);
      await does();
    },

    /** @returns where the figures are that were taken back; undefined where there are none */
    async undo(): Promise<Place | undefined> {
      const step = past.pop();
      if (!step) return undefined;
      await hands.press('Control+z');
      future.push(step);
      set(step.before);
      return step.place;
    },

    async redo(): Promise<Place | undefined> {
      const step = future.pop();
      if (!step) return undefined;
      await hands.press('Control+y');
      past.push(step);
      set(step.after);
      return step.place;
    },

    /** Nothing that was done before can be taken back any more. */
    async reload(): Promise<void> {
      pressed.push('reload');
      await page.reload({ waitUntil: 'commit' });
      past.length = 0;
      future = [];
    },

    /** What the server must have in the end. */
    expected,
    /** Where what was pressed, so that a failure can be followed. */
    done,
    async act(gesture: Gesture | undefined): Promise<void> {
      const from = hands.place;
      pressed = [];
      await gesture?.();
      done.push(`${nameOf(from)}: ${pressed.join(' ')}`);
    },
  };
  return hands;
}
