import { listarClientes } from '@presupuesto/api-sdk/contract';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, waitFor } from 'storybook/test';
import { failure, unreachable } from '../../app/stories/failure.ts';
import { pageOf } from '../../fixtures/answering.ts';
import { clients } from '../../fixtures/clients.ts';
import { held } from '../../management/stories/fake-records.ts';
import { rowNames, rowOf } from '../../management/stories/steps.ts';
import type Clientes from './Clientes.tsx';
import { customers, customersMeta } from './stories/customers.ts';

/** The list: what it shows, finds and pages. */
const meta = { ...customersMeta } satisfies Meta<typeof Clientes>;

export default meta;
type Story = StoryObj<typeof meta>;

const names = (from: number, to: number) => clients.slice(from, to).map(({ nombre }) => nombre);

export const FirstPage: Story = {
  play: async (context) => {
    const { canvas } = context;
    const row = await rowOf(context, /^102 C-1002 Aceites del Cesar Colombia/);
    await expect(row).toBeVisible();
    await expect(rowNames(context)).toEqual(names(0, 10));
    const headers = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(headers).toEqual(['ID', 'Código', 'Nombre del Cliente', 'País', 'Acciones']);
    await expect(canvas.getByText('Mostrando 1 a 10 de 60 registros')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Página \d/ })).toHaveLength(5);
    await expect(customers.inputsOf(listarClientes)).toEqual([
      { query: { pageNumber: 0, pageSize: 10, nombre: undefined } },
    ]);
  },
};

export const Dark: Story = { ...FirstPage, globals: { scheme: 'dark' } };

const late = held();

export const Loading: Story = {
  beforeEach: () => customers.once(listarClientes, late.work),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Clientes' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByText('No se encontraron registros')).not.toBeInTheDocument();
  },
};

/** Whoever types faster than the first list comes gets what was searched. */
export const SearchedWhileLoading: Story = {
  beforeEach: () => customers.once(listarClientes, held().work),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByRole('textbox', { name: 'Buscar' }), 'LITOGRAF{Enter}');
    await waitFor(() => expect(rowNames(context)).toHaveLength(4));
    await expect(canvas.getByText('4 clientes')).toHaveAttribute('aria-live', 'polite');
    await expect(customers.inputsOf(listarClientes)).toHaveLength(2);
  },
};

export const OtherPages: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await rowOf(context, /Aceites del Cesar/);
    await userEvent.click(canvas.getByRole('button', { name: 'Página siguiente' }));
    await canvas.findByText('Mostrando 11 a 20 de 60 registros');
    const said = await canvas.findByText('60 clientes, página 2 de 6');
    await expect(said).toHaveAttribute('aria-live', 'polite');
    await expect(rowNames(context)).toEqual(names(10, 20));
    await userEvent.click(canvas.getByRole('button', { name: 'Última página' }));
    await canvas.findByText('Mostrando 51 a 60 de 60 registros');
    await expect(said).toHaveTextContent('60 clientes, página 6 de 6');
    await expect(rowNames(context)).toEqual(names(50, 60));
    await userEvent.click(canvas.getByRole('button', { name: 'Página 4' }));
    await canvas.findByText('Mostrando 31 a 40 de 60 registros');
    await userEvent.click(canvas.getByRole('button', { name: 'Primera página' }));
    await canvas.findByText('Mostrando 1 a 10 de 60 registros');
  },
};

/** The caption is that of the rows in sight, also while others are on their way. */
export const OtherPageOnItsWay: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await rowOf(context, /Aceites del Cesar/);
    const next = held();
    customers.once(listarClientes, next.work);
    await userEvent.click(canvas.getByRole('button', { name: 'Página siguiente' }));
    await waitFor(() =>
      expect(canvas.getByRole('table', { name: 'Clientes' })).toHaveAttribute('aria-busy', 'true'),
    );
    await expect(canvas.getByText(/^Mostrando/)).toHaveTextContent('Mostrando 1 a 10 de 60 registros');
    await expect(canvas.getByRole('button', { name: 'Página 1' })).toHaveAttribute('aria-current', 'page');
    next.answer(pageOf(clients, 1, 10));
    await canvas.findByText('Mostrando 11 a 20 de 60 registros');
    await expect(rowNames(context)).toEqual(names(10, 20));
  },
};

export const OnePage: Story = {
  beforeEach: () => customers.reset(clients.slice(0, 10)),
  play: async (context) => {
    await rowOf(context, /Aceites del Cesar/);
    await expect(context.canvas.queryByRole('navigation', { name: 'Paginación' })).not.toBeInTheDocument();
    await expect(context.canvas.queryByText(/^Mostrando/)).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  beforeEach: () => customers.reset([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No se encontraron registros')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Nuevo' })).toBeEnabled();
  },
};

export const SearchedByEnter: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await rowOf(context, /Aceites del Cesar/);
    await userEvent.click(canvas.getByRole('button', { name: 'Página 3' }));
    await canvas.findByText('Mostrando 21 a 30 de 60 registros');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Buscar' }), 'LITOGRAF{Enter}');
    await waitFor(() =>
      expect(rowNames(context)).toEqual([
        'Litografía Bogotana',
        'Litografia Campinas',
        'Litografía Guadalajara',
        'Litografía Valparaíso',
      ]),
    );
    await expect(canvas.getByRole('textbox', { name: 'Buscar' })).toHaveFocus();
  },
};

export const SearchedByButtonAndCleared: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await rowOf(context, /Aceites del Cesar/);
    const box = canvas.getByRole('textbox', { name: 'Buscar' });
    await userEvent.type(box, 'no hay');
    await expect(customers.inputsOf(listarClientes)).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar' }));
    await canvas.findByText('No se encontraron registros');
    await userEvent.click(canvas.getByRole('button', { name: 'Limpiar' }));
    await canvas.findByText('Mostrando 1 a 10 de 60 registros');
    await expect(box).toHaveValue('');
  },
};

/** A broken server and no server read the same (specification §8). */
export const Failed: Story = {
  beforeEach: () => {
    customers.once(listarClientes, () => Promise.reject(failure(listarClientes, 500)));
    customers.once(listarClientes, () => Promise.reject(unreachable(listarClientes)));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    for (const attempt of [1, 2]) {
      await expect(await canvas.findByText('Error al cargar la lista de clientes')).toBeVisible();
      await expect(customers.inputsOf(listarClientes)).toHaveLength(attempt);
      await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    }
    await rowOf(context, /Aceites del Cesar/);
    await expect(canvas.queryByText('Error al cargar la lista de clientes')).not.toBeInTheDocument();
    await expect(document.body).not.toHaveFocus();
  },
};

export const Forbidden: Story = {
  beforeEach: () => customers.once(listarClientes, () => Promise.reject(failure(listarClientes, 403))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No tienes permisos para realizar esta acción.')).toBeVisible();
  },
};
