import {
  actualizarPeriodoMoneda,
  eliminarPeriodoMoneda,
  listarPeriodosMoneda,
} from '@presupuesto/api-sdk/contract';
import type { Meta, StoryObj } from '@storybook/react';
import type { WayArgs } from '../../app/stories/refusals.ts';
import { statesOf } from '../../management/stories/states.ts';
import { ratesMeta, records } from './stories/rates.ts';

/** The screen while its list or its modals are missing, late or refused. */
const meta = { ...ratesMeta, title: 'Período-Moneda/Estados' } satisfies Meta<WayArgs>;

export default meta;
type Story = StoryObj<WayArgs>;

const states = statesOf({
  server: records,
  list: listarPeriodosMoneda,
  update: actualizarPeriodoMoneda,
  remove: eliminarPeriodoMoneda,
  singular: 'Tasa de Cambio',
  record: 'COP de BGT-2026',
});

export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const ListRefused: Story = states.listRefused;
export const SaveRefused: Story = states.saveRefused;
export const RemovalRefused: Story = states.removalRefused;
