import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { dropText } from '../../app/stories/drop-text.ts';
import { TextBox, type TextBoxProps } from './TextBox.tsx';

/** Holds the text, as a page does. */
function Held(props: TextBoxProps) {
  const [value, setValue] = useState(props.value);
  return (
    <TextBox
      {...props}
      value={value}
      onChange={(text) => {
        setValue(text);
        props.onChange(text);
      }}
    />
  );
}

const meta = {
  component: TextBox,
  render: (args) => <Held {...args} />,
  args: { label: 'Usuario', value: '', onChange: fn() },
} satisfies Meta<typeof TextBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Usuario' });
    await expect(box).toHaveAttribute('placeholder', 'Usuario');
    await userEvent.click(box);
    await userEvent.tab();
    await expect(box).not.toHaveAttribute('aria-invalid');
  },
};

export const Required: Story = {
  args: { required: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('*')).toBeVisible();
    const box = canvas.getByRole('textbox', { name: 'Usuario' });
    await expect(canvas.queryByText('Este campo es requerido')).not.toBeInTheDocument();
    await userEvent.type(box, '   ');
    await userEvent.tab();
    await expect(canvas.getByText('Este campo es requerido')).toBeVisible();
    await expect(box).toHaveAccessibleDescription('Este campo es requerido');
    await userEvent.type(box, 'x');
    await expect(canvas.queryByText('Este campo es requerido')).not.toBeInTheDocument();
  },
};

export const ValidatedExplicitly: Story = {
  args: { required: true, validated: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Este campo es requerido')).toBeVisible();
  },
};

export const ErrorFromOutside: Story = {
  args: { value: 'abc', error: 'El formato del email no es válido' },
};

export const ItsCheckFails: Story = {
  args: {
    validated: true,
    validate: () => {
      throw new Error('broken check');
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Error en validación')).toBeVisible();
  },
};

export const SelectsItsTextOnFocus: Story = {
  args: { value: 'vendedor' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const box = canvas.getByRole<HTMLInputElement>('textbox');
    await expect([box.selectionStart, box.selectionEnd]).toEqual([0, 8]);
    await expect(getComputedStyle(box.parentElement ?? box).outlineStyle).toBe('solid');
  },
};

export const Password: Story = {
  args: { label: 'Contraseña', value: 'Ventas-2026!', type: 'password' },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByLabelText('Contraseña');
    await expect(box).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar «Contraseña»' }));
    await expect(box).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Ocultar «Contraseña»' }));
    await expect(box).toHaveAttribute('type', 'password');
  },
};

export const Decimal: Story = {
  args: { label: 'Kilos por Pieza', type: 'decimal' },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, '1.234,5');
    await expect(box).toHaveValue('1.234,5');
    await userEvent.type(box, 'x25');
    await expect(box).toHaveValue('');
    await userEvent.keyboard('{Backspace}25');
    await expect(box).toHaveValue('25');
  },
};

/** Never between the digits, which would be another number. */
export const DroppedOverANumber: Story = {
  args: { label: 'Kilos por Pieza', type: 'decimal', value: '345' },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    dropText(box, ' 12,5 ');
    await expect(box).toHaveValue('12,5');
    await expect(box).toHaveFocus();
    dropText(box, '12,50 €');
    await expect(box).toHaveValue('');
    await userEvent.keyboard('7');
    await expect(box).toHaveValue('7');
  },
};

export const Integer: Story = {
  args: { label: 'Año', type: 'integer', maxLength: 4 },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, '20267');
    await expect(box).toHaveValue('2026');
  },
};

export const AnIntegerBoxRefusesLetters: Story = {
  args: { label: 'Año', type: 'integer', value: '20' },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await expect(box).toHaveAttribute('inputmode', 'numeric');
    await userEvent.click(box);
    await userEvent.keyboard('{End}a');
    await expect(box).toHaveValue('20');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('26');
    await expect(box).toHaveValue('2026');
    await userEvent.keyboard(',5');
    await expect(box).toHaveValue('2026');
    await userEvent.clear(box);
    await userEvent.paste('mil');
    await expect(box).toHaveValue('');
  },
};

export const EnterIsAnEventOfItsOwn: Story = {
  args: { label: 'Buscar', onEnter: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'acero{Enter}');
    await expect(args.onEnter).toHaveBeenCalledWith('acero');
  },
};

export const ReadOnly: Story = {
  args: { value: 'BGT-2026', readOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await expect(box).toHaveAttribute('readonly');
    await userEvent.type(box, 'x');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(box).toHaveValue('BGT-2026');
  },
};

export const PlaceholderOfItsOwn: Story = {
  args: { label: 'Período Destino', placeholder: 'SOP10-2025', maxLength: 10 },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByPlaceholderText('SOP10-2025');
    await userEvent.type(box, 'SOP10-2025 y más');
    await expect(box).toHaveValue('SOP10-2025');
  },
};

export const Disabled: Story = { args: { value: 'BGT-2026', disabled: true } };
export const HiddenLabel: Story = { args: { label: 'Buscar cliente o producto', hideLabel: true } };

export const Filled: Story = { args: { value: 'camila.restrepo' } };

/** What does not fit can be scrolled to; the box and the page stay as wide as they were. */
export const LongTextNarrow: Story = {
  args: { label: 'Nombre del Cliente', value: 'Compañía Latinoamericana '.repeat(8).trim(), required: true },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox').offsetHeight).toBeGreaterThanOrEqual(40);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const LongErrorNarrow: Story = {
  args: {
    label: 'Kilos por Pieza',
    value: '-1',
    error: 'Los kilos por pieza deben ser un número válido mayor o igual a 0',
  },
  globals: { viewport: { value: 'narrow' } },
};

export const FocusedWithAnError: Story = {
  args: { value: 'abc', error: 'El formato del email no es válido' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const box = canvas.getByRole('textbox');
    await expect(box).toHaveFocus();
    await expect(getComputedStyle(box.parentElement ?? box).outlineStyle).toBe('solid');
  },
};

export const EveryTypeDark: Story = {
  globals: { scheme: 'dark' },
  render: () => (
    <>
      <TextBox label="Texto" value="Envases Andinos" onChange={() => {}} required />
      <TextBox label="Entero" type="integer" value="2026" onChange={() => {}} />
      <TextBox label="Decimal" type="decimal" value="123456789,125" onChange={() => {}} />
      <TextBox label="Clave" type="password" value="Ventas-2026!" onChange={() => {}} />
      <TextBox label="Vacía" value="" onChange={() => {}} placeholder="SOP10-2025" />
      <TextBox label="Solo lectura" value="ENV" readOnly onChange={() => {}} />
      <TextBox label="Deshabilitada" value="BGT-2026" disabled onChange={() => {}} />
      <TextBox label="Con error" value="x" error="El formato del email no es válido" onChange={() => {}} />
    </>
  ),
  play: async ({ canvas }) => expect(canvas.getByLabelText('Decimal')).toHaveValue('123456789,125'),
};
