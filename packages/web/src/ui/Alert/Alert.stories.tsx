import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Alert } from './Alert.tsx';

const meta = {
  component: Alert,
  args: { children: 'Error del servidor. Por favor, intente más tarde.' },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failure: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error del servidor.');
  },
};

export const Success: Story = {
  args: { tone: 'success', children: 'Clave restablecida correctamente.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Clave restablecida');
  },
};

export const Warning: Story = { args: { tone: 'warning', children: 'Esta acción no se puede deshacer' } };
export const Information: Story = { args: { tone: 'info', children: 'Seleccione un cliente.' } };

/** Of one line: where there is less room, a message has more of them. */
export const RoomKeptWhileEmpty: Story = {
  globals: { viewport: { value: 'wide' } },
  render: function Render(args) {
    const [shown, setShown] = useState(false);
    return (
      <>
        <Alert reserve>{shown && args.children}</Alert>
        <Button onClick={() => setShown(true)}>Fallar</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    const top = button.getBoundingClientRect().top;
    await userEvent.click(button);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error del servidor.');
    await expect(button.getBoundingClientRect().top).toBe(top);
  },
};

/** Several lines, and words that have no place to break. */
export const LongTextNarrow: Story = {
  args: {
    children: `No se puede eliminar: el cliente tiene presupuestos de Camila Restrepo, Diego Quispe Huamán y otros 5 vendedores en ${'SOP10-2025'.repeat(8)}.`,
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert.scrollWidth).toBeLessThanOrEqual(alert.clientWidth);
  },
};
