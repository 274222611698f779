import type { Page } from 'playwright';
import { cell, MONTHS } from '../presupuestos.ts';
import { type Figures, nameOf, type Pair, type Place } from './figures.ts';
import { createHands, type Gesture, type Way } from './hands.ts';

const LAST_MONTH = MONTHS.length - 1;

const toMonth =
  (step: 1 | -1): Way =>
  ({ month, ...place }) =>
    month + step < 0 || month + step > LAST_MONTH ? undefined : { ...place, month: month + step };

const acrossRow: Way = (place) =>
  place.amount === 'volumen' ? { ...place, amount: 'precio' } : toMonth(1)({ ...place, amount: 'volumen' });

/**
 * Somebody who types in the form without looking, by chance: figures and calculations, replicated, pasted and taken back, from
 * cell to cell and pair to pair, with reloads; each thing at once or after a moment.
 *
 * @param start the figures before; the first cell of the pair has the focus
 * @param pairs of the seller, in the order of the list
 * @param random numbers from 0 to 1
 * @param first the pair that has the focus; of those before it none is typed in
 */
export function createFormTypist(
  page: Page,
  start: Figures,
  pairs: readonly Pair[],
  random: () => number,
  first = 0,
) {
  const hands = createHands(page, start, { pair: first, month: 0, amount: 'volumen' }, random);
  const { below, figure, type, press, write } = hands;

  const toPair =
    (step: 1 | -1): Way =>
    ({ pair, ...place }) =>
      pair + step < first || pair + step >= pairs.length ? undefined : { ...place, pair: pair + step };

  const ways: readonly (readonly [string, Way])[] = [
    ['Enter', toMonth(1)],
    ['ArrowDown', toMonth(1)],
    ['Shift+Enter', toMonth(-1)],
    ['Tab', acrossRow],
    ['Alt+PageDown', toPair(1)],
    ['Control+PageDown', toPair(1)],
    ['Alt+PageUp', toPair(-1)],
  ];

  const monthsOn = (count = MONTHS.length): readonly Place[] =>
    MONTHS.map((_, month) => ({ ...hands.place, month })).slice(hands.place.month, hands.place.month + count);

  const gestures: readonly Gesture[] = [
    async function figureAndOn() {
      const open = ways.flatMap(([key, way]) => {
        const to = way(hands.place);
        return to ? [{ key, to }] : [];
      });
      const { key, to } = hands.oneOf(open) ?? { key: 'Enter', to: hands.place };
      const valor = figure();
      await type(below(4) === 0 ? `=${valor - 7}+7` : `${valor}`);
      await press(key);
      write([[hands.place, valor]]);
      hands.place = to;
    },
    async function takenBackAndOn() {
      const to = toMonth(1)(hands.place);
      if (!to) return;
      const valor = figure();
      await type(`${figure()}`);
      await press('Escape');
      await type(`${valor}`);
      await press('Enter');
      write([[hands.place, valor]]);
      hands.place = to;
    },
    async function replicated() {
      const valor = figure();
      await type(`${valor}`);
      await press('Alt+ArrowDown');
      write(monthsOn().map((place) => [place, valor]));
    },
    async function pasted() {
      const months = monthsOn(2 + below(2));
      if (months.length < 2) return;
      const rows = months.map((place) => [place, figure()] as const);
      await hands.paste(rows.map(([, valor]) => valor).join('\r\n'));
      write(rows);
    },
    async function undone() {
      const shown = await hands.undo();
      if (shown) hands.place = { ...hands.place, pair: shown.pair };
    },
    async function fromTheList() {
      const to = toPair(1)(hands.place);
      if (!to) return;
      await press('Alt+l', 'ArrowDown', 'Enter');
      hands.place = { pair: to.pair, month: 0, amount: 'volumen' };
    },
    async function reloaded() {
      const to: Place = { ...hands.place, month: below(MONTHS.length) };
      const id = `${pairs[to.pair]?.clienteProductoID}`;
      // What was typed ahead is the page's alone.
      await cell(page, MONTHS[0] ?? '', 'volumen').waitFor();
      await page.waitForURL(({ searchParams }) => searchParams.get('par') === id, { waitUntil: 'commit' });
      await hands.reload();
      await hands.point(nameOf(to), () => cell(page, MONTHS[to.month] ?? '', to.amount).click());
      hands.place = to;
    },
    async function clickedElsewhere() {
      const to: Place = {
        ...hands.place,
        month: below(MONTHS.length),
        amount: below(2) ? 'volumen' : 'precio',
      };
      if (nameOf(to) === nameOf(hands.place)) return;
      const valor = figure();
      await type(`${valor}`);
      await hands.point(nameOf(to), () => cell(page, MONTHS[to.month] ?? '', to.amount).click());
      write([[hands.place, valor]]);
      hands.place = to;
    },
  ];

  return {
    expected: hands.expected,
    done: hands.done,
    act: () => hands.act(below(2) === 0 ? gestures[0] : hands.oneOf(gestures)),
  };
}
