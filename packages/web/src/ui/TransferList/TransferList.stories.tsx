import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { type TransferItem, TransferList, type TransferListProps } from './TransferList.tsx';

const NAMES = ['Hojalata electrolítica', 'Lámina TFS', 'Lámina negra', 'Fleje de acero', 'Tapa abre fácil'];

const items = (count: number, from = 1): TransferItem[] =>
  Array.from({ length: count }, (_, at) => ({
    id: from + at,
    label: `${NAMES[at % NAMES.length] ?? ''} ${from + at}`,
    detail: `P-${from + at}`,
  }));

/** Moves at once, as a page does; in the room that a page gives it. */
function Held(props: TransferListProps) {
  const [sides, setSides] = useState({ available: props.available, assigned: props.assigned });
  return (
    <div style={{ maxInlineSize: 900, blockSize: 520 }}>
      <TransferList
        {...props}
        {...sides}
        onMove={(move) => {
          props.onMove(move);
          const from = move.to === 'assigned' ? 'available' : 'assigned';
          setSides((now) => ({
            ...now,
            [from]: now[from].filter(({ id }) => !move.ids.includes(id)),
            [move.to]: [...now[move.to], ...now[from].filter(({ id }) => move.ids.includes(id))],
          }));
        }}
      />
    </div>
  );
}

const meta = {
  component: TransferList,
  render: (args) => <Held {...args} />,
  args: {
    availableTitle: 'Productos Disponibles',
    assignedTitle: 'Productos Asignados al Cliente',
    available: items(40),
    assigned: items(6, 101),
    onMove: fn(),
  },
} satisfies Meta<typeof TransferList>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const left = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Productos Disponibles' }));
const right = (canvas: Canvas) =>
  within(canvas.getByRole('region', { name: 'Productos Asignados al Cliente' }));

/** The row that the keyboard stands on. */
function activeRow(list: HTMLElement): HTMLElement {
  const row = document.getElementById(list.getAttribute('aria-activedescendant') ?? '');
  if (!row) throw new Error('no active row');
  return row;
}

export const MovesWhatIsSelected: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const assign = canvas.getByRole('button', { name: 'Asignar seleccionados' });
    await expect(assign).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(left(canvas).getByText('Lámina TFS 2'));
    await userEvent.keyboard('{Control>}');
    await userEvent.click(left(canvas).getByText('Fleje de acero 4'));
    await userEvent.keyboard('{/Control}');
    await expect(left(canvas).getByText('2 de 40 seleccionados')).toBeVisible();
    await userEvent.click(assign);
    await expect(args.onMove).toHaveBeenCalledWith({ ids: [2, 4], to: 'assigned' });
    await expect(right(canvas).getByText('0 de 8 seleccionados')).toBeVisible();
    await expect(left(canvas).getByText('0 de 38 seleccionados')).toBeVisible();
    await expect(assign).toHaveFocus();
    await expect(assign).toHaveAttribute('aria-disabled', 'true');
  },
};

export const SelectsARangeWithShift: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(right(canvas).getByText('P-105'));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(right(canvas).getByText('P-102'));
    await userEvent.keyboard('{/Shift}');
    await expect(right(canvas).getByText('4 de 6 seleccionados')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar seleccionados' }));
    await expect(args.onMove).toHaveBeenCalledWith({ ids: [102, 103, 104, 105], to: 'available' });
  },
};

export const BoxesAndTapsSelectSeveral: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [first, second, third] = left(canvas).getAllByRole('option');
    const box = first?.querySelector('[data-check]');
    if (!box || !second || !third) throw new Error('no rows');
    await userEvent.click(third);
    await userEvent.dblClick(box);
    await userEvent.click(box);
    await expect(left(canvas).getByText('2 de 40 seleccionados')).toBeVisible();
    await fireEvent(second, new PointerEvent('click', { bubbles: true, pointerType: 'touch' }));
    await expect(left(canvas).getByText('3 de 40 seleccionados')).toBeVisible();
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};

export const AllIsWhatTheSearchShows: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Buscar en Productos Disponibles' }),
      'LAMINA neg',
    );
    await expect(left(canvas).getByText('0 de 8 seleccionados')).toBeVisible();
    await expect(left(canvas).getByText('40 en total')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Asignar todos' }));
    await expect(args.onMove).toHaveBeenCalledWith({ ids: [3, 8, 13, 18, 23, 28, 33, 38], to: 'assigned' });
    await expect(left(canvas).getByText('No se encontraron registros')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar todos' }));
    await expect(right(canvas).getByText('Todavía no hay ninguno asignado')).toBeVisible();
  },
};

