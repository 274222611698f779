import {
  asignarProductos,
  listarClientes,
  listarProductos,
  listarProductosDeCliente,
  listarVendedores,
} from '@presupuesto/api-sdk/contract';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, waitFor } from 'storybook/test';
import { failure, unreachable } from '../../app/stories/failure.ts';
import type { FakeWork } from '../../app/stories/fake-ports.ts';
import { assignmentWork } from '../../fixtures/assignment-work.ts';
import type Asignacion from './Asignacion.tsx';
import { asAdministrator, assignmentMeta, own } from './stories/assignment.ts';
import { assigned, chooseClient, clickClient, clientList } from './stories/steps.ts';

/** When a list does not come, or a move is not saved. */
const meta = { ...assignmentMeta, title: 'Asignación/Rechazos' } satisfies Meta<typeof Asignacion>;

export default meta;
type Story = StoryObj<typeof meta>;

const sellers = fn(assignmentWork().loadSellers);

export const SellersFailed: Story = {
  parameters: asAdministrator({ loadSellers: sellers }),
  beforeEach: () => void sellers.mockRejectedValueOnce(failure(listarVendedores, 500)),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Error al cargar la lista de vendedores')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Vendedor' })).toBeEnabled());
    // One Tab away from where the button was.
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Vendedor' })).toHaveFocus();
  },
};

const clients = fn(assignmentWork().listarClientes);

export const ClientsFailed: Story = {
  parameters: own({ listarClientes: clients }),
  beforeEach: () => void clients.mockRejectedValueOnce(unreachable(listarClientes)),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByText('Error al cargar la lista de clientes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await clientList(context);
  },
};

const products = fn(assignmentWork().listarProductos);
const assignedOnes = fn(assignmentWork().listarProductosDeCliente);

export const ProductsFailed: Story = {
  parameters: own({ listarProductos: products, listarProductosDeCliente: assignedOnes }),
  beforeEach: () => {
    products.mockRejectedValueOnce(failure(listarProductos, 500));
    assignedOnes.mockRejectedValueOnce(failure(listarProductosDeCliente, 500));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await clickClient(context, 'Envases Andinos');
    await expect(await canvas.findByText('Error al cargar la lista de productos')).toBeVisible();
    await expect(canvas.getByText('Error al cargar los productos asignados')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(await (await assigned(context)).findAllByRole('option')).toHaveLength(2);
  },
};

export const ForbiddenEverywhere: Story = {
  parameters: asAdministrator({
    loadSellers: () => Promise.reject(failure(listarVendedores, 403)),
    listarClientes: () => Promise.reject(failure(listarClientes, 403)),
  }),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByText('No tienes permisos para realizar esta acción.')).toHaveLength(2),
    );
  },
};

export const OfflineNarrow: Story = {
  parameters: asAdministrator({
    loadSellers: () => Promise.reject(unreachable(listarVendedores)),
    listarClientes: () => Promise.reject(unreachable(listarClientes)),
  }),
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error al cargar la lista de vendedores')).toBeVisible();
    await expect(await canvas.findByText('Error al cargar la lista de clientes')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Each way in which a move is not saved, and its words; it goes back to where it was. */
const refused = (answer: FakeWork['asignarProductos'], text: string): Story => ({
  parameters: own({ asignarProductos: answer }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chooseClient(context, 'Envases Andinos');
    const right = await assigned(context);
    await expect(await right.findAllByRole('option')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar todos' }));
    await expect(await canvas.findByText(text)).toBeVisible();
    await expect(right.getAllByRole('option')).toHaveLength(2);
  },
});

export const MoveNotSaved = refused(
  () => Promise.reject(failure(asignarProductos, 500)),
  'Error al guardar la asignación',
);
export const MoveForbidden = refused(
  () => Promise.reject(failure(asignarProductos, 403)),
  'No tienes permisos para realizar esta acción.',
);
export const MoveOffline = refused(
  () => Promise.reject(unreachable(asignarProductos)),
  'Error al guardar la asignación',
);
