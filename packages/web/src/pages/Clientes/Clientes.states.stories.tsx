import { actualizarCliente, eliminarCliente, listarClientes } from '@presupuesto/api-sdk/contract';
import type { Meta, StoryObj } from '@storybook/react';
import type { WayArgs } from '../../app/stories/refusals.ts';
import { statesOf } from '../../management/stories/states.ts';
import { customers, customersMeta } from './stories/customers.ts';

/** The screen while its list or its modals are missing, late or refused. */
const meta = { ...customersMeta, title: 'Clientes/Estados' } satisfies Meta<WayArgs>;

export default meta;
type Story = StoryObj<WayArgs>;

const states = statesOf({
  server: customers,
  list: listarClientes,
  update: actualizarCliente,
  remove: eliminarCliente,
  singular: 'Cliente',
  record: 'Aceites del Cesar',
});

export const Loading: Story = states.loading;
export const LoadingNarrow: Story = { ...states.loading, globals: { viewport: { value: 'narrow' } } };
export const Empty: Story = states.empty;
export const ListRefused: Story = states.listRefused;
export const SaveRefused: Story = states.saveRefused;
export const RemovalRefused: Story = states.removalRefused;
