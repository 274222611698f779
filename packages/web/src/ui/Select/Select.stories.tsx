import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Select, type SelectProps } from './Select.tsx';

function Held(props: SelectProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Select
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  component: Select,
  render: (args) => <Held {...args} />,
  args: {
    label: 'Año',
    value: '',
    placeholder: 'Todos los años',
    onChange: fn(),
    options: [
      { value: '2026', label: '2026' },
      { value: '2025', label: '2025' },
    ],
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EmptyChoice: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Año' });
    await expect(select).toHaveDisplayValue('Todos los años');
    await userEvent.selectOptions(select, '2025');
    await expect(args.onChange).toHaveBeenCalledWith('2025');
    await expect(select).toHaveDisplayValue('2025');
  },
};

export const Required: Story = {
  args: { required: true, placeholder: 'Seleccione…' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByText('Este campo es requerido')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox'), '2026');
    await expect(canvas.queryByText('Este campo es requerido')).not.toBeInTheDocument();
  },
};

export const ErrorFromOutside: Story = { args: { error: 'Debe seleccionar un período' } };
export const Disabled: Story = { args: { disabled: true } };
export const HiddenLabel: Story = { args: { hideLabel: true } };
