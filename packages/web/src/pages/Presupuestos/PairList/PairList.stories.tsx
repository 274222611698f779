import { type RowFilters, visibleRows } from '@presupuesto/machines';
import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { longNames, relation, relations } from '../../../fixtures/relations.ts';
import { expectReadingOrder, TWO_WAY_NAMES } from '../stories/word-order.ts';
import { PairList, type PairListProps } from './PairList.tsx';

const alike = ['10', '106', '118'].map(
  (ref) => `Aerosol embutido con válvula Ø35 para pinturas de 1/4 club 30 ref. ${ref}`,
);

const NO_FILTERS: RowFilters = {
  search: '',
  nombreCliente: null,
  nombreProducto: null,
  presupuestado: 'todos',
};

/** In the frame that the page gives it, filtering by the page's rules. */
function Framed(props: PairListProps) {
  const [filters, setFilters] = useState(props.filters);
  const [selected, setSelected] = useState(props.selected);
  const rows = visibleRows({ filas: props.rows, removed: [], seleccion: null, ...filters });
  return (
    <div style={{ blockSize: 560, maxInlineSize: 320, border: '1px solid' }}>
      <PairList
        {...props}
        filters={filters}
        rows={rows}
        selected={selected}
        onSearch={(search) => setFilters((now) => ({ ...now, search }))}
        onSelect={(row) => {
          props.onSelect(row);
          setSelected(row.clienteProductoPeriodoID);
        }}
        onToggleText={(field, text) =>
          setFilters((now) => ({ ...now, [field]: now[field] === text ? null : text }))
        }
        onToggleBudgeted={() => {
          props.onToggleBudgeted();
          setFilters((now) => ({ ...now, presupuestado: 'presupuestados' }));
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Presupuestos/Piezas/PairList',
  component: PairList,
  render: (args) => <Framed {...args} />,
  args: {
    state: 'loaded',
    rows: relations(40),
    total: 40,
    selected: null,
    problem: null,
    filters: NO_FILTERS,
    onSelect: fn(),
    onSearch: fn(),
    onToggleText: fn(),
    onToggleBudgeted: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof PairList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UsualList: Story = {
  args: { selected: 9002 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('option', { selected: true })).toHaveAttribute('aria-posinset', '3');
    await expect(canvas.getByRole('link', { name: 'Asignar' })).toHaveAttribute(
      'href',
      '/asignacion-cliente-producto',
    );
  },
};

export const OneClickChooses: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [, second] = canvas.getAllByRole('option');
    if (!second) throw new Error('no second row');
    await userEvent.click(second);
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByText('40 pares')).toBeVisible();
  },
};

export const DoubleClickTogglesAFilter: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getAllByTitle('Hojalata barnizada 0,18 × 914')[0] as HTMLElement);
    await waitFor(() => expect(canvas.getByText('5 de 40 pares')).toBeVisible());
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await userEvent.dblClick(canvas.getAllByTitle('Envases Andinos')[0] as HTMLElement);
    await waitFor(() => expect(canvas.getByText('1 de 40 pares')).toBeVisible());
    await userEvent.dblClick(within(canvas.getByRole('listbox')).getByTitle('Envases Andinos'));
    await waitFor(() => expect(canvas.getByText('5 de 40 pares')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: /^Quitar el filtro Hojalata barnizada/ }));
    await waitFor(() => expect(canvas.getByText('40 pares')).toBeVisible());
  },
};

export const WalkedByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: /^Todos/ }).focus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('option', { selected: true })).toHaveFocus());
    await expect(document.activeElement).toHaveAttribute('aria-posinset', '3');
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-posinset', '40'));
    await userEvent.keyboard('c');
    await waitFor(() => expect(canvas.getByText('8 de 40 pares')).toBeVisible());
  },
};

export const SearchWithoutAccents: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'condor hojalata');
    await waitFor(() => expect(canvas.getByText('2 de 40 pares')).toBeVisible());
  },
};

export const OnlyBudgeted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Todos/ }));
    await expect(args.onToggleBudgeted).toHaveBeenCalledOnce();
    await waitFor(() =>
      expect(canvas.queryByRole('img', { name: 'no presupuestado' })).not.toBeInTheDocument(),
    );
    await expect(canvas.getByRole('button', { name: /^Presupuestados/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

export const FiveThousandPairs: Story = {
  args: { rows: relations(5000), total: 5000 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('option').length).toBeLessThan(40);
    await expect(canvas.getAllByRole('option')[0]).toHaveAttribute('aria-setsize', '5000');
  },
};

export const LongNames: Story = { args: { rows: [longNames, ...relations(3)], total: 4 } };
/** Cut in the middle: a figure must not land in a product that begins alike. */
export const NamesThatBeginAlike: Story = {
  args: {
    rows: alike.map((nombreProducto, at) => relation(at, { nombreProducto })),
    total: alike.length,
  },
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole('option')) {
      const name = row.querySelector<HTMLElement>('[data-text="nombreProducto"]');
      const range = document.createRange();
      range.selectNodeContents(name?.lastChild ?? row);
      const end = range.getBoundingClientRect();
      await expect(range.toString()).toMatch(/^ 30 ref\. \d+$/);
      await expect(end.right).toBeLessThanOrEqual(row.getBoundingClientRect().right);
      await expect(end.width).toBeGreaterThan(40);
    }
  },
};

/** A name in Arabic is read from the right, also where it fits. */
export const NamesOfBothDirections: Story = {
  args: {
    rows: TWO_WAY_NAMES.map((nombreProducto, at) => relation(at, { nombreProducto })),
    total: TWO_WAY_NAMES.length,
  },
  play: async ({ canvas }) => {
    for (const nombreProducto of TWO_WAY_NAMES) await expectReadingOrder(canvas.getByTitle(nombreProducto));
  },
};

export const NamesThatBeginAlikeDark: Story = { ...NamesThatBeginAlike, globals: { scheme: 'dark' } };
export const NamesThatBeginAlikeNarrow: Story = {
  ...NamesThatBeginAlike,
  globals: { viewport: { value: 'narrow' } },
};
export const NothingFound: Story = { args: { filters: { ...NO_FILTERS, search: 'xyz' } } };
export const NoPairs: Story = { args: { rows: [], total: 0 } };
export const NoPeriodChosen: Story = { args: { rows: [], total: 0, state: 'empty' } };
export const Loading: Story = { args: { rows: [], total: 0, state: 'loading' } };

export const Failed: Story = {
  args: { rows: [], total: 0, state: 'failed', problem: 'Error al cargar los clientes. Intente nuevamente.' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Error al cargar los clientes. Intente nuevamente.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Narrow: Story = { args: { selected: 9001 }, globals: { viewport: { value: 'narrow' } } };
