import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn } from 'storybook/test';
import { presupuestables, referentes } from '../../../fixtures/periods.ts';
import { BudgetBar } from './BudgetBar.tsx';

const meta = {
  title: 'Presupuestos/Piezas/BudgetBar',
  component: BudgetBar,
  args: {
    folded: undefined,
    onFold: fn(),
    periodos: presupuestables,
    referentes,
    periodoID: 'SOP10-2025',
    referenteID: 'CUR-2025',
    anios: [2025, 2026],
    anio: null,
    completion: 45,
    loading: false,
    problems: [],
    onPeriod: fn(),
    onYear: fn(),
    onReference: fn(),
    onApprove: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof BudgetBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PeriodChosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByRole('progressbar', { name: 'Su presupuesto esta completo en un: 45%' }),
    ).toHaveAttribute('value', '45');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Año' }), '2026');
    await expect(args.onYear).toHaveBeenCalledWith(2026);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Referente' }), '');
    await expect(args.onReference).toHaveBeenCalledWith(null);
    await userEvent.click(canvas.getByRole('button', { name: 'Aprobar Presupuesto' }));
    await expect(args.onApprove).toHaveBeenCalledOnce();
  },
};

export const NoPeriodChosen: Story = {
  args: { periodoID: null, referenteID: null, anios: [], completion: 0 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Aprobar Presupuesto' })).not.toBeInTheDocument();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Presupuesto' }), 'BGT-2026');
    await expect(args.onPeriod).toHaveBeenCalledWith('BGT-2026');
  },
};

export const PeriodsLoading: Story = { args: { ...NoPeriodChosen.args, periodos: [], loading: true } };
export const Complete: Story = { args: { completion: 100 } };

export const PeriodsNotLoaded: Story = {
  args: {
    ...NoPeriodChosen.args,
    periodos: [],
    referentes: [],
    problems: [
      'Error al cargar los períodos. Por favor, intente nuevamente.',
      'Error al cargar los períodos referentes.',
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error al cargar los períodos.');
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
