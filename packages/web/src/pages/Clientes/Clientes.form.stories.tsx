import { actualizarCliente, crearCliente, listarClientes } from '@presupuesto/api-sdk/contract';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, waitFor, within } from 'storybook/test';
import { failure, unreachable } from '../../app/stories/failure.ts';
import { held, refused } from '../../management/stories/fake-records.ts';
import * as steps from '../../management/stories/steps.ts';
import type Clientes from './Clientes.tsx';
import { customers, customersMeta } from './stories/customers.ts';

/** The modal Crear and Editar: what it refuses, what it sends, what it keeps. */
const meta = { ...customersMeta, title: 'Clientes/Formulario' } satisfies Meta<typeof Clientes>;

export default meta;
type Story = StoryObj<typeof meta>;

const openNew = (context: steps.StoryContext) => steps.openDialog(context, 'Nuevo', 'Crear Cliente');

async function filled(context: steps.StoryContext, nombre = 'Conservas Ñandú') {
  const form = await openNew(context);
  await steps.fill(context, form, 'Código', ' C-2000 ');
  await steps.fill(context, form, 'Nombre del Cliente', nombre);
  await steps.choose(context, form, 'País', 'Chile');
  return form;
}

export const EmptyFormRefused: Story = {
  play: async (context) => {
    const form = await openNew(context);
    await expect(form.getByRole('textbox', { name: 'Código' })).toHaveFocus();
    await form.findByRole('option', { name: 'Chile' });
    await steps.save(context, form);
    await steps.expectProblems(form, {
      Código: 'El código del cliente es requerido',
      'Nombre del Cliente': 'El nombre del cliente es requerido',
      País: 'Debe seleccionar un país',
    });
    await expect(form.getByRole('textbox', { name: 'Código' })).toHaveFocus();
    await expect(customers.inputsOf(crearCliente)).toEqual([]);
  },
};

export const EmptyFormRefusedNarrowAndDark: Story = {
  ...EmptyFormRefused,
  globals: { viewport: { value: 'narrow' }, scheme: 'dark' },
};

export const FirstWrongFieldFocusedEachTime: Story = {
  play: async (context) => {
    const form = await openNew(context);
    await steps.fill(context, form, 'Código', 'C-2000');
    await steps.fill(context, form, 'Nombre del Cliente', '   ');
    await steps.save(context, form);
    const name = form.getByRole('textbox', { name: 'Nombre del Cliente' });
    await waitFor(() => expect(name).toHaveFocus());
    await steps.fill(context, form, 'Nombre del Cliente', 'Conservas Ñandú');
    await expect(name).not.toBeInvalid();
    await steps.save(context, form);
    await waitFor(() => expect(form.getByRole('combobox', { name: 'País' })).toHaveFocus());
    await steps.expectProblems(form, { País: 'Debe seleccionar un país' });
  },
};

const saving = held();

export const SavingAndSaved: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const form = await filled(context);
    customers.once(crearCliente, saving.work);
    await steps.save(context, form);
    const button = form.getByRole('button', { name: 'Guardar' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    steps.pressEscape(context);
    await expect(customers.inputsOf(crearCliente)).toEqual([
      { body: { clienteCodigo: 'C-2000', nombre: 'Conservas Ñandú', paisID: 3 } },
    ]);
    await expect(canvas.getByRole('dialog')).toBeVisible();
    saving.answer({ status: 200, message: '' });
    await expect(await canvas.findByText('Se guardó el cliente.')).toBeVisible();
    await steps.expectClosed(context);
    await expect(canvas.getByRole('button', { name: 'Nuevo' })).toHaveFocus();
  },
};

export const Created: Story = {
  play: async (context) => {
    const form = await filled(context);
    await steps.save(context, form);
    await expect(await steps.rowOf(context, /C-2000 Conservas Ñandú Chile/)).toBeVisible();
    await expect(context.canvas.getByRole('status')).toHaveTextContent('Se guardó el cliente.');
    await expect(context.canvas.getByText('Mostrando 1 a 10 de 61 registros')).toBeVisible();
  },
};

