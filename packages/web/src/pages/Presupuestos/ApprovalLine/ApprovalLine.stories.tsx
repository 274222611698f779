import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn } from 'storybook/test';
import { aprobacion } from '../../../fixtures/changes.ts';
import { ApprovalLine } from './ApprovalLine.tsx';

const meta = {
  title: 'Presupuestos/Piezas/ApprovalLine',
  component: ApprovalLine,
  args: { aprobacion, onList: fn() },
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

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
