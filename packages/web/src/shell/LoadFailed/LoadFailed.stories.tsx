import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn } from 'storybook/test';
import { LoadFailed } from './LoadFailed.tsx';

function Broken(): never {
  throw new Error('a screen that breaks while it is drawn');
}

const meta = {
  component: LoadFailed,
  args: { children: <Broken />, onRetry: fn() },
} satisfies Meta<typeof LoadFailed>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ScreenBroke: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No se pudo mostrar la pantalla');
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const NarrowDark: Story = {
  ...ScreenBroke,
  globals: { viewport: { value: 'narrow' }, scheme: 'dark' },
};

export const NothingWrong: Story = {
  args: { children: <p>La pantalla</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('La pantalla')).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};
