import type { Client } from '@presupuesto/api-sdk';
import { PAIRS_PAGE_SIZE } from '@presupuesto/api-sdk/contract';
import type { Page } from 'playwright';
import { type Amount, BUDGET, cell, MONTHS } from './presupuestos.ts';

/** What every cell holds, by `nameOf`: tonnes, or local currency a kg. */
type Figures = Map<string, number>;

/** A cell as the typist knows it: pair in the order of the list, month of the year from 0. */
interface Place {
  readonly pair: number;
  readonly month: number;
  readonly amount: Amount;
}

const LAST_MONTH = MONTHS.length - 1;

export const nameOf = ({ pair, month, amount }: Place): string => `${pair} ${MONTHS[month]}, ${amount}`;

/** What the server has of the seller's pairs, in the order of the list. */
export async function figuresOf(client: Client): Promise<Figures> {
  const { data } = await client.ventas.listPares(BUDGET, { pageSize: PAIRS_PAGE_SIZE });
  return new Map(
    (data ?? []).flatMap(({ meses }, pair) =>
      meses.flatMap(({ mes, volumenTon, precio }): [string, number][] => [
        [nameOf({ pair, month: mes - 1, amount: 'volumen' }), volumenTon],
        [nameOf({ pair, month: mes - 1, amount: 'precio' }), precio],
      ]),
    ),
  );
}

/** The way from a cell to where a key leads from it; undefined where it leads nowhere. */
type Way = (place: Place, pairs: number) => Place | undefined;

const toMonth =
  (step: 1 | -1): Way =>
  ({ month, ...place }) =>
    month + step < 0 || month + step > LAST_MONTH ? undefined : { ...place, month: month + step };

const toPair =
  (step: 1 | -1): Way =>
  ({ pair, ...place }, pairs) =>
    pair + step < 0 || pair + step >= pairs ? undefined : { ...place, pair: pair + step };

const acrossRow: Way = (place, pairs) =>
  place.amount === 'volumen'
    ? { ...place, amount: 'precio' }
    : toMonth(1)({ ...place, amount: 'volumen' }, pairs);

const WAYS: readonly (readonly [string, Way])[] = [
  ['Enter', toMonth(1)],
  ['ArrowDown', toMonth(1)],
  ['Shift+Enter', toMonth(-1)],
  ['Tab', acrossRow],
  ['Alt+PageDown', toPair(1)],
  ['Control+PageDown', toPair(1)],
  ['Alt+PageUp', toPair(-1)],
];

/**
 * Somebody who types without looking, by chance: figures and calculations, replicated, pasted and taken back, from cell to cell and
 * pair to pair; each thing at once or after a moment.
 *
 * @param start the figures before; the first cell of the first pair has the focus
 * @param random numbers from 0 to 1
 */
export function createTypist(page: Page, start: Figures, random: () => number) {
  const { keyboard } = page;
  const expected: Figures = new Map(start);
  const done: string[] = [];
  let pressed: string[] = [];
  const undo: { readonly place: Place; readonly before: Figures }[] = [];
  const pairs = new Set([...start.keys()].map((name) => name.split(' ')[0])).size;
  let place: Place = { pair: 0, month: 0, amount: 'volumen' };

  const below = (count: number): number => Math.floor(random() * count);
  const figure = (): number => 1_000 + below(9_000);

  /** One step of undo, where it changes something. */
  function write(figures: Figures): void {
    const before = new Map([...figures.keys()].map((name) => [name, expected.get(name) ?? 0]));
    if ([...figures].some(([name, valor]) => before.get(name) !== valor)) undo.push({ place, before });
    for (const [name, valor] of figures) expected.set(name, valor);
  }

  async function type(text: string): Promise<void> {
    pressed.push(text);
    await keyboard.type(text, { delay: below(3) * 20 });
  }

  async function press(...keys: readonly string[]): Promise<void> {
    pressed.push(...keys);
    for (const key of keys) await keyboard.press(key);
  }

  const gestures: readonly (() => Promise<void>)[] = [
    async function figureAndOn() {
      const ways = WAYS.flatMap(([key, way]) => {
        const to = way(place, pairs);
        return to ? [{ key, to }] : [];
      });
      const { key, to } = ways[below(ways.length)] ?? { key: 'Enter', to: place };
      const valor = figure();
      await type(below(4) === 0 ? `=${valor - 7}+7` : `${valor}`);
      await press(key);
      write(new Map([[nameOf(place), valor]]));
      place = to;
    },
    async function takenBackAndOn() {
      const to = toMonth(1)(place, pairs);
      if (!to) return;
      const valor = figure();
      await type(`${figure()}`);
      await press('Escape');
      await type(`${valor}`);
      await press('Enter');
      write(new Map([[nameOf(place), valor]]));
      place = to;
    },
    async function replicated() {
      const valor = figure();
      await type(`${valor}`);
      await press('Alt+ArrowDown');
      const months = MONTHS.map((_, month) => month).slice(place.month);
      write(new Map(months.map((month) => [nameOf({ ...place, month }), valor])));
    },
    async function pasted() {
      const months = MONTHS.map((_, month) => month).slice(place.month, place.month + 2 + below(2));
      if (months.length < 2) return;
      const rows = months.map((month) => ({ month, valor: figure() }));
      const text = rows.map(({ valor }) => valor).join('\r\n');
      pressed.push(JSON.stringify(text));
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      await press('Control+V');
      write(new Map(rows.map(({ month, valor }) => [nameOf({ ...place, month }), valor])));
    },
    async function undone() {
      const last = undo.pop();
      if (!last) return;
      await press('Control+z');
      for (const [name, valor] of last.before) expected.set(name, valor);
      place = { ...place, pair: last.place.pair };
    },
    async function fromTheList() {
      const to = toPair(1)(place, pairs);
      if (!to) return;
      await press('Alt+l', 'ArrowDown', 'Enter');
      place = { pair: to.pair, month: 0, amount: 'volumen' };
    },
    async function clickedElsewhere() {
      const to: Place = { ...place, month: below(MONTHS.length), amount: below(2) ? 'volumen' : 'precio' };
      if (nameOf(to) === nameOf(place)) return;
      const valor = figure();
      await type(`${valor}`);
      pressed.push(`click on ${nameOf(to)}`);
      await cell(page, MONTHS[to.month] ?? '', to.amount).click();
      write(new Map([[nameOf(place), valor]]));
      place = to;
    },
  ];

  return {
    /** What the server must have in the end. */
    expected,
    /** Where what was pressed, so that a failure can be followed. */
    done,
    async act(): Promise<void> {
      const [figureAndOn] = gestures;
      const gesture = below(2) === 0 ? figureAndOn : gestures[below(gestures.length)];
      const from = place;
      pressed = [];
      await gesture?.();
      done.push(`${nameOf(from)}: ${pressed.join(' ')}`);
    },
  };
}
