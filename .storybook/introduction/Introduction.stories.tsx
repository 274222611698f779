import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { Introduction } from './Introduction.tsx';

const meta = {
  title: 'Introducción',
  tags: ['!autodocs'],
  component: Introduction,
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Introduction>;

export default meta;

export const Inicio: StoryObj<typeof meta> = {
  name: 'Introducción',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Presupuesto de Ventas' })).toBeVisible();
  },
};
