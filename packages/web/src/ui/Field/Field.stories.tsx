import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import { control } from './Field.parts.ts';
import { Field } from './Field.tsx';

const Box = styled.input`${control}`;

const meta = {
  component: Field,
  args: {
    id: 'precio',
    label: 'Precio (COP/kg)',
    required: false,
    hideLabel: false,
    message: undefined,
    reserve: false,
    children: <Box id="precio" aria-describedby="precio-message" />,
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LabelAndControl: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Precio (COP/kg)'));
    await expect(canvas.getByRole('textbox', { name: 'Precio (COP/kg)' })).toHaveFocus();
  },
};

/** The asterisk is drawn and not read: the control says that it is required. */
export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox')).toHaveAccessibleName('Precio (COP/kg)'),
};

export const WithAMessage: Story = {
  args: { message: 'Escriba un precio mayor que cero' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Escriba un precio mayor que cero'),
};

/** The next field stays where it is when the message comes. */
export const RoomForAMessage: Story = {
  args: { reserve: true },
  play: async ({ canvasElement }) =>
    expect(canvasElement.querySelector('#precio-message')?.getBoundingClientRect().height).toBeGreaterThan(
      10,
    ),
};

export const LabelReadAloudOnly: Story = {
  args: { hideLabel: true },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox')).toHaveAccessibleName('Precio (COP/kg)'),
};

export const LongTextNarrow: Story = {
  args: {
    label: 'Precio medio de los últimos doce meses, en moneda local por kilogramo',
    message: 'Escriba un precio mayor que cero, con coma para los decimales, por ejemplo 6.512,50',
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { args: WithAMessage.args, globals: { scheme: 'dark' } };
