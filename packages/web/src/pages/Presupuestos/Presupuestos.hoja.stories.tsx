import { contract } from '@presupuesto/api-sdk';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { dropText } from '../../app/stories/drop-text.ts';
import { failure } from '../../app/stories/failure.ts';
import { withApp } from '../../app/stories/WithApp.tsx';
import { budgetWork } from '../../fixtures/budget-work.ts';
import { relation, relations } from '../../fixtures/relations.ts';
import Presupuestos from './Presupuestos.tsx';
import { largeCompany } from './stories/large-company.ts';
import { onPaper, printed } from './stories/Paper.tsx';
import { choose, type StoryContext } from './stories/steps.ts';
import { inWindow } from './stories/Window.tsx';
import { expectReadingOrder, TWO_WAY_NAMES } from './stories/word-order.ts';

/** La hoja: the whole budget of a period on one sheet, in each of its states. */
const meta = {
  component: Presupuestos,
  title: 'Presupuestos/Hoja',
  decorators: [inWindow, withApp],
  parameters: { layout: 'fullscreen', app: { work: budgetWork() } },
} satisfies Meta<typeof Presupuestos>;

export default meta;
type Story = StoryObj<typeof meta>;

const { listarParesPeriodo } = contract.ventas;
/** A chunk of its own comes when the machine has time for it. */
const WHEN_LOADED = { timeout: 10_000 };

const grid = ({ canvas }: StoryContext) =>
  canvas.findByRole('grid', { name: 'Hoja del presupuesto' }, WHEN_LOADED);

async function asked(context: StoryContext, periodoID = 'SOP10-2025'): Promise<void> {
  await choose(context, 'Presupuesto', periodoID);
  await choose(context, 'Referente', 'CUR-2025');
  await context.userEvent.click(context.canvas.getByRole('radio', { name: 'Hoja' }));
}

async function shown(context: StoryContext, periodoID?: string): Promise<HTMLElement> {
  await asked(context, periodoID);
  return grid(context);
}

/** The cell of a row and a column, by their places. */
async function cell(context: StoryContext, row: number, column: number): Promise<HTMLElement> {
  const sheet = await grid(context);
  const found = sheet.querySelector<HTMLElement>(
    `[role="gridcell"][data-row="${row}"][data-column="${column}"]`,
  );
  if (!found) throw new Error(`no cell ${row}, ${column}`);
  return found;
}

async function select(context: StoryContext, row: number, column: number): Promise<void> {
  const { userEvent } = context;
  await userEvent.pointer([{ keys: '[MouseLeft]', target: await cell(context, row, column) }]);
  await waitFor(async () => expect(await cell(context, row, column)).toHaveAttribute('data-active', 'true'));
}

/** With the reference under each figure and its difference beside each total. */
export const Opened: Story = {
  play: async (context) => {
    const sheet = await shown(context);
    await expect(sheet).toHaveAttribute('aria-multiselectable', 'true');
    await waitFor(() => expect(sheet.querySelector('[role="gridcell"] small')).toBeInTheDocument());
    await expect(sheet.getAttribute('aria-activedescendant')).not.toBeNull();
  },
};

export const Dark: Story = { ...Opened, globals: { scheme: 'dark' } };

