import {
  actualizarDivision,
  crearDivision,
  eliminarDivision,
  listarDivisiones,
} from '@presupuesto/api-sdk/contract';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, waitFor } from 'storybook/test';
import { unreachable } from '../../app/stories/failure.ts';
import { server } from '../../management/stories/at-work.ts';
import { refused } from '../../management/stories/fake-records.ts';
import * as steps from '../../management/stories/steps.ts';
import type Divisiones from './Divisiones.tsx';
import { divisionsMeta } from './stories/company.ts';

/** The list that comes whole, and an ID that is given once. */
const meta = { ...divisionsMeta } satisfies Meta<typeof Divisiones>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async (context) => {
    const { canvas } = context;
    await expect(await steps.rowOf(context, /^AER Aerosoles y tapas/)).toBeVisible();
    const headers = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(headers).toEqual(['ID', 'Nombre', 'Acciones']);
    await expect(server.inputsOf(listarDivisiones)).toEqual([{ query: { nombre: undefined } }]);
  },
};

export const NarrowDark: Story = {
  ...List,
  globals: { viewport: { value: 'narrow' }, scheme: 'dark' },
};

/** The list has no pages (specification §7). */
export const WholeListWithoutPaginator: Story = {
  beforeEach: () =>
    server.reset(Array.from({ length: 25 }, (_, at) => ({ divisionID: `D${at}`, nombre: `Región ${at}` }))),
  play: async (context) => {
    await steps.rowOf(context, /Región 24/);
    await expect(steps.rowNames(context)).toHaveLength(25);
    await expect(context.canvas.queryByRole('navigation', { name: 'Paginación' })).not.toBeInTheDocument();
  },
};

export const SearchedByName: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await steps.rowOf(context, /Aerosoles y tapas/);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Buscar' }), 'alum{Enter}');
    await waitFor(() => expect(steps.rowNames(context)).toEqual(['Aluminio laminado']));
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Buscar' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Buscar' }), 'zinc');
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar' }));
    await canvas.findByText('No se encontraron registros');
    await userEvent.click(canvas.getByRole('button', { name: 'Limpiar' }));
    await waitFor(() => expect(steps.rowNames(context)).toHaveLength(3));
  },
};

export const Created: Story = {
  play: async (context) => {
    const form = await steps.openDialog(context, 'Nuevo', 'Crear División');
    await steps.save(context, form);
    await steps.expectProblems(form, {
      ID: 'El ID de la división es requerido',
      Nombre: 'El nombre de la división es requerido',
    });
    await steps.fill(context, form, 'ID', 'ÑAN');
    await steps.fill(context, form, 'Nombre', 'Envases "Ñandú"');
    await steps.save(context, form);
    await steps.rowOf(context, /^ÑAN Envases "Ñandú"/);
    await expect(server.inputsOf(crearDivision)).toEqual([
      { body: { divisionID: 'ÑAN', nombre: 'Envases "Ñandú"' } },
    ]);
    await expect(context.canvas.getByRole('status')).toHaveTextContent('Se guardó la división.');
  },
};

/** The ID is given once (specification §2): it is shown, and the keyboard starts at what can be changed. */
export const Edited: Story = {
  play: async (context) => {
    const form = await steps.openDialog(context, 'Editar Envases metálicos', 'Editar División');
    const id = form.getByRole('textbox', { name: 'ID' });
    await expect(id).toHaveAttribute('readonly');
    await expect(id).not.toBeRequired();
    await expect(form.getByRole('textbox', { name: 'Nombre' })).toHaveFocus();
    await context.userEvent.type(id, 'X');
    await expect(id).toHaveValue('ENV');
    await steps.fill(context, form, 'Nombre', 'Envases de acero');
    await steps.save(context, form);
    await steps.rowOf(context, /^ENV Envases de acero/);
    await expect(server.inputsOf(actualizarDivision)).toEqual([
      { params: { id: 'ENV' }, body: { divisionID: 'ENV', nombre: 'Envases de acero' } },
    ]);
  },
};

export const RemovalRefusedBecauseInUse: Story = {
  play: async (context) => {
    const message = 'No se puede eliminar: la división tiene 4 vendedores';
    const dialog = await steps.openDialog(context, 'Eliminar Aluminio laminado', 'Confirmar eliminación');
    await expect(dialog.getByText(/¿Desea eliminar la división/)).toHaveTextContent('Aluminio laminado');
    server.once(eliminarDivision, async () => refused(message));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(message));
    await expect(server.inputsOf(eliminarDivision)).toEqual([{ params: { id: 'ALU' } }]);
  },
};

export const EveryFailure: Story = {
  beforeEach: () => {
    for (const call of [listarDivisiones, crearDivision, eliminarDivision]) {
      server.once(call, () => Promise.reject(unreachable(call)));
    }
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByText('Error al cargar la lista de divisiones')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await steps.rowOf(context, /Aluminio laminado/);
    const form = await steps.openDialog(context, 'Nuevo', 'Crear División');
    await steps.fill(context, form, 'ID', 'ZIN');
    await steps.fill(context, form, 'Nombre', 'Zinc');
    await steps.save(context, form);
    await expect(await form.findByText('Error al guardar la división')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Cancelar' }));
    const dialog = await steps.openDialog(context, 'Eliminar Aluminio laminado', 'Confirmar eliminación');
    await userEvent.click(dialog.getByRole('button', { name: 'Eliminar' }));
    await expect(await dialog.findByText('Error al eliminar la división')).toBeVisible();
  },
};
