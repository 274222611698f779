import type { Locator, Page } from 'playwright';
import { cell, MONTHS } from '../../screens/presupuestos.ts';
import type { Pair } from './company.ts';
import type { Hand } from './hand.ts';
import { type Exception, type Field, MONTHS_OF_YEAR, type Task } from './task.ts';

/**
 * The task on the form, pair by pair: Copiar referente, which remembers everything but the growth, the exceptions, and on to the next pair
 * with its key.
 */
export async function workOnForm(hand: Hand, pairs: readonly Pair[], task: Task): Promise<void> {
  const { page } = hand;
  let stands: Place | null = null;
  for (const [place, growth] of task.growths.entries()) {
    if (place > 0) await hand.press('Alt+PageDown');
    await monthsOf(page, pairs[place]).waitFor();
    await (place === 0 ? copyAtFirst(hand, growth, task.priceRise) : copy(hand, growth));
    for (const exception of task.exceptions.filter(({ pair }) => pair === place)) {
      hand.think();
      await goTo(hand, stands, { month: exception.from, field: exception.field });
      stands = await typeException(hand, exception);
    }
  }
  // What is typed counts once its cell is left.
  await hand.press('Enter');
}

/** The first time, the price's rise is typed as well, and that months with figures are meant. */
async function copyAtFirst(hand: Hand, growth: number, priceRise: number): Promise<void> {
  const dialog = await openCopy(hand);
  await hand.type(String(growth));
  await hand.press('Tab');
  await hand.type(String(priceRise));
  hand.think();
  await hand.press('Tab', 'Tab', 'ArrowDown', 'Tab', 'Tab');
  await accept(hand, dialog);
}

async function copy(hand: Hand, growth: number): Promise<void> {
  const dialog = await openCopy(hand);
  await hand.type(String(growth));
  await accept(hand, dialog);
}

/** The dialog waits for the pair's reference by itself. */
async function accept(hand: Hand, dialog: Locator): Promise<void> {
  await hand.press('Enter');
  await dialog.waitFor({ state: 'detached' });
}

async function openCopy(hand: Hand): Promise<Locator> {
  hand.think();
  await hand.press('Alt+c');
  const dialog = hand.page.getByRole('dialog', { name: 'Copiar referente' });
  await dialog.waitFor();
  return dialog;
}

/** One figure is typed; the same in several months by the way that asks for the fewest keys. @returns the cell it ends in */
async function typeException(hand: Hand, { field, from, months, figure }: Exception): Promise<Place> {
  const text = String(figure);
  await hand.type(text);
  const first = { month: from, field };
  if (months === 1) return first;
  const again = (months - 1) * (text.length + 1);
  const filled = months + 4;
  if (from + months === MONTHS_OF_YEAR) await hand.press('Alt+ArrowDown');
  else if (again <= filled) {
    for (let month = 1; month < months; month += 1) {
      await hand.press('Enter');
      await hand.type(text);
    }
    return { month: from + months - 1, field };
  } else {
    await hand.press('ArrowDown', 'ArrowUp');
    await hand.pressWhileHeld('Shift', 'ArrowDown', months - 1);
    await hand.press('Control+d');
  }
  return first;
}

interface Place {
  readonly month: number;
  readonly field: Field;
}

/** To a cell: by arrows where that is near enough, else with the mouse. Beside what is being typed an arrow walks its digits, Tab does not. */
async function goTo(hand: Hand, stands: Place | null, { month, field }: Place): Promise<void> {
  const down = stands ? month - stands.month : 0;
  const isBeside = stands !== null && stands.field !== field;
  if (!stands || Math.abs(down) + (isBeside ? 1 : 0) > hand.reach) {
    await hand.click(cell(hand.page, MONTHS[month] ?? '', field === 'precio' ? 'precio' : 'volumen'));
    return;
  }
  await hand.repeat(down > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(down));
  if (isBeside && down === 0) await hand.press(field === 'precio' ? 'Tab' : 'Shift+Tab');
  else if (isBeside) await hand.press(field === 'precio' ? 'ArrowRight' : 'ArrowLeft');
}

/** The table, once it is this pair's. */
function monthsOf(page: Page, pair: Pair | undefined): Locator {
  return page.locator(`tr[data-venta="${pair?.months[0]?.ventaID}"]`);
}
