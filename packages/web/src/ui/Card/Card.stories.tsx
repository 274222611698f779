import type { Meta, StoryObj } from '@storybook/react';
import { Card } from './Card.ts';

const meta = {
  component: Card,
  args: { children: 'Una hoja sobre la página: una línea fina en lugar de una sombra.' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sheet: Story = {};
export const SheetDark: Story = { globals: { scheme: 'dark' } };
