import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { loadedDialog, loadedPart } from '../../app/loaded-part.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { DialogFailed } from './DialogFailed.tsx';
import { PartFailed } from './PartFailed.tsx';

const meta = {
  component: PartFailed,
  subcomponents: { DialogFailed },
  args: { onRetry: fn() },
} satisfies Meta<typeof PartFailed>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A file that comes when it is asked for a second time. */
function secondTime<File>(file: File): () => Promise<File> {
  let tries = 0;
  return async () => {
    tries += 1;
    if (tries === 1) throw new Error('no file');
    return file;
  };
}

export const InItsPlace: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No se pudo cargar esta parte de la pantalla.');
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Cerrar' })).not.toBeInTheDocument();
  },
};

export const OfWhatCanBeClosed: Story = {
  args: { onClose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const NarrowDark: Story = { globals: { viewport: { value: 'narrow' }, scheme: 'dark' } };

export const OfADialog: Story = {
  args: { onClose: fn() },
  render: ({ onRetry, onClose }) => <DialogFailed onRetry={onRetry} onClose={onClose ?? fn()} />,
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('dialog', { name: 'No se pudo abrir' });
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

const Chart = () => <p>El gráfico</p>;

/** The rest of the screen stays, and the part comes when it is asked for again. */
export const ComesTheSecondTime: Story = {
  render: function Screen() {
    const [Part] = useState(() => loadedPart(secondTime({ default: Chart })));
    return (
      <section aria-label="Pantalla">
        <p>Las cifras</p>
        <Part />
      </section>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const again = await canvas.findByRole('button', { name: 'Reintentar' });
    again.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('El gráfico');
    await expect(canvas.getByText('Las cifras')).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(canvas.getByRole('region', { name: 'Pantalla' })).toHaveFocus();
  },
};

const Ayuda = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog open title="Ayuda" onClose={onClose}>
    <p>Las teclas</p>
  </Dialog>
);

export const DialogComesTheSecondTime: Story = {
  render: function Screen() {
    const [Help] = useState(() => loadedDialog(secondTime({ default: Ayuda })));
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Abrir
        </button>
        {open && <Help onClose={() => setOpen(false)} />}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Reintentar' }));
    await canvas.findByRole('dialog', { name: 'Ayuda' });
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Abrir' })).toHaveFocus();
  },
};
