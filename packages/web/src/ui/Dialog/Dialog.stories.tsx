import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { TextBox } from '../TextBox/TextBox.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  component: Dialog,
  args: {
    open: true,
    title: 'Confirmar eliminación',
    onClose: fn(),
    children: <p>Esta acción no se puede deshacer</p>,
    actions: (
      <>
        <Button>Cancelar</Button>
        <Button variant="danger">Eliminar</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Confirmation: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const dialog = canvas.getByRole('dialog', { name: 'Confirmar eliminación' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const FocusReturns: Story = {
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Abrir</Button>
        <Dialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Abrir' });
    await userEvent.click(opener);
    const dialog = canvas.getByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    // What the browser sends for Esc; a synthetic key press does not reach a native dialog.
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
  },
};

export const FocusReturnsFromADialogThatIsTakenAway: Story = {
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Abrir</Button>
        {open && <Dialog {...args} onClose={() => setOpen(false)} />}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Abrir' });
    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar' }));
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(opener).toHaveFocus();
  },
};

export const Form: Story = {
  args: {
    title: 'Recuperar Contraseña',
    onSubmit: fn(),
    children: <TextBox label="Usuario" value="vendedor" onChange={() => {}} />,
    actions: (
      <Button type="submit" variant="primary">
        Enviar Instrucciones
      </Button>
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Higher than the window: it scrolls inside itself, and its way out can still be reached. */
export const LongContentNarrow: Story = {
  args: {
    title: 'Eliminar el par de la lista de Compañía Latinoamericana de Envases, Tapas y Recubrimientos',
    children: Array.from({ length: 40 }, (_, at) => (
      <p key={at}>Línea {at + 1} de una pregunta muy larga.</p>
    )),
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog');
    await expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    canvas.getByRole('button', { name: 'Eliminar' }).scrollIntoView();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Eliminar' })).toBeVisible());
  },
};
