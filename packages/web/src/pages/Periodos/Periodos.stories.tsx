import {
  cambiarActivo,
  contenidoPeriodo,
  type EndpointInput,
  listarPeriodos,
} from '@presupuesto/api-sdk/contract';
import type { Answer } from '@presupuesto/machines';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ok } from '../../app/stories/fake-ports.ts';
import { answer, answering, pageOf } from '../../fixtures/answering.ts';
import { managedPeriods, periodWork } from '../../fixtures/period-work.ts';
import { sop10 } from '../../fixtures/periods.ts';
import type Periodos from './Periodos.tsx';
import { app, periodsMeta, rowOf, switched, switchOf } from './stories/periods.ts';

/** The list with its filters, its two switches, and the removal of a whole period. */
const meta = { ...periodsMeta, title: 'Períodos' } satisfies Meta<typeof Periodos>;

export default meta;
type Story = StoryObj<typeof meta>;
export const FirstPage: Story = {
  play: async (context) => {
    const row = await rowOf(context, 'SOP10-2025');
    await waitFor(() => expect(row.getByText('SOP')).toBeVisible());
    await waitFor(() => expect(row.getByText('Octubre')).toBeVisible());
    await waitFor(() => expect(row.getByText('15')).toBeVisible());
    await expect(row.getByRole('switch', { name: 'Activo, SOP10-2025' })).toBeChecked();
    await waitFor(() => expect(context.canvas.getByText('Mostrando 1 a 10 de 12 registros')).toBeVisible());
    await expect(context.canvas.getByText('12 períodos, página 1 de 2')).toBeInTheDocument();
    await expect(context.canvas.queryByRole('button', { name: 'Nuevo' })).not.toBeInTheDocument();
    await expect(context.canvas.queryByRole('button', { name: /^Editar/ })).not.toBeInTheDocument();
    const headers = context.canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(headers).toEqual([
      'Período ID',
      'Tipo',
      'Año Inicio',
      'Mes Inicio',
      'Cantidad Meses',
      'Activo',
      'Visible',
      'Acciones',
    ]);
  },
};

export const LastPage: Story = {
  play: async (context) => {
    await rowOf(context, 'SOP10-2025');
    await context.userEvent.click(context.canvas.getByRole('button', { name: /última/i }));
    await rowOf(context, 'CUR-2024');
    await expect(await switchOf(context, 'Visible, CUR-2024')).not.toBeChecked();
    await waitFor(() => expect(context.canvas.getByText('Mostrando 11 a 12 de 12 registros')).toBeVisible());
  },
};

const listed = fn(periodWork().request);

export const EveryFilter: Story = {
  parameters: app({ request: listed }),
  beforeEach: () => void listed.mockClear(),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await rowOf(context, 'SOP10-2025');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Tipo' }), 'SOP');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Estado' }), 'Inactivo');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Visibilidad' }), 'Visible');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Año' }), '2025');
    await userEvent.type(canvas.getByRole('textbox', { name: 'ID' }), '07{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('switch')).toHaveLength(2));
    await rowOf(context, 'SOP07-2025');
    await expect(listed.mock.lastCall?.[0].input).toEqual({
      query: {
        periodoID: '07',
        anio: '2025',
        tipo: 'SOP',
        activo: 'false',
        visible: 'true',
        page: 0,
        size: 10,
      },
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Limpiar' }));
    await rowOf(context, 'SOP10-2025');
  },
};

export const YearOfTwoDigits: Story = {
  parameters: app({ request: listed }),
  beforeEach: () => void listed.mockClear(),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await rowOf(context, 'SOP10-2025');
    const anio = canvas.getByRole('textbox', { name: 'Año' });
    await userEvent.type(anio, '25{Enter}');
    await expect(anio).toHaveAccessibleDescription('El año debe ser un número entero entre 1900 y 2200');
    await expect(anio).toBeInvalid();
    await expect(listed).toHaveBeenCalledOnce();
    await userEvent.clear(anio);
    await userEvent.type(anio, '2024{Enter}');
    await rowOf(context, 'CUR-2024');
    await expect(anio).toBeValid();
  },
};

export const NothingFound: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await rowOf(context, 'SOP10-2025');
    await userEvent.type(canvas.getByRole('textbox', { name: 'ID' }), '<script>"ñ"😀{Enter}');
    await waitFor(async () => expect(await canvas.findByText('No se encontraron registros')).toBeVisible());
    await expect(canvas.getByRole('textbox', { name: 'ID' })).toHaveValue('<script>"ñ"😀');
  },
};

type Saving = (input: EndpointInput<typeof cambiarActivo>) => Promise<Answer>;
const saved = fn<Saving>(async () => ({ status: 200, message: '' }));

