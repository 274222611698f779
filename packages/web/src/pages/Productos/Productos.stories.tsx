import {
  actualizarProducto,
  crearProducto,
  eliminarProducto,
  listarProductos,
} from '@presupuesto/api-sdk/contract';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, waitFor } from 'storybook/test';
import { unreachable } from '../../app/stories/failure.ts';
import * as steps from '../../management/stories/steps.ts';
import type Productos from './Productos.tsx';
import { productsMeta, server } from './stories/goods.ts';

/** The list, and the modal with its optional weight. */
const meta = { ...productsMeta } satisfies Meta<typeof Productos>;

export default meta;
type Story = StoryObj<typeof meta>;

const INVALID = 'Los kilos por pieza deben ser un número válido mayor o igual a 0';
const KILOS = 'Kilos por Pieza';

async function filled(context: steps.StoryContext, kilos: string) {
  const form = await steps.openDialog(context, 'Nuevo', 'Crear Producto');
  await steps.fill(context, form, 'Código del Producto', 'P-3000');
  await steps.fill(context, form, 'Nombre del Producto', 'Tapa rosca 38 mm');
  await context.userEvent.click(form.getByRole('textbox', { name: KILOS }));
  await context.userEvent.keyboard(kilos);
  return form;
}

const saved = () => server.inputsOf(crearProducto).at(-1);
const kilosSaved = (kilosPorPieza: number | null) => ({
  body: { productoCodigo: 'P-3000', nombre: 'Tapa rosca 38 mm', kilosPorPieza },
});

export const FirstPage: Story = {
  play: async (context) => {
    const { canvas } = context;
    await expect(await steps.rowOf(context, /^503 P-2003 Cono de aerosol 52 mm 0,0118/)).toBeVisible();
    await expect(await steps.rowOf(context, /^501 P-2001 Bobina de aluminio 3104 0,27 —/)).toBeVisible();
    const headers = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(headers).toEqual(['ID', 'Código del Producto', 'Nombre del Producto', KILOS, 'Acciones']);
    await expect(canvas.getByText('Mostrando 1 a 10 de 18 registros')).toBeVisible();
  },
};

export const Narrow: Story = { ...FirstPage, globals: { viewport: { value: 'narrow' } } };
export const NarrowDark: Story = {
  ...FirstPage,
  globals: { viewport: { value: 'narrow' }, scheme: 'dark' },
};

export const SearchedByCode: Story = {
  play: async (context) => {
    await steps.rowOf(context, /Cono de aerosol/);
    await context.userEvent.type(context.canvas.getByRole('textbox', { name: 'Buscar' }), 'p-2014{Enter}');
    await waitFor(() => expect(steps.rowNames(context)).toEqual(['Paquete de lámina 1.234 hojas']));
    await expect(context.canvas.getByText('1.234,5')).toBeVisible();
  },
};

export const EmptyFormRefused: Story = {
  play: async (context) => {
    const form = await steps.openDialog(context, 'Nuevo', 'Crear Producto');
    await steps.save(context, form);
    await steps.expectProblems(form, {
      'Código del Producto': 'El código del producto es requerido',
      'Nombre del Producto': 'El nombre del producto es requerido',
    });
  },
};

export const NegativeKilosRefused: Story = {
  play: async (context) => {
    const form = await filled(context, '-0,5');
    await steps.save(context, form);
    await steps.expectProblems(form, { [KILOS]: INVALID });
    await waitFor(() => expect(form.getByRole('textbox', { name: KILOS })).toHaveFocus());
    await expect(saved()).toBeUndefined();
    await steps.fill(context, form, KILOS, '0');
    await steps.save(context, form);
    await waitFor(() => expect(saved()).toEqual(kilosSaved(0)));
  },
};

export const NegativeKilosNarrow: Story = {
  ...NegativeKilosRefused,
  globals: { viewport: { value: 'narrow' } },
};

const READ = 'Leído como 1085; guarde de nuevo si es así';

/** Enter does not leave the box: what the point was taken for is shown first. */
export const ReadingShownBeforeEnterSaves: Story = {
  play: async (context) => {
    const form = await filled(context, '1.085{Enter}');
    await expect(form.getByRole('textbox', { name: KILOS })).toHaveValue('1085');
    await steps.expectProblems(form, { [KILOS]: READ });
    await expect(saved()).toBeUndefined();
    await context.userEvent.keyboard('{Enter}');
    await waitFor(() => expect(saved()).toEqual(kilosSaved(1085)));
  },
};

