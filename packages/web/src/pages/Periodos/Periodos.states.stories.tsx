import {
  cambiarActivo,
  cambiarVisible,
  eliminarPeriodo,
  listarPeriodos,
} from '@presupuesto/api-sdk/contract';
import type { Answer } from '@presupuesto/machines';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { failure, unreachable } from '../../app/stories/failure.ts';
import { refusals, type WayArgs, wayArgTypes } from '../../app/stories/refusals.ts';
import { answer, answering, pageOf } from '../../fixtures/answering.ts';
import { managedPeriods, periodWork } from '../../fixtures/period-work.ts';
import { app, periodsMeta, rowOf, switched, switchOf } from './stories/periods.ts';

/** The list, the switches and the removal while they are missing, late or refused. */
const meta = {
  ...periodsMeta,
  title: 'Períodos/Estados',
  args: { respuesta: 'Sin permiso (403)' },
  argTypes: wayArgTypes,
} satisfies Meta<WayArgs>;

export default meta;
type Story = StoryObj<WayArgs>;

export const Loading: Story = {
  parameters: app({ request: () => new Promise(() => {}) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Empty: Story = {
  parameters: app(periodWork([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No se encontraron registros')).toBeVisible();
  },
};

const listing = fn(periodWork().request);

export const ListRefused: Story = {
  parameters: app({ request: listing }),
  beforeEach: () => void listing.mockClear(),
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await rowOf(context, 'SOP10-2025');
    for (const [at, { work, text }] of refusals(listarPeriodos, args.respuesta).entries()) {
      listing.mockImplementationOnce(work);
      await userEvent.click(canvas.getByRole('button', { name: 'Buscar' }));
      await waitFor(() => expect(listing).toHaveBeenCalledTimes(at + 2));
      await expect(await canvas.findByText(text)).toBeVisible();
    }
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};

const switching = fn<() => Promise<Answer>>();

/** Each way in which a switch goes back; the table stays where it is. */
export const EverySwitchRefusal: Story = {
  parameters: switched(answer(cambiarVisible, () => switching())),
  beforeEach: () => void switching.mockReset(),
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const visible = await switchOf(context, 'Visible, SOP10-2025');
    for (const { work, text } of refusals(cambiarVisible, args.respuesta)) {
      switching.mockImplementationOnce(work);
      await userEvent.click(visible);
      await waitFor(() => expect(visible).not.toHaveAttribute('aria-busy'));
      await waitFor(() => expect(canvas.getAllByRole('alert')[0]).toHaveTextContent(`SOP10-2025 ${text}`));
      await expect(visible).toBeChecked();
    }
  },
};

export const SwitchRefused: Story = {
  parameters: switched(
    answer(cambiarActivo, () => Promise.reject(failure(cambiarActivo, 500))),
    answer(cambiarVisible, () => Promise.reject(failure(cambiarVisible, 500))),
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const visible = await switchOf(context, 'Visible, SOP10-2025');
    const fromTop = () =>
      canvas.getByRole('table').getBoundingClientRect().top -
      canvas.getByRole('heading').getBoundingClientRect().top;
    const before = fromTop();
    await userEvent.click(visible);
    await waitFor(() =>
      expect(canvas.getAllByRole('alert')[0]).toHaveTextContent(
        'SOP10-2025 Error al actualizar la visibilidad del período. Por favor, intente nuevamente.',
      ),
    );
    await expect(visible).toBeChecked();
    await userEvent.click(await switchOf(context, 'Activo, BGT-2026'));
    await expect(
      await canvas.findByText('Error al actualizar el estado del período. Por favor, intente nuevamente.'),
    ).toBeVisible();
    await expect(fromTop()).toBe(before);
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar el mensaje' }));
    await waitFor(() => expect(canvas.queryByText(/^Error al actualizar/)).not.toBeInTheDocument());
    await userEvent.click(await switchOf(context, 'Activo, BGT-2026'));
    await canvas.findByText(/^Error al actualizar el estado/);
  },
};

/** Far down a phone's list the reason is in sight of the switch that went back. */
export const SwitchRefusedFarDownNarrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  parameters: switched(answer(cambiarVisible, () => Promise.reject(failure(cambiarVisible, 500)))),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const visible = await switchOf(context, 'Visible, SOP04-2025');
    visible.scrollIntoView({ block: 'center' });
    await userEvent.click(visible);
    const reason = await canvas.findByText(/^Error al actualizar la visibilidad/);
    await waitFor(() => {
      const { top, bottom } = reason.getBoundingClientRect();
      void expect(top).toBeGreaterThanOrEqual(0);
      void expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    });
    await expect(window.scrollY).toBeGreaterThan(0);
  },
};

export const SwitchRefusedNarrow: Story = {
  ...SwitchRefused,
  globals: { viewport: { value: 'narrow' } },
};

const removing = fn(periodWork().request);

export const RemovalRefused: Story = {
  parameters: app({
    request: answering(
      answer(listarPeriodos, async ({ query = {} }) => pageOf(managedPeriods, query.page, query.size)),
      answer(eliminarPeriodo, () => removing({ endpoint: eliminarPeriodo, input: {} })),
    ),
  }),
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Eliminar SOP09-2025' }));
    const dialog = within(canvas.getByRole('dialog'));
    const button = dialog.getByRole('button', { name: 'Eliminar' });
    await userEvent.keyboard('SOP09-2025');
    for (const { work, text } of refusals(eliminarPeriodo, args.respuesta, 'No existe (404)')) {
      removing.mockImplementationOnce(work);
      await userEvent.click(button);
      await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
      await expect(await dialog.findByText(text)).toBeVisible();
    }
    await rowOf(context, 'SOP09-2025');
  },
};

const failing = fn(() => Promise.reject(unreachable(listarPeriodos)));

export const Offline: Story = {
  parameters: app({ request: failing }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Error al cargar los períodos. Por favor, intente nuevamente.');
    const before = failing.mock.calls.length;
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(failing.mock.calls.length).toBe(before + 1));
  },
};

export const OfflineNarrow: Story = { ...Offline, globals: { viewport: { value: 'narrow' } } };
