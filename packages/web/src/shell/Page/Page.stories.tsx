import type { Meta, StoryObj } from '@storybook/react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../ui/Button/Button.tsx';
import { Page } from './Page.tsx';

const meta = {
  component: Page,
  args: { title: 'Presupuestos', children: <p>El contenido de la pantalla</p> },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleAlone: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Presupuestos');
    await waitFor(() => expect(document.title).toBe('Presupuestos · Presupuesto de Ventas'));
  },
};

export const WithItsMainAction: Story = {
  args: { action: <Button variant="primary">Aprobar Presupuesto</Button> },
  play: async ({ canvas }) => {
    const middle = (element: HTMLElement) => {
      const { top, height } = element.getBoundingClientRect();
      return Math.round(top + height / 2);
    };
    await expect(middle(canvas.getByRole('button'))).toBe(middle(canvas.getByRole('heading')));
  },
};
