import { dashboard, listarDivisiones } from '@presupuesto/api-sdk/contract';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, waitFor } from 'storybook/test';
import { failure, unreachable } from '../../app/stories/failure.ts';
import { type FakeWork, ok } from '../../app/stories/fake-ports.ts';
import { inMain } from '../../app/stories/in-main.tsx';
import { dashboardItems } from '../../fixtures/dashboard.ts';
import type Home from './Home.tsx';
import { app, homeMeta } from './stories/home.ts';

/** What the page looks like while its figures are missing, late or refused. */
const meta = { ...homeMeta, title: 'Inicio/Estados' } satisfies Meta<typeof Home>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  parameters: app({ dashboard: async () => ok([]) }),
  play: async ({ canvas }) => {
    await canvas.findByText('No hay elementos en el dashboard');
  },
};

export const Loading: Story = {
  parameters: app({ dashboard: () => new Promise(() => {}) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Períodos' })).toHaveAttribute('aria-busy', 'true');
  },
};

const again = fn(async () => ok([...dashboardItems]));

/** What was there stays in sight until the filtered figures come. */
export const LoadingAgain: Story = {
  parameters: app({ dashboard: again }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('article', { name: 'BGT-2026' });
    again.mockImplementationOnce(() => new Promise(() => {}));
    await canvas.findByRole('option', { name: 'Aluminio laminado' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'División' }), 'Aluminio laminado');
    await expect(canvas.getByRole('list', { name: 'Períodos' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('article', { name: 'BGT-2026' })).toBeVisible();
  },
};

const failing = fn(() => Promise.reject(failure(dashboard, 500)));

export const Failed: Story = {
  decorators: [inMain],
  parameters: app({ dashboard: failing }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Error al cargar el dashboard. Por favor, intente nuevamente.');
    const before = failing.mock.calls.length;
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(failing.mock.calls.length).toBe(before + 1));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Reintentar' })).toHaveFocus());
  },
};

/** Each way in which the figures do not come, and its words (specification §8). */
const notLoaded = (answer: FakeWork['dashboard'], text: string): Story => ({
  parameters: app({ dashboard: answer }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    await expect(canvas.queryByText('No hay elementos en el dashboard')).not.toBeInTheDocument();
  },
});

export const Refused = notLoaded(
  async () => ({ status: 400, message: 'El año no existe' }),
  'Error al cargar el dashboard',
);
export const Forbidden = notLoaded(
  () => Promise.reject(failure(dashboard, 403)),
  'No tienes permisos para realizar esta acción.',
);
export const Offline = notLoaded(
  () => Promise.reject(unreachable(dashboard)),
  'Error al cargar el dashboard. Por favor, intente nuevamente.',
);
export const OfflineNarrow: Story = { ...Offline, globals: { viewport: { value: 'narrow' } } };

export const DivisionsFailed: Story = {
  parameters: app({ listarDivisiones: () => Promise.reject(failure(listarDivisiones, 500)) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error al cargar la lista de divisiones')).toBeVisible();
    await expect(await canvas.findByRole('article', { name: 'BGT-2026' })).toBeVisible();
  },
};
