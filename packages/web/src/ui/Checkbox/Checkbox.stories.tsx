import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Checkbox, type CheckboxProps } from './Checkbox.tsx';

/** Shows each change, as a page does. */
function Held(props: CheckboxProps) {
  const [checked, setChecked] = useState(props.checked);
  return (
    <Checkbox
      {...props}
      checked={checked}
      onChange={(next) => {
        props.onChange(next);
        setChecked(next);
      }}
    />
  );
}

const meta = {
  component: Checkbox,
  render: (args) => <Held {...args} />,
  args: {
    label: 'Añadir los 12 pares que les faltan a los presupuestos abiertos',
    checked: false,
    onChange: fn(),
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: args.label, checked: false });
    await userEvent.click(canvas.getByText(args.label));
    await expect(args.onChange).toHaveBeenCalledWith(true);
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};

export const On: Story = { args: { checked: true } };
export const OnDark: Story = { args: { checked: true }, globals: { scheme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