export const DoubleClickMovesOneRow: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(left(canvas).getByText('P-7'));
    await expect(args.onMove).toHaveBeenCalledOnce();
    await expect(args.onMove).toHaveBeenCalledWith({ ids: [7], to: 'assigned' });
    await expect(right(canvas).getByText('P-7')).toBeVisible();
  },
};

export const WalkedByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const list = canvas.getByRole('listbox', { name: 'Productos Disponibles' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(list).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown} {Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(left(canvas).getByText('3 de 40 seleccionados')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMove).toHaveBeenLastCalledWith({ ids: [3, 4, 5], to: 'assigned' });
    await expect(list).toHaveFocus();
    await waitFor(() => expect(activeRow(list)).toHaveTextContent('P-6'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(activeRow(list)).toHaveTextContent('P-40'));
    await waitFor(() => expect(activeRow(list)).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(args.onMove).toHaveBeenLastCalledWith({ ids: [40], to: 'assigned' });
    await waitFor(() => expect(activeRow(list)).toHaveTextContent('P-39'));
    await userEvent.keyboard('{Control>}a{/Control}{Enter}');
    await expect(left(canvas).getByText('No queda ninguno disponible')).toBeVisible();
    await expect(list).toHaveFocus();
  },
};

export const AThousandOnEachSide: Story = {
  args: { available: items(1000), assigned: items(1000, 1001) },
  play: async ({ args, canvas, userEvent }) => {
    const list = canvas.getByRole('listbox', { name: 'Productos Disponibles' });
    await expect(within(list).getAllByRole('option').length).toBeLessThan(40);
    await expect(within(list).getAllByRole('option')[0]).toHaveAttribute('aria-setsize', '1000');
    await userEvent.click(within(list).getByText('P-1'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(activeRow(list)).toHaveAttribute('aria-posinset', '1000'));
    await expect(left(canvas).getByText('1 de 1.000 seleccionados')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Asignar todos' }));
    await expect(right(canvas).getByText('0 de 2.000 seleccionados')).toBeVisible();
    await expect(args.onMove).toHaveBeenCalledOnce();
  },
};

export const LongNames: Story = {
  args: {
    available: [
      { id: 1, label: `Hojalata "especial" <b>${'sinespacios'.repeat(9)}</b> 🏭 ñ`, detail: 'P-1' },
      ...items(4, 2),
    ],
  },
  play: async ({ canvas }) => {
    const [first, second] = within(
      canvas.getByRole('listbox', { name: 'Productos Disponibles' }),
    ).getAllByRole('option');
    if (!first || !second) throw new Error('no rows');
    await expect(first.scrollWidth).toBeLessThanOrEqual(first.clientWidth);
    // Its neighbour makes room for all of its lines.
    await waitFor(() =>
      expect(second.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        first.getBoundingClientRect().bottom - 1,
      ),
    );
  },
};

export const Loading: Story = {
  args: { available: [], assigned: [], loading: true },
  play: async ({ canvas }) => {
    await expect(left(canvas).queryByText('No queda ninguno disponible')).not.toBeInTheDocument();
    await expect(canvas.getByRole('region', { name: 'Productos Disponibles' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const EmptyLists: Story = {
  args: { available: [], assigned: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No queda ninguno disponible')).toBeVisible();
    await expect(canvas.getByText('Todavía no hay ninguno asignado')).toBeVisible();
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const top = canvas.getByRole('listbox', { name: 'Productos Disponibles' }).getBoundingClientRect();
    const buttons = canvas.getByRole('button', { name: 'Asignar todos' }).getBoundingClientRect();
    const under = canvas
      .getByRole('listbox', { name: 'Productos Asignados al Cliente' })
      .getBoundingClientRect();
    await expect(buttons.top).toBeGreaterThan(top.bottom);
    await expect(under.top).toBeGreaterThan(buttons.bottom);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** More than the screen ever loads: only what is in sight is drawn. */
export const FiveThousandAvailable: Story = {
  args: { available: items(5000), assigned: [] },
  play: async ({ canvas, userEvent }) => {
    const list = within(canvas.getByRole('listbox', { name: 'Productos Disponibles' }));
    await expect(list.getAllByRole('option').length).toBeLessThan(40);
    await expect(list.getAllByRole('option')[0]).toHaveAttribute('aria-setsize', '5000');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Buscar en Productos Disponibles' }), 'P-4999');
    await expect(await left(canvas).findByText('P-4999')).toBeVisible();
    await expect(left(canvas).getByText('0 de 1 seleccionado')).toBeVisible();
  },
};
