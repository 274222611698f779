import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn } from 'storybook/test';
import { chosenRelation, longNames } from '../../../fixtures/relations.ts';
import { summary, summaryWithoutEuros } from '../../../fixtures/summary.ts';
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
    await userEvent.click(canvas.getByRole('button', { name: 'Eliminar' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const WithoutExchangeRate: Story = {
  args: { totals: { ...meta.args.totals, ventasEUR: null }, summary: summaryWithoutEuros },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Total Ventas KEUR').parentElement).toHaveTextContent(
      '—/—Falta una tasa de cambio',
    );
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

export const LyingDown: Story = { parameters: { width: 720 } };
export const LyingDownWithLongNames: Story = { ...LongNamesAndLargeTotals, parameters: { width: 680 } };

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Eliminar' })).not.toBeInTheDocument();
  },
};
