import { actualizarProducto, eliminarProducto, listarProductos } from '@presupuesto/api-sdk/contract';
import type { Meta, StoryObj } from '@storybook/react';
import type { WayArgs } from '../../app/stories/refusals.ts';
import { statesOf } from '../../management/stories/states.ts';
import { productsMeta, server } from './stories/goods.ts';

/** The screen while its list or its modals are missing, late or refused. */
const meta = { ...productsMeta, title: 'Productos/Estados' } satisfies Meta<WayArgs>;

export default meta;
type Story = StoryObj<WayArgs>;

const states = statesOf({
  server,
  list: listarProductos,
  update: actualizarProducto,
  remove: eliminarProducto,
  singular: 'Producto',
  record: 'Cono de aerosol 52 mm',
});

export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const ListRefused: Story = states.listRefused;
export const SaveRefused: Story = states.saveRefused;
export const RemovalRefused: Story = states.removalRefused;
