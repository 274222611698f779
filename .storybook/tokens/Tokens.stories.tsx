import icons from 'virtual:icons-in-use';
import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { readable, visible } from '../../packages/web/src/app/theme/pairs.ts';
import { Colors } from './Colors.tsx';
import { IconsInUse } from './IconsInUse.tsx';
import { Measures } from './Measures.tsx';
import { Type } from './Type.tsx';

const meta = {
  title: 'Tokens',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Colores: Story = {
  render: () => <Colors />,
  play: async ({ canvas }) => {
    const pairs = 2 * (readable.length + visible.length);
    await expect(canvas.getAllByRole('cell', { name: 'Cumple' })).toHaveLength(pairs);
    await expect(canvas.getAllByRole('row', { name: /onAccent sobre accent / })).toHaveLength(2);
  },
};

export const ColoresEnOscuro: Story = { ...Colores, globals: { scheme: 'dark' } };

export const Tipografia: Story = { name: 'Tipografía', render: () => <Type /> };

export const Medidas: Story = {
  name: 'Medidas y movimiento',
  render: () => <Measures />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('row.line').nextSibling).toHaveTextContent('41px; con el dedo');
    await expect(canvas.queryByText(/var\(/)).toBeNull();
  },
};

export const MedidasEnTelefono: Story = {
  name: 'Medidas en el teléfono',
  globals: { viewport: { value: 'narrow' } },
  render: () => <Measures />,
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const Iconos: Story = {
  render: () => <IconsInUse />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(icons.length);
    await expect(canvas.getByText('Pencil')).toBeVisible();
    await expect(icons.every(({ places }) => places.length > 0)).toBe(true);
  },
};
