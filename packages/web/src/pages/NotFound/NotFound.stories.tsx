import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import NotFound from './NotFound.tsx';

const meta = {
  title: 'Página no encontrada',
  component: NotFound,
} satisfies Meta<typeof NotFound>;

export default meta;

type Story = StoryObj<typeof meta>;

export const UnknownPath: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Volver a Inicio' })).toHaveAttribute('href', '/home');
  },
};

export const NarrowDark: Story = {
  ...UnknownPath,
  globals: { viewport: { value: 'narrow' }, scheme: 'dark' },
};
