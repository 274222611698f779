import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { nota } from '../../../fixtures/changes.ts';
import { NoteBox } from './NoteBox.tsx';

const meta = {
  title: 'Presupuestos/Piezas/NoteBox',
  component: NoteBox,
  args: {
    label: 'Nota de octubre 2026',
    nota: null,
    draft: null,
    isMet: false,
    busy: false,
    problem: null,
    onWrite: fn(),
    onType: fn(),
    onSave: fn(),
    onCancel: fn(),
    onRemove: fn(),
  },
  decorators: [
    (Box) => (
      <div style={{ inlineSize: 240 }}>
        <Box />
      </div>
    ),
  ],
} satisfies Meta<typeof NoteBox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The keyboard goes into the box, and back to the button. */
export const Written: Story = {
  render: function Box(args) {
    const [draft, setDraft] = useState<string | null>(null);
    return (
      <NoteBox
        {...args}
        draft={draft}
        onWrite={() => setDraft('')}
        onType={setDraft}
        onCancel={() => setDraft(null)}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Añadir nota' }));
    const box = canvas.getByRole('textbox', { name: 'Nota de octubre 2026' });
    await expect(box).toHaveFocus();
    await userEvent.keyboard('Pedido aplazado{Control>}{Enter}{/Control}');
    await expect(args.onSave).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }));
    await expect(canvas.getByRole('button', { name: 'Añadir nota' })).toHaveFocus();
  },
};

export const There: Story = {
  args: { nota },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Nota de octubre 2026' })).toHaveTextContent('camila.r');
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar' }));
    const asked = canvas.getByRole('dialog', { name: 'Confirmar eliminación' });
    await expect(asked).toHaveTextContent('¿Desea quitar la nota de octubre 2026?');
    await expect(args.onRemove).not.toHaveBeenCalled();
    await userEvent.click(within(asked).getByRole('button', { name: 'Eliminar' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
export const AskedDark: Story = {
  args: { nota },
  globals: { scheme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar' }));
    await expect(canvas.getByRole('dialog')).toBeVisible();
  },
};

/** Enter and Esc leave it where it is, and so does the panel that it stands in. */
export const Kept: Story = {
  args: { nota },
  play: async ({ args, canvas, userEvent }) => {
    const remove = canvas.getByRole('button', { name: 'Quitar' });
    remove.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(remove).toHaveFocus();
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(remove).toHaveFocus();
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
};

/** The keyboard goes to the button that stands in the note's place. */
export const Removed: Story = {
  render: function Box(args) {
    const [there, setThere] = useState(true);
    return <NoteBox {...args} nota={there ? nota : null} onRemove={() => setThere(false)} />;
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Quitar' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Eliminar' }));
    await expect(canvas.getByRole('button', { name: 'Añadir nota' })).toHaveFocus();
  },
};

export const TooLong: Story = {
  args: { draft: 'x'.repeat(501) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Guardar nota' })).toBeDisabled();
    await expect(canvas.getByText('501 / 500')).toBeVisible();
  },
};

export const Saving: Story = { args: { draft: 'Pedido aplazado', busy: true } };
export const NotSaved: Story = { args: { draft: 'Pedido aplazado', problem: 'Error al guardar la nota' } };

/** Somebody else's note stands there by now, beside the draft: saving again replaces it. */
export const Met: Story = {
  args: {
    nota: { ...nota, usuario: 'jefa' },
    draft: 'Pedido aplazado a abril',
    isMet: true,
    problem: 'jefa cambió esta nota después de que usted la viera',
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(nota.texto)).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('Pedido aplazado a abril');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar nota' }));
    await expect(args.onSave).toHaveBeenCalled();
  },
};
export const MetDark: Story = { ...Met, globals: { scheme: 'dark' } };

export const NotRemoved: Story = { args: { nota, problem: 'Error al guardar la nota' } };
