import type { Page } from 'playwright';
import { MONTHS } from '../presupuestos.ts';
import { type Figures, nameOf, type Pair, type Place } from './figures.ts';
import { createHands, type Gesture, type Way } from './hands.ts';

/** As many pairs as are in sight, so that a click reaches each. */
const PAIRS = 8;
/** The column of the first month, after the year's total. */
const FIRST_COLUMN = 1;

interface Key {
  readonly key: string;
  readonly way: Way;
  /** Enter and ArrowDown lead to under the cell in which Tab was pressed first; every other key forgets it. */
  readonly tab?: 'kept' | 'followed';
}

const toMonth =
  (step: 1 | -1): Way =>
  ({ month, ...place }) =>
    month + step < 0 || month + step >= MONTHS.length ? undefined : { ...place, month: month + step };

/**
 * Somebody who types on la hoja without looking, by chance: figures and calculations, in one cell and in blocks, filled, copied,
 * pasted and taken back, from cell to cell; tonnes and prices.
 *
 * @param start the figures before; the first month of the first pair is selected, in tonnes
 * @param pairs of the seller, in the order of the list
 * @param random numbers from 0 to 1
 */
export function createSheetTypist(page: Page, start: Figures, pairs: readonly Pair[], random: () => number) {
  const hands = createHands(page, start, { pair: 0, month: 0, amount: 'volumen' }, random);
  const { below, figure, type, press, write } = hands;
  /** Where Tab was pressed first. */
  let tabMonth: number | null = null;

  const clients = pairs.map(({ clienteID }) => clienteID);
  /** Each client's subtotal stands before its pairs. */
  const rowOf = ({ pair }: Place): number => pair + new Set(clients.slice(0, pair + 1)).size;

  const toPair =
    (step: 1 | -1): Way =>
    ({ pair, ...place }) =>
      pair + step < 0 || pair + step >= PAIRS ? undefined : { ...place, pair: pair + step };
  /** Subtotals stand between clients. */
  const toRow =
    (step: 1 | -1): Way =>
    (place) => {
      const to = toPair(step)(place);
      return to && clients[to.pair] === clients[place.pair] ? to : undefined;
    };

  const keys: readonly Key[] = [
    { key: 'Enter', way: toPair(1), tab: 'followed' },
    { key: 'ArrowDown', way: toRow(1), tab: 'followed' },
    { key: 'Shift+Enter', way: toPair(-1) },
    { key: 'ArrowUp', way: toRow(-1) },
    { key: 'ArrowRight', way: toMonth(1) },
    { key: 'ArrowLeft', way: toMonth(-1) },
    { key: 'Tab', way: toMonth(1), tab: 'kept' },
    { key: 'Shift+Tab', way: toMonth(-1) },
    { key: 'Control+Enter', way: (place) => place },
  ];

  /** Keys that lead on from where the typist is. */
  const open = (): readonly (Omit<Key, 'way'> & { readonly to: Place })[] =>
    keys.flatMap(({ way, ...key }) => {
      const to = way(hands.place);
      return to ? [{ ...key, to }] : [];
    });

  function arrive({ key, to, tab }: Omit<Key, 'way'> & { readonly to: Place }): void {
    if (key === 'Control+Enter') return;
    const { month } = hands.place;
    hands.place = tab === 'followed' && tabMonth !== null ? { ...to, month: tabMonth } : to;
    tabMonth = tab === 'kept' ? (tabMonth ?? month) : null;
  }

  async function walk(): Promise<void> {
    const way = hands.oneOf(open().filter(({ key }) => key.startsWith('Arrow')));
    if (!way) return;
    await press(way.key);
    arrive(way);
  }

  /** A block from where the typist is, to the right and down. */
  async function select(): Promise<readonly (readonly Place[])[]> {
    let row: readonly Place[] = [hands.place];
    const across = below(3);
    for (let at = 0; at < across; at += 1) {
      const last = row.at(-1);
      const to = last && toMonth(1)(last);
      if (!to) break;
      await press('Shift+ArrowRight');
      row = [...row, to];
    }
    const rows = [row];
    while (below(2) === 0) {
      const next = (rows.at(-1) ?? []).flatMap((place) => toRow(1)(place) ?? []);
      if (next.length === 0) break;
      await press('Shift+ArrowDown');
      rows.push(next);
    }
    if (rows.flat().length > 1) tabMonth = null;
    return rows;
  }

  async function show(amount: Place['amount']): Promise<void> {
    const name = amount === 'volumen' ? 'Toneladas' : 'Precio kg';
    await hands.point(name, () => page.getByRole('radio', { name }).click());
    hands.place = { ...hands.place, amount };
  }

  /** Nobody copies, fills or edits a figure that is not there yet. */
  const seen = () => page.getByRole('grid').waitFor();

  async function figureAndOn(): Promise<void> {
    const on = hands.oneOf(open());
    if (!on) return;
    const valor = figure();
    await type(below(4) === 0 ? `=${valor - 7}+7` : `${valor}`);
    await press(on.key);
    write([[hands.place, valor]]);
    arrive(on);
  }

  async function cleared(): Promise<void> {
    await press('Delete');
    write([[hands.place, 0]]);
  }

  const gestures: readonly Gesture[] = [
    figureAndOn,
    cleared,
    async function takenBackAndOn() {
      const valor = figure();
      await type(`${figure()}`);
      await press('Escape');
      await type(`${valor}`);
      await press('Control+Enter');
      write([[hands.place, valor]]);
    },
    async function edited() {
      const valor = figure();
      await seen();
      await press('F2', 'Control+a');
      await type(`${valor}`);
      await press('Control+Enter');
      write([[hands.place, valor]]);
    },
    async function blockWritten() {
      const rows = await select();
      const isCell = rows.flat().length === 1;
      const valor = figure();
      await type(`${valor}`);
      await press(isCell || below(2) === 0 ? 'Control+Enter' : 'Enter');
      write(rows.flat().map((place) => [place, valor]));
      await walk();
    },
    async function blockFilled() {
      await seen();
      const rows = await select();
      const [top] = rows;
      if (!top || rows.length < 2) return walk();
      const across = top.length > 1 && below(2) === 0;
      await press(across ? 'Control+r' : 'Control+d');
      write(
        rows.flatMap((row) =>
          row.map((place, at) => {
            const from = (across ? row[0] : top[at]) ?? place;
            return [place, hands.holds(from)] as const;
          }),
        ),
      );
      await walk();
    },
    async function copied() {
      const valor = hands.holds(hands.place);
      await seen();
      await press('Control+c');
      await walk();
      await press('Control+v');
      write([[hands.place, valor]]);
    },
    async function pasted() {
      const next = toRow(1)(hands.place);
      const rows = [hands.place, ...(next ? [next] : [])].map((place) => {
        const right = toMonth(1)(place);
        return [place, ...(right ? [right] : [])].map((cell) => [cell, figure()] as const);
      });
      await hands.paste(rows.map((row) => row.map(([, valor]) => valor).join('\t')).join('\r\n'));
      write(rows.flat());
    },
    async function undone() {
      await hands.undo();
    },
    async function redone() {
      await hands.redo();
    },
    async function reloaded() {
      const { pair, month, amount } = hands.place;
      const column = `2027-${String(month + 1).padStart(2, '0')}`;
      const cell = `par:${pairs[pair]?.clienteProductoID}~${column}`;
      const shown = amount === 'precio' ? amount : null;
      // What was typed ahead is the page's alone, and the address is written calmly.
      await seen();
      await page.waitForURL(
        ({ searchParams: at }) => at.get('celda') === cell && at.get('cifras') === shown,
        { waitUntil: 'commit' },
      );
      await hands.reload();
      await page.getByLabel('Cargando los meses').or(page.getByRole('grid')).first().waitFor();
      tabMonth = null;
      await (below(4) === 0 ? cleared() : figureAndOn());
    },
    async function otherFigures() {
      await show(hands.place.amount === 'volumen' ? 'precio' : 'volumen');
    },
    async function clickedElsewhere() {
      const to: Place = { ...hands.place, pair: below(PAIRS), month: below(MONTHS.length) };
      if (nameOf(to) === nameOf(hands.place)) return;
      const valor = figure();
      await type(`${valor}`);
      const at = `[data-row="${rowOf(to)}"][data-column="${to.month + FIRST_COLUMN}"]`;
      await hands.point(nameOf(to), () => page.locator(`[role="gridcell"]${at}`).click());
      write([[hands.place, valor]]);
      hands.place = to;
      tabMonth = null;
    },
  ];

  return {
    expected: hands.expected,
    done: hands.done,
    act: () => hands.act(below(4) === 0 ? gestures[0] : hands.oneOf(gestures)),
  };
}
