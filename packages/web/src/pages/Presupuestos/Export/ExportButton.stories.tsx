import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ExportButton } from './ExportButton.tsx';

const meta = {
  component: ExportButton,
  args: { state: 'idle', progress: null, problem: null, onExport: fn(), onCancel: fn() },
} satisfies Meta<typeof ExportButton>;

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
  args: { state: 'saved' },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Excel descargado.'),
};

export const Failed: Story = {
  args: { state: 'failed', problem: 'Error al cargar las ventas' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error al cargar las ventas');
    await userEvent.click(canvas.getByRole('button', { name: 'Descargar Excel' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};

export const NarrowAndFailed: Story = {
  args: { ...Failed.args },
  globals: { viewport: { value: 'narrow' } },
};
