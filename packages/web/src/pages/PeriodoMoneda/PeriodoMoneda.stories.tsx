import {
  actualizarPeriodoMoneda,
  crearPeriodoMoneda,
  listarMonedas,
  listarTasasFaltantes,
} from '@presupuesto/api-sdk/contract';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, waitFor, within } from 'storybook/test';
import { failure } from '../../app/stories/failure.ts';
import { ok } from '../../app/stories/fake-ports.ts';
import { missingRates } from '../../fixtures/rates.ts';
import * as steps from '../../management/stories/steps.ts';
import type PeriodoMoneda from './PeriodoMoneda.tsx';
import { loadMissingRates, ratesMeta, records } from './stories/rates.ts';

/** The exchange rates, and the strip of those that are missing. */
const meta = { ...ratesMeta, title: 'Período-Moneda' } satisfies Meta<typeof PeriodoMoneda>;

export default meta;
type Story = StoryObj<typeof meta>;

const HINT = 'La tasa es el número de unidades de la moneda por euro.';

const strip = async ({ canvas }: steps.StoryContext) =>
  within(await canvas.findByRole('region', { name: 'Tasas de cambio que faltan' }));

/** At the end of a line that goes on. */
const FADE_PX = 24;

const tableTop = ({ canvas }: steps.StoryContext) =>
  canvas.getByRole('table').getBoundingClientRect().top -
  canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().bottom;

export const Missing: Story = {
  play: async (context) => {
    const missing = await strip(context);
    const pairs = missing.getAllByRole('button', { name: /^Crear la tasa/ });
    const names = pairs.map(({ textContent }) => textContent);
    await expect(names).toEqual(['BGT-2026 · MXN', 'CUR-2025 · COP · Marzo', 'SOP10-2025 · BRL']);
    const row = within(await steps.rowOf(context, /4\.512,35/));
    await expect(row.getByText('COP · Peso colombiano')).toBeVisible();
  },
};

export const MissingNarrow: Story = { ...Missing, globals: { viewport: { value: 'narrow' } } };

/** By keyboard along a line that is longer than the window: none has the focus under the fade or beyond the line. */
export const ManyMissingByKeyboard: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async (context) => {
    const periods = Array.from(
      { length: 106 },
      (_, at) => `SOP${(at % 12) + 1}-${2020 + Math.floor(at / 12)}`,
    );
    loadMissingRates.mockResolvedValue(
      ok(periods.map((periodoID) => ({ periodoID, monedaID: 'COP', nombreMoneda: 'Peso colombiano' }))),
    );
    const missing = await strip(context);
    await missing.findByRole('button', { name: 'Mostrar las 106 que faltan' });
    const chips = missing.getAllByRole('button', { name: /^Crear la tasa/ });
    const line = chips[0]?.closest('div');
    if (!line) throw new Error('no line');
    chips[0]?.focus();
    const hidden: (string | null)[] = [];
    for (const chip of chips.slice(0, 30)) {
      await expect(chip).toHaveFocus();
      const [sight, place] = [line.getBoundingClientRect(), chip.getBoundingClientRect()];
      if (place.left < sight.left || place.right > sight.right - FADE_PX) hidden.push(chip.textContent);
      await context.userEvent.tab();
    }
    await expect(hidden).toEqual([]);
  },
};

export const MissingOneIsCreated: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const missing = await strip(context);
    await userEvent.click(missing.getByRole('button', { name: /CUR-2025 · COP · Marzo$/ }));
    const form = within(await canvas.findByRole('dialog', { name: 'Crear Tasa de Cambio' }));
    await waitFor(() => expect(form.getByRole('combobox', { name: 'Moneda' })).toBeEnabled());
    await expect(form.getByRole('combobox', { name: 'Período' })).toHaveValue('CUR-2025');
    await expect(form.getByRole('combobox', { name: 'Moneda' })).toHaveValue('COP');
    await expect(form.getByRole('textbox', { name: 'Mes' })).toHaveValue('3');
    await steps.fill(context, form, 'Tasa Cambio EUR', '4.490,5');
    loadMissingRates.mockResolvedValue(ok(missingRates.filter(({ mes }) => mes === null)));
    await steps.save(context, form);
    await waitFor(() => expect(missing.queryByText(/Marzo/)).not.toBeInTheDocument());
    await expect(records.inputsOf(crearPeriodoMoneda)).toEqual([
      { body: { periodoID: 'CUR-2025', monedaID: 'COP', tasaCambioEUR: 4490.5, mes: 3 } },
    ]);
    // The next one has the focus that the one before took with it.
    await waitFor(() => expect(missing.getByText('SOP10-2025 · BRL')).toHaveFocus());
    await expect(await steps.rowOf(context, /4\.490,5/)).toHaveTextContent('COP · Peso colombiano');
  },
};

