import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

const meta = {
  component: TextArea,
  args: { label: 'Nota', value: '', max: 500, onChange: fn() },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value);
    return <TextArea {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

const submitted = fn();

/** Blanks around the text do not count. */
export const Counts: Story = {
  args: { onSubmit: submitted },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Nota' });
    await userEvent.type(area, '  Pedido aplazado ');
    await expect(area).toHaveAccessibleDescription('15 / 500 caracteres');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(submitted).toHaveBeenCalled();
  },
};

export const TooLong: Story = {
  args: { value: 'Demasiado largo', max: 10 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Nota' })).toHaveAttribute('aria-invalid', 'true');
  },
};

export const Failed: Story = { args: { value: 'Pedido aplazado', error: 'Error al guardar la nota' } };
export const WithoutItsLabel: Story = { args: { hideLabel: true } };
