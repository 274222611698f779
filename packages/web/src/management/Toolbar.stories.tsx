import { listarDivisiones } from '@presupuesto/api-sdk/contract';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, waitFor } from 'storybook/test';
import { seller } from '../app/stories/WithApp.tsx';
import { divisiones } from '../pages/Divisiones/Divisiones.tsx';
import { atWork, server } from './stories/at-work.ts';
import { Toolbar } from './Toolbar.tsx';
import { useManagement } from './use-management.ts';

function OfDivisions() {
  return <Toolbar {...useManagement(divisiones)} />;
}

const meta = {
  ...atWork,
  title: 'Toolbar',
  component: OfDivisions,
  subcomponents: { Toolbar },
} satisfies Meta<typeof OfDivisions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Searched: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Buscar' });
    await userEvent.type(box, 'env{Enter}');
    await waitFor(() =>
      expect(server.inputsOf(listarDivisiones)).toContainEqual({ query: { nombre: 'env' } }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Limpiar' }));
    await expect(box).toHaveValue('');
  },
};

/** Who may not write is offered no new record. */
export const WithoutNew: Story = {
  parameters: { app: { sesion: seller, work: { request: server.request } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Buscar' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Nuevo' })).not.toBeInTheDocument();
  },
};

export const NarrowAndDark: Story = { globals: { viewport: { value: 'narrow' }, scheme: 'dark' } };
