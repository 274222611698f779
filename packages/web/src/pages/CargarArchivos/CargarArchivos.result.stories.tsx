import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ok } from '../../app/stories/fake-ports.ts';
import type CargarArchivos from './CargarArchivos.tsx';
import {
  app,
  badRows,
  expectDownload,
  fill,
  loadMeta,
  press,
  resultOf,
  takes,
  workbook,
} from './stories/work.ts';

/** What a load came to. */
const meta = { ...loadMeta, title: 'Cargar archivos/Resultado' } satisfies Meta<typeof CargarArchivos>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async (context) => {
    const { canvas } = context;
    await fill(context);
    await press(context, 'Cargar');
    await expect(
      await canvas.findByText('¡Archivo cargado exitosamente! Se procesaron 1.248 ventas correctamente.'),
    ).toBeVisible();
    await expect(
      canvas.getByText('Proceso de carga de archivo finalizado exitosamente.').closest('[role="status"]'),
    ).toBeInTheDocument();
    await expect(canvas.getByText('1.248')).toBeVisible();
    await expect(canvas.queryByText('Errores por fila')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Cargar' })).toHaveFocus();
    // The same file is not loaded again by a second press.
    await press(context, 'Cargar');
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Debe seleccionar un archivo/);
  },
};

export const LoadedNarrow: Story = { ...Loaded, globals: { viewport: { value: 'narrow' } } };

export const SomeRowsWrong: Story = {
  parameters: app(takes(resultOf(badRows(3)))),
  play: async (context) => {
    const { canvas } = context;
    await fill(context);
    await press(context, 'Cargar');
    await expect(
      await canvas.findByText(
        /^Archivo cargado en parte\. Se procesaron 1\.248 ventas correctamente; 3 filas/,
      ),
    ).toBeVisible();
    await expect(canvas.getByText('Fila 2: el producto «P-900» no existe')).toBeVisible();
    const list = within(canvas.getByRole('region', { name: 'Errores por fila' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(3);
    const year = new Date().getFullYear();
    await expectDownload(context, 'Descargar errores', `errores-SOPOct-${year}.xlsx`);
  },
};

export const ThousandsOfRowsWrong: Story = {
  parameters: app(takes(resultOf({ totalVentasGuardadas: 0, ...badRows(5_000), totalVentasErrores: 8_000 }))),
  play: async (context) => {
    const { canvas } = context;
    await fill(context);
    await press(context, 'Cargar');
    const list = await canvas.findByRole('region', { name: 'Los primeros 5.000 errores' });
    await expect(list.querySelectorAll('li').length).toBeLessThan(60);
    await expect(list.querySelector('li')).toHaveAttribute('aria-setsize', '5000');
    list.scrollTop = list.scrollHeight;
    await expect(await canvas.findByText(/^Fila 5001:/)).toBeVisible();
  },
};

export const ThousandsOfRowsWrongDark: Story = { ...ThousandsOfRowsWrong, globals: { scheme: 'dark' } };

const uploads = fn(async () => ok(resultOf()));

export const CheckedThenLoaded: Story = {
  parameters: app({ uploadFile: uploads }),
  beforeEach: () => void uploads.mockClear(),
  play: async (context) => {
    const { canvas } = context;
    await fill(context);
    await press(context, 'Comprobar');
    await expect(
      await canvas.findByText('El archivo no tiene errores: se guardarían 1.248 ventas.'),
    ).toBeVisible();
    await expect(canvas.getByText('Comprobación finalizada. No se ha guardado nada.')).toBeVisible();
    await press(context, 'Cargar este archivo');
    await expect(await canvas.findByText(/¡Archivo cargado exitosamente!/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cargar este archivo' })).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Cargar' })).toHaveFocus());
    await expect(uploads.mock.calls).toHaveLength(2);
  },
};

export const CheckedAnotherFileChosen: Story = {
  play: async (context) => {
    const { canvas } = context;
    await fill(context);
    await press(context, 'Comprobar');
    await canvas.findByRole('button', { name: 'Cargar este archivo' });
    await context.userEvent.upload(canvas.getByLabelText('Archivo'), workbook('otro.xlsx'));
    await expect(canvas.queryByRole('button', { name: 'Cargar este archivo' })).not.toBeInTheDocument();
    await expect(canvas.getByText(/ · ventas-octubre\.xlsx$/)).toBeVisible();
  },
};

export const MillionsOfRows: Story = {
  parameters: app(takes(resultOf({ totalVentasGuardadas: 123_456_789, ...badRows(2) }))),
  play: async (context) => {
    await fill(context);
    await press(context, 'Cargar');
    await expect(await context.canvas.findByText('123.456.789')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const MillionsOfRowsNarrow: Story = { ...MillionsOfRows, globals: { viewport: { value: 'narrow' } } };
