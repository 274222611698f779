import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn } from 'storybook/test';
import { SignOutDialog } from './SignOutDialog.tsx';

const meta = {
  title: 'SignOutDialog',
  component: SignOutDialog,
  args: { isUnkept: true, onClose: fn(), onSignOut: fn() },
} satisfies Meta<typeof SignOutDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter and Esc stay. */
export const WouldLose: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Seguir en la sesión' })).toHaveFocus();
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    await expect(args.onSignOut).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar sesión y perderlo' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

/** What waited was sent while the question stood. */
export const AllSent: Story = {
  args: { isUnkept: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ya se ha enviado todo.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' }, scheme: 'dark' } };