/** Neither does anybody see it who goes from the box to Guardar. */
export const ReadingShownBeforeGuardarSaves: Story = {
  play: async (context) => {
    const form = await filled(context, '1.085');
    await steps.save(context, form);
    const box = form.getByRole('textbox', { name: KILOS });
    await expect(box).toHaveValue('1085');
    await waitFor(() => expect(box).toHaveFocus());
    await expect(saved()).toBeUndefined();
    await steps.save(context, form);
    await waitFor(() => expect(saved()).toEqual(kilosSaved(1085)));
  },
};

/** What can be read in one way alone asks nothing. */
export const PlainDecimalSavedAtOnce: Story = {
  play: async (context) => {
    await filled(context, '1.5{Enter}');
    await waitFor(() => expect(saved()).toEqual(kilosSaved(1.5)));
  },
};

/** A decimal box clears what is no number (specification §2); what is left empty is no weight. */
export const WordsForKilosCleared: Story = {
  play: async (context) => {
    const form = await filled(context, 'mucho');
    await expect(form.getByRole('textbox', { name: KILOS })).toHaveValue('');
    await steps.save(context, form);
    await waitFor(() => expect(saved()).toEqual(kilosSaved(null)));
    await steps.rowOf(context, /P-3000 Tapa rosca 38 mm —/);
  },
};

export const ArrowKeysStepByAHundredth: Story = {
  play: async (context) => {
    const form = await filled(context, '{ArrowDown}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(form.getByRole('textbox', { name: KILOS })).toHaveValue('0,02');
    await steps.save(context, form);
    await waitFor(() => expect(saved()).toEqual(kilosSaved(0.02)));
  },
};

export const DecimalsAsTyped: Story = {
  play: async (context) => {
    const form = await filled(context, '1.234,5678');
    await steps.save(context, form);
    await waitFor(() => expect(saved()).toEqual(kilosSaved(1234.5678)));
    await steps.rowOf(context, /Tapa rosca 38 mm 1\.234,5678/);
    const again = await steps.openDialog(context, 'Editar Tapa rosca 38 mm', 'Editar Producto');
    await expect(again.getByRole('textbox', { name: KILOS })).toHaveValue('1234,5678');
    await steps.save(context, again);
    await waitFor(() =>
      expect(server.inputsOf(actualizarProducto)).toMatchObject([{ body: { kilosPorPieza: 1234.5678 } }]),
    );
  },
};

export const WeightTakenAway: Story = {
  play: async (context) => {
    const form = await steps.openDialog(context, 'Editar Disco de aluminio 1070', 'Editar Producto');
    await expect(form.getByRole('textbox', { name: KILOS })).toHaveValue('0,024');
    await context.userEvent.clear(form.getByRole('textbox', { name: KILOS }));
    await steps.save(context, form);
    await steps.rowOf(context, /Disco de aluminio 1070 —/);
    await expect(server.inputsOf(actualizarProducto)).toEqual([
      {
        params: { productoID: 504 },
        body: {
          productoID: 504,
          productoCodigo: 'P-2004',
          nombre: 'Disco de aluminio 1070',
          kilosPorPieza: null,
        },
      },
    ]);
  },
};

export const EveryFailure: Story = {
  beforeEach: () => {
    for (const call of [listarProductos, crearProducto, eliminarProducto]) {
      server.once(call, () => Promise.reject(unreachable(call)));
    }
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByText('Error al cargar la lista de productos')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await steps.rowOf(context, /Cono de aerosol/);
    const form = await filled(context, '1');
    await steps.save(context, form);
    await expect(await form.findByText('Error al guardar el producto')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Cancelar' }));
    const dialog = await steps.openDialog(context, 'Eliminar Cono de aerosol 52 mm', 'Confirmar eliminación');
    await userEvent.click(dialog.getByRole('button', { name: 'Eliminar' }));
    await expect(await dialog.findByText('Error al eliminar el producto')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(steps.rowNames(context)).not.toContain('Cono de aerosol 52 mm'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Se eliminó el producto.');
  },
};
