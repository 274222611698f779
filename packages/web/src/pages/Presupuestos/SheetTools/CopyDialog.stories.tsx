import { type CopyOptions, isPorcentaje } from '@presupuesto/machines';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import CopyDialog from './CopyDialog.tsx';

/** Twelve empty months, twenty-four with those that hold something. */
const countOf = ({ fields, onlyEmpty, porcentaje }: CopyOptions): number | null =>
  isPorcentaje(porcentaje) ? fields.length * (onlyEmpty ? 6 : 12) : null;

const meta = {
  component: CopyDialog,
  args: {
    periodoID: 'BGT-2026',
    referenteID: 'CUR-2025',
    ofAnotherYear: true,
    countOf,
    onCopy: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof CopyDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LastYear: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: 'De qué mes' })).toHaveDisplayValue(
      'Mismo mes, año −1',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('Se escribirán 12 valores.');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Qué copiar' }), 'Solo el volumen');
    const percent = canvas.getByRole('textbox', { name: 'Variación (%)' });
    await userEvent.clear(percent);
    await userEvent.type(percent, '+2,5 %{Enter}');
    await expect(args.onCopy).toHaveBeenCalledOnce();
    await expect(args.onCopy).toHaveBeenCalledWith({
      fields: ['volumenTon'],
      porcentaje: 2.5,
      onlyEmpty: true,
      yearBefore: true,
    });
  },
};

export const SameYearOverEverything: Story = {
  args: { ofAnotherYear: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'A qué meses' }),
      'Todos, aunque tengan valor',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('Se escribirán 24 valores.');
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar' }));
    await expect(args.onCopy).toHaveBeenCalledWith({
      fields: ['volumenTon', 'precio'],
      porcentaje: 0,
      onlyEmpty: false,
      yearBefore: false,
    });
  },
};

export const NotAPercentage: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const percent = canvas.getByRole('textbox', { name: 'Variación (%)' });
    await userEvent.clear(percent);
    await userEvent.type(percent, 'mucho{Enter}');
    await userEvent.tab();
    await expect(percent).toHaveAccessibleDescription('Escriba un porcentaje entre -100 y 1.000');
    await userEvent.clear(percent);
    await userEvent.type(percent, '-100,1');
    await expect(percent).toHaveAccessibleDescription('Escriba un porcentaje entre -100 y 1.000');
    await expect(canvas.getByRole('button', { name: 'Copiar' })).toBeDisabled();
    await expect(args.onCopy).not.toHaveBeenCalled();
  },
};

export const NothingToCopy: Story = {
  args: { countOf: () => 0 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('no hay nada que copiar');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Variación (%)' }), '{Enter}');
    await expect(args.onCopy).not.toHaveBeenCalled();
  },
};

export const NoReferenceChosen: Story = {
  args: { referenteID: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Elija antes un Referente/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
