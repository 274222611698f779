import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Segments } from './Segments.tsx';

const ITEMS = [
  { id: 'toneladas', label: 'Toneladas' },
  { id: 'precio', label: 'Precio kg' },
  { id: 'ventas', label: 'Ventas' },
] as const;

type Id = (typeof ITEMS)[number]['id'];

function Framed({ onSelect }: { readonly onSelect: (id: Id) => void }) {
  const [selected, setSelected] = useState<Id>('toneladas');
  return (
    <Segments
      label="Cifras"
      items={ITEMS}
      selected={selected}
      onSelect={(id) => {
        setSelected(id);
        onSelect(id);
      }}
    />
  );
}

const meta = { component: Framed, subcomponents: { Segments }, args: { onSelect: fn() } } satisfies Meta<
  typeof Framed
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ChosenByClick: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Precio kg' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('precio');
    await expect(canvas.getByRole('radio', { checked: true })).toHaveTextContent('Precio kg');
  },
};

/** One of them is in the Tab order; arrows go round. */
export const ChosenByKeys: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('ventas');
    await expect(canvas.getByRole('radio', { name: 'Ventas' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('precio');
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };

/** Each is a finger's target. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    for (const one of canvas.getAllByRole('radio')) await expect(one.offsetHeight).toBeGreaterThanOrEqual(42);
  },
};
