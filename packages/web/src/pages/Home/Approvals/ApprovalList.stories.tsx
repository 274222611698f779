import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn } from 'storybook/test';
import { aprobacion } from '../../../fixtures/changes.ts';
import { ApprovalList } from './ApprovalList.tsx';

const aprobaciones = [
  aprobacion,
  { ...aprobacion, vendedorID: 2, nombreVendedor: 'Íñigo Núñez', cambiosDesde: 0, reabiertos: 3 },
  {
    ...aprobacion,
    vendedorID: 3,
    nombreVendedor: 'María Fernanda del Pilar Gutiérrez',
    cambiosDesde: 10_001,
  },
];

const meta = {
  title: 'Inicio/Piezas/ApprovalList',
  component: ApprovalList,
  args: {
    periodoID: 'BGT-2026',
    open: true,
    state: 'loaded',
    aprobaciones,
    problem: null,
    onToggle: fn(),
    onReopen: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Shown) => (
      <div style={{ inlineSize: 290 }}>
        <Shown />
      </div>
    ),
  ],
} satisfies Meta<typeof ApprovalList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Approved: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText(/· 3 pares reabiertos$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Reabrir… ${aprobacion.nombreVendedor}` }));
    await expect(args.onReopen).toHaveBeenCalledWith(aprobacion);
  },
};

export const OfAClosedPeriod: Story = {
  args: { aprobaciones: aprobaciones.map((one) => ({ ...one, reabrible: false })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.queryByRole('button', { name: /^Reabrir…/ })).not.toBeInTheDocument();
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };

export const Closed: Story = {
  args: { open: false },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Aprobaciones de BGT-2026' });
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(opener);
    await expect(args.onToggle).toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { state: 'loading', aprobaciones: [] } };
export const NobodyYet: Story = { args: { aprobaciones: [] } };
export const NotOffered: Story = { args: { state: 'absent', aprobaciones: [] } };

export const Failed: Story = {
  args: { state: 'failed', aprobaciones: [], problem: 'Error al cargar las aprobaciones' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
