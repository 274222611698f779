import type { Meta, StoryObj } from '@storybook/react';
import { expect, waitFor } from 'storybook/test';
import { HelpButton } from './HelpButton.tsx';

/** A chunk of its own comes when the machine has time for it. */
const WHEN_LOADED = { timeout: 10_000 };

const meta = {
  title: 'Presupuestos/Piezas/HelpButton',
  component: HelpButton,
  decorators: [
    (Story) => (
      <>
        <Story />
        <input aria-label="Enero 2026, volumen" type="text" />
      </>
    ),
  ],
} satisfies Meta<typeof HelpButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Ayuda de la pantalla' });
    await userEvent.click(button);
    const help = await canvas.findByRole('dialog', { name: 'Ayuda de la pantalla' }, WHEN_LOADED);
    await expect(help).toHaveTextContent(
      'Replica el valor en ese mes y en los siguientes que la tabla muestra.',
    );
  },
};

export const ByItsKey: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Ayuda de la pantalla' });
    const box = canvas.getByRole('textbox');
    await userEvent.click(box);
    await userEvent.keyboard('?');
    await expect(box).toHaveValue('?');
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    button.focus();
    await userEvent.keyboard('?');
    await canvas.findByRole('dialog', { name: 'Ayuda de la pantalla' }, WHEN_LOADED);
    await userEvent.keyboard('{Escape}');
    // The browser's own dialog closes by a real key alone: its button does the same.
    const closing = canvas.queryAllByRole('button', { name: 'Cerrar' }).at(-1);
    if (closing) await userEvent.click(closing);
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } }, play: Opened.play };
