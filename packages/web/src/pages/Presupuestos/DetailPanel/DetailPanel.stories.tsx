import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn } from 'storybook/test';
import { chosenRelation, longNames, relation } from '../../../fixtures/relations.ts';
import { largestSummary, summary, summaryWithoutEuros } from '../../../fixtures/summary.ts';
import { DetailPanel } from './DetailPanel.tsx';

const meta = {
  title: 'Presupuestos/Piezas/DetailPanel',
  component: DetailPanel,
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxInlineSize: Number(parameters['width'] ?? 280) }}>
        <Story />
      </div>
    ),
  ],
  args: {
    pair: chosenRelation,
    totals: { volumenTon: 306.4, precioPromedio: 6464.9, ventas: 1_980_845_360, ventasEUR: 440_187.86 },
    summary,
    onRemove: fn(),
  },
} satisfies Meta<typeof DetailPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {
  globals: { viewport: { value: 'wide' } },
  play: async ({ args, canvas, userEvent }) => {
    const total = (label: string) => canvas.getByText(label).parentElement;
    await expect(total('Total Volumen Toneladas')).toHaveTextContent('306/11.842');
    await expect(total('Precio Promedio (COP/kg)')).toHaveTextContent('6.464,9/6.871,4');
    await expect(total('Total Ventas (miles de COP)')).toHaveTextContent('1.980.845/81.373.524');
    await expect(total('Total Ventas KEUR')).toHaveTextContent('440/18.083');
    await expect(canvas.getAllByTitle('Todo su presupuesto')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Eliminar' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

/** A pair in soles, of a seller whose totals are in pesos. */
export const SeveralCurrencies: Story = {
  args: {
    pair: { ...relation(48), monedaID: 'PEN' },
    totals: { volumenTon: 306.4, precioPromedio: 12.5, ventas: 3_830_000, ventasEUR: 957_500 },
    summary: { ...summary, precioPromedio: 10_055.73 },
  },
  play: async ({ canvas }) => {
    const total = (label: string) => canvas.getByText(label).parentElement;
    await expect(total('Total Volumen Toneladas')).toHaveTextContent(/306\/11\.842$/);
    await expect(total('Precio Promedio (PEN/kg)')).toHaveTextContent(/12,5\/10\.055,73 COP$/);
    await expect(total('Total Ventas (miles de PEN)')).toHaveTextContent(/3\.830\/81\.373\.524 mil COP$/);
    await expect(total('Total Ventas KEUR')).toHaveTextContent(/958\/18\.083$/);
    await expect(canvas.getByTitle('Todo su presupuesto, en COP/kg')).toHaveTextContent('10.055,73');
    await expect(canvas.getByTitle('Todo su presupuesto, en miles de COP')).toHaveTextContent('81.373.524');
  },
};

export const SeveralCurrenciesDark: Story = { ...SeveralCurrencies, globals: { scheme: 'dark' } };

export const WithoutExchangeRate: Story = {
  args: { totals: { ...meta.args.totals, ventasEUR: null }, summary: summaryWithoutEuros },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Total Ventas KEUR').parentElement).toHaveTextContent(
      '—/—Falta una tasa de cambio',
    );
  },
};

/** Of several currencies, no money is added up without it. */
export const SeveralCurrenciesWithoutExchangeRate: Story = {
  args: { summary: { ...summaryWithoutEuros, precioPromedio: null, totalVentas: null } },
  play: async ({ canvas }) => {
    for (const label of ['Precio Promedio (COP/kg)', 'Total Ventas (miles de COP)', 'Total Ventas KEUR']) {
      await expect(canvas.getByText(label).parentElement).toHaveTextContent(/—Falta una tasa de cambio$/);
    }
    await expect(canvas.queryByText('Dato no disponible')).not.toBeInTheDocument();
  },
};

export const SummaryLoading: Story = { args: { summary: undefined } };
export const SummaryFailed: Story = { args: { summary: null } };

export const LongNamesAndLargeTotals: Story = {
  args: {
    pair: longNames,
    totals: {
      volumenTon: 99_999_999,
      precioPromedio: 99_999_999,
      ventas: 9_999_999_990_000,
      ventasEUR: 999_999_999_000,
    },
  },
};

export const SeveralLargeCurrencies: Story = {
  args: {
    ...SeveralCurrencies.args,
    totals: {
      volumenTon: 9_876_543.21,
      precioPromedio: 99_999.1234,
      ventas: 987_654_321_987_654,
      ventasEUR: 219_478_738_219.47,
    },
    summary: largestSummary,
  },
};

export const LyingDown: Story = { parameters: { width: 720 } };
export const LyingDownWithLongNames: Story = { ...LongNamesAndLargeTotals, parameters: { width: 680 } };

export const SeveralCurrenciesLyingDown: Story = { ...SeveralCurrencies, parameters: { width: 620 } };

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Eliminar' })).not.toBeInTheDocument();
  },
};