export const SwitchedByKeyboard: Story = {
  parameters: switched(answer(cambiarActivo, saved)),
  beforeEach: () => void saved.mockClear(),
  play: async (context) => {
    const activo = await switchOf(context, 'Activo, SOP10-2025');
    let accept: (() => void) | undefined;
    saved.mockImplementationOnce(
      () => new Promise((resolve) => (accept = () => resolve({ status: 200, message: '' }))),
    );
    activo.focus();
    await context.userEvent.keyboard(' ');
    // Where it was put, before the server has said anything; the other one is free.
    await expect(activo).not.toBeChecked();
    await expect(activo).toHaveAttribute('aria-busy', 'true');
    await expect(await switchOf(context, 'Visible, SOP10-2025')).not.toHaveAttribute('aria-busy');
    await context.userEvent.keyboard(' ');
    accept?.();
    await waitFor(() => expect(activo).not.toHaveAttribute('aria-busy'));
    await expect(activo).not.toBeChecked();
    await expect(activo).toHaveFocus();
    await expect(saved.mock.calls).toEqual([[{ params: { id: 'SOP10-2025' }, body: { activo: false } }]]);
  },
};

export const Removed: Story = {
  parameters: app(),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Eliminar SOP09-2025' }));
    const dialog = within(canvas.getByRole('dialog', { name: 'Confirmar eliminación' }));
    await waitFor(() =>
      expect(dialog.getByText('¿Estás seguro que deseas eliminar este período?')).toBeVisible(),
    );
    await waitFor(() => expect(dialog.getByText('SOP09-2025')).toBeVisible());
    await waitFor(async () =>
      expect(await dialog.findByText(/^Se eliminará con todo lo que contiene/)).toBeVisible(),
    );
    await waitFor(() => expect(dialog.getByText(/Esta acción no se puede deshacer/)).toBeVisible());
    const box = dialog.getByRole('textbox', { name: 'Escriba SOP09-2025 para confirmar' });
    await expect(box).toHaveFocus();
    await userEvent.keyboard('SOP08-2025{Enter}');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Escriba SOP09-2025 para confirmar');
    await userEvent.clear(box);
    await userEvent.keyboard('SOP09-2025');
    await userEvent.click(dialog.getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(canvas.getByText('Mostrando 1 a 10 de 11 registros')).toBeVisible());
    await expect(canvas.queryByText('SOP09-2025')).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByText('Se eliminó el período.')).toBeVisible());
  },
};

/** A server that offers it says how much goes with the period. */
export const RemovalCounted: Story = {
  parameters: app({
    request: answering(
      answer(listarPeriodos, async ({ query = {} }) => pageOf(managedPeriods, query.page, query.size)),
      answer(contenidoPeriodo, async () => ok({ relaciones: 320, meses: 7680, tasas: 1, aprobaciones: 3 })),
    ),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Eliminar SOP09-2025' }));
    const dialog = within(canvas.getByRole('dialog', { name: 'Confirmar eliminación' }));
    await waitFor(async () =>
      expect(
        await dialog.findByText(
          /^Se eliminará con todo lo que contiene: 320 pares cliente-producto, 7.680 meses de presupuesto o ventas y 3 aprobaciones de todos los vendedores, y 1 tasa de cambio\./,
        ),
      ).toBeVisible(),
    );
  },
};

export const RemovalCountedNarrowAndDark: Story = {
  ...RemovalCounted,
  globals: { viewport: { value: 'narrow' }, scheme: 'dark' },
};

/** A server of the specification knows year and type alone: the screen filters what it gets. */
export const FilteredHere: Story = {
  parameters: app({
    request: answering(
      answer(listarPeriodos, async ({ query = {} }) => pageOf(managedPeriods, query.page, query.size)),
    ),
  }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('rowheader', { name: 'BGT-2026' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Visibilidad' }), 'Oculto');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: 'CUR-2024' })).toBeVisible());
  },
};

/** The address says what is listed. */
export const FromTheAddress: Story = {
  parameters: { ...app(), route: '/periodos?tipo=BGT' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: 'BGT-2026' })).toBeVisible());
    await expect(canvas.getByRole('combobox', { name: 'Tipo' })).toHaveDisplayValue('BGT');
  },
};

export const UnusualIds: Story = {
  parameters: app(
    periodWork(
      [`SOP-"O'Higgins"`, 'CUR <script>', 'BGT-Año 😀'].map((periodoID) => ({ ...sop10, periodoID })),
    ),
  ),
  play: async ({ canvas }) => {
    for (const id of [`SOP-"O'Higgins"`, 'CUR <script>', 'BGT-Año 😀']) {
      await waitFor(async () => expect(await canvas.findByRole('rowheader', { name: id })).toBeVisible());
      await waitFor(() => expect(canvas.getByRole('switch', { name: `Activo, ${id}` })).toBeVisible());
    }
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async (context) => {
    await waitFor(async () => expect(await switchOf(context, 'Visible, SOP10-2025')).toBeVisible());
  },
};
