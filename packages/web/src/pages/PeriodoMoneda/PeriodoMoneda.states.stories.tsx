import {
  actualizarPeriodoMoneda,
  eliminarPeriodoMoneda,
  listarPeriodosMoneda,
  listarReferentes,
} from '@presupuesto/api-sdk/contract';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, waitFor } from 'storybook/test';
import { ok } from '../../app/stories/fake-ports.ts';
import type { WayArgs } from '../../app/stories/refusals.ts';
import { statesOf } from '../../management/stories/states.ts';
import * as steps from '../../management/stories/steps.ts';
import { loadMissingRates, ratesMeta, records } from './stories/rates.ts';

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

/** A new company: its first period comes before its rates. */
export const NoPeriods: Story = {
  beforeEach: () => {
    records.reset([]);
    loadMissingRates.mockResolvedValue(ok([]));
    records.once(listarReferentes, async () => ok([]));
  },
  play: async (context) => {
    const form = await steps.openDialog(context, 'Nuevo', 'Crear Tasa de Cambio');
    await waitFor(() =>
      expect(form.getByRole('combobox', { name: 'Período' })).toHaveAccessibleDescription(
        'No hay períodos: el primero se crea en Cargar Archivos de Ventas.',
      ),
    );
  },
};

export const NoPeriodsNarrow: Story = { ...NoPeriods, globals: { viewport: { value: 'narrow' } } };

export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const ListRefused: Story = states.listRefused;
export const SaveRefused: Story = states.saveRefused;
export const RemovalRefused: Story = states.removalRefused;
