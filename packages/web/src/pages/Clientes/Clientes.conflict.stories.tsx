import { actualizarCliente } from '@presupuesto/api-sdk/contract';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, waitFor, within } from 'storybook/test';
import { failure } from '../../app/stories/failure.ts';
import { clients } from '../../fixtures/clients.ts';
import * as steps from '../../management/stories/steps.ts';
import type Clientes from './Clientes.tsx';
import { customers, customersMeta } from './stories/customers.ts';

/** Two people edit the same record: what the second one reads, and what comes of each choice. */
const meta = { ...customersMeta, title: 'Clientes/Conflicto' } satisfies Meta<typeof Clientes>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Somebody else saved the same customer meanwhile. */
async function conflict(context: steps.StoryContext) {
  const { canvas, userEvent } = context;
  const [client] = clients;
  if (!client) throw new Error('no client');
  customers.once(actualizarCliente, () =>
    Promise.reject(
      failure(actualizarCliente, 409, 'marta cambió este registro', {
        actual: { ...client, nombre: 'De Marta', paisID: 6, nombrePais: 'México', version: 'v2' },
        usuario: 'marta',
        fecha: new Date(2026, 10, 3, 10, 42).toISOString(),
      }),
    ),
  );
  const form = await steps.openDialog(context, `Editar ${client.nombre}`, 'Editar Cliente');
  await steps.fill(context, form, 'Código', 'C-MIO');
  await steps.save(context, form);
  const dialog = await canvas.findByRole('dialog', { name: 'Otra persona lo cambió antes' });
  return { client, question: within(dialog), userEvent };
}

export const ChangedBySomebodyElse: Story = {
  play: async (context) => {
    await context.canvas.findAllByRole('row');
    const { client, question, userEvent } = await conflict(context);
    await waitFor(() =>
      expect(question.getByText(/el 3 de noviembre a las 10:42, mientras usted editaba:/)).toBeVisible(),
    );
    await expect(question.getByText(`Nombre del Cliente: «${client.nombre}» → «De Marta»`)).toBeVisible();
    await expect(question.getByText(`País: «${client.nombrePais}» → «México»`)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Guardar lo mío' }));
    await steps.rowOf(context, /C-MIO De Marta México/);
    await steps.expectClosed(context);
  },
};

export const ChangedBySomebodyElseNarrowAndDark: Story = {
  globals: { viewport: { value: 'narrow' }, scheme: 'dark' },
  play: async (context) => {
    await context.canvas.findAllByRole('row');
    const { client, question, userEvent } = await conflict(context);
    await userEvent.click(question.getByRole('button', { name: 'Quedarme con lo suyo' }));
    await steps.expectClosed(context);
    await expect(customers.inputsOf(actualizarCliente)).toHaveLength(1);
    await steps.rowOf(context, new RegExp(client.nombre));
  },
};
