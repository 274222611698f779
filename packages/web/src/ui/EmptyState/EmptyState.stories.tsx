import type { Meta, StoryObj } from '@storybook/react';
import { Inbox } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  component: EmptyState,
  args: { title: 'No se encontraron registros' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleAlone: Story = {};

export const WithAWayOut: Story = {
  args: {
    icon: <Inbox size={28} aria-hidden />,
    text: 'Pruebe con otro nombre o quite el filtro.',
    action: <Button>Limpiar</Button>,
  },
};

export const LongTextNarrow: Story = {
  args: {
    title: 'Todavía no hay ningún cliente ni producto en este presupuesto',
    text: 'Un administrador puede asignarlos en «Asignación de Clientes y Productos», o cargarlos con un archivo de ventas.',
    action: <Button variant="primary">Reintentar</Button>,
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvas.getByRole('button')).toBeVisible();
  },
};