/** Clients of several countries: each row says its currency, and nothing is added up over them. */
export const SeveralCurrencies: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const sheet = await shown(context);
    await expect(sheet.querySelector('[role="rowheader"] small')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: 'Ventas' }));
    await canvas.findByRole('radio', { name: 'miles de moneda local' });
    const [first] = within(sheet).getAllByRole('rowheader', { name: /(COP|PEN|BRL|CLP|MXN|ARS|USD)/ });
    await expect(first).toBeVisible();
    await select(context, 1, 1);
    await expect(canvas.getByText(/^Suma/)).toBeVisible();
    // What is read aloud: figures have a currency, percentages none.
    await canvas.findByText(/, [\d.]+ miles de [A-Z]{3}(,|$)/);
    await userEvent.click(canvas.getByRole('button', { name: 'Variación' }));
    await canvas.findByText(/\d{4}, (sin cifra|[−+\d.,]+\s%)/);
    await expect(canvas.queryByText(/% .*[A-Z]{3}(,|$)/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Variación' }));
    await userEvent.keyboard('{Control>}a{/Control}');
    await waitFor(() => expect(canvas.queryByText(/^Suma/)).not.toBeInTheDocument());
    await expect(canvas.getByText('en varias monedas')).toBeVisible();
    await canvas.findByText(/^[\d.]+ celdas seleccionadas, en varias monedas$/);
    await userEvent.keyboard('{Control>}{End}{/Control}{ArrowDown}');
    await canvas.findByText(/^Total, .*en varias monedas/);
  },
};

/** Between a phone and a laptop, the switches over the sheet are icons alone: they stay on one line. */
export const Middle: Story = {
  globals: { viewport: { value: 'middle' } },
  play: async (context) => {
    await shown(context);
    const tools = await context.canvas.findByRole('toolbar', { name: 'Hoja' });
    await expect(tools.getBoundingClientRect().height).toBeLessThan(64);
  },
};

/** The totals of each pair, editable; a pair's name leads to its months. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async (context) => {
    const sheet = await shown(context, 'BGT-2026');
    await waitFor(() => expect(sheet.querySelectorAll('[role="columnheader"]')).toHaveLength(2));
    await expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth);
  },
};

/** The last word of each pair's name, and whether it is in sight. */
function nameEnds(sheet: HTMLElement): [string, boolean][] {
  return [...sheet.querySelectorAll<HTMLElement>('[data-kind="pair"] > [role="rowheader"] > span')].map(
    (name) => {
      const text = name.lastChild?.firstChild ?? name.lastChild;
      const word = document.createRange();
      word.selectNodeContents(name);
      if (text) word.setStart(text, Math.max((text.textContent ?? '').lastIndexOf(' '), 0) + 1);
      const [end, room] = [word.getBoundingClientRect(), name.getBoundingClientRect()];
      const isInSight = end.right <= room.right + 0.5 && end.bottom <= room.bottom + 2;
      return [name.textContent ?? '', isInSight];
    },
  );
}

const alike = relations().map((pair, at) => ({
  ...pair,
  nombreProducto: `Lata de acero tres piezas ${at % 2 === 0 ? '170 g' : '3 kg'}`,
}));

/** Products that begin alike differ in sight by the ends of their names, with the reference under the figures and without. */
export const NamesAlike: Story = {
  parameters: { app: { work: budgetWork({ pairs: alike }) } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const sheet = await shown(context, 'BGT-2026');
    const areInSight = () => {
      const ends = nameEnds(sheet);
      return expect(ends).toEqual(ends.map(([name]) => [name, true]));
    };
    await areInSight();
    await select(context, 1, 0);
    const roomOf = (row: number) =>
      sheet.querySelector(`[data-part="name"][data-row="${row}"] > span`)?.clientWidth;
    await expect(roomOf(1)).toBe(roomOf(2));
    await userEvent.click(canvas.getByRole('button', { name: 'Ver referente' }));
    await areInSight();
  },
};

export const NamesAlikeNarrow: Story = { ...NamesAlike, globals: { viewport: { value: 'narrow' } } };

const longAlike = ['10', '106', '118'].map(
  (ref) => `Aerosol embutido con válvula Ø35 para pinturas de 1/4 club 30 ref. ${ref}`,
);

