import type { Meta, StoryObj } from '@storybook/react';
import { expect, waitFor, within } from 'storybook/test';
import { withApp } from '../../app/stories/WithApp.tsx';
import { budgetWork } from '../../fixtures/budget-work.ts';
import { parseDecimal } from '../../format/parse-decimal.ts';
import Presupuestos from './Presupuestos.tsx';
import { choose, choosePair, choosePeriod, opened, type StoryContext } from './stories/steps.ts';
import { inWindow } from './stories/Window.tsx';

/** Filling a pair's months at once: from a spreadsheet, from the reference, from a total; and taking it back. */
const meta = {
  title: 'Presupuestos/Escritura',
  component: Presupuestos,
  decorators: [inWindow, withApp],
  parameters: { layout: 'fullscreen', app: { work: budgetWork() } },
} satisfies Meta<typeof Presupuestos>;

export default meta;
type Story = StoryObj<typeof meta>;

const cell = ({ canvas }: StoryContext, name: string) =>
  canvas.getByRole<HTMLInputElement>('textbox', { name });

const outcome = ({ canvas }: StoryContext) =>
  within(canvas.getByRole('group', { name: 'Herramientas de los meses' })).getByRole('status');

const outcomeShown = (context: StoryContext, text: string) =>
  waitFor(() => expect(outcome(context)).toHaveTextContent(text), { timeout: 20_000 });

/** A dialog whose file comes when it is asked for, which takes its time on a busy machine. */
const dialogOf = async ({ canvas }: StoryContext, name: string) =>
  within(await canvas.findByRole('dialog', { name }, { timeout: 20_000 }));

async function saved({ canvas }: StoryContext): Promise<void> {
  const marks = () => expect(canvas.queryByRole('img', { name: 'pendiente' })).not.toBeInTheDocument();
  await waitFor(marks, { timeout: 20_000 });
}

export const PastingFromASpreadsheet: Story = {
  parameters: { app: { work: budgetWork() } },
  play: async (context) => {
    const { userEvent } = context;
    await opened(context);
    await userEvent.click(cell(context, 'Noviembre 2025, volumen'));
    const kept = cell(context, 'Enero 2026, precio').value;
    await userEvent.paste('1.234,5\t7100\r\n98.25\t"7.200,25"\r\n0\tsin precio\r\n');
    await outcomeShown(
      context,
      'Pegadas 5 cifras en Volumen y Precio, de noviembre de 2025 a enero de 2026; 1 omitida',
    );
    await expect(cell(context, 'Noviembre 2025, volumen')).toHaveValue('1234,5');
    await expect(cell(context, 'Noviembre 2025, precio')).toHaveValue('7.100');
    await expect(cell(context, 'Diciembre 2025, volumen')).toHaveValue('98,25');
    await expect(cell(context, 'Diciembre 2025, precio')).toHaveValue('7.200,25');
    await expect(cell(context, 'Enero 2026, volumen')).toHaveValue('0');
    await expect(cell(context, 'Enero 2026, precio')).toHaveValue(kept);
    await expect(cell(context, 'Noviembre 2025, volumen')).toHaveFocus();
    await saved(context);
  },
};

