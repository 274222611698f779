import { listarDivisiones } from '@presupuesto/api-sdk/contract';
import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { unreachable } from '../app/stories/failure.ts';
import { divisiones } from '../pages/Divisiones/Divisiones.tsx';
import { Records } from './Records.tsx';
import { atWork, server } from './stories/at-work.ts';
import { held } from './stories/fake-records.ts';
import { rowNames, rowOf } from './stories/steps.ts';
import { useManagement } from './use-management.ts';

function Divisions() {
  return <Records management={useManagement(divisiones)} />;
}

const meta = {
  ...atWork,
  title: 'Records',
  component: Divisions,
  subcomponents: { Records },
} satisfies Meta<typeof Divisions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Listed: Story = {
  play: async (context) => {
    await rowOf(context, /Envases metálicos/);
    await expect(rowNames(context).length).toBeGreaterThan(1);
    await expect(context.canvas.getAllByRole('button', { name: /^Eliminar / })).toHaveLength(
      rowNames(context).length,
    );
  },
};

export const Loading: Story = {
  beforeEach: () => server.once(listarDivisiones, held().work),
  play: async ({ canvas }) => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'),
};

export const NotListed: Story = {
  beforeEach: () => server.once(listarDivisiones, () => Promise.reject(unreachable(listarDivisiones))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};

export const ListedAtLast: Story = {
  ...NotListed,
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Reintentar' }));
    await rowOf(context, /Envases metálicos/);
  },
};

export const NarrowAndDark: Story = { globals: { viewport: { value: 'narrow' }, scheme: 'dark' } };