export const NoticeNarrow: Story = { ...Created, globals: { viewport: { value: 'narrow' } } };

export const RefusedByTheServer: Story = {
  play: async (context) => {
    const form = await filled(context);
    customers.once(crearCliente, async () => refused('Ya existe un cliente con el código C-2000'));
    await steps.save(context, form);
    const alert = await form.findByText('Ya existe un cliente con el código C-2000');
    await expect(alert.closest('[role=alert]')).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Nombre del Cliente' })).toHaveValue('Conservas Ñandú');
    await expect(form.getByRole('combobox', { name: 'País' })).toHaveDisplayValue('Chile');
    await steps.fill(context, form, 'Código', 'C-2001');
    await expect(form.queryByText(/^Ya existe/)).not.toBeInTheDocument();
    await steps.save(context, form);
    await steps.rowOf(context, /C-2001 Conservas Ñandú/);
  },
};

/** Neither says anything of its own: the text is the screen's (specification §8). */
export const NotSaved: Story = {
  play: async (context) => {
    const form = await filled(context);
    customers.once(crearCliente, async () => refused(''));
    customers.once(crearCliente, () => Promise.reject(unreachable(crearCliente)));
    customers.once(crearCliente, () => Promise.reject(failure(crearCliente, 403)));
    for (const text of [
      'Error al guardar el cliente',
      'Error al guardar el cliente',
      'No tienes permisos para realizar esta acción.',
    ]) {
      await steps.save(context, form);
      await expect(await form.findByText(text)).toBeVisible();
    }
    await expect(form.getByRole('textbox', { name: 'Código' })).toHaveValue(' C-2000 ');
  },
};

export const Edited: Story = {
  play: async (context) => {
    const { canvas } = context;
    const form = await steps.openDialog(context, 'Editar Aceites Pampeanos', 'Editar Cliente');
    await expect(form.getByRole('textbox', { name: 'Código' })).toHaveValue('C-1003');
    await expect(form.getByRole('textbox', { name: 'Nombre del Cliente' })).toHaveValue('Aceites Pampeanos');
    await waitFor(() => expect(form.getByRole('combobox', { name: 'País' })).toHaveDisplayValue('Argentina'));
    await steps.fill(context, form, 'Nombre del Cliente', 'Aceites de las Pampas');
    await steps.save(context, form);
    await steps.rowOf(context, /103 C-1003 Aceites de las Pampas Argentina/);
    await expect(customers.inputsOf(actualizarCliente)).toEqual([
      {
        params: { clienteID: 103 },
        body: { clienteCodigo: 'C-1003', nombre: 'Aceites de las Pampas', paisID: 1, clienteID: 103 },
      },
    ]);
    await expect(canvas.getByRole('button', { name: 'Editar Aceites de las Pampas' })).toHaveFocus();
  },
};

/** Esc asks before what was typed is lost; an empty form closes at once. */
export const AskedBeforeItIsLost: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openNew(context);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => steps.expectClosed(context));
    const form = await openNew(context);
    await userEvent.keyboard('C-2000{Escape}');
    const question = within(await canvas.findByRole('dialog', { name: '¿Descartar los cambios?' }));
    await expect(question.getByRole('button', { name: 'Seguir editando' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Código' })).toHaveFocus());
    await expect(form.getByRole('textbox', { name: 'Código' })).toHaveValue('C-2000');
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    await expect(leaving.defaultPrevented).toBe(true);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Descartar' }));
    await waitFor(() => steps.expectClosed(context));
    await expect(customers.inputsOf(crearCliente)).toEqual([]);
  },
};

export const LeftWithoutSaving: Story = {
  play: async (context) => {
    const first = await filled(context);
    await context.userEvent.click(first.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => steps.expectClosed(context));
    const form = await openNew(context);
    await expect(form.getByRole('textbox', { name: 'Código' })).toHaveValue('');
    await context.userEvent.click(form.getByRole('button', { name: 'Cancelar' }));
    await steps.expectClosed(context);
    await expect(customers.inputsOf(crearCliente)).toEqual([]);
    await expect(customers.inputsOf(listarClientes)).toHaveLength(1);
  },
};