/** A name that does not fit loses its middle, in two lines and in a phone's three: its end is what tells it apart. */
export const LongNamesAlike: Story = {
  parameters: {
    app: {
      work: budgetWork({ pairs: longAlike.map((nombreProducto, at) => relation(at, { nombreProducto })) }),
    },
  },
  play: async (context) => {
    const sheet = await shown(context);
    await expect(within(sheet).getAllByRole('rowheader').length).toBeGreaterThan(3);
    for (const name of sheet.querySelectorAll<HTMLElement>('[data-kind="pair"] [data-lines]')) {
      await waitFor(() => expect(name).toHaveAttribute('data-ends'));
      const end = name.lastElementChild;
      await expect(end?.textContent).toMatch(/^ 30 ref\. \d+$/);
      await expect(end?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        name.getBoundingClientRect().bottom + 0.5,
      );
      await expect(end?.scrollWidth).toBeLessThanOrEqual(end?.clientWidth ?? 0);
    }
  },
};

export const LongNamesAlikeNarrow: Story = {
  ...LongNamesAlike,
  globals: { viewport: { value: 'narrow' } },
};

const bothDirections = TWO_WAY_NAMES.map((nombreProducto, at) => relation(at, { nombreProducto }));

/** A name in Arabic is read from the right, with the reference under the figures and without. */
export const NamesOfBothDirections: Story = {
  parameters: { app: { work: budgetWork({ pairs: bothDirections }) } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const sheet = await shown(context, 'BGT-2026');
    const areInOrder = async () => {
      const names = sheet.querySelectorAll<HTMLElement>('[data-kind="pair"] > [role="rowheader"] > span');
      await expect(names).toHaveLength(TWO_WAY_NAMES.length);
      for (const name of names) await expectReadingOrder(name);
    };
    await areInOrder();
    await userEvent.click(canvas.getByRole('button', { name: 'Ver referente' }));
    await areInOrder();
  },
};

