import { actualizarVendedor, listarVendedores } from '@presupuesto/api-sdk/contract';
import type { Meta, StoryObj } from '@storybook/react';
import type { WayArgs } from '../../app/stories/refusals.ts';
import { statesOf } from '../../management/stories/states.ts';
import { companyMeta, server } from './stories/company.ts';

/** The screen while its list or its modals are missing, late or refused. */
const meta = { ...companyMeta, title: 'Vendedores/Estados' } satisfies Meta<WayArgs>;

export default meta;
type Story = StoryObj<WayArgs>;

const states = statesOf({
  server,
  list: listarVendedores,
  update: actualizarVendedor,
  singular: 'Vendedor',
  record: 'Diego Quispe Huamán',
});

export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const ListRefused: Story = states.listRefused;
export const SaveRefused: Story = states.saveRefused;