export const LastOneIsCreatedByKeyboard: Story = {
  globals: { viewport: { value: 'wide' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    loadMissingRates.mockResolvedValue(ok(missingRates.slice(0, 1)));
    const missing = await strip(context);
    await steps.rowOf(context, /4\.512,35/);
    const room = tableTop(context);
    missing.getByText('BGT-2026 · MXN').focus();
    await userEvent.keyboard('{Enter}');
    const form = within(await canvas.findByRole('dialog', { name: 'Crear Tasa de Cambio' }));
    await waitFor(() => expect(form.getByRole('combobox', { name: 'Moneda' })).toHaveValue('MXN'));
    await expect(form.queryByRole('textbox', { name: 'Mes' })).not.toBeInTheDocument();
    form.getByRole('textbox', { name: 'Tasa Cambio EUR' }).focus();
    loadMissingRates.mockResolvedValue(ok([]));
    await userEvent.keyboard('21{Enter}');
    await expect(await canvas.findByText(HINT)).toBeVisible();
    await expect(document.activeElement).not.toBe(document.body);
    await waitFor(() => expect(tableTop(context)).toBe(room));
    await expect(await steps.rowOf(context, /MXN/)).toHaveTextContent('MXN · Peso mexicano');
  },
};

const many = Array.from({ length: 12 }, (_, at) => ({
  periodoID: 'CUR-2025',
  monedaID: 'COP',
  nombreMoneda: 'Peso colombiano',
  mes: at + 1,
}));

export const ManyMissing: Story = {
  beforeEach: () => void loadMissingRates.mockResolvedValue(ok(many)),
  play: async (context) => {
    const { userEvent } = context;
    const missing = await strip(context);
    await steps.rowOf(context, /4\.512,35/);
    const line = tableTop(context);
    await userEvent.click(await missing.findByRole('button', { name: 'Mostrar las 12 que faltan' }));
    await expect(tableTop(context)).toBeGreaterThan(line);
    await userEvent.click(missing.getByRole('button', { name: 'Mostrar en una línea' }));
    await expect(tableTop(context)).toBe(line);
  },
};

export const ManyMissingNarrow: Story = { ...ManyMissing, globals: { viewport: { value: 'narrow' } } };

export const NothingMoves: Story = {
  play: async (context) => {
    let answer: (() => void) | undefined;
    loadMissingRates.mockReset();
    loadMissingRates.mockImplementation(
      () => new Promise((resolve) => (answer = () => resolve(ok([...missingRates])))),
    );
    await context.userEvent.click(await context.canvas.findByRole('button', { name: /Eliminar COP de BGT/ }));
    const dialog = within(context.canvas.getByRole('dialog'));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(answer).toBeDefined());
    const before = tableTop(context);
    answer?.();
    await strip(context);
    await expect(tableTop(context)).toBe(before);
  },
};

export const NoneMissing: Story = {
  beforeEach: () => void loadMissingRates.mockResolvedValue(ok([])),
  play: async (context) => {
    await steps.rowOf(context, /4\.512,35/);
    await expect(context.canvas.getByText(HINT)).toBeVisible();
    await expect(
      context.canvas.queryByRole('heading', { name: 'Faltan tasas de cambio' }),
    ).not.toBeInTheDocument();
  },
};

export const NotOffered: Story = {
  ...NoneMissing,
  beforeEach: () => void loadMissingRates.mockRejectedValue(failure(listarTasasFaltantes, 404)),
};

