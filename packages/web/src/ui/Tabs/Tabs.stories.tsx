import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Tabs } from './Tabs.tsx';

const ITEMS = [
  { id: 'tabla', label: 'Presupuesto', content: <p>La tabla de meses</p> },
  { id: 'volumen', label: 'Análisis por Volumen', content: <p>El gráfico de volumen</p> },
  { id: 'precio', label: 'Análisis por Precio', content: <p>El gráfico de precio</p> },
];

function Held({ items }: { readonly items: typeof ITEMS }) {
  const [selected, setSelected] = useState('tabla');
  return <Tabs label="Vistas del presupuesto" items={items} selected={selected} onSelect={setSelected} />;
}

const meta = { component: Held, subcomponents: { Tabs }, args: { items: ITEMS } } satisfies Meta<typeof Held>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WalkedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tabpanel', { name: 'Presupuesto' })).toHaveTextContent(
      'La tabla de meses',
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Análisis por Volumen' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('El gráfico de volumen');
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Presupuesto' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Home}');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Presupuesto');
  },
};

export const ChosenByMouse: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Análisis por Precio' }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('El gráfico de precio');
    await expect(canvas.queryByText('La tabla de meses')).not.toBeInTheDocument();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const FocusedDark: Story = {
  globals: { scheme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const tab = canvas.getByRole('tab', { selected: true });
    await expect(tab).toHaveFocus();
    await expect(getComputedStyle(tab).outlineStyle).toBe('solid');
  },
};
