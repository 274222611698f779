import type { WholePair } from '@presupuesto/machines';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { relations } from '../../../fixtures/relations.ts';
import { ReopeningDialog } from './ReopeningDialog.tsx';

const pairsOf = (count: number): WholePair[] =>
  relations(count).map((row) => ({
    ...row,
    presupuestado: true,
    clienteCodigo: null,
    productoCodigo: null,
    ventas: [],
  }));

const meta = {
  title: 'Inicio/Piezas/ReopeningDialog',
  component: ReopeningDialog,
  args: {
    state: 'asking',
    periodoID: 'BGT-2026',
    nombreVendedor: 'Camila Restrepo',
    motivo: 'Faltan los precios de abril a junio con la tarifa nueva.',
    chooses: false,
    ready: true,
    count: 0,
    message: '',
    problem: null,
    pairs: pairsOf(40),
    chosen: new Set(),
    pairsLoading: false,
    pairsProblem: null,
    onReason: fn(),
    onExtent: fn(),
    onPair: fn(),
    onRetry: fn(),
    onReopen: fn(),
    onClose: fn(),
    onKeep: fn(),
    onDiscard: fn(),
  },
} satisfies Meta<typeof ReopeningDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllPairs: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Qué se reabre' }), 'elegidos');
    await expect(args.onExtent).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Reabrir' }));
    await expect(args.onReopen).toHaveBeenCalled();
  },
};

/** Nothing is sent without a reason. */
export const WithoutAReason: Story = {
  args: { motivo: '', ready: false },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Motivo' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Reabrir' })).toBeDisabled();
    await userEvent.keyboard('F');
    await expect(args.onReason).toHaveBeenCalledWith('F');
  },
};

export const ChosenPairs: Story = {
  args: { chooses: true, chosen: new Set([4008, 4009]) },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('2 pares elegidos')).toBeVisible());
    await userEvent.type(canvas.getByRole('textbox', { name: 'Buscar' }), 'andinos lamina tfs');
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onPair).toHaveBeenCalledWith(4010);
  },
};

export const Dark: Story = { ...ChosenPairs, globals: { scheme: 'dark' } };
export const Narrow: Story = { args: ChosenPairs.args, globals: { viewport: { value: 'narrow' } } };

export const ManyPairs: Story = {
  args: { chooses: true, pairs: pairsOf(2_345) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/se ven 100 de 2\.345/)).toBeVisible());
  },
};

export const NoneFound: Story = { args: { chooses: true, pairs: [], ready: false } };
export const PairsLoading: Story = { args: { chooses: true, pairs: [], pairsLoading: true, ready: false } };
export const PairsFailed: Story = {
  args: { chooses: true, pairs: [], pairsProblem: 'Error al cargar las ventas', ready: false },
};
export const Sending: Story = { args: { state: 'busy' } };

/** Said for the whole dialog: the reason is not what is wrong. */
export const Refused: Story = {
  args: { problem: 'El período está cerrado' },
  play: async ({ canvas }) => {
    const said = canvas.getByText('El período está cerrado');
    await expect(said.closest('footer')).toContainElement(canvas.getByRole('button', { name: 'Reabrir' }));
  },
};

export const AskedBeforeItIsLost: Story = {
  args: { state: 'discarding' },
  play: async ({ args, canvas, userEvent }) => {
    const question = within(await canvas.findByRole('dialog', { name: '¿Descartar los cambios?' }));
    await userEvent.click(question.getByRole('button', { name: 'Seguir editando' }));
    await expect(args.onKeep).toHaveBeenCalledOnce();
    await userEvent.click(question.getByRole('button', { name: 'Descartar' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};

export const Reopened: Story = {
  args: {
    state: 'reopened',
    count: 12,
    message: 'Presupuesto reabierto. Se ha avisado a camila@example.com.',
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '12 pares reabiertos. Presupuesto reabierto. Se ha avisado a camila@example.com.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Entendido' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const MailNotSent: Story = {
  args: {
    state: 'reopened',
    count: 1,
    message:
      'Presupuesto reabierto, pero no se pudo enviar el correo a camila@example.com. Avise usted al vendedor.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '1 par reabierto. Presupuesto reabierto, pero no se pudo enviar el correo a camila@example.com. Avise usted al vendedor.',
    );
  },
};

/** No pair more is open, and each of those that are shows the new reason. */
export const ReasonReplaced: Story = {
  args: { ...Reopened.args, count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^Presupuesto reabierto\. Se ha avisado a camila@example\.com\.$/,
    );
  },
};

export const NothingToReopen: Story = {
  args: { state: 'reopened', message: 'No hay pares presupuestados que reabrir' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^No hay pares presupuestados que reabrir$/);
  },
};

/** A server that says nothing beside the number. */
export const NothingToReopenUnsaid: Story = {
  args: { state: 'reopened' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Ningún par de Camila Restrepo estaba presupuestado en BGT-2026.',
    );
  },
};
