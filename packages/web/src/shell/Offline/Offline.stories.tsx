import { validarToken } from '@presupuesto/api-sdk/contract';
import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { unreachable } from '../../app/stories/failure.ts';
import { seller, withApp } from '../../app/stories/WithApp.tsx';
import { Offline } from './Offline.tsx';

/** The session that the stored token could not be checked for, on the session's own machine. */
const meta = {
  component: Offline,
  decorators: [withApp],
  parameters: {
    layout: 'fullscreen',
    app: { sesion: seller, work: { validarToken: () => Promise.reject(unreachable(validarToken)) } },
  },
} satisfies Meta<typeof Offline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ServerDoesNotAnswer: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Error de conexión. Por favor, verifica tu conexión a internet.');
    await expect(document.title).toBe('Sin conexión · Presupuesto de Ventas');
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeEnabled();
  },
};

export const NarrowDark: Story = {
  ...ServerDoesNotAnswer,
  globals: { viewport: { value: 'narrow' }, scheme: 'dark' },
};
