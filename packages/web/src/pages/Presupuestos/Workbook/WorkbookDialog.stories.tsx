import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { workbookComparison, workbookFigures } from '../../../fixtures/workbook.ts';
import WorkbookDialog from './WorkbookDialog.tsx';

const file = new File(['x'], 'presupuesto-SOP10-2025.xlsx');

const meta = {
  title: 'Presupuestos/Piezas/WorkbookDialog',
  component: WorkbookDialog,
  args: {
    state: 'compared',
    periodoID: 'SOP10-2025',
    file,
    problem: null,
    comparacion: workbookComparison,
    choices: {},
    onFile: fn(),
    onDismiss: fn(),
    onChoose: fn(),
    onChooseAll: fn(),
    onAccept: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof WorkbookDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const none = { cifras: [], sinEntender: [], noEscritas: [], totalSinEntender: 0, totalNoEscritas: 0 };

export const Choosing: Story = {
  args: { state: 'choosing', file: null, comparacion: null },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText(/^Elija el libro de SOP10-2025/)).toBeVisible());
    const input = canvas.getByLabelText(/^Archivo/);
    await expect(input).toHaveFocus();
    await userEvent.upload(input, file);
    await expect(args.onFile).toHaveBeenCalledWith(file);
  },
};

export const Reading: Story = {
  args: { state: 'reading', comparacion: null },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Leyendo «presupuesto-SOP10-2025.xlsx»…');
    await userEvent.click(canvas.getByRole('button', { name: 'Dejar de leer' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  args: {
    state: 'choosing',
    comparacion: null,
    problem: 'El libro es del período BGT-2027, y aquí está abierto SOP10-2025.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('El libro es del período BGT-2027');
    await expect(canvas.getByLabelText(/^Archivo/)).toBeInvalid();
  },
};

export const EveryGroup: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('Faltan 2 cifras por decidir.')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Escribir 3 cifras' })).toBeDisabled();
    const both = canvas.getByRole('region', { name: /^Cambiadas en el libro y también aquí · 2/ });
    const january = within(both).getByRole('radiogroup', { name: /^Volumen de enero 2026, Envases Andinos/ });
    await userEvent.click(within(january).getByRole('radio', { name: /^Dejar 118 \(luis, / }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('volumenTon:0', 'actual');
    await userEvent.click(within(both).getByRole('button', { name: 'Poner las del libro' }));
    await expect(args.onChooseAll).toHaveBeenLastCalledWith('libro');
    for (const group of [
      /^Cambiadas en el libro · 3/,
      /^Sin entender · 2/,
      /^No se escriben · 1/,
      /^Cambiadas mientras tanto · 1/,
    ])
      await expect(canvas.getByRole('region', { name: group })).toBeInTheDocument();
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** Figures, months' names and fields are read in one piece, however long they are. */
export const NarrowLongFigures: Story = {
  ...Narrow,
  args: {
    comparacion: {
      ...workbookComparison,
      cifras: workbookFigures.map((cifra) => ({ ...cifra, descargado: 107_638.26 })),
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('107.638,26')[0]).toBeVisible());
    const text = document.createRange();
    for (const figure of canvas.getAllByText('107.638,26')) {
      text.selectNodeContents(figure);
      await expect(text.getClientRects()).toHaveLength(1);
      await expect(figure.scrollWidth).toBe(figure.clientWidth);
    }
    for (const field of canvas.getAllByText('Volumen')) {
      text.selectNodeContents(field);
      await expect(text.getClientRects()).toHaveLength(1);
    }
  },
};

export const Decided: Story = {
  args: { choices: { 'volumenTon:0': 'libro', 'volumenTon:1': 'actual' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Escribir 4 cifras' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};

/** By the keyboard alone: from choice to choice, then on to the buttons. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('region', { name: 'Lo que cambia el libro' }).focus();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(args.onChooseAll).toHaveBeenLastCalledWith('libro');
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(args.onChooseAll).toHaveBeenLastCalledWith('actual');
    await userEvent.keyboard('{Tab} ');
    await expect(args.onChoose).toHaveBeenLastCalledWith('volumenTon:0', 'libro');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const OnlyOwnChanges: Story = {
  args: {
    comparacion: {
      ...workbookComparison,
      ...none,
      cifras: workbookFigures.filter(({ estado }) => estado === 'propio'),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Escribir 3 cifras' })).toBeEnabled();
  },
};

export const NothingChanged: Story = {
  args: { comparacion: { ...workbookComparison, ...none } },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText(/El libro no cambia nada/)).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Escribir' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Elegir otro libro' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const NothingUnderstood: Story = {
  args: {
    comparacion: {
      ...workbookComparison,
      ...none,
      sinEntender: workbookComparison.sinEntender,
      totalSinEntender: 640,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('… y 638 más.')).toBeInTheDocument();
  },
};

/** As many as a whole company changes: drawn some hundreds at a time. */
export const Thousands: Story = {
  args: {
    comparacion: {
      ...workbookComparison,
      ...none,
      cifras: Array.from({ length: 1000 }, (_, at) => ({
        ...(workbookFigures[2] ?? { ...workbookFigures[0] }),
        ventaID: at,
        celda: `Hoja!E${at}`,
        nombreCliente: `Cliente ${Math.floor(at / 12)}`,
        mes: (at % 12) + 1,
      })) as typeof workbookComparison.cifras,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Escribir 1.000 cifras' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar 200 más' }));
    await expect(canvas.getAllByText('126,5')).toHaveLength(400);
  },
};
