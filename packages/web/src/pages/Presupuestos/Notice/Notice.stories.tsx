import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn } from 'storybook/test';
import { aprobacion } from '../../../fixtures/changes.ts';
import Notice from './Notice.tsx';

const meta = {
  title: 'Presupuestos/Piezas/Notice',
  component: Notice,
  args: {
    notice: { kind: 'restored', fecha: aprobacion.fecha, count: 816, pares: 34 },
    conflicts: [],
    refused: 0,
    onUndo: fn(),
    onClose: fn(),
    onFocusLost: fn(),
  },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WholeBudgetRestored: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/816 cifras en 34 pares han vuelto/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Deshacer' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Entendido' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

const PAIR = { nombreCliente: 'Envases Andinos', nombreProducto: 'Lámina TFS 0,16 × 876' };

export const PairRemoved: Story = {
  args: { notice: { kind: 'removed', ...PAIR } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Envases Andinos · Lámina TFS 0,16 × 876 ya no está en su lista.',
    );
    await expect(canvas.getByRole('button', { name: 'Deshacer' })).toBeVisible();
  },
};

export const PairNotReturned: Story = {
  args: { notice: { kind: 'not returned', ...PAIR } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument();
  },
};

export const WorkbookAccepted: Story = {
  args: { notice: { kind: 'libro', count: 34, pares: 12 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Del libro se han escrito 34 cifras en 12 pares.')).toBeVisible();
  },
};

export const WorkbookInConflict: Story = {
  args: {
    notice: { kind: 'libro', count: 34, pares: 12 },
    conflicts: [
      {
        change: {
          kind: 'volumenTon',
          ventaID: 301,
          valor: 48,
          periodoID: 'BGT-2027',
          clienteProductoPeriodoID: 3,
          clienteProductoID: 30,
        },
        actual: 40,
        usuario: 'luis',
        fecha: aprobacion.fecha,
      },
    ],
    refused: 2,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Del libro se han escrito 34 cifras en 12 pares; 1 está en conflicto y 2 no se han guardado.',
    );
    await expect(canvas.getByRole('link', { name: 'Ver la primera' })).toHaveAttribute(
      'href',
      expect.stringContaining('par=30'),
    );
  },
};

export const WorkbookAllInConflict: Story = {
  args: { ...WorkbookInConflict.args, notice: { kind: 'libro', count: 0, pares: 0 }, refused: 0 },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Del libro no se ha escrito ninguna cifra; 1 está en conflicto.'),
    ).toBeVisible();
  },
};

export const WorkbookRefused: Story = {
  args: { notice: { kind: 'libro', count: 0, pares: 0 }, refused: 34 },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Del libro no se ha escrito ninguna cifra; 34 no se han guardado.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument();
  },
};

export const RestoredInPart: Story = {
  args: { ...WorkbookInConflict.args, notice: { ...meta.args.notice, count: 815 }, refused: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^Del presupuesto del .* han vuelto 815 cifras en 34 pares; 1 está en conflicto\./,
    );
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
