import { type Cliente, crearCliente } from '@presupuesto/api-sdk/contract';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, waitFor, within } from 'storybook/test';
import { country } from '../../fixtures/countries.ts';
import * as steps from '../../management/stories/steps.ts';
import type Clientes from './Clientes.tsx';
import { customers, customersMeta } from './stories/customers.ts';

/** Names that are no plain words, a narrow screen, and the keyboard alone. */
const meta = { ...customersMeta, title: 'Clientes/Nombres' } satisfies Meta<typeof Clientes>;

export default meta;
type Story = StoryObj<typeof meta>;

const NAMES = [
  `O'Higgins & "Hijos" {S.A.}`,
  '<script>alert("1")</script>',
  '<b>Envases</b> &amp; %s ${x}',
  'Latas 🥫 Ñuñoa — «Ω»',
];
const LONG =
  'Compañía Latinoamericana de Envases, Tapas y Recubrimientos Industriales del Pacífico S. A. S. de R. L.';

const named = (nombre: string, at: number): Cliente => ({
  clienteID: 1_000_001 + at,
  clienteCodigo: `COD-INTERNO-${at}-2026`,
  nombre,
  ...country('Chile'),
});

export const NamesAsTyped: Story = {
  play: async (context) => {
    await steps.rowOf(context, /Aceites del Cesar/);
    for (const [at, nombre] of NAMES.entries()) {
      const form = await steps.openDialog(context, 'Nuevo', 'Crear Cliente');
      await steps.fill(context, form, 'Código', `C-300${at}`);
      await steps.fill(context, form, 'Nombre del Cliente', nombre);
      await steps.choose(context, form, 'País', 'Chile');
      await steps.save(context, form);
      await waitFor(() => expect(steps.rowNames(context)[0]).toBe(nombre));
    }
    await expect(customers.inputsOf(crearCliente)).toHaveLength(NAMES.length);
    for (const nombre of NAMES) {
      const form = await steps.openDialog(context, `Editar ${nombre}`, 'Editar Cliente');
      await expect(form.getByRole('textbox', { name: 'Nombre del Cliente' })).toHaveValue(nombre);
      await context.userEvent.click(form.getByRole('button', { name: 'Cancelar' }));
      const asked = await steps.openDialog(context, `Eliminar ${nombre}`, 'Confirmar eliminación');
      await waitFor(() => expect(asked.getByText(nombre)).toBeVisible());
      await context.userEvent.click(asked.getByRole('button', { name: 'Cancelar' }));
    }
  },
};

export const LongNames: Story = {
  beforeEach: () => customers.reset([LONG, 'x'.repeat(200), ...NAMES].map(named)),
  play: async (context) => {
    const row = await steps.rowOf(context, /Compañía Latinoamericana/);
    await expect(row).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    // The buttons of a card lie on its edge on purpose.
    const cells = [...context.canvas.getAllByRole('cell'), ...context.canvas.getAllByRole('rowheader')];
    for (const cell of cells.filter(({ dataset }) => !dataset['actions'])) {
      await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
    }
  },
};

export const LongNamesNarrow: Story = { ...LongNames, globals: { viewport: { value: 'narrow' } } };

export const Cards: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async (context) => {
    const { canvas } = context;
    const card = within(await steps.rowOf(context, /Aceites del Cesar/));
    const [name, code] = [card.getByText('Aceites del Cesar'), card.getByText('C-1002')];
    await expect(name.getBoundingClientRect().bottom).toBeLessThanOrEqual(code.getBoundingClientRect().top);
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvas.getByText('Mostrando 1 a 10 de 60 registros')).toBeVisible();
  },
};

export const CardsDark: Story = { ...Cards, globals: { viewport: { value: 'narrow' }, scheme: 'dark' } };

export const KeyboardAlone: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await steps.rowOf(context, /Aceites del Cesar/);
    const tabTo = async (role: 'button' | 'textbox', name: string) => {
      await userEvent.tab();
      await expect(canvas.getByRole(role, { name })).toHaveFocus();
    };
    await tabTo('textbox', 'Buscar');
    await userEvent.keyboard('monterrey{Enter}');
    await waitFor(() => expect(steps.rowNames(context)).toHaveLength(2));
    await tabTo('button', 'Buscar');
    await tabTo('button', 'Limpiar');
    await tabTo('button', 'Nuevo');
    await tabTo('button', 'Editar Envases Monterrey');
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('dialog', { name: 'Editar Cliente' });
    await expect(canvas.getByRole('textbox', { name: 'Código' })).toHaveFocus();
    await tabTo('textbox', 'Nombre del Cliente');
    await userEvent.keyboard('Envases Regiomontanos{Enter}');
    // The search still stands: the record is saved, and not what is looked for any more.
    await waitFor(() => expect(steps.rowNames(context)).toEqual(['Tapas y Coronas de Monterrey']));
    await expect(canvas.getByRole('status')).toHaveTextContent('Se guardó el cliente.');
    await expect(document.body).not.toHaveFocus();
  },
};
