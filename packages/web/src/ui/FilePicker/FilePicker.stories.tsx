import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { FilePicker } from './FilePicker.tsx';

const workbook = (name = 'ventas-octubre-2026.xlsx') => new File([new Uint8Array(48_000)], name);

const meta = {
  component: FilePicker,
  render: function Held(args) {
    const [file, setFile] = useState(args.file);
    return (
      <FilePicker
        {...args}
        file={file}
        onChange={(chosen) => {
          args.onChange(chosen);
          setFile(chosen);
        }}
      />
    );
  },
  args: { file: null, onChange: fn() },
} satisfies Meta<typeof FilePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const file = workbook();
    await userEvent.upload(canvas.getByLabelText(/^Archivo/), file);
    await expect(args.onChange).toHaveBeenCalledWith(file);
    await expect(canvas.getByText('ventas-octubre-2026.xlsx')).toBeVisible();
  },
};

/** The focus goes back to the picker, whose button has left. */
export const TakenAway: Story = {
  args: { file: workbook() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar el archivo' }));
    await expect(args.onChange).toHaveBeenCalledWith(null);
    await expect(canvas.getByLabelText(/^Archivo/)).toHaveFocus();
  },
};

export const Chosen: Story = { args: { file: workbook() } };

export const Wrong: Story = {
  args: { file: workbook(), wrongBy: 'problema' },
  render: (args) => (
    <>
      <FilePicker {...args} />
      <p id="problema">El archivo está vacío.</p>
    </>
  ),
  play: async ({ canvas }) => {
    const picker = canvas.getByLabelText(/^Archivo/);
    await expect(picker).toBeInvalid();
    await expect(picker).toHaveAccessibleDescription(/^El archivo está vacío\. ventas-octubre/);
  },
};

export const LongNameNarrowAndDark: Story = {
  args: { file: workbook('ventas_de_octubre_de_2026_version_definitiva_revisada_por_finanzas.xlsx') },
  globals: { viewport: { value: 'narrow' }, scheme: 'dark' },
};
