import type { Meta, StoryObj } from '@storybook/react';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { type Column, Table, type TableProps } from './Table.tsx';

interface Customer {
  readonly id: number;
  readonly codigo: string;
  readonly nombre: string;
  readonly pais: string;
  readonly toneladas: string;
}

const NAMES = ['Envases Andinos', 'Latas de Antioquia', 'Alimentos Ñuble', 'Pesquera Chimbote'];

const CUSTOMERS: readonly Customer[] = Array.from({ length: 10 }, (_, at) => ({
  id: 101 + at,
  codigo: `C-${1001 + at}`,
  nombre: NAMES[at % NAMES.length] ?? '',
  pais: at % 2 === 0 ? 'Colombia' : 'Perú',
  toneladas: `1.${200 + at * 37}`,
}));

const COLUMNS: readonly Column<Customer>[] = [
  { key: 'id', header: 'ID', cell: (row) => row.id, align: 'end', width: '72px', hideNarrow: true },
  { key: 'codigo', header: 'Código', cell: (row) => row.codigo, width: '120px' },
  { key: 'nombre', header: 'Nombre del Cliente', cell: (row) => row.nombre, isHeader: true },
  { key: 'pais', header: 'País', cell: (row) => <Tag>{row.pais}</Tag>, width: '140px' },
  { key: 'toneladas', header: 'Toneladas', cell: (row) => row.toneladas, align: 'end', width: '120px' },
];

const edit = fn();

const meta = {
  component: Table<Customer>,
  args: {
    label: 'Clientes',
    columns: COLUMNS,
    rows: CUSTOMERS,
    rowKey: (row) => row.id,
    actions: (row) => (
      <>
        <IconButton label={`Editar ${row.nombre}`} onClick={() => edit(row.id)}>
          <Pencil size={16} aria-hidden />
        </IconButton>
        <IconButton label={`Eliminar ${row.nombre}`} tone="danger">
          <Trash2 size={16} aria-hidden />
        </IconButton>
      </>
    ),
  },
} satisfies Meta<TableProps<Customer>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With room for columns; a phone has cards. */
export const UsualTable: Story = {
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table', { name: 'Clientes' });
    const headers = within(table).getAllByRole('columnheader');
    await expect(headers.map((header) => header.textContent)).toEqual([
      'ID',
      'Código',
      'Nombre del Cliente',
      'País',
      'Toneladas',
      'Acciones',
    ]);
    const [, first] = within(table).getAllByRole('row');
    if (!first) throw new Error('no rows');
    await expect(within(first).getByRole('rowheader')).toHaveTextContent('Envases Andinos');
    await expect(getComputedStyle(within(first).getByText('1.200')).textAlign).toBe('end');
    await userEvent.click(within(first).getByRole('button', { name: 'Editar Envases Andinos' }));
    await expect(edit).toHaveBeenCalledWith(101);
  },
};

export const WithoutActions: Story = { args: { actions: undefined } };

export const Loading: Story = {
  args: { rows: [], loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('row')).toHaveLength(1);
  },
};

export const LoadingAgainKeepsItsRows: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
    await expect(canvas.getAllByText('Envases Andinos')[0]).toBeVisible();
  },
};

/** Skeletons first, then rows, on a button. */
function Arriving(props: TableProps<Customer>) {
  const [arrived, setArrived] = useState(false);
  return (
    <>
      <Button onClick={() => setArrived(true)}>Llegar</Button>
      <Table {...props} rows={arrived ? props.rows : []} loading={!arrived} />
    </>
  );
}

const keepsItsHeight: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  const table = canvas.getByRole('table');
  const height = table.getBoundingClientRect().height;
  await userEvent.click(canvas.getByRole('button', { name: 'Llegar' }));
  await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(11));
  await expect(table.getBoundingClientRect().height).toBe(height);
};

export const KeepsItsHeightWhenItsRowsCome: Story = {
  render: (args) => <Arriving {...args} />,
  play: keepsItsHeight,
};

export const KeepsItsHeightWhenItsCardsCome: Story = {
  render: (args) => <Arriving {...args} />,
  globals: { viewport: { value: 'narrow' } },
  play: keepsItsHeight,
};

export const NothingFound: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No se encontraron registros')).toBeVisible();
  },
};

export const NothingFoundNarrow: Story = { args: { rows: [] }, globals: { viewport: { value: 'narrow' } } };

const ODD_NAMES = [
  `Comercial "El Ñandú" & Hijos 'S.A.'`,
  '<script>alert(1)</script>',
  '🏭 Envases 🇨🇴 Bogotá',
  'Compañía Latinoamericana de Envases, Tapas y Recubrimientos Industriales del Pacífico S. A. S.',
  'Sinespacios'.repeat(12),
];

const oddNamesAsTyped: NonNullable<Story['play']> = async ({ canvas }) => {
  const headers = canvas.getAllByRole('rowheader');
  await expect(headers.map((header) => header.textContent)).toEqual(ODD_NAMES);
  for (const header of headers) await expect(header.scrollWidth).toBeLessThanOrEqual(header.clientWidth);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};

const odd = CUSTOMERS.slice(0, ODD_NAMES.length).map((row, at) => ({ ...row, nombre: ODD_NAMES[at] ?? '' }));

export const OddNamesAsTyped: Story = { args: { rows: odd }, play: oddNamesAsTyped };

export const OddNamesAsTypedNarrow: Story = {
  args: { rows: odd },
  globals: { viewport: { value: 'narrow' } },
  play: oddNamesAsTyped,
};

export const CardsOnANarrowScreen: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(6);
    const [codigo] = canvas.getAllByRole('cell', { name: 'C-1001' });
    if (!codigo) throw new Error('no code');
    await expect(getComputedStyle(codigo, '::before').content).toContain('Código');
    await expect(canvas.queryByText('101')).not.toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
