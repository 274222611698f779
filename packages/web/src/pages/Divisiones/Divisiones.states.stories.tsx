import { actualizarDivision, eliminarDivision, listarDivisiones } from '@presupuesto/api-sdk/contract';
import type { Meta, StoryObj } from '@storybook/react';
import type { WayArgs } from '../../app/stories/refusals.ts';
import { server } from '../../management/stories/at-work.ts';
import { statesOf } from '../../management/stories/states.ts';
import { divisionsMeta } from './stories/company.ts';

/** The screen while its list or its modals are missing, late or refused. */
const meta = { ...divisionsMeta, title: 'Divisiones/Estados' } satisfies Meta<WayArgs>;

export default meta;
type Story = StoryObj<WayArgs>;

const states = statesOf({
  server,
  list: listarDivisiones,
  update: actualizarDivision,
  remove: eliminarDivision,
  singular: 'División',
  record: 'Aluminio laminado',
});

export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const ListRefused: Story = states.listRefused;
export const SaveRefused: Story = states.saveRefused;
export const RemovalRefused: Story = states.removalRefused;
