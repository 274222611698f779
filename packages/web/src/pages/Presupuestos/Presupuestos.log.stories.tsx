import type { Meta, StoryObj } from '@storybook/react';
import { expect, waitFor, within } from 'storybook/test';
import { withApp } from '../../app/stories/WithApp.tsx';
import { budgetWork } from '../../fixtures/budget-work.ts';
import { logWork } from '../../fixtures/log-work.ts';
import { relations } from '../../fixtures/relations.ts';
import Presupuestos from './Presupuestos.tsx';
import { choosePeriod, opened, type StoryContext } from './stories/steps.ts';
import { inWindow } from './stories/Window.tsx';

/** Who changed what, notes, moments and approvals, on a server that keeps them. */
const meta = {
  component: Presupuestos,
  title: 'Presupuestos/Historial',
  decorators: [inWindow, withApp],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Presupuestos>;

export default meta;
type Story = StoryObj<typeof meta>;

const panel = ({ canvas }: StoryContext, name: RegExp) => canvas.findByRole('region', { name });

async function openHistory(context: StoryContext): Promise<void> {
  await opened(context);
  await context.userEvent.click(context.canvas.getByRole('button', { name: /^Nov.*2025/ }));
  await panel(context, /^Noviembre 2025/);
}

/** A corner where somebody else was the last, a sheet where there is a note. */
export const Marks: Story = {
  parameters: { app: { work: logWork() } },
  play: async (context) => {
    await opened(context);
    const { canvas } = context;
    const changed = canvas.getAllByRole('button', { name: /cambiado por otra persona$/ });
    await expect(changed.map(({ title }) => title.split(':')[0])).toEqual(['Último cambio', 'Último cambio']);
    await expect(changed[0]).toHaveTextContent(/^Nov/);
    await expect(canvas.getAllByRole('button', { name: /^Dic.*con nota$/ })).toHaveLength(2);
  },
};

/** The sheet of all pairs says of a pair what the list does, and the header that it was reopened. */
export const MarksOfHoja: Story = {
  parameters: { app: { work: logWork() } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choosePeriod(context, 'SOP10-2025');
    await expect(canvas.getByText(/^Aprobado el .* · 1 par reabierto$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Hoja' }));
    const sheet = await canvas.findByRole('grid', { name: 'Hoja del presupuesto' }, { timeout: 10_000 });
    // By role, each name of a sheet would be reckoned.
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Buscar cliente o producto' }),
      relations()[10]?.nombreCliente ?? '',
    );
    const reopened = await within(sheet).findByLabelText('reabierto');
    await expect(reopened.parentElement).toHaveAttribute(
      'title',
      expect.stringMatching(/^Faltan los precios[^]*\nPedido aplazado/u),
    );
    await expect(within(sheet).getAllByLabelText('con nota').length).toBeGreaterThan(0);
  },
};

/** Beside the months, with the keyboard alone: opened from a cell, restored, undone, and back. */
export const History: Story = {
  parameters: { app: { work: logWork() } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await opened(context);
    const cell = canvas.getByRole('textbox', { name: 'Noviembre 2025, volumen' });
    cell.focus();
    await userEvent.keyboard('[AltLeft>][KeyH][/AltLeft]');
    const shown = await panel(context, /^Noviembre 2025/);
    await expect(shown).toHaveFocus();
    await within(shown).findByText(/de un archivo de ventas/);
    await userEvent.click(within(shown).getByRole('button', { name: 'Restaurar 40' }));
    await expect(cell).toHaveValue('40');
    await expect(canvas.getByText('1 valor restaurado')).toBeVisible();
    shown.focus();
    await userEvent.keyboard('{Escape}');
    await expect(cell).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Deshacer' }));
    await expect(cell).not.toHaveValue('40');
  },
};

export const HistoryDark: Story = { ...History, globals: { scheme: 'dark' }, play: openHistory };

/** A sheet from below. */
export const HistoryNarrow: Story = {
  parameters: { app: { work: logWork() } },
  globals: { viewport: { value: 'narrow' } },
  play: async (context) => {
    await openHistory(context);
    const shown = await panel(context, /^Noviembre 2025/);
    const { bottom, width } = shown.getBoundingClientRect();
    await expect([Math.round(bottom), Math.round(width)]).toEqual([window.innerHeight, window.innerWidth]);
  },
};

export const NoteOfAMonth: Story = {
  parameters: { app: { work: logWork() } },
  play: async (context) => {
    const { userEvent, canvas } = context;
    await openHistory(context);
    const shown = within(await panel(context, /^Noviembre 2025/));
    await userEvent.click(shown.getByRole('button', { name: 'Añadir nota' }));
    await userEvent.keyboard('Pedido aplazado{Control>}{Enter}{/Control}');
    await shown.findByText('Pedido aplazado');
    await expect(canvas.getByRole('button', { name: /^Nov.* 2025.*con nota$/ })).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: 'Mes siguiente' }));
    await panel(context, /^Diciembre 2025/);
  },
};

/** The reason of an administrator stays at the pair until it is budgeted again. */
export const ReopenedPair: Story = {
  parameters: { app: { work: logWork() } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await opened(context);
    const detail = within(canvas.getByRole('region', { name: 'Detalle del cliente y producto' }));
    await expect(detail.getByText(/^Reabierto por admin/)).toBeVisible();
    await expect(detail.getByRole('region', { name: 'Nota del cliente y producto' })).toBeVisible();
    await userEvent.click(canvas.getByRole('textbox', { name: 'Octubre 2025, volumen' }));
    await userEvent.keyboard('40{Enter}');
    await waitFor(() => expect(detail.queryByText(/^Reabierto por admin/)).not.toBeInTheDocument());
  },
};

export const SinceTheApproval: Story = {
  parameters: { app: { work: logWork() } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choosePeriod(context, 'SOP10-2025');
    await userEvent.click(await canvas.findByRole('button', { name: '12 cambios desde entonces' }));
    const shown = within(await panel(context, /^Cambios desde la aprobación/));
    await expect((await shown.findAllByRole('listitem'))[0]).toHaveTextContent('Envases Andinos');
  },
};

/** A preview first; then one step, which can be undone. */
export const BackToTheApproval: Story = {
  parameters: { app: { work: logWork() } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choosePeriod(context, 'SOP10-2025');
    await userEvent.click(await canvas.findByRole('button', { name: '12 cambios desde entonces' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Volver a un momento…' }));
    await canvas.findByText(/^5 cifras en 3 pares volverán/);
    await userEvent.click(canvas.getByRole('button', { name: 'Volver a ese momento' }));
    await expect(await canvas.findByText(/5 cifras en 3 pares han vuelto/)).toBeVisible();
    await userEvent.click(
      within(canvas.getByText(/han vuelto/).parentElement as HTMLElement).getByRole('button', {
        name: 'Deshacer',
      }),
    );
    await expect(canvas.queryByText(/han vuelto/)).not.toBeInTheDocument();
    await expect(await canvas.findByText('Deshecho: 5 cifras de 3 pares')).toBeVisible();
  },
};

/** A server without a log: no marks, no buttons, no keys. */
export const NotOffered: Story = {
  parameters: { app: { work: budgetWork() } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await opened(context);
    await expect(canvas.queryByRole('button', { name: 'Volver a un momento…' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /^Nov/ })).not.toBeInTheDocument();
    await userEvent.keyboard('[AltLeft>][KeyH][KeyM][/AltLeft]');
    await expect(canvas.queryByRole('region', { name: /2025/ })).not.toBeInTheDocument();
  },
};
