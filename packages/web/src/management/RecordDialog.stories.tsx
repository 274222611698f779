import type { Meta, StoryObj } from '@storybook/react';
import { useEffect } from 'react';
import { expect, within } from 'storybook/test';
import { divisions } from '../fixtures/divisions.ts';
import { divisiones } from '../pages/Divisiones/Divisiones.tsx';
import { RecordDialog } from './RecordDialog.tsx';
import { atWork } from './stories/at-work.ts';
import * as steps from './stories/steps.ts';
import { useManagement } from './use-management.ts';

interface OpenedProps {
  /** The record that is edited; a new one without. */
  readonly edited?: (typeof divisions)[number];
}

/** The form as it opens; its machine is the screen's. */
function Opened({ edited }: OpenedProps) {
  const management = useManagement(divisiones);
  const { form } = management.kind;
  const { send } = management;
  useEffect(
    () => send(edited ? { type: 'edition.asked', item: edited } : { type: 'creation.asked' }),
    [send, edited],
  );
  return form ? <RecordDialog management={management} form={form} /> : null;
}

const meta = {
  ...atWork,
  title: 'RecordDialog',
  component: Opened,
  subcomponents: { RecordDialog },
} satisfies Meta<typeof Opened>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = async (context: steps.StoryContext, title: string) =>
  within(await context.canvas.findByRole('dialog', { name: title }));

export const New: Story = {
  play: async (context) => {
    const form = await opened(context, 'Crear División');
    await steps.save(context, form);
    await expect(form.getByRole('textbox', { name: 'ID' })).toHaveFocus();
    await expect(form.getByRole('textbox', { name: 'ID' })).toHaveAttribute('aria-invalid', 'true');
  },
};

/** What is given once cannot be changed. */
export const Edition: Story = {
  args: divisions[0] ? { edited: divisions[0] } : {},
  play: async (context) => {
    const form = await opened(context, 'Editar División');
    await expect(form.getByRole('textbox', { name: 'ID' })).toHaveAttribute('readonly');
    await expect(form.getByRole('textbox', { name: 'Nombre' })).toHaveValue(divisions[0]?.nombre);
  },
};

export const AskedBeforeItIsLost: Story = {
  play: async (context) => {
    const form = await opened(context, 'Crear División');
    await steps.fill(context, form, 'Nombre', 'Exportación');
    steps.pressEscape(context);
    await context.canvas.findByRole('dialog', { name: '¿Descartar los cambios?' });
  },
};

export const NewNarrowAndDark: Story = { globals: { viewport: { value: 'narrow' }, scheme: 'dark' } };
