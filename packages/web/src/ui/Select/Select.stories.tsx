import type { Meta, StoryObj } from '@storybook/react';
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

export const Filled: Story = { args: { value: '2026' } };
export const RequiredAndFilled: Story = { args: { value: '2026', required: true } };
export const Loading: Story = { args: { placeholder: 'Cargando…', options: [] } };

/** The error goes before what the field says by itself. */
export const ErrorOfARequiredOne: Story = {
  args: { required: true, validated: true, error: 'Error al cargar la lista de divisiones' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(
      'Error al cargar la lista de divisiones',
    );
    await expect(canvas.queryByText('Este campo es requerido')).not.toBeInTheDocument();
  },
};

export const LongOptionNarrow: Story = {
  args: {
    label: 'División',
    value: 'L',
    options: [
      { value: 'L', label: 'Recubrimientos y especialidades para la industria alimentaria del Pacífico' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox').offsetHeight).toBeGreaterThanOrEqual(44);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
