import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, waitFor } from 'storybook/test';
import {
  assignmentWork,
  manyClients,
  manyProducts,
  unusualClients,
  unusualProducts,
} from '../../fixtures/assignment-work.ts';
import { salespeople } from '../../fixtures/salespeople.ts';
import type Asignacion from './Asignacion.tsx';
import { asAdministrator, assignmentMeta, own } from './stories/assignment.ts';
import { assigned, available, chooseClient, clientList } from './stories/steps.ts';

/** An administrator's screen, and what everybody's looks like while something is missing, late or very large. */
const meta = { ...assignmentMeta, title: 'Asignación/Estados' } satisfies Meta<typeof Asignacion>;

export default meta;
type Story = StoryObj<typeof meta>;

const saved = fn(assignmentWork().asignarProductos);

export const SellerFirst: Story = {
  parameters: asAdministrator({ ...assignmentWork(), asignarProductos: saved }),
  beforeEach: () => void saved.mockClear(),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await clientList(context);
    const vendedor = canvas.getByRole('combobox', { name: 'Vendedor' });
    await expect(canvas.getByText('Seleccione un vendedor', { selector: 'p' })).toBeVisible();
    await waitFor(() => expect(vendedor).toBeEnabled());
    // Those who are gone assign nothing any more.
    await expect(canvas.queryByRole('option', { name: 'Mateo Silva' })).not.toBeInTheDocument();
    await userEvent.selectOptions(vendedor, 'Lucía Fernández');
    await expect(canvas.getByText('Seleccione un cliente')).toBeVisible();
    await chooseClient(context, 'Envases Andinos');
    await (await assigned(context)).findAllByRole('option');
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar todos' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    await expect(saved.mock.lastCall?.[0]).toMatchObject({ body: { vendedorID: 15, productoIDs: [] } });
    // The same client of somebody else.
    await userEvent.selectOptions(vendedor, 'Camila Restrepo');
    await expect(await (await assigned(context)).findAllByRole('option')).toHaveLength(2);
  },
};

export const SellerNarrow: Story = { ...SellerFirst, globals: { viewport: { value: 'narrow' } } };

const namesakes = salespeople.map((one, at) => (at < 2 ? { ...one, nombre: 'Ana', apellido: 'Núñez' } : one));

export const SellersOfTheSameName: Story = {
  parameters: asAdministrator(assignmentWork({ vendedores: namesakes })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('option', { name: 'Ana Núñez (V-01)' })).toBeInTheDocument();
    await expect(canvas.getByRole('option', { name: 'Ana Núñez (V-02)' })).toBeInTheDocument();
    await expect(canvas.getByRole('option', { name: 'Lucía Fernández' })).toBeInTheDocument();
  },
};

const never = () => new Promise<never>(() => {});

export const Loading: Story = {
  parameters: asAdministrator({ ...assignmentWork(), loadSellers: never, listarClientes: never }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Lista de clientes' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvas.getByRole('combobox', { name: 'Vendedor' })).toBeDisabled();
  },
};

export const ProductsLoading: Story = {
  parameters: own({ ...assignmentWork(), listarProductos: never, listarProductosDeCliente: never }),
  play: async (context) => {
    await chooseClient(context, 'Envases Andinos');
    await expect(context.canvas.getByRole('region', { name: 'Productos Disponibles' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const NoClients: Story = {
  parameters: own(assignmentWork({ clientes: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Todavía no hay clientes')).toBeVisible();
  },
};

/** A new company: nobody can be chosen, so nobody is asked for. */
export const NoSellers: Story = {
  parameters: asAdministrator({ ...assignmentWork(), loadSellers: async () => [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Todavía no hay vendedores')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ir a Vendedores' })).toHaveAttribute(
      'href',
      '/vendedores',
    );
    const vendedor = canvas.getByRole('combobox', { name: 'Vendedor' });
    await expect(vendedor).toBeDisabled();
    await expect(vendedor).toHaveDisplayValue('No hay vendedores');
    await expect(canvas.queryByText('Seleccione un vendedor')).not.toBeInTheDocument();
  },
};

export const NoSellersNarrow: Story = { ...NoSellers, globals: { viewport: { value: 'narrow' } } };

export const Thousands: Story = {
  globals: { viewport: { value: 'wide' } },
  parameters: own(assignmentWork({ clientes: manyClients, productos: manyProducts })),
  play: async (context) => {
    const list = await clientList(context);
    await expect(list.getAllByRole('option')[0]).toHaveAttribute('aria-setsize', '5000');
    await expect(list.getAllByRole('option').length).toBeLessThan(60);
    await context.userEvent.click(list.getAllByRole('option')[2] as HTMLElement);
    await context.userEvent.keyboard('{End}');
    await waitFor(() => expect(list.getByText(/ 5000$/)).toBeVisible());
    await (await available(context)).findAllByRole('option');
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Asignar todos' }));
    await expect(await context.canvas.findByText('0 de 5.000 seleccionados')).toBeVisible();
  },
};

export const UnusualNames: Story = {
  globals: { viewport: { value: 'wide' } },
  parameters: own(assignmentWork({ clientes: unusualClients, productos: unusualProducts })),
  play: async (context) => {
    const { canvas } = context;
    const list = await clientList(context);
    for (const { nombre } of unusualClients) await expect(list.getByText(nombre)).toBeVisible();
    await context.userEvent.click(list.getByText('<script>alert(1)</script>'));
    for (const { nombre } of unusualProducts) await expect(await canvas.findByText(nombre)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: /^<script>alert\(1\)<\/script>/ })).toBeVisible();
  },
};
