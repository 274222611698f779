import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn } from 'storybook/test';
import { inRoom } from '../stories/in-room.tsx';
import { SheetTools } from './SheetTools.tsx';

const meta = {
  title: 'Presupuestos/Piezas/SheetTools',
  component: SheetTools,
  args: { canUndo: true, canRedo: true, outcome: null, onTool: fn() },
} satisfies Meta<typeof SheetTools>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    for (const [name, tool, keys] of [
      ['Deshacer', 'undo', 'Control+Z'],
      ['Rehacer', 'redo', 'Control+Y Control+Shift+Z'],
      ['Copiar referente…', 'copy', 'Alt+C'],
      ['Repartir total…', 'distribute', 'Alt+R'],
    ] as const) {
      const button = canvas.getByRole('button', { name });
      await userEvent.click(button);
      await expect(args.onTool).toHaveBeenLastCalledWith(tool);
      await expect(button).toHaveAttribute('aria-keyshortcuts', keys);
    }
    await expect(canvas.getByRole('button', { name: 'Deshacer' })).toHaveAttribute(
      'title',
      'Deshacer (Ctrl+Z)',
    );
  },
};

/** Off, yet not out of the keyboard's way: the button that was just pressed keeps the focus. */
export const NothingToUndo: Story = {
  args: { canUndo: false, canRedo: false },
  play: async ({ args, canvas, userEvent }) => {
    const undo = canvas.getByRole('button', { name: 'Deshacer' });
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(undo);
    await expect(args.onTool).not.toHaveBeenCalled();
    await expect(undo).toHaveFocus();
  },
};

export const Pasted: Story = {
  args: {
    outcome: {
      kind: 'pasted',
      count: 24,
      skipped: 2,
      fields: ['volumenTon', 'precio'],
      from: { mes: 10, anio: 2026 },
      to: { mes: 9, anio: 2027 },
      months: 12,
    },
  },
  play: async ({ canvas }) => {
    const said = canvas.getByRole('status');
    await expect(said).toHaveTextContent(
      'Pegadas 24 cifras en Volumen y Precio, de octubre de 2026 a septiembre de 2027; 2 omitidas',
    );
    await expect(said.scrollHeight).toBeLessThanOrEqual(said.clientHeight);
  },
};

/** Nothing was guessed: the line says why, and what to do instead. */
export const NotPasted: Story = {
  args: { outcome: { kind: 'not pasted', refusal: { why: 'unclear figure', text: '12,500' } } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent(
      'Nada pegado: «12,500» se puede leer de dos maneras, con miles o con decimales',
    ),
};

export const Distributed: Story = {
  args: { outcome: { kind: 'distributed', total: 99_999_999, count: 12 } },
};

/** The room that the list and the detail leave on a small laptop. */
export const LittleRoom: Story = {
  args: Distributed.args,
  decorators: inRoom(578),
};

export const Narrow: Story = {
  args: Pasted.args,
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
      await expect(button.offsetWidth).toBeGreaterThanOrEqual(44);
    }
    const tops = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};
