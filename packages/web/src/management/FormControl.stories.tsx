import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { FormControl } from './FormControl.tsx';

const meta = {
  title: 'FormControl',
  component: FormControl,
  render: function Typed(args) {
    const [values, setValues] = useState(args.values);
    return (
      <FormControl
        {...args}
        values={values}
        onChange={(value) => {
          args.onChange(value);
          setValues({ ...values, [args.field.name]: value });
        }}
      />
    );
  },
  args: {
    field: { kind: 'text', name: 'nombre', label: 'Nombre', required: true, maxLength: 100 },
    values: { nombre: '' },
    error: undefined,
    isEdition: false,
    refusal: null,
    onChange: fn(),
  },
} satisfies Meta<typeof FormControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nombre' }), 'Norte');
    await expect(args.onChange).toHaveBeenLastCalledWith('Norte');
  },
};

export const WithAnError: Story = {
  args: { error: 'El nombre es obligatorio' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('El nombre es obligatorio'),
};

/** Given when the record is created, and only shown afterwards. */
export const Fixed: Story = {
  args: {
    field: { kind: 'text', name: 'nombre', label: 'ID', required: true, maxLength: 20, isFixed: true },
    values: { nombre: 'NORTE' },
    isEdition: true,
  },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox', { name: 'ID' })).toHaveAttribute('readonly'),
};

export const Decimal: Story = {
  args: {
    field: { kind: 'decimal', name: 'tasa', label: 'Tasa', required: true },
    values: { tasa: '4.123,5' },
  },
};

/** What the point of `1.085` was taken for is to be seen before it is saved. */
export const DecimalShownAsRead: Story = {
  args: { ...Decimal.args, values: { tasa: '' } },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Tasa' });
    await userEvent.type(box, '1.085');
    await expect(box).toHaveValue('1.085');
    await userEvent.tab();
    await expect(box).toHaveValue('1085');
    await expect(args.onChange).toHaveBeenLastCalledWith('1085');
    await userEvent.clear(box);
    await userEvent.type(box, '0.25');
    await userEvent.tab();
    await expect(box).toHaveValue('0,25');
  },
};

export const Choice: Story = {
  args: {
    field: {
      kind: 'choice',
      name: 'tipo',
      label: 'Tipo',
      placeholder: 'Seleccione un tipo',
      options: [
        { value: 'SOP', label: 'SOP' },
        { value: 'BGT', label: 'BGT' },
      ],
    },
    values: { tipo: '' },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Tipo' }), 'BGT');
    await expect(args.onChange).toHaveBeenCalledWith('BGT');
  },
};

export const Switch: Story = {
  args: {
    field: { kind: 'switch', name: 'activo', label: 'Activo', initial: true },
    values: { activo: true },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onChange).toHaveBeenCalledWith(false);
  },
};
