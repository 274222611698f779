import { listarVendedores } from '@presupuesto/api-sdk/contract';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, within } from 'storybook/test';
import { unreachable } from '../../app/stories/failure.ts';
import { seller } from '../../app/stories/WithApp.tsx';
import { salespeople } from '../../fixtures/salespeople.ts';
import * as steps from '../../management/stories/steps.ts';
import { companyMeta, server } from './stories/company.ts';
import type Vendedores from './Vendedores.tsx';

/** The list: who may read it and who may write. */
const meta = { ...companyMeta } satisfies Meta<typeof Vendedores>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async (context) => {
    const { canvas } = context;
    const row = within(await steps.rowOf(context, /^13 V-03 Íñigo Núñez .* Aerosoles y tapas Chile Activo/));
    await expect(row.getByRole('link')).toHaveAttribute('href', 'mailto:inigo.nunez@aceros-andinos.example');
    await expect(await steps.rowOf(context, /Mateo Silva .* Inactivo/)).toBeVisible();
    const headers = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(headers).toEqual([
      'ID',
      'Código',
      'Nombre',
      'Apellido',
      'Email',
      'División',
      'País',
      'Activo/Inactivo',
      'Acciones',
    ]);
    await expect(canvas.getAllByRole('button', { name: /^Editar/ })).toHaveLength(8);
    await expect(canvas.queryByRole('button', { name: /^Eliminar/ })).not.toBeInTheDocument();
  },
};

/** Told apart in the names of their buttons too. */
export const OfTheSameName: Story = {
  beforeEach: () =>
    server.reset(
      salespeople.slice(0, 2).map((one, at) => ({
        ...one,
        nombre: 'José',
        apellido: 'García',
        vendedorCodigo: `VX-${at + 1}`,
      })),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Editar José García (VX-1)' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Editar José García (VX-2)' })).toBeVisible();
  },
};

export const Middle: Story = { ...List, globals: { viewport: { value: 'middle' } } };
export const NarrowDark: Story = {
  ...List,
  globals: { viewport: { value: 'narrow' }, scheme: 'dark' },
};

/** Eight columns have no room beside each other here: each row is a card, and no word is broken. */
export const Tablet: Story = {
  parameters: {
    viewport: { options: { tablet: { name: 'Tableta', styles: { width: '820px', height: '1180px' } } } },
  },
  globals: { viewport: { value: 'tablet' } },
  play: async (context) => {
    await List.play?.(context);
    const [first, second] = ['Valentina', 'Camila'].map((word) => context.canvas.getByText(word));
    await expect(first?.offsetHeight).toBe(second?.offsetHeight);
    await expect(context.canvas.getByRole('rowheader', { name: 'Íñigo Núñez' })).toBeVisible();
    await expect(context.canvas.queryByRole('cell', { name: 'Núñez' })).not.toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(820);
    await expect(window.innerWidth).toBe(820);
  },
};

/** The routing lets everyone in (specification §2); writing is the administrator's (§6). */
export const SellerReads: Story = {
  parameters: { app: { sesion: seller, work: { request: server.request } } },
  play: async (context) => {
    const { canvas } = context;
    await steps.rowOf(context, /Camila Restrepo/);
    await expect(canvas.queryByRole('button', { name: 'Nuevo' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /^Editar/ })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('columnheader', { name: 'Acciones' })).not.toBeInTheDocument();
  },
};

export const Failed: Story = {
  beforeEach: () => server.once(listarVendedores, () => Promise.reject(unreachable(listarVendedores))),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByText('Error al cargar la lista de vendedores')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await steps.rowOf(context, /Camila Restrepo/);
  },
};
