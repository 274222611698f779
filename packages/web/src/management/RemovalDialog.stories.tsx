import { eliminarDivision } from '@presupuesto/api-sdk/contract';
import type { Meta, StoryObj } from '@storybook/react';
import { useEffect } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { divisions } from '../fixtures/divisions.ts';
import { divisiones } from '../pages/Divisiones/Divisiones.tsx';
import { RemovalDialog } from './RemovalDialog.tsx';
import { atWork, server } from './stories/at-work.ts';
import { refused } from './stories/fake-records.ts';
import type { StoryContext } from './stories/steps.ts';
import { useManagement } from './use-management.ts';

const [first] = divisions;

function Asked() {
  const management = useManagement(divisiones);
  const { send } = management;
  useEffect(() => {
    if (first) send({ type: 'removal.asked', item: first });
  }, [send]);
  return <RemovalDialog {...management} />;
}

const meta = {
  ...atWork,
  title: 'RemovalDialog',
  component: Asked,
  subcomponents: { RemovalDialog },
} satisfies Meta<typeof Asked>;

export default meta;
type Story = StoryObj<typeof meta>;

const asked = async ({ canvas }: StoryContext) =>
  within(await canvas.findByRole('dialog', { name: 'Confirmar eliminación' }));

export const NamesWhatGoes: Story = {
  play: async (context) => {
    const dialog = await asked(context);
    await waitFor(() => expect(dialog.getByText(first?.nombre ?? '')).toBeVisible());
    await context.userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await expect(server.inputsOf(eliminarDivision)).toHaveLength(0);
  },
};

export const Refused: Story = {
  beforeEach: () =>
    server.once(eliminarDivision, async () => refused('La división tiene vendedores: Ana Ruiz')),
  play: async (context) => {
    const dialog = await asked(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Eliminar' }));
    await waitFor(() =>
      expect(dialog.getByRole('alert')).toHaveTextContent('La división tiene vendedores: Ana Ruiz'),
    );
  },
};

export const NarrowAndDark: Story = { globals: { viewport: { value: 'narrow' }, scheme: 'dark' } };