/** What an operation will do is said before it is done. */
export const Operating: Story = {
  globals: { viewport: { value: 'wide' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await shown(context);
    await select(context, 1, 1);
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}+5%');
    await expect(await canvas.findByText(/^3 cifras: .* t \(/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText(/cifras? escritas?/);
  },
};

/** A total that is many times the reference's has room beside its difference. */
export const FarFromReference: Story = {
  play: async (context) => {
    const { userEvent } = context;
    await shown(context);
    for (const [typed, difference] of [
      ['*5{Enter}', /\+[1-9]\d\d,\d\s%$/],
      ['*12{Enter}', /\+\d\.\d{3}\s%$/],
      ['3070{Enter}', /\+1\.000\s%$/],
      ['9999999{Enter}', />9\.999\s%$/],
    ] as const) {
      await select(context, 1, 0);
      await userEvent.keyboard(typed);
      await waitFor(async () => expect(await cell(context, 1, 0)).toHaveTextContent(difference));
      const total = await cell(context, 1, 0);
      const figure = document.createRange();
      figure.selectNode(total.firstChild ?? total);
      const beside = total.querySelector('i')?.getBoundingClientRect();
      await expect(beside?.left).toBeGreaterThan(figure.getBoundingClientRect().right);
    }
  },
};

/** The cells whose figure leaves less than this to the figure beside it, in px. */
function crowded(sheet: HTMLElement, leastPx: number): string[] {
  const text = document.createRange();
  return [...sheet.querySelectorAll<HTMLElement>('[role="gridcell"]')].flatMap((one) => {
    if (!one.firstChild) return [];
    text.selectNode(one.firstChild);
    const [figure, room] = [text.getBoundingClientRect(), one.getBoundingClientRect()];
    const isClear = figure.left >= room.left && figure.right <= room.right - leastPx;
    return isClear ? [] : [`${one.textContent}: ${figure.width} px in ${room.width}`];
  });
}

/** However large a company is, its figures stand clear of one another. */
export const LargeCompany: Story = {
  parameters: { app: { work: largeCompany() } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const sheet = await shown(context, 'BGT-2026');
    for (const view of ['Toneladas', 'Precio kg', 'Ventas', 'KEUR']) {
      await userEvent.click(await canvas.findByRole('radio', { name: view }));
      await expect(crowded(sheet, 8)).toEqual([]);
    }
  },
};

/** How much more than the reference each figure is, and what is typed makes it so. */
export const InPercent: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await shown(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Variación' }, WHEN_LOADED));
    await select(context, 1, 0);
    await userEvent.keyboard('5');
    await canvas.findByText(/=120 escribe la cifra/);
    await userEvent.keyboard('{Enter}');
    await canvas.findByText(/cifras? copiadas? del referente/);
    await expect(await cell(context, 1, 0)).toHaveTextContent(/^\+5,0\s%/);
  },
};

/** A percentage of three digits, or of four, has its sign in sight beside what warns of it, and ends in its own month. */
export const FarInPercent: Story = {
  globals: { viewport: { value: 'wide' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const sheet = await shown(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Variación' }, WHEN_LOADED));
    for (const [typed, text] of [
      ['125,3{Enter}', /^\+125,3\s%/],
      ['1033,9{Enter}', /^\+1\.034\s%/],
    ] as const) {
      await select(context, 1, 1);
      await userEvent.keyboard(typed);
      await waitFor(async () => expect(await cell(context, 1, 1)).toHaveTextContent(text));
      const changed = await cell(context, 1, 1);
      await expect(changed).toHaveAttribute('data-warning', 'true');
      const dot = getComputedStyle(changed, '::before');
      const right = Number.parseFloat(dot.left) + Number.parseFloat(dot.width);
      const bottom = Number.parseFloat(dot.top) + Number.parseFloat(dot.height);
      const sign = document.createRange();
      sign.selectNode(changed.firstChild ?? changed);
      const [figure, room] = [sign.getBoundingClientRect(), changed.getBoundingClientRect()];
      // What the line has over its sign.
      const isClear = right <= figure.left - room.left || bottom <= figure.top - room.top + 4;
      await expect(isClear).toBe(true);
    }
    await expect(crowded(sheet, 8)).toEqual([]);
  },
};

/** Where figures are longer than any company's, months are wider: each stands clear of the one beside it. */
export const LongFigures: Story = {
  globals: { viewport: { value: 'middle' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const sheet = await shown(context);
    await userEvent.click(canvas.getByRole('radio', { name: 'Precio kg' }));
    for (const typed of ['123456,78', '1234567,89']) {
      await select(context, 1, 2);
      await userEvent.keyboard(`${typed}{Enter}`);
      await waitFor(async () => expect(await cell(context, 1, 2)).toHaveTextContent(/^[\d.]{7,},\d\d/));
      await expect(crowded(sheet, 8)).toEqual([]);
    }
    await userEvent.click(await canvas.findByRole('button', { name: 'Variación' }, WHEN_LOADED));
    await waitFor(async () => expect(await cell(context, 1, 2)).toHaveTextContent(/^>9\.999\s%/));
    await expect(crowded(sheet, 8)).toEqual([]);
  },
};

/** What is no figure stays in its cell. */
export const NotUnderstood: Story = {
  globals: { viewport: { value: 'wide' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await shown(context);
    await select(context, 1, 1);
    await userEvent.keyboard('doce{Enter}');
    await canvas.findByText(/«doce» no es una cifra/);
    await expect(canvas.getByRole('textbox', { name: /Octubre 2025$/ })).toHaveFocus();
  },
};

/** What is dropped on a figure that is being typed takes its place; a range is pasted, its lines not written behind each other. */
export const DroppedOnTheBox: Story = {
  globals: { viewport: { value: 'wide' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await shown(context);
    await select(context, 1, 1);
    await userEvent.keyboard('345');
    const box = canvas.getByRole('textbox', { name: /Octubre 2025$/ });
    dropText(box, '12,5');
    await expect(box).toHaveValue('12,5');
    dropText(box, '61\t62');
    await waitFor(async () => expect(await cell(context, 1, 1)).toHaveTextContent(/^61/));
    await expect(await cell(context, 1, 2)).toHaveTextContent(/^62/);
  },
};

/** A total is split over its months. */
export const Split: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await shown(context, 'BGT-2026');
    await select(context, 1, 0);
    await userEvent.keyboard('120{Enter}');
    await canvas.findByText(/cifras repartidas/);
    await expect(await cell(context, 1, 0)).toHaveTextContent(/^120/);
  },
};

/** Months before the period, on another paper. */
export const WithHistory: Story = {
  globals: { viewport: { value: 'wide' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const sheet = await shown(context);
    await userEvent.click(canvas.getByRole('button', { name: /meses de historia/ }));
    await waitFor(() => expect(sheet.querySelector('[data-history="true"]')).toBeInTheDocument());
    await select(context, 1, 1);
    await userEvent.keyboard('5');
    await canvas.findByText('Los meses de historia no se escriben.');
  },
};

/** Sales are read, in thousands of the currency or of euros. */
export const Sales: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await shown(context);
    await userEvent.click(canvas.getByRole('radio', { name: 'Ventas' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'KEUR' }));
    await select(context, 1, 1);
    await userEvent.keyboard('5');
    await canvas.findByText(/Las ventas se calculan/);
  },
};

/** The active cell is read by itself; of what is selected with it the line's count and sum are. */
export const BlockReadAloud: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await shown(context);
    await select(context, 1, 1);
    await expect(canvas.queryByText(/celdas seleccionadas/)).not.toBeInTheDocument();
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
    const said = await canvas.findByText(/^4 celdas seleccionadas, suma [\d.,]+ t$/);
    await expect(said).toHaveAttribute('aria-live', 'polite');
  },
};

/** Ficha shows the pair whose cell was chosen, also after another one; where none was chosen since, its own. */
export const FormOfTheCell: Story = {
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const view = (name: string) => userEvent.click(canvas.getByRole('radio', { name }));
    const chosen = () => canvasElement.querySelector('[role="option"][aria-selected="true"]');
    await shown(context);
    for (const at of [0, 1]) {
      const sheet = await grid(context);
      const row = sheet.querySelectorAll('[data-kind="pair"]')[at] as HTMLElement;
      const name = within(row).getByRole('rowheader').title;
      const [first] = within(row).getAllByRole('gridcell');
      await userEvent.pointer([{ keys: '[MouseLeft]', target: first as HTMLElement }]);
      await view('Ficha');
      for (const part of name.split(' · ')) await waitFor(() => expect(chosen()).toHaveTextContent(part));
      await view('Hoja');
    }
    await grid(context);
    await view('Ficha');
    const other = await waitFor(() => {
      const found = canvasElement.querySelector('[role="option"][aria-selected="false"]');
      if (!found) throw new Error('no other pair');
      return found;
    });
    const own = other.textContent ?? '';
    await userEvent.click(other);
    await waitFor(() => expect(chosen()).toHaveTextContent(own));
    await view('Hoja');
    await grid(context);
    await view('Ficha');
    await waitFor(() => expect(chosen()).toHaveTextContent(own));
  },
};

/** Groups alone, with their subtotals. */
export const Folded: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const sheet = await shown(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Plegar los grupos' }));
    await waitFor(() => expect(sheet.querySelector('[data-kind="pair"]')).not.toBeInTheDocument());
  },
};