export const CurrencyWaitsForThePeriod: Story = {
  play: async (context) => {
    const form = await steps.openDialog(context, 'Nuevo', 'Crear Tasa de Cambio');
    const moneda = form.getByRole('combobox', { name: 'Moneda' });
    await expect(moneda).toBeDisabled();
    await expect(records.inputsOf(listarMonedas)).toEqual([]);
    await expect(form.queryByRole('textbox', { name: 'Mes' })).not.toBeInTheDocument();
    await steps.choose(context, form, 'Período', 'BGT-2026');
    await waitFor(() => expect(moneda).toBeEnabled());
    await expect(records.inputsOf(listarMonedas)).toEqual([{ query: { periodoID: 'BGT-2026' } }]);
    await steps.choose(context, form, 'Moneda', 'PEN');
    await expect(form.queryByRole('textbox', { name: 'Mes' })).not.toBeInTheDocument();
    // Another period has its own currencies, and a CUR one its months.
    await steps.choose(context, form, 'Período', 'CUR-2025');
    await waitFor(() => expect(moneda).toBeEnabled());
    await expect(moneda).toHaveValue('');
    await expect(form.getByRole('textbox', { name: 'Mes' })).toBeVisible();
  },
};

export const FormRefused: Story = {
  play: async (context) => {
    const form = await steps.openDialog(context, 'Nuevo', 'Crear Tasa de Cambio');
    await form.findByRole('option', { name: 'CUR-2025' });
    await steps.save(context, form);
    await steps.expectProblems(form, {
      Período: 'Debe seleccionar un período',
      Moneda: 'Debe seleccionar una moneda',
      'Tasa Cambio EUR': 'La tasa de cambio EUR es requerida',
    });
    await steps.choose(context, form, 'Período', 'CUR-2025');
    await waitFor(() => expect(form.getByRole('combobox', { name: 'Moneda' })).toBeEnabled());
    await steps.choose(context, form, 'Moneda', 'COP');
    await steps.fill(context, form, 'Tasa Cambio EUR', '0');
    await steps.fill(context, form, 'Mes', '13');
    await steps.save(context, form);
    await steps.expectProblems(form, {
      'Tasa Cambio EUR': 'La tasa de cambio debe ser un número válido mayor a 0',
      Mes: 'El mes debe ser un número entero entre 1 y 12',
    });
    await expect(records.inputsOf(crearPeriodoMoneda)).toEqual([]);
  },
};

export const EditionKeepsItsValues: Story = {
  play: async (context) => {
    const form = await steps.openDialog(context, 'Editar COP de CUR-2025 (febrero)', 'Editar Tasa de Cambio');
    await waitFor(() => expect(form.getByRole('combobox', { name: 'Moneda' })).toBeEnabled());
    await waitFor(() => expect(form.getByRole('combobox', { name: 'Período' })).toBeEnabled());
    await expect(form.getByRole('combobox', { name: 'Período' })).toHaveValue('CUR-2025');
    await expect(form.getByRole('combobox', { name: 'Moneda' })).toHaveValue('COP');
    await expect(form.getByRole('textbox', { name: 'Mes' })).toHaveValue('2');
    await steps.fill(context, form, 'Tasa Cambio EUR', '4490');
    await steps.save(context, form);
    await steps.rowOf(context, /4\.490,00/);
    await expect(loadMissingRates).toHaveBeenCalledTimes(2);
    await expect(records.inputsOf(actualizarPeriodoMoneda)).toEqual([
      {
        params: { periodoMonedaID: 36 },
        body: {
          periodoMonedaID: 36,
          periodoID: 'CUR-2025',
          monedaID: 'COP',
          tasaCambioEUR: 4490,
          mes: 2,
        },
      },
    ]);
  },
};

/** Ids of another server, shown as they are. */
export const UnusualIds: Story = {
  beforeEach: () =>
    void loadMissingRates.mockResolvedValue(
      ok([
        { periodoID: `BGT-"O'Higgins"`, monedaID: '<script>', nombreMoneda: 'ñandú 😀', mes: null },
        { periodoID: 'Año 😀', monedaID: 'Ñ$', nombreMoneda: '<b>peso</b>', mes: null },
      ]),
    ),
  play: async (context) => {
    const missing = await strip(context);
    await expect(missing.getByText(`BGT-"O'Higgins" · <script>`)).toBeVisible();
    await expect(missing.getByText('Año 😀 · Ñ$')).toBeVisible();
  },
};
