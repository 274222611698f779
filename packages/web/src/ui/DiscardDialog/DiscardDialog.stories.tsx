import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn } from 'storybook/test';
import { DiscardDialog } from './DiscardDialog.tsx';

const meta = {
  component: DiscardDialog,
  args: { open: true, onKeep: fn(), onDiscard: fn() },
} satisfies Meta<typeof DiscardDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter and Esc go on. */
export const Asked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Seguir editando' })).toHaveFocus();
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(args.onKeep).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Descartar' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' }, scheme: 'dark' } };
