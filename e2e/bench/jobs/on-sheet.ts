import type { Locator, Page } from 'playwright';
import type { Pair } from './company.ts';
import type { Hand } from './hand.ts';
import { type Field, MONTHS_OF_YEAR, type Task } from './task.ts';

/** A turn of the wheel: most of a screen of rows. */
const TURN_PX = 400;
const MOST_TURNS = 20;
const FRAMES_AT_REST = 6;
/** The year's total; the months follow. */
const TOTAL = 0;

/**
 * The task on La hoja, which shows percentages over the reference at first: the growth of each pair on its total, the rise over all prices.
 * Then the exceptions, prices and tonnes, each from the last pair to the first. A click elsewhere accepts what was typed, so that Enter is rare.
 */
export async function workOnSheet(hand: Hand, pairs: readonly Pair[], task: Task): Promise<void> {
  const { page } = hand;
  const rows = rowsOf(pairs);
  const isWhole = task.pairs === pairs.length;
  const at = (pair: number, column: number): Place => ({ row: rows[pair] ?? 0, column });
  const lastMonth = MONTHS_OF_YEAR;
  let stands: Stand | null = null;

  async function writeAll(text: string): Promise<void> {
    hand.think();
    await click(hand, at(0, 1));
    if (isWhole) await hand.press('Control+a');
    else await hand.shiftClick(cell(page, at(task.pairs - 1, lastMonth)));
    hand.think();
    await hand.type(text);
    await hand.press('Enter');
  }

  const percents = page.getByRole('button', { name: 'Variación' });
  await hand.click(percents);
  await click(hand, at(0, TOTAL));
  // Enter passes the clients' subtotals.
  for (const growth of task.growths) {
    hand.think();
    await hand.type(String(growth));
    await hand.press('Enter');
  }
  await hand.click(page.getByRole('radio', { name: 'Precio kg' }));
  await writeAll(String(task.priceRise));
  await hand.click(percents);
  await typeExceptions('precio');
  await hand.click(page.getByRole('radio', { name: 'Toneladas' }));
  await typeExceptions('volumenTon');

  async function typeExceptions(field: Field): Promise<void> {
    const wanted = task.exceptions.filter((one) => one.field === field).toReversed();
    for (const { pair, from, months, figure } of wanted) {
      hand.think();
      await select(at(pair, from + 1), months);
      await hand.type(String(figure));
    }
    await hand.press('Enter');
    stands = null;
  }

  /** By arrows where that is near enough, else with the mouse. What is typed into a block leaves it selected: an arrow only accepts it. */
  async function select(first: Place, months: number): Promise<void> {
    const walk = stands && walkTo(stands, first);
    if (walk && walk.length <= hand.reach) {
      await hand.press(...walk);
      await hand.pressWhileHeld('Shift', 'ArrowRight', months - 1);
    } else if (months === 1) await click(hand, first);
    else {
      await bringIntoSight(hand, first);
      await hand.drag(cell(page, first), cell(page, { ...first, column: first.column + months - 1 }));
    }
    stands = { ...first, isBlock: months > 1 };
  }
}

interface Stand extends Place {
  /** Several cells are selected. */
  readonly isBlock: boolean;
}

/** The keys from a cell that was typed in to another one: the arrow that accepts comes first, after it Home and End lead to a row's ends. */
function walkTo(from: Stand, to: Place): string[] {
  const [down, right] = [to.row - from.row, to.column - from.column];
  const accept = from.isBlock ? ['Enter'] : [];
  const vertical = times(down > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(down));
  const ways = [times(right > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(right))];
  if (accept.length + vertical.length > 0) {
    ways.push(['Home', ...times('ArrowRight', to.column - TOTAL)]);
    ways.push(['End', ...times('ArrowLeft', MONTHS_OF_YEAR - to.column)]);
  }
  const [shortest = []] = ways.toSorted((one, other) => one.length - other.length);
  return [...accept, ...vertical, ...shortest];
}

function times(key: string, count: number): string[] {
  return Array.from({ length: count }, () => key);
}

/** Places of the pairs' rows: by client, each client under a row of its own. */
function rowsOf(pairs: readonly Pair[]): number[] {
  let row = -1;
  return pairs.map(({ nombreCliente }, at) => {
    row += nombreCliente === pairs[at - 1]?.nombreCliente ? 1 : 2;
    return row;
  });
}

interface Place {
  readonly row: number;
  readonly column: number;
}

function cell(page: Page, { row, column }: Place): Locator {
  return page.locator(`[role="gridcell"][data-row="${row}"][data-column="${column}"]`);
}

async function click(hand: Hand, place: Place): Promise<void> {
  await bringIntoSight(hand, place);
  await hand.click(cell(hand.page, place));
}

/** Turns the wheel until the row is between head and foot. */
async function bringIntoSight(hand: Hand, { row }: Place): Promise<void> {
  const grid = hand.page.getByRole('grid');
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const way = await outOfSight(grid, row);
    if (way === 0) return;
    await hand.scroll(grid, way * TURN_PX);
    await atRest(grid);
  }
  throw new Error(`Row ${row} does not come into sight`);
}

/** Once the wheel's movement is over: a few frames at the same place. */
function atRest(grid: Locator): Promise<void> {
  return grid.evaluate(
    (element, frames) =>
      new Promise((done) => {
        let [top, same] = [-1, 0];
        const frame = (): void => {
          same = element.scrollTop === top ? same + 1 : 0;
          top = element.scrollTop;
          if (same < frames) requestAnimationFrame(frame);
          else done();
        };
        frame();
      }),
    FRAMES_AT_REST,
  );
}

/** -1 for a row above what is in sight, 1 for one below, 0 where nothing but the grid's own cell lies at its place. */
function outOfSight(grid: Locator, row: number): Promise<number> {
  return grid.evaluate((element, wanted) => {
    const inSight = [...element.querySelectorAll<HTMLElement>('[role="gridcell"][data-column="0"]')]
      .filter((cell) => {
        const { left, top, width, height } = cell.getBoundingClientRect();
        const [x, upper, lower] = [left + width / 2, top + 1, top + height - 1];
        return [upper, lower].every((y) => cell.contains(document.elementFromPoint(x, y)));
      })
      .map((cell) => Number(cell.dataset['row']));
    if (inSight.includes(wanted)) return 0;
    return wanted < Math.min(...inSight) ? -1 : 1;
  }, row);
}
