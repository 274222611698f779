import type { ConflictedValue } from '@presupuesto/machines';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn } from 'storybook/test';
import { theme } from '../../app/theme/theme.ts';
import { PendingNotices } from './PendingNotices.tsx';

const change: ConflictedValue['change'] = {
  kind: 'volumenTon',
  ventaID: 7,
  valor: 1234.5,
  periodoID: 'BGT-2027',
  clienteProductoPeriodoID: 3,
  names: { nombreCliente: 'Envases del Norte', nombreProducto: 'Hojalata 0,20', anio: 2027, mes: 4 },
};
const { names, ...unnamed } = change;

const meta = {
  component: PendingNotices,
  args: {
    isNothingKept: false,
    unsent: [],
    unreadable: 0,
    conflicts: [],
    onWarningRead: fn(),
    onUnsentRead: fn(),
  },
} satisfies Meta<typeof PendingNotices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingToSay: Story = {
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).not.toBeInTheDocument(),
};

export const TheDeviceKeepsNothing: Story = {
  args: { isNothingKept: true },
  play: async ({ canvas, args, userEvent }) => {
    const [said] = canvas.getAllByRole('status');
    await expect(said).toHaveTextContent('Este dispositivo no puede guardar lo pendiente.');
    await userEvent.click(canvas.getByRole('button', { name: 'Entendido' }));
    await expect(args.onWarningRead).toHaveBeenCalledOnce();
  },
};

export const FiguresInConflict: Story = {
  args: {
    conflicts: [
      { change: { ...change, clienteProductoID: 41 }, actual: 40, usuario: 'luis', fecha: null },
      { change: { ...change, ventaID: 8 }, actual: 41, usuario: null, fecha: null },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^2 cifras en conflicto/)).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Ver la primera' });
    await expect(link).toHaveAttribute('href', '/presupuestos?periodo=BGT-2027&par=41');
  },
};

export const FiguresThatCouldNotBeSent: Story = {
  args: {
    unsent: [
      { kept: { id: 'a', moment: 1, change }, text: 'El período está cerrado' },
      { kept: { id: 'b', moment: 0, change: { ...unnamed, kind: 'precio' } }, text: 'No existe' },
      {
        kept: {
          id: 'c',
          moment: 2,
          change: { kind: 'removal', clienteProductoID: 4, periodoID: 'BGT-2027', ...(names && { names }) },
        },
        text: 'El período está cerrado',
      },
    ],
    unreadable: 1,
  },
  play: async ({ canvas, args, userEvent }) => {
    const lines = canvas.getAllByRole('listitem').map((line) => line.textContent);
    await expect(lines).toEqual([
      'Envases del Norte · Hojalata 0,20 · BGT-2027 · Abril 2027 · volumen 1234,5 t — El período está cerrado',
      'Cliente y producto sin nombre · BGT-2027 · precio 1234,5 — No existe',
      'Envases del Norte · Hojalata 0,20 · BGT-2027 · Abril 2027 · quitar de la lista — El período está cerrado',
    ]);
    await expect(canvas.getByText('1 cambio guardado en este dispositivo no se puede leer.')).toBeVisible();
    const button = canvas.getByRole('button', { name: 'Descartar' });
    const said = canvas.getByText('1 cambio guardado en este dispositivo no se puede leer.');
    const [text, control] = [said.getBoundingClientRect(), button.getBoundingClientRect()];
    await expect(control.left >= text.right || control.top >= text.bottom).toBe(true);
    await userEvent.click(button);
    await expect(args.onUnsentRead).toHaveBeenCalledOnce();
  },
};

/** More than there is room for: what follows stands as far below as under a single line. */
export const MoreThanThereIsRoomFor: Story = {
  args: {
    unsent: Array.from({ length: 20 }, (_, at) => ({
      kept: { id: `${at}`, moment: at, change: { ...change, ventaID: at } },
      text: 'El período está cerrado',
    })),
  },
  render: (args) => (
    <>
      <PendingNotices {...args} />
      <h1>Presupuestos</h1>
    </>
  ),
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading');
    const notices = heading.previousElementSibling;
    const room = heading.getBoundingClientRect().top - (notices?.getBoundingClientRect().bottom ?? 0);
    await expect(room).toBe(12);
  },
};

/** Under a finger: buttons are as high as there. */
export const Narrow: Story = {
  ...FiguresThatCouldNotBeSent,
  beforeEach: () => {
    const { style } = document.documentElement;
    style.setProperty('--pv-control', theme.target);
    return () => void style.removeProperty('--pv-control');
  },
  globals: { viewport: { value: 'narrow' } },
};
