import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { Waiting } from './Waiting.tsx';

const meta = { component: Waiting } satisfies Meta<typeof Waiting>;

export default meta;

export const Loading: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Cargando…');
  },
};
