import type { Meta, StoryObj } from '@storybook/react';
import { expect, fireEvent, fn } from 'storybook/test';
import { ok } from '../../app/stories/fake-ports.ts';
import type CargarArchivos from './CargarArchivos.tsx';
import { app, expectDownload, fill, loadMeta, press, resultOf, workbook } from './stories/work.ts';

/** The form: what it offers and refuses by itself. */
const meta = { ...loadMeta, title: 'Cargar archivos' } satisfies Meta<typeof CargarArchivos>;

export default meta;
type Story = StoryObj<typeof meta>;

const MISSING = 'Debe seleccionar un archivo, un año, un mes y un tipo antes de cargar.';
const EXTENSION = 'Solo se permiten archivos con extensión .xlsx o .xlsm';

export const Empty: Story = {
  play: async ({ canvas }) => {
    const labels = (name: string) =>
      [...canvas.getByLabelText<HTMLSelectElement>(name).options].map(({ label }) => label);
    await expect(labels('Tipo')).toEqual(['Tipo', 'SOP', 'CUR']);
    await expect(labels('Mes').slice(0, 2)).toEqual(['Mes', '1 - Enero']);
    await expect(labels('Mes').at(-1)).toBe('12 - Diciembre');
    const year = new Date().getFullYear();
    await expect(labels('Año').slice(1)).toEqual([1, 0, -1, -2, -3, -4].map((add) => `${year + add}`));
    await expect(canvas.getByLabelText('Archivo')).toHaveAttribute('accept', '.xlsx,.xlsm');
    await expect(canvas.getByRole('rowheader', { name: 'Toneladas' })).toBeVisible();
    await expect(canvas.getByText(/^CUR: solo las filas del mes elegido\. SOP: las de enero/)).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };

const refused = fn(async () => ok(resultOf()));

export const SentEmpty: Story = {
  parameters: app({ uploadFile: refused }),
  play: async (context) => {
    await press(context, 'Cargar');
    await expect(context.canvas.getByText(MISSING)).toBeVisible();
    await expect(context.canvas.getAllByText('Este campo es requerido')).toHaveLength(3);
    for (const name of ['Tipo', 'Año', 'Mes'])
      await expect(context.canvas.getByLabelText(name)).toBeInvalid();
    await expect(context.canvas.getByLabelText('Tipo')).toHaveFocus();
    await expect(context.canvas.getByLabelText('Archivo')).toHaveAccessibleDescription(
      new RegExp(`^${MISSING}`),
    );
    await press(context, 'Comprobar');
    await expect(context.canvas.getByLabelText('Tipo')).toHaveFocus();
    await expect(refused).not.toHaveBeenCalled();
    await context.userEvent.selectOptions(context.canvas.getByLabelText('Tipo'), 'SOP');
    await expect(context.canvas.getAllByText('Este campo es requerido')).toHaveLength(2);
    await press(context, 'Cancelar');
    await expect(context.canvas.queryByText('Este campo es requerido')).not.toBeInTheDocument();
  },
};

/** What is missing is marked, not the file that is there. */
export const SentWithoutMonth: Story = {
  parameters: app({ uploadFile: refused }),
  play: async (context) => {
    const file = context.canvas.getByLabelText('Archivo');
    await context.userEvent.upload(file, workbook('ventas.xlsx'));
    await press(context, 'Cargar');
    await expect(context.canvas.getByText(MISSING)).toBeVisible();
    await expect(context.canvas.getByLabelText('Mes')).toBeInvalid();
    await expect(context.canvas.getByLabelText('Tipo')).toHaveFocus();
    await expect(file).toBeValid();
    await expect(file).not.toHaveAccessibleDescription(new RegExp(MISSING));
  },
};

export const WrongExtension: Story = {
  play: async (context) => {
    const { canvas } = context;
    // The browser's own filter can be switched off by whoever chooses the file.
    await fireEvent.change(canvas.getByLabelText('Archivo'), {
      target: { files: [workbook('ventas.csv')] },
    });
    await expect(await canvas.findByText(EXTENSION)).toBeVisible();
    await expect(canvas.getByLabelText('Archivo')).toBeInvalid();
  },
};

export const TooLarge: Story = {
  play: async ({ canvas, userEvent }) => {
    const file = workbook();
    Object.defineProperty(file, 'size', { value: 52_428_801 });
    await userEvent.upload(canvas.getByLabelText('Archivo'), file);
    await expect(
      await canvas.findByText('El archivo es demasiado grande. Tamaño máximo permitido: 50MB'),
    ).toBeVisible();
  },
};

export const FileChosen: Story = {
  play: async (context) => {
    const { canvas } = context;
    await fill(context);
    await expect(canvas.getByLabelText('Archivo')).toHaveAccessibleDescription(
      /ventas-octubre\.xlsx\s?18\skB/,
    );
    await press(context, 'Quitar el archivo');
    await expect(canvas.queryByText('ventas-octubre.xlsx')).not.toBeInTheDocument();
    await expect(canvas.getByLabelText('Archivo')).toHaveFocus();
  },
};

export const FileDropped: Story = {
  play: async ({ canvas }) => {
    const zone = canvas.getByText('Seleccione un archivo');
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(workbook('soltado.xlsm'));
    for (const type of ['dragover', 'drop']) {
      const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
      zone.dispatchEvent(event);
      // Or else the browser would leave the page for the file.
      await expect(event.defaultPrevented).toBe(true);
    }
    await expect(await canvas.findByText('soltado.xlsm')).toBeVisible();
  },
};

export const Emptied: Story = {
  play: async (context) => {
    const { canvas } = context;
    await fill(context);
    await press(context, 'Cancelar');
    await expect(canvas.getByLabelText('Tipo')).toHaveValue('');
    await expect(canvas.getByLabelText('Mes')).toHaveValue('');
    await expect(canvas.queryByText('ventas-octubre.xlsx')).not.toBeInTheDocument();
  },
};

export const Template: Story = {
  play: (context) => expectDownload(context, 'Descargar plantilla', 'plantilla-ventas.xlsx'),
};
