import { asignarProductos } from '@presupuesto/api-sdk/contract';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { failure } from '../../app/stories/failure.ts';
import { assignmentWork } from '../../fixtures/assignment-work.ts';
import type Asignacion from './Asignacion.tsx';
import { assignmentMeta, own } from './stories/assignment.ts';
import { assigned, available, chooseClient, clientList } from './stories/steps.ts';

/** What a seller does on the screen. */
const meta = { ...assignmentMeta, title: 'Asignación' } satisfies Meta<typeof Asignacion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BeforeAChoice: Story = {
  play: async (context) => {
    const list = await clientList(context);
    await expect(list.getAllByRole('option').length).toBeGreaterThan(5);
    await expect(list.queryByRole('option', { selected: true })).not.toBeInTheDocument();
    await expect(context.canvas.getByText('Seleccione un cliente')).toBeVisible();
    await expect(context.canvas.queryByRole('combobox', { name: 'Vendedor' })).not.toBeInTheDocument();
  },
};

export const Searched: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const list = await clientList(context);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Buscar cliente' }), 'NUBLE aliment');
    await waitFor(() => expect(list.getAllByRole('option')).toHaveLength(1));
    await expect(list.getByText('Alimentos Ñuble')).toBeVisible();
    await expect(canvas.getByText(/^1 de \d+ clientes$/)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Buscar cliente' }), ' xyz');
    await expect(await canvas.findByText('No se encontraron registros')).toBeVisible();
  },
};

export const Moved: Story = {
  globals: { viewport: { value: 'wide' } },
  parameters: own(),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chooseClient(context, 'Envases Andinos');
    await expect(canvas.getByRole('heading', { name: /^Envases Andinos/ })).toBeVisible();
    const before = (await assigned(context)).getAllByRole('option').length;
    const product = (await available(context)).getByRole('option', { name: /^Fleje de acero 32/ });
    await userEvent.click(product);
    await userEvent.click(canvas.getByRole('button', { name: 'Asignar seleccionados' }));
    const right = await assigned(context);
    await right.findByRole('option', { name: /^Fleje de acero 32/ });
    await expect(right.getAllByRole('option')).toHaveLength(before + 1);
    await expect(await canvas.findByText('Guardado')).toBeVisible();
    // Another client and back: the server has it.
    await chooseClient(context, 'Latas de Antioquia');
    await waitFor(async () => expect((await assigned(context)).getAllByRole('option')).toHaveLength(before));
    await chooseClient(context, 'Envases Andinos');
    await (await assigned(context)).findByRole('option', { name: /^Fleje de acero 32/ });
  },
};

const saved = fn(assignmentWork().asignarProductos);

export const ByKeyboard: Story = {
  globals: { viewport: { value: 'wide' } },
  parameters: own({ asignarProductos: saved }),
  beforeEach: () => void saved.mockClear(),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const list = await clientList(context);
    canvas.getByRole('textbox', { name: 'Buscar cliente' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('listbox', { name: 'Clientes' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    const chosen = await list.findByRole('option', { selected: true });
    await expect(chosen).toHaveAttribute('aria-posinset', '3');
    // On into both lists without the mouse.
    const left = (await available(context)).getByRole('listbox');
    await (await available(context)).findAllByRole('option');
    await userEvent.tab();
    await userEvent.tab();
    await expect(left).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    await expect(saved.mock.lastCall?.[0].body.productoIDs).toHaveLength(3);
    await expect(saved.mock.lastCall?.[0].body.vendedorID).toBeUndefined();
    await expect(left).toHaveFocus();
  },
};

export const Saving: Story = {
  parameters: own({ asignarProductos: () => new Promise(() => {}) }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chooseClient(context, 'Envases Andinos');
    const right = await assigned(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar todos' }));
    await expect(canvas.getByText('Guardando…')).toBeVisible();
    await expect(right.getByText('Todavía no hay ninguno asignado')).toBeVisible();
  },
};

const REFUSAL = 'El período está cerrado';

export const Refused: Story = {
  parameters: own({
    asignarProductos: async () => ({ status: 400, message: REFUSAL }),
  }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chooseClient(context, 'Envases Andinos');
    const right = await assigned(context);
    const before = right.getAllByRole('option').length;
    const top = canvas.getByRole('heading', { name: 'Productos Disponibles' }).getBoundingClientRect().top;
    await userEvent.click(canvas.getByRole('button', { name: 'Asignar todos' }));
    await expect(await canvas.findByText(REFUSAL)).toBeVisible();
    await expect(canvas.getByText(REFUSAL).closest('output')).toBeVisible();
    await expect(right.getAllByRole('option')).toHaveLength(before);
    await expect(
      canvas.getByRole('heading', { name: 'Productos Disponibles' }).getBoundingClientRect().top,
    ).toBe(top);
    await expect(canvas.queryByText('Guardado')).not.toBeInTheDocument();
  },
};

export const RefusedNarrow: Story = { ...Refused, globals: { viewport: { value: 'narrow' } } };

/** As the specification says: the moves stay on the screen, and only a log says so. */
export const NotOffered: Story = {
  parameters: own({
    asignarProductos: () => Promise.reject(failure(asignarProductos, 404)),
  }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chooseClient(context, 'Envases Andinos');
    const right = await assigned(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar todos' }));
    await waitFor(() => expect(canvas.queryByText('Guardando…')).not.toBeInTheDocument());
    await expect(right.getByText('Todavía no hay ninguno asignado')).toBeVisible();
    await expect(canvas.queryByText('Guardado')).not.toBeInTheDocument();
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByText('Seleccione un cliente')).toBeVisible();
    await chooseClient(context, 'Alimentos Itajaí');
    const chosen = canvas.getByRole('button', { name: /^Alimentos Itajaí/ });
    await expect(chosen).toHaveFocus();
    await expect(chosen).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('listbox', { name: 'Clientes' })).not.toBeInTheDocument();
    await userEvent.click(chosen);
    await within(canvas.getByRole('listbox', { name: 'Clientes' })).findAllByRole('option');
    await userEvent.click(chosen);
    await (await assigned(context)).findAllByRole('option');
  },
};
