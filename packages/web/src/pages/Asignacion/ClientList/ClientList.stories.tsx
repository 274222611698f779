import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { clients } from '../../../fixtures/clients.ts';
import { ClientList } from './ClientList.tsx';

const meta = {
  title: 'Asignación/Piezas/ClientList',
  component: ClientList,
  decorators: [
    (Shown) => (
      <div style={{ blockSize: 480, maxInlineSize: 340 }}>
        <Shown />
      </div>
    ),
  ],
  render: function Searched(args) {
    const [search, setSearch] = useState(args.search);
    const [selected, setSelected] = useState(args.selected);
    const shown = args.clients.filter(({ nombre }) => nombre.toLowerCase().includes(search.toLowerCase()));
    return (
      <ClientList
        {...args}
        clients={shown}
        search={search}
        onSearch={setSearch}
        selected={selected}
        onSelect={(cliente) => {
          args.onSelect(cliente);
          setSelected(cliente.clienteID);
        }}
      />
    );
  },
  args: {
    clients,
    total: clients.length,
    codeLetters: 6,
    selected: null,
    loading: false,
    problem: null,
    search: '',
    onSearch: fn(),
    onSelect: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ClientList>;

export default meta;
type Story = StoryObj<typeof meta>;

const [first] = clients;

export const Chosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('option', { name: new RegExp(first?.nombre ?? '') }));
    await expect(args.onSelect).toHaveBeenCalledWith(first);
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent(first?.nombre ?? '');
  },
};

/** A code stands in one line, and is not taken for another one. */
export const LongCodes: Story = {
  args: {
    clients: clients.map((one, at) => ({ ...one, clienteCodigo: `CL/${10_290 + at}` })),
    codeLetters: 8,
  },
  play: async ({ canvas }) => {
    const code = await canvas.findByText('CL/10290');
    const [short] = canvas.getAllByText('Código');
    await expect(code.getClientRects()).toHaveLength(1);
    await expect(code.offsetHeight).toBeLessThan(1.5 * (short?.offsetHeight ?? 0));
  },
};

export const Searched: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Buscar cliente' }), 'envases');
    await expect(canvas.getByText(new RegExp(`^\\d+ de ${clients.length} clientes$`))).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { search: 'zzz' },
  play: async ({ canvas }) => expect(canvas.getByText('No se encontraron registros')).toBeVisible(),
};

export const NoClients: Story = {
  args: { clients: [], total: 0 },
  play: async ({ canvas }) => expect(canvas.getByText('Todavía no hay clientes')).toBeVisible(),
};

export const Loading: Story = {
  args: { clients: [], total: 0, loading: true },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('region', { name: 'Lista de clientes' })).toHaveAttribute('aria-busy', 'true'),
};

/** The button leaves with the message: the focus stays with the list. */
export const NotLoaded: Story = {
  args: { clients: [], total: 0, problem: 'No se pudo conectar con el servidor' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('region', { name: 'Lista de clientes' })).toHaveFocus();
  },
};

/** A list is shown whole or not at all: nobody takes a thousand of five thousand for all. */
export const BrokenOff: Story = {
  args: { problem: 'No se pudo conectar con el servidor' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No se pudo conectar con el servidor')).toBeVisible();
    await expect(canvas.queryByRole('option')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const NarrowAndDark: Story = { globals: { viewport: { value: 'narrow' }, scheme: 'dark' } };
