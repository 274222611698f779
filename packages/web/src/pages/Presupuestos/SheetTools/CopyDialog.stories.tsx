import { type CopyOptions, type CopyPlan, USUAL_COPY } from '@presupuesto/machines';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, waitFor } from 'storybook/test';
import CopyDialog from './CopyDialog.tsx';

/** Twelve empty values of a pair, twenty-four with those that hold something. */
const planOf = ({ fields, onlyEmpty }: CopyOptions, pares = 1): CopyPlan => ({
  step: Array.from({ length: pares * fields.length * (onlyEmpty ? 6 : 12) }, (_, at) => ({
    kind: 'precio',
    ventaID: at,
    valor: 2,
    before: 1,
    periodoID: 'BGT-2026',
    clienteProductoPeriodoID: at % pares,
  })),
  pares,
  skipped: 0,
  otherCurrency: 0,
  totals: [{ monedaID: 'COP', ventas: 51_234_567, percent: 4.83 }],
  hasReference: true,
  without: { meses: [], pares: 0 },
});

const meta = {
  title: 'Presupuestos/Piezas/CopyDialog',
  component: CopyDialog,
  args: {
    periodoID: 'BGT-2026',
    referenteID: 'CUR-2025',
    ofAnotherYear: true,
    pairs: 34,
    scope: 'par',
    state: 'ready',
    waiting: false,
    problem: null,
    memory: USUAL_COPY,
    planOf,
    onScope: fn(),
    onRetry: fn(),
    onCopy: fn(),
    onChange: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof CopyDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LastYear: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: 'De qué mes' })).toHaveDisplayValue(
      'Mismo mes, año −1',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('Se escribirán 12 valores.');
    const into = canvas.getByRole('combobox', { name: 'A qué meses' });
    await expect(into).toHaveDisplayValue('Solo los meses vacíos');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Qué copiar' }), 'Solo el volumen');
    await expect(into).toHaveDisplayValue('Solo los meses sin volumen');
    const percent = canvas.getByRole('textbox', { name: 'Variación del volumen (%)' });
    await userEvent.clear(percent);
    await userEvent.type(percent, '+2,5 %{Enter}');
    await expect(args.onCopy).toHaveBeenCalledOnce();
    await expect(args.onCopy).toHaveBeenCalledWith({
      fields: ['volumenTon'],
      porcentajes: { volumenTon: 2.5, precio: 0 },
      onlyEmpty: true,
      yearBefore: true,
      scope: 'par',
    });
  },
};

export const SameYearOverEverything: Story = {
  args: { ofAnotherYear: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'A qué meses' }),
      'Todos, aunque tengan valor',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('Se escribirán 24 valores.');
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar' }));
    await expect(args.onCopy).toHaveBeenCalledWith({
      fields: ['volumenTon', 'precio'],
      porcentajes: { volumenTon: 0, precio: 0 },
      onlyEmpty: false,
      yearBefore: false,
      scope: 'par',
    });
  },
};

export const NotAPercentage: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const percent = canvas.getByRole('textbox', { name: 'Variación del volumen (%)' });
    await userEvent.clear(percent);
    await userEvent.type(percent, 'mucho{Enter}');
    await userEvent.tab();
    await expect(percent).toHaveAccessibleDescription('Escriba un porcentaje entre -100 y 1.000');
    await userEvent.clear(percent);
    await userEvent.type(percent, '-100,1');
    await expect(percent).toHaveAccessibleDescription('Escriba un porcentaje entre -100 y 1.000');
    await expect(canvas.getByRole('button', { name: 'Copiar' })).toBeDisabled();
    await expect(args.onCopy).not.toHaveBeenCalled();
  },
};

export const ForTheWholeList: Story = {
  args: {
    scope: 'lista',
    memory: { ...USUAL_COPY, porcentajes: { volumenTon: 2, precio: -1.5 } },
    planOf: (options) => ({
      ...planOf(options, 34),
      without: { meses: [11, 12].map((mes) => ({ anio: 2025, mes })), pares: 3 },
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('34 pares, 408 cifras')).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/^\+4,8.% sobre CUR-2025 = 51,2 M COP$/)).toBeVisible());
    await waitFor(() =>
      expect(
        canvas.getByText(
          'Sin referente: noviembre 2025, diciembre 2025. A 3 pares les falta algún otro mes.',
        ),
      ).toBeVisible(),
    );
    await expect(canvas.getByRole('textbox', { name: 'Variación del precio (%)' })).toHaveValue('-1,5');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Para qué pares' }), 'Solo este par');
    await expect(args.onScope).toHaveBeenCalledWith('par');
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar' }));
    await expect(args.onCopy).toHaveBeenCalledWith({
      fields: ['volumenTon', 'precio'],
      porcentajes: { volumenTon: 2, precio: -1.5 },
      onlyEmpty: true,
      yearBefore: true,
      scope: 'lista',
    });
  },
};

export const ForTheWholeListDark: Story = { ...ForTheWholeList, globals: { scheme: 'dark' } };

export const Gathering: Story = {
  args: { scope: 'lista', state: 'loading' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Reuniendo los pares…')).toBeVisible());
  },
};

/** It begins in the percentage: typing replaces it, Enter asks for the copy, which waits for the reference. */
export const PercentAndEnter: Story = {
  args: { state: 'loading' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Variación del volumen (%)' })).toHaveFocus();
    await userEvent.keyboard('5{Enter}');
    await expect(args.onChange).toHaveBeenCalled();
    await expect(args.onCopy).toHaveBeenLastCalledWith({
      fields: ['volumenTon', 'precio'],
      porcentajes: { volumenTon: 5, precio: 0 },
      onlyEmpty: true,
      yearBefore: null,
      scope: 'par',
    });
  },
};

export const Waiting: Story = {
  args: { state: 'loading', waiting: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Leyendo el referente: se copiará en cuanto llegue',
    );
    await expect(canvas.getByRole('button', { name: 'Copiar' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onCopy).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const WaitingDark: Story = { ...Waiting, globals: { scheme: 'dark' } };

export const EmptyReference: Story = {
  args: { planOf: (options) => ({ ...planOf(options), step: [], hasReference: false }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('CUR-2025 no tiene cifras de este par');
    await userEvent.keyboard('{Enter}');
    await expect(args.onCopy).not.toHaveBeenCalled();
  },
};

export const OnlyThePrice: Story = {
  args: { memory: { ...USUAL_COPY, fields: ['precio'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Variación del precio (%)' })).toHaveFocus();
  },
};

export const NotGathered: Story = {
  args: { scope: 'lista', state: 'failed', problem: 'Error al cargar los datos.' },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('Error al cargar los datos.')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const NothingToCopy: Story = {
  args: { planOf: (options) => ({ ...planOf(options), step: [] }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('no hay nada que copiar');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Variación del volumen (%)' }), '{Enter}');
    await expect(args.onCopy).not.toHaveBeenCalled();
  },
};

export const NoReferenceChosen: Story = {
  args: { referenteID: null },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^Elija antes un Referente/)).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
