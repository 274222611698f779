import { contract } from '@presupuesto/api-sdk';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, waitFor, within } from 'storybook/test';
import { failure, unreachable } from '../../app/stories/failure.ts';
import { withApp } from '../../app/stories/WithApp.tsx';
import { budgetWork } from '../../fixtures/budget-work.ts';
import Presupuestos from './Presupuestos.tsx';
import { choosePeriod, opened } from './stories/steps.ts';
import { inWindow } from './stories/Window.tsx';

const meta = {
  component: Presupuestos,
  decorators: [inWindow, withApp],
  parameters: { layout: 'fullscreen', app: { work: budgetWork() } },
} satisfies Meta<typeof Presupuestos>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  globals: { viewport: { value: 'wide' } },
  parameters: { app: { work: budgetWork() } },
  play: async (context) => {
    await opened(context);
    await expect(context.canvas.getByRole('textbox', { name: 'Septiembre 2025, volumen' })).toBeDisabled();
    const detail = context.canvas.getByRole('region', { name: 'Detalle del cliente y producto' });
    await expect(detail).toHaveTextContent('Total Ventas KEUR');
  },
};

export const TypingIsSaved: Story = {
  globals: { viewport: { value: 'wide' } },
  parameters: { app: { work: budgetWork() } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await opened(context);
    const cell = canvas.getByRole('textbox', { name: 'Octubre 2025, volumen' });
    await userEvent.click(cell);
    await userEvent.keyboard('1234,5{Enter}');
    await expect(cell).toHaveValue('1.234,5');
    await waitFor(() => expect(canvas.queryByRole('img', { name: 'pendiente' })).not.toBeInTheDocument());
    const chosen = within(canvas.getByRole('listbox')).getByRole('option', { selected: true });
    await expect(within(chosen).getByRole('img', { name: 'presupuestado' })).toBeVisible();
  },
};

export const ReplicatingToLaterMonths: Story = {
  parameters: { app: { work: budgetWork() } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await opened(context);
    await userEvent.click(canvas.getByRole('textbox', { name: 'Enero 2026, precio' }));
    await userEvent.keyboard('7100{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Diciembre 2026, precio' })).toHaveValue('7.100'),
    );
    await expect(canvas.getByRole('textbox', { name: 'Diciembre 2025, precio' })).not.toHaveValue('7.100');
    const tools = within(canvas.getByRole('group', { name: 'Herramientas de los meses' }));
    await expect(tools.getByRole('status')).toHaveTextContent('11 meses replicados');
    await waitFor(() => expect(canvas.queryByRole('img', { name: 'pendiente' })).not.toBeInTheDocument());
  },
};

export const WithoutNetwork: Story = {
  parameters: {
    app: {
      work: {
        ...budgetWork(),
        sendChange: () => Promise.reject(unreachable(contract.ventas.guardarVolumen)),
      },
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await opened(context);
    await userEvent.click(canvas.getByRole('textbox', { name: 'Octubre 2025, volumen' }));
    await userEvent.keyboard('40{Enter}41{Enter}');
    await expect(canvas.getAllByRole('img', { name: 'pendiente' })).toHaveLength(2);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(canvas.getByRole('textbox', { name: 'Octubre 2025, volumen' })).toHaveValue('40');
  },
};

export const OneYearOfTwo: Story = {
  globals: { viewport: { value: 'wide' } },
  parameters: { app: { work: budgetWork() } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await opened(context);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Año' }), '2026');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(14);
  },
};

export const Charts: Story = {
  parameters: { app: { work: budgetWork() } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await opened(context);
    for (const [tab, title] of [
      ['Análisis por Precio', 'Precios por mes'],
      ['Análisis por Ventas', 'Ventas por mes'],
      ['Análisis por Volumen', 'Volumen por mes'],
    ] as const) {
      await userEvent.click(canvas.getByRole('tab', { name: tab }));
      await expect(await canvas.findByRole('heading', { name: title })).toBeVisible();
      await canvas.findByRole('img', { name: new RegExp(`^${title}`) });
    }
  },
};

export const Approving: Story = {
  parameters: { app: { work: budgetWork() } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choosePeriod(context, 'BGT-2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Aprobar Presupuesto' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText(/no se puede deshacer/)).toBeVisible());
    await userEvent.click(await dialog.findByRole('button', { name: 'Aprobar' }));
    await waitFor(() => expect(dialog.getByText('Presupuesto aprobado correctamente.')).toBeVisible());
    await expect(dialog.getAllByRole('button', { name: 'Cerrar' }).at(-1)).toHaveFocus();
    await waitFor(() =>
      expect(canvas.getByText('Su presupuesto esta completo en un: 100%')).toBeInTheDocument(),
    );
  },
};

export const ApprovalRefused: Story = {
  parameters: {
    app: {
      work: {
        ...budgetWork(),
        aprobarPresupuesto: () => Promise.reject(failure(contract.presupuestos.aprobarPresupuesto, 403)),
      },
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choosePeriod(context, 'BGT-2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Aprobar Presupuesto' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Aprobar' }));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        'No tiene permisos para aprobar presupuestos. Solo los vendedores pueden aprobar presupuestos.',
      ),
    );
  },
};

export const Removing: Story = {
  globals: { viewport: { value: 'wide' } },
  parameters: { app: { work: budgetWork() } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await opened(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Eliminar' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Confirmar eliminación' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(canvas.getByText('39 pares')).toBeVisible());
    await expect(canvas.getByText('Elija un cliente y producto')).toBeVisible();
    await expect(await canvas.findByText(/ya no está en su lista/)).toBeVisible();
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(canvas.getByText('40 pares')).toBeVisible());
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expect(canvas.queryByText(/ya no está en su lista/)).not.toBeInTheDocument();
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  parameters: { app: { work: budgetWork() } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await opened(context);
    await waitFor(() => expect(canvas.getByRole('listbox', { hidden: true })).not.toBeVisible());
    await expect(canvas.getByRole('rowheader', { name: /^Oct 2025/ })).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: /^Envases Andinos|^Conservas/, expanded: false }),
    );
    await expect(canvas.getByRole('listbox')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Eliminar' })).not.toBeInTheDocument();
  },
};

export const NarrowWithMonths: Story = {
  globals: { viewport: { value: 'narrow' } },
  parameters: { app: { work: budgetWork() } },
  play: async (context) => {
    await opened(context);
    await waitFor(() => expect(context.canvas.getByRole('listbox', { hidden: true })).not.toBeVisible());
  },
};

export const Middle: Story = {
  globals: { viewport: { value: 'middle' } },
  parameters: { app: { work: budgetWork() } },
  play: opened,
};
