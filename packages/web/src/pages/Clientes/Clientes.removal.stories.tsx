import { eliminarCliente, listarClientes } from '@presupuesto/api-sdk/contract';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, waitFor } from 'storybook/test';
import { failure, unreachable } from '../../app/stories/failure.ts';
import { clients } from '../../fixtures/clients.ts';
import { held, refused } from '../../management/stories/fake-records.ts';
import * as steps from '../../management/stories/steps.ts';
import type Clientes from './Clientes.tsx';
import { customers, customersMeta } from './stories/customers.ts';

/** The modal that asks before a customer is removed. */
const meta = { ...customersMeta, title: 'Clientes/Eliminación' } satisfies Meta<typeof Clientes>;

export default meta;
type Story = StoryObj<typeof meta>;

const ask = (context: steps.StoryContext, nombre = 'Aceites del Cesar') =>
  steps.openDialog(context, `Eliminar ${nombre}`, 'Confirmar eliminación');

export const Asked: Story = {
  play: async (context) => {
    const dialog = await ask(context);
    await waitFor(() => expect(dialog.getByText('Aceites del Cesar')).toBeVisible());
    await waitFor(() => expect(dialog.getByText(/^Esta acción no se puede deshacer/)).toBeVisible());
    // Enter at once must undo nothing.
    await expect(dialog.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
    await expect(customers.inputsOf(eliminarCliente)).toEqual([]);
  },
};

export const AskedNarrowAndDark: Story = {
  ...Asked,
  globals: { viewport: { value: 'narrow' }, scheme: 'dark' },
};

export const Cancelled: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const opener = 'Eliminar Aceites del Cesar';
    await userEvent.click((await ask(context)).getByRole('button', { name: 'Cancelar' }));
    await steps.expectClosed(context);
    await expect(canvas.getByRole('button', { name: opener })).toHaveFocus();
    await ask(context);
    steps.pressEscape(context);
    await waitFor(() => steps.expectClosed(context));
    await expect(canvas.getByRole('button', { name: opener })).toHaveFocus();
    await expect(customers.inputsOf(eliminarCliente)).toEqual([]);
  },
};

const removing = held();

export const Removed: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await ask(context);
    customers.once(eliminarCliente, removing.work);
    const button = dialog.getByRole('button', { name: 'Eliminar' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(customers.inputsOf(eliminarCliente)).toEqual([{ params: { id: 102 } }]);
    customers.once(listarClientes, async () => ({
      status: 200,
      message: '',
      data: [...clients.slice(0, 1), ...clients.slice(2, 11)],
      rows: 59,
    }));
    removing.answer({ status: 200, message: '' });
    await canvas.findByText('Mostrando 1 a 10 de 59 registros');
    await steps.expectClosed(context);
    await expect(steps.rowNames(context)).not.toContain('Aceites del Cesar');
    await expect(canvas.getByRole('status')).toHaveTextContent('Se eliminó el cliente.');
    // The button that was pressed is gone with its row: the keyboard goes on at the table.
    const table = canvas.getByRole('table', { name: 'Clientes' });
    await expect(document.activeElement).toContainElement(table);
    await expect(document.body).not.toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Editar Aceites Amazonas' })).toHaveFocus();
  },
};

/** The page that it was on is there no more. */
export const LastOfItsPage: Story = {
  beforeEach: () => customers.reset(clients.slice(0, 11)),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await steps.rowOf(context, /Aceites del Cesar/);
    await userEvent.click(canvas.getByRole('button', { name: 'Última página' }));
    const last = clients[10]?.nombre ?? '';
    const dialog = await ask(context, last);
    await userEvent.click(dialog.getByRole('button', { name: 'Eliminar' }));
    await waitFor(() =>
      expect(steps.rowNames(context)).toEqual(clients.slice(0, 10).map(({ nombre }) => nombre)),
    );
    await expect(canvas.queryByRole('navigation', { name: 'Paginación' })).not.toBeInTheDocument();
  },
};

export const RefusedBecauseInUse: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const message = 'No se puede eliminar: el cliente está asignado a 2 vendedores';
    const dialog = await ask(context);
    customers.once(eliminarCliente, async () => refused(message));
    await userEvent.click(dialog.getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(message));
    await waitFor(() => expect(dialog.getByText('Aceites del Cesar')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await waitFor(async () => expect(await steps.rowOf(context, /Aceites del Cesar/)).toBeVisible());
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** Somebody else was quicker: its row goes as well, and the screen says so. */
export const GoneMeanwhile: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await ask(context);
    customers.reset(clients.filter(({ nombre }) => nombre !== 'Aceites del Cesar'));
    customers.once(eliminarCliente, () =>
      Promise.reject(failure(eliminarCliente, 404, 'El cliente no existe')),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(steps.rowNames(context)).not.toContain('Aceites del Cesar'));
    await steps.expectClosed(context);
    await expect(canvas.getByRole('status')).toHaveTextContent('Ya se había eliminado.');
    // The button that opened the dialog is gone with the row.
    const table = canvas.getByRole('table', { name: 'Clientes' });
    await waitFor(() => expect(document.body).not.toHaveFocus());
    await expect(document.activeElement).toContainElement(table);
  },
};

export const NotRemoved: Story = {
  play: async (context) => {
    const dialog = await ask(context);
    customers.once(eliminarCliente, async () => refused(''));
    customers.once(eliminarCliente, () => Promise.reject(unreachable(eliminarCliente)));
    for (const attempt of [1, 2]) {
      await context.userEvent.click(dialog.getByRole('button', { name: 'Eliminar' }));
      await waitFor(() => expect(customers.inputsOf(eliminarCliente)).toHaveLength(attempt));
      await waitFor(() =>
        expect(dialog.getByRole('alert')).toHaveTextContent('Error al eliminar el cliente'),
      );
    }
  },
};