export const UndoingAndRedoingByKeyboard: Story = {
  parameters: { app: { work: budgetWork() } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await opened(context);
    const [october, december] = ['Octubre 2026, volumen', 'Diciembre 2026, volumen'] as const;
    const before = cell(context, december).value;
    await userEvent.click(cell(context, october));
    await userEvent.keyboard('42{Alt>}{ArrowDown}{/Alt}');
    await expect(cell(context, december)).toHaveValue('42');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(cell(context, december)).toHaveValue(before);
    await expect(outcome(context)).toHaveTextContent('Deshecho: 3 valores');
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect(cell(context, december)).toHaveValue('42');
    await userEvent.keyboard('{Control>}z{/Control}{Control>}{Shift>}Z{/Shift}{/Control}');
    await expect(cell(context, december)).toHaveValue('42');

    // While something is typed, the key is the box's own.
    await userEvent.keyboard('7{Control>}z{/Control}');
    await expect(cell(context, december)).toHaveValue('42');
    await userEvent.keyboard('{Escape}');

    await userEvent.click(canvas.getByRole('button', { name: 'Deshacer' }));
    await expect(cell(context, december)).toHaveValue(before);
    await expect(canvas.getByRole('button', { name: 'Deshacer' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Deshacer' })).toHaveAttribute('aria-disabled', 'true');
    await saved(context);
  },
};

/** Taken back from another pair: the form goes where it was. */
export const UndoneInThePairWhereItWas: Story = {
  globals: { viewport: { value: 'wide' } },
  parameters: { app: { work: budgetWork() } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await opened(context);
    const october = 'Octubre 2025, volumen';
    const before = cell(context, october).value;
    await userEvent.click(cell(context, october));
    await userEvent.keyboard('42{Enter}');
    const pairs = within(canvas.getByRole('listbox'));
    const [mine] = pairs.getAllByRole('option', { selected: true });
    const [other] = pairs.getAllByRole('option', { selected: false });
    await userEvent.click(other as HTMLElement);
    await waitFor(() => expect(other).toHaveAttribute('aria-selected', 'true'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(mine).toHaveAttribute('aria-selected', 'true'));
    await waitFor(() => expect(cell(context, october)).toHaveValue(before));
    await outcomeShown(context, 'Deshecho: 1 cifra de Envases Andinos · Lámina TFS 0,16 × 876');
    await saved(context);
  },
};

export const CopyingTheReference: Story = {
  globals: { viewport: { value: 'wide' } },
  parameters: { app: { work: budgetWork() } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await opened(context);
    await choose(context, 'Año', '2025');
    await userEvent.keyboard('{Alt>}c{/Alt}');
    const dialog = await dialogOf(context, 'Copiar referente');
    await expect(dialog.getByRole('combobox', { name: 'De qué mes' })).toHaveDisplayValue('Mismo mes y año');
    await expect(dialog.getByRole('status')).toHaveTextContent('no hay nada que copiar');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'A qué meses' }), 'all');
    await userEvent.click(dialog.getByRole('button', { name: 'Copiar' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(outcome(context)).toHaveTextContent('6 valores copiados');
    const december = within(canvas.getByRole('row', { name: /^Dic.*2025/ }));
    const [volume, price] = december.getAllByRole('cell').slice(2);
    await expect(cell(context, 'Diciembre 2025, volumen')).toHaveValue(volume?.textContent);
    await expect(cell(context, 'Diciembre 2025, precio')).toHaveValue(price?.textContent);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(outcome(context)).toHaveTextContent('Deshecho: 6 valores');
    await saved(context);
  },
};

export const LastYearIsProposedForANewBudget: Story = {
  parameters: { app: { work: budgetWork() } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choosePeriod(context, 'BGT-2026');
    await choose(context, 'Referente', 'CUR-2025');
    await choosePair(context, 'Lámina TFS 0,16 × 876', 'Envases Andinos');
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar referente…' }));
    const dialog = await dialogOf(context, 'Copiar referente');
    const from = dialog.getByRole('combobox', { name: 'De qué mes' });
    await waitFor(() => expect(from).toHaveDisplayValue('Mismo mes, año −1'));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'A qué meses' }), 'all');
    await expect(dialog.getByText('Se escribirán 24 valores.')).toBeVisible();
  },
};

/** All pairs that the list shows, as one step. */
export const CopyingIntoTheWholeList: Story = {
  globals: { viewport: { value: 'wide' } },
  parameters: { app: { work: budgetWork() } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await opened(context);
    await choose(context, 'Año', '2025');
    const december = cell(context, 'Diciembre 2025, volumen').value;
    await userEvent.keyboard('{Alt>}c{/Alt}');
    const dialog = await dialogOf(context, 'Copiar referente');
    await userEvent.selectOptions(dialog.getByLabelText('Para qué pares'), 'Los 40 pares de la lista');
    await userEvent.selectOptions(dialog.getByLabelText('A qué meses'), 'all');
    await dialog.findByText('40 pares, 239 cifras', {}, { timeout: 10_000 });
    await userEvent.click(dialog.getByText('Copiar'));
    await canvas.findByText('Del referente se han escrito 239 cifras en 40 pares.');
    await expect(cell(context, 'Diciembre 2025, volumen').value).not.toBe(december);
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(cell(context, 'Diciembre 2025, volumen').value).toBe(december));
  },
};

export const DistributingATotal: Story = {
  parameters: { app: { work: budgetWork() } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await opened(context);
    await userEvent.click(cell(context, 'Enero 2026, volumen'));
    await userEvent.keyboard('{Alt>}r{/Alt}');
    const dialog = await dialogOf(context, 'Repartir total');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Año' }), '2026');
    await expect(dialog.getByText(/de enero a diciembre.*volúmenes actuales/)).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Toneladas de 2026' }), '1000{Enter}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(outcome(context)).toHaveTextContent('1.000 t repartidas en 12 meses');
    const january = cell(context, 'Enero 2026, volumen');
    await expect(january).toHaveFocus();
    await waitFor(() => expect(january.selectionEnd).toBe(january.value.length));
    const shown: string[] = [];
    for (const box of canvas.getAllByRole<HTMLInputElement>('textbox', { name: /2026, volumen$/ })) {
      await userEvent.click(box);
      shown.push(box.value);
    }
    const kilos = shown.map((value) => Math.round((parseDecimal(value) ?? 0) * 1000));
    await expect(kilos.reduce((sum, part) => sum + part, 0)).toBe(1_000_000);
    await saved(context);
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  parameters: { app: { work: budgetWork() } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await opened(context);
    await userEvent.click(cell(context, 'Octubre 2025, volumen'));
    await userEvent.paste('1\n2\n3');
    await outcomeShown(context, 'Pegadas 3 cifras en Volumen');
    await userEvent.click(canvas.getByRole('button', { name: 'Deshacer' }));
    await expect(outcome(context)).toHaveTextContent('Deshecho: 3 valores');
  },
};
