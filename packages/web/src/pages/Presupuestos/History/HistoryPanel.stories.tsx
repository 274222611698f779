import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, within } from 'storybook/test';
import { monthChanges, nota, periodChanges } from '../../../fixtures/changes.ts';
import { NoteBox } from '../Note/NoteBox.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';

const note = (
  <NoteBox
    label="Nota de octubre 2026"
    nota={nota}
    draft={null}
    isMet={false}
    busy={false}
    problem={null}
    onWrite={fn()}
    onType={fn()}
    onSave={fn()}
    onCancel={fn()}
    onRemove={fn()}
  />
);

const meta = {
  title: 'Presupuestos/Piezas/HistoryPanel',
  component: HistoryPanel,
  args: {
    title: 'Octubre 2026',
    subtitle: 'Envases Andinos · Lámina TFS 0,16 × 876',
    state: 'loaded',
    cambios: monthChanges,
    total: monthChanges.length,
    busy: false,
    problem: null,
    monedaID: 'COP',
    actual: { volumenTon: 4, precio: 6480 },
    children: note,
    onRestore: fn(),
    onBefore: fn(),
    onAfter: fn(),
    onMore: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
  decorators: [
    (Panel) => (
      <div style={{ inlineSize: 270, blockSize: 520 }}>
        <Panel />
      </div>
    ),
  ],
} satisfies Meta<typeof HistoryPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WhoTurned40Into4: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [first] = within(canvas.getByRole('list')).getAllByRole('listitem');
    await expect(first).toHaveTextContent('Volumen 40 →pasó a 4 tcamila.r');
    await expect(first).toHaveTextContent('tecleado');
    await userEvent.click(canvas.getByRole('button', { name: 'Restaurar 40' }));
    await expect(args.onRestore).toHaveBeenCalledWith('volumenTon', 40);
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };

/** The keyboard is led in, and Esc leads out. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: /^Octubre 2026/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/** Esc answers the question alone. */
export const NoteAskedAbout: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar' }));
    await expect(canvas.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** A history month, or a closed period: read, not put back. */
export const NothingCanBePutBack: Story = {
  args: { actual: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Restaurar/ })).not.toBeInTheDocument();
  },
};

export const Loading: Story = { args: { state: 'loading', cambios: [], total: 0 } };
export const Empty: Story = { args: { cambios: [], total: 0 } };

export const Failed: Story = {
  args: { state: 'failed', cambios: [], problem: 'Error al cargar los cambios' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const NotOffered: Story = { args: { state: 'absent', cambios: [], total: 0, children: undefined } };

/** The first and the last month lead on in one direction alone. */
export const FirstMonth: Story = { args: { onBefore: undefined } };

export const SinceTheApproval: Story = {
  args: {
    title: 'Cambios desde la aprobación',
    subtitle: 'BGT-2026, desde el 3 nov, 18:04',
    cambios: periodChanges,
    total: 112,
    actual: null,
    children: undefined,
    onBefore: undefined,
    onAfter: undefined,
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Mes anterior' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Ver más cambios' }));
    await expect(args.onMore).toHaveBeenCalled();
  },
};

export const MoreFailed: Story = {
  args: { ...SinceTheApproval.args, problem: 'Error al cargar los cambios' },
};
