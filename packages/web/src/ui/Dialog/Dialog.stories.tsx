import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Alert } from '../Alert/Alert.tsx';
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

/** Higher than the window: it begins at its title and scrolls inside itself, and its way out can still be reached. */
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
    await expect(canvas.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
    await expect(dialog.scrollTop).toBe(0);
    canvas.getByRole('button', { name: 'Eliminar' }).scrollIntoView();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Eliminar' })).toBeVisible());
  },
};

/** Whether somebody sees the middle of an element, and a click there meets it. */
function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

/** Enlarged to 200 %, a form is higher than the window: its buttons and what was said last stay, and hide no field. */
export const FormHigherThanTheWindow: Story = {
  args: {
    title: 'Crear Usuario',
    onSubmit: fn(),
    children: ['Nombre de usuario', 'Email', 'Nombre', 'Apellido', 'Teléfono'].map((label) => (
      <TextBox key={label} label={label} value="" onChange={() => {}} />
    )),
    message: <Alert>Ya existe un usuario con ese nombre</Alert>,
    actions: (
      <Button type="submit" variant="primary">
        Guardar
      </Button>
    ),
  },
  globals: { viewport: { value: 'zoomed' } },
  play: async ({ canvas, userEvent }) => {
    const dialog = canvas.getByRole('dialog');
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    for (const box of canvas.getAllByRole('textbox')) {
      await expect(box).toHaveFocus();
      await expect(isInSight(box)).toBe(true);
      await expect(isInSight(canvas.getByRole('button', { name: 'Guardar' }))).toBe(true);
      await expect(isInSight(canvas.getByText('Ya existe un usuario con ese nombre'))).toBe(true);
      await userEvent.tab();
    }
  },
};
