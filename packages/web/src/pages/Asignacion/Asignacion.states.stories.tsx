import {
  listarClientes,
  listarProductos,
  listarProductosDeCliente,
  listarVendedores,
} from '@presupuesto/api-sdk/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { failure, unreachable } from '../../app/stories/failure.ts';
import type { FakeWork } from '../../app/stories/fake-ports.ts';
import { administrator, seller, withApp } from '../../app/stories/WithApp.tsx';
import {
  assignmentWork,
  thousandClients,
  thousandProducts,
  unusualClients,
  unusualProducts,
} from '../../fixtures/assignment-work.ts';
import { inWindow } from '../Presupuestos/stories/Window.tsx';
import Asignacion from './Asignacion.tsx';
import { assigned, available, chooseClient, clientList } from './stories/steps.ts';

const own = (work: FakeWork) => ({ app: { sesion: seller, work } });
const asAdministrator = (work: FakeWork) => ({ app: { sesion: administrator, work } });

/** An administrator's screen, and what everybody's looks like while something is missing, late, broken or very large. */
const meta = {
  title: 'pages/Asignacion/States',
  component: Asignacion,
  decorators: [inWindow, withApp],
  parameters: { layout: 'fullscreen', ...own(assignmentWork()) },
} satisfies Meta<typeof Asignacion>;

export default meta;
type Story = StoryObj<typeof meta>;

const saved = fn(assignmentWork().saveAssigned);

export const SellerFirst: Story = {
  parameters: asAdministrator({ ...assignmentWork(), saveAssigned: saved }),
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
    await expect(saved.mock.lastCall?.[0]).toMatchObject({ vendedorID: 15, productoIDs: [] });
    // The same client of somebody else.
    await userEvent.selectOptions(vendedor, 'Camila Restrepo');
    await expect(await (await assigned(context)).findAllByRole('option')).toHaveLength(2);
  },
};

const sellers = fn(assignmentWork().loadSellers);

export const SellersFailed: Story = {
  parameters: asAdministrator({ ...assignmentWork(), loadSellers: sellers }),
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

export const SellerNarrow: Story = { ...SellerFirst, globals: { viewport: { value: 'narrow' } } };

const clients = fn(assignmentWork().loadClients);

export const ClientsFailed: Story = {
  parameters: own({ ...assignmentWork(), loadClients: clients }),
  beforeEach: () => void clients.mockRejectedValueOnce(unreachable(listarClientes)),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByText('Error al cargar la lista de clientes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await clientList(context);
  },
};

const products = fn(assignmentWork().loadProducts);
const assignedOnes = fn(assignmentWork().loadAssigned);

export const ProductsFailed: Story = {
  parameters: own({ ...assignmentWork(), loadProducts: products, loadAssigned: assignedOnes }),
  beforeEach: () => {
    products.mockRejectedValueOnce(failure(listarProductos, 500));
    assignedOnes.mockRejectedValueOnce(failure(listarProductosDeCliente, 500));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const list = await clientList(context);
    await userEvent.click(list.getByText('Envases Andinos'));
    await expect(await canvas.findByText('Error al cargar la lista de productos')).toBeVisible();
    await expect(canvas.getByText('Error al cargar los productos asignados')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(await (await assigned(context)).findAllByRole('option')).toHaveLength(2);
  },
};

const never = () => new Promise<never>(() => {});

export const Loading: Story = {
  parameters: asAdministrator({ ...assignmentWork(), loadSellers: never, loadClients: never }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Lista de clientes' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvas.getByRole('combobox', { name: 'Vendedor' })).toBeDisabled();
  },
};

export const ProductsLoading: Story = {
  parameters: own({ ...assignmentWork(), loadProducts: never, loadAssigned: never }),
  play: async (context) => {
    const list = await clientList(context);
    await context.userEvent.click(list.getByText('Envases Andinos'));
    await expect(
      await context.canvas.findByRole('region', { name: 'Productos Disponibles' }),
    ).toHaveAttribute('aria-busy', 'true');
  },
};

export const NoClients: Story = {
  parameters: own(assignmentWork({ clientes: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Todavía no hay clientes')).toBeVisible();
  },
};

export const Thousands: Story = {
  parameters: own(assignmentWork({ clientes: thousandClients, productos: thousandProducts })),
  play: async (context) => {
    const list = await clientList(context);
    await expect(list.getAllByRole('option')[0]).toHaveAttribute('aria-setsize', '1000');
    await expect(list.getAllByRole('option').length).toBeLessThan(60);
    await context.userEvent.click(list.getAllByRole('option')[2] as HTMLElement);
    await context.userEvent.keyboard('{End}');
    await waitFor(() => expect(list.getByText(/ 1000$/)).toBeVisible());
    await (await available(context)).findAllByRole('option');
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Asignar todos' }));
    await expect(await context.canvas.findByText('0 de 1.000 seleccionados')).toBeVisible();
  },
};

export const UnusualNames: Story = {
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
