import { isHistoryMonth } from '@presupuesto/api-sdk/contract';
import { kilos, type Proportion, pairTotals, type SplitPreview, shares } from '@presupuesto/machines';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, waitFor } from 'storybook/test';
import { monthsOf } from '../../../fixtures/months.ts';
import { bgt2026, sop10 } from '../../../fixtures/periods.ts';
import DistributeDialog from './DistributeDialog.tsx';

/** What the machine would say of the fixture's open months. */
function preview(
  periodo: typeof sop10,
  proportion: Proportion,
): (anio: number, total: number | null) => SplitPreview {
  return (anio, total) => {
    const ventas = monthsOf(periodo).filter(
      (venta) => venta.anio === anio && !isHistoryMonth(periodo, venta),
    );
    const weights = ventas.map((venta) => (proportion === 'equal' ? 1n : kilos(venta.volumenTon)));
    const isSavable = total !== null && total <= 99_999_999 && proportion !== 'awaited';
    const parts = isSavable ? shares(kilos(total), weights) : ventas.map((venta) => kilos(venta.volumenTon));
    return {
      proportion,
      present: pairTotals(ventas).volumenTon,
      months: ventas.map(({ ventaID, mes }, at) => ({ ventaID, mes, volumenTon: Number(parts[at]) / 1000 })),
      isSavable,
    };
  };
}

const meta = {
  title: 'Presupuestos/Piezas/DistributeDialog',
  component: DistributeDialog,
  args: {
    years: [2026],
    referenteID: 'CUR-2025',
    previewOf: preview(bgt2026, 'present'),
    onDistribute: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof DistributeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const parts = (canvas: { getAllByRole: (role: 'definition') => HTMLElement[] }) =>
  canvas.getAllByRole('definition').map((part) => part.textContent);

export const LikeThePresentVolumes: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByText(/se repartirá en proporción a los volúmenes actuales/)).toBeVisible(),
    );
    await expect(canvas.getByRole('button', { name: 'Repartir' })).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Toneladas de 2026' }), '1.000,001');
    const kilos = parts(canvas).map((part) => Math.round(Number(part?.replace(',', '.')) * 1000));
    await expect(kilos).toHaveLength(12);
    await expect(kilos.reduce((sum, part) => sum + part, 0)).toBe(1_000_001);
    await userEvent.keyboard('{Enter}');
    await expect(args.onDistribute).toHaveBeenCalledOnce();
    await expect(args.onDistribute).toHaveBeenCalledWith(2026, 1000.001);
  },
};

/** Whole tonnes among them have decimals too: their commas stand under each other. */
export const PartsUnderEachOther: Story = {
  play: async ({ canvas, userEvent }) => {
    const total = await waitFor(() => canvas.getByRole('textbox', { name: 'Toneladas de 2026' }));
    const decimals = () => new Set(parts(canvas).map((part) => part?.split(',')[1]?.length ?? 0));
    await userEvent.type(total, '85,4');
    await expect(decimals()).toEqual(new Set([3]));
    await userEvent.clear(total);
    await userEvent.type(total, '0');
    await expect(decimals()).toEqual(new Set([0]));
  },
};

export const LikeTheReference: Story = {
  args: { previewOf: preview(bgt2026, 'reference') },
  play: async ({ canvas }) =>
    waitFor(() =>
      expect(
        canvas.getByText(/en proporción al referente CUR-2025, porque aún no hay volúmenes/),
      ).toBeVisible(),
    ),
};

/** What is typed stays until it comes. */
export const ReferenceOnItsWay: Story = {
  args: { previewOf: preview(bgt2026, 'awaited') },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByText(/según el referente CUR-2025, que aún no ha llegado/)).toBeVisible(),
    );
    const total = canvas.getByRole('textbox', { name: 'Toneladas de 2026' });
    await userEvent.type(total, '100{Enter}');
    await expect(total).toHaveValue('100');
    await expect(total).not.toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByRole('button', { name: 'Repartir' })).toBeDisabled();
    await expect(args.onDistribute).not.toHaveBeenCalled();
  },
};

export const Equally: Story = {
  args: { referenteID: null, previewOf: preview(bgt2026, 'equal') },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText(/a partes iguales/)).toBeVisible());
    await userEvent.type(canvas.getByRole('textbox', { name: 'Toneladas de 2026' }), '100');
    await expect(parts(canvas)).toEqual([...Array(4).fill('8,334'), ...Array(8).fill('8,333')]);
  },
};

export const TwoYears: Story = {
  args: { years: [2025, 2026], previewOf: preview(sop10, 'present') },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByText(/^Los meses de octubre a diciembre suman ahora/)).toBeVisible(),
    );
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Año' }), '2026');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Toneladas de 2026' }), '0');
    await userEvent.click(canvas.getByRole('button', { name: 'Repartir' }));
    await expect(args.onDistribute).toHaveBeenCalledWith(2026, 0);
  },
};

export const TooMuch: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const total = canvas.getByRole('textbox', { name: 'Toneladas de 2026' });
    await userEvent.type(total, '100000000{Enter}');
    await expect(total).toHaveAccessibleDescription('Escriba un total entre 0 y 99.999.999');
    await expect(args.onDistribute).not.toHaveBeenCalled();
  },
};

export const LargeTotal: Story = {
  play: async ({ canvas, userEvent }) =>
    userEvent.type(canvas.getByRole('textbox', { name: 'Toneladas de 2026' }), '99999999'),
};

export const NoOpenMonths: Story = {
  args: { years: [] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('No hay meses abiertos en los que repartir.')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Repartir' })).toBeDisabled();
  },
};

export const Narrow: Story = { ...TwoYears, globals: { viewport: { value: 'narrow' } } };
