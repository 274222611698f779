import { actualizarUsuario, listarUsuarios } from '@presupuesto/api-sdk/contract';
import type { Meta, StoryObj } from '@storybook/react';
import type { WayArgs } from '../../app/stories/refusals.ts';
import { statesOf } from '../../management/stories/states.ts';
import { records, usersMeta } from './stories/people.ts';

/** The screen while its list or its modals are missing, late or refused. */
const meta = { ...usersMeta, title: 'Usuarios/Estados' } satisfies Meta<WayArgs>;

export default meta;
type Story = StoryObj<WayArgs>;

const states = statesOf({
  server: records,
  list: listarUsuarios,
  update: actualizarUsuario,
  singular: 'Usuario',
  record: 'diego.quispe',
});

export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const ListRefused: Story = states.listRefused;
export const SaveRefused: Story = states.saveRefused;
