import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn } from 'storybook/test';
import { aprobacion } from '../../../fixtures/changes.ts';
import { ApprovalLine } from './ApprovalLine.tsx';

const meta = {
  title: 'Presupuestos/Piezas/ApprovalLine',
  component: ApprovalLine,
  args: { aprobacion, reabiertos: 0, onList: fn() },
} satisfies Meta<typeof ApprovalLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ChangedSince: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '12 cambios desde entonces' }));
    await expect(args.onList).toHaveBeenCalled();
  },
};

/** Nothing to list. */
export const AsApproved: Story = {
  args: { aprobacion: { ...aprobacion, cambiosDesde: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('sin cambios desde entonces')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** Nothing has changed, and yet it is not as approved any more. */
export const Reopened: Story = {
  args: { aprobacion: { ...aprobacion, cambiosDesde: 0 }, reabiertos: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Aprobado el .* · 3 pares reabiertos$/)).toBeVisible();
    await expect(canvas.queryByText(/sin cambios/)).not.toBeInTheDocument();
  },
};

export const ReopenedAndChanged: Story = {
  args: { reabiertos: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ · 1 par reabierto$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '12 cambios desde entonces' })).toBeVisible();
  },
};

/** One text, with its blanks; the point before a button, which may begin a line, is not seen. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/ · 12 cambios desde entonces$/);
    await expect(canvas.getByText('·')).not.toBeVisible();
  },
};