export const NothingFound: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await shown(context);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Buscar cliente o producto' }), 'zzz');
    await canvas.findByText('No se encontraron registros');
    await expect(canvas.getByText('Ningún resultado')).toHaveAttribute('aria-live', 'polite');
  },
};

export const WithoutPeriod: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Hoja' }));
    await canvas.findByText('Elija un presupuesto');
  },
};

export const Loading: Story = {
  parameters: { app: { work: { ...budgetWork(), loadWholeBudget: () => new Promise(() => {}) } } },
  play: (context) => asked(context),
};

const refusing = fn((): Promise<never> => Promise.reject(failure(listarParesPeriodo, 500)));

/** A refusal that comes when the story says so. */
function later() {
  let refuse = () => {};
  const promise = new Promise<never>((_, reject) => {
    refuse = () => reject(failure(listarParesPeriodo, 500));
  });
  return { promise, refuse: () => refuse() };
}

export const Failed: Story = {
  parameters: { app: { work: { ...budgetWork(), loadWholeBudget: refusing } } },
  play: async (context) => {
    await asked(context);
    const again = await context.canvas.findByRole('button', { name: 'Reintentar' }, WHEN_LOADED);
    const { promise, refuse } = later();
    refusing.mockReturnValueOnce(promise);
    again.focus();
    await context.userEvent.keyboard('{Enter}');
    await waitFor(() => expect(again).not.toBeInTheDocument());
    refuse();
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Reintentar' })).toHaveFocus());
  },
};

