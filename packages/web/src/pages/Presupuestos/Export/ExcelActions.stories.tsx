import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn } from 'storybook/test';
import { ExcelActions } from './ExcelActions.tsx';

const meta = {
  title: 'Presupuestos/Piezas/ExcelActions',
  component: ExcelActions,
  args: {
    state: 'idle',
    progress: null,
    problem: null,
    compact: false,
    onExport: fn(),
    onCancel: fn(),
    onUpload: fn(),
  },
} satisfies Meta<typeof ExcelActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Descargar Excel' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};

export const UnderWay: Story = {
  args: { state: 'busy' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Descargar Excel' }));
    await expect(args.onExport).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: 'Cancelar' })).not.toBeInTheDocument();
  },
};

export const PairByPair: Story = {
  args: { state: 'busy', progress: { loaded: 1234, total: 5000 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1.234 de 5.000 pares');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Downloaded: Story = {
  globals: { viewport: { value: 'wide' } },
  args: { state: 'saved' },
  // As wide as what is in them, as beside the title.
  decorators: (Actions) => (
    <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
      <Actions />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Excel descargado.');
    const button = canvas.getByRole('button', { name: 'Descargar Excel' });
    const room = button.parentElement?.getBoundingClientRect();
    await expect(button.getBoundingClientRect().left).toBe(room?.left);
  },
};

export const Failed: Story = {
  args: { state: 'failed', problem: 'Error al cargar las ventas' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error al cargar las ventas');
    await userEvent.click(canvas.getByRole('button', { name: 'Descargar Excel' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};

/** Both behind one button, as on a phone. */
export const Compact: Story = {
  args: { compact: true },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Excel' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Subir Excel…' }));
    await expect(args.onUpload).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Excel' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Descargar Excel' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};

export const CompactAndUnderWay: Story = {
  args: { compact: true, state: 'busy' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Excel' }));
    await expect(canvas.getByRole('button', { name: 'Descargar Excel' })).toBeDisabled();
  },
};

export const CompactAndFailed: Story = {
  args: { ...Failed.args, compact: true },
  globals: { viewport: { value: 'narrow' } },
};