/** From a server that has no call for all months. */
export const PairByPair: Story = {
  parameters: {
    app: {
      work: { ...budgetWork(), loadWholeBudget: () => Promise.reject(failure(listarParesPeriodo, 404)) },
    },
  },
  play: async (context) => {
    await shown(context);
  },
};

const sendChange = () => new Promise<never>(() => {});

/** What the server has not confirmed carries a mark. */
export const Pending: Story = {
  globals: { viewport: { value: 'wide' } },
  parameters: { app: { work: { ...budgetWork(), sendChange } } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await shown(context);
    await select(context, 1, 1);
    await userEvent.keyboard('12{Enter}');
    await canvas.findByText('1 pendiente');
    await expect(await cell(context, 1, 1)).toHaveAttribute('data-pending', 'true');
  },
};

const usuario = 'maria.fernanda.echeverri';

/** Somebody else's figure is in sight under one's own, whoever that is. */
export const InConflict: Story = {
  globals: { viewport: { value: 'wide' } },
  parameters: {
    app: {
      work: {
        ...budgetWork(),
        sendChange: () =>
          Promise.reject(
            failure(contract.ventas.guardarVolumen, 409, `${usuario} cambió esta cifra`, {
              actual: 1234.5,
              usuario,
              fecha: '2026-11-03T18:04:00.000Z',
            }),
          ),
      },
    },
  },
  play: async (context) => {
    await shown(context);
    await select(context, 1, 1);
    await context.userEvent.keyboard('12{Enter}');
    await waitFor(async () => expect(await cell(context, 1, 1)).toHaveAttribute('data-conflict', 'true'));
    const other = (await cell(context, 1, 1)).querySelector('small');
    const text = other?.firstChild;
    if (!other || !text) throw new Error('no other figure');
    await expect(other).toHaveTextContent(`1.234,5 · ${usuario}`);
    const figure = document.createRange();
    figure.setStart(text, 0);
    figure.setEnd(text, '1.234,5'.length);
    const [part, room] = [figure.getBoundingClientRect(), other.getBoundingClientRect()];
    await expect(part.left).toBeGreaterThanOrEqual(room.left);
    await expect(part.right).toBeLessThanOrEqual(room.right);
  },
};

/** What the printer gets: all rows, the reference under the figures of pairs and its difference beside totals. */
export const Printed: Story = {
  globals: { viewport: { value: 'wide' } },
  decorators: [onPaper],
  play: async (context) => {
    await shown(context);
    await context.canvas.findByRole('button', { name: 'Ver referente', pressed: true });
    const sheet = await printed();
    await expect(sheet).toHaveTextContent(/debajo, el referente CUR-2025/);
    await expect(sheet.querySelector('[data-kind="pair"] td > small')).toBeVisible();
    await expect(sheet.querySelector('[data-kind="total"] td > i')).toHaveTextContent(/%$/);
  },
};

/** On paper as it is in a dark window. */
export const PrintedDark: Story = { ...Printed, globals: { ...Printed.globals, scheme: 'dark' } };
