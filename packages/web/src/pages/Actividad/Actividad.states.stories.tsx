import { listarActividad } from '@presupuesto/api-sdk/contract';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, waitFor } from 'storybook/test';
import { failure } from '../../app/stories/failure.ts';
import type { FakeWork } from '../../app/stories/fake-ports.ts';
import { inMain } from '../../app/stories/in-main.tsx';
import type Actividad from './Actividad.tsx';
import { activity, activityMeta, app, page } from './stories/activity.ts';

/** The screen while its entries are missing, late or refused. */
const meta = { ...activityMeta, title: 'Actividad/Estados' } satisfies Meta<typeof Actividad>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  parameters: app({ listarActividad: () => new Promise(() => {}) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Actividad' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** What stands on the title's line is there before the entries are: nothing moves when they come. */
export const LoadingNarrow: Story = {
  ...Loading,
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Actividad' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: 'Descargar Excel' })).toBeDisabled();
  },
};

export const Empty: Story = {
  parameters: app({ listarActividad: async () => page([]) }),
  play: async ({ canvas }) => {
    await canvas.findByText('Todavía no se ha cambiado nada');
  },
};

const filtered = fn(async () => page(activity));

export const NothingFits: Story = {
  parameters: app({ listarActividad: filtered }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /40 → 48 t/ });
    filtered.mockImplementationOnce(async () => page([]));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Clase' }), 'Archivos');
    await canvas.findByText('Ningún cambio cumple los filtros');
    await expect(canvas.getByRole('button', { name: 'Quitar los filtros' })).toBeVisible();
    await expect(canvas.getByText('Ningún resultado')).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar los filtros' }));
    const table = await canvas.findByRole('table', { name: 'Actividad' });
    await expect(table.closest('[tabindex]')).toHaveFocus();
  },
};

const failing = fn<NonNullable<FakeWork['listarActividad']>>(() =>
  Promise.reject(failure(listarActividad, 500)),
);

export const Failed: Story = {
  decorators: [inMain],
  parameters: app({ listarActividad: failing }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Error al cargar la actividad');
    const before = failing.mock.calls.length;
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await canvas.findByText('Error al cargar la actividad');
    await expect(failing.mock.calls.length).toBe(before + 1);
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toHaveFocus();
    failing.mockImplementationOnce(async () => page(activity));
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('row', { name: /40 → 48 t/ });
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

const halfway = fn(async () => page(activity.slice(0, 3), 'x'));

/** What was there stays in sight. */
export const OlderFailed: Story = {
  parameters: app({ listarActividad: halfway }),
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'Ver más' });
    halfway.mockImplementationOnce(() => Promise.reject(failure(listarActividad, 500)));
    await userEvent.click(more);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Error al cargar la actividad');
    await expect(canvas.getByRole('row', { name: /40 → 48 t/ })).toBeVisible();
  },
};

/** A server that knows the specification alone. */
export const NotOffered: Story = {
  parameters: app({ listarActividad: () => Promise.reject(failure(listarActividad, 404)) }),
  play: async ({ canvas }) => {
    await canvas.findByText('Este servidor no ofrece la actividad');
    await expect(canvas.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
  },
};

const ofGroup = fn(() => Promise.reject(failure(listarActividad, 500)));

/** What a gesture changed does not come: the list itself stays. */
export const FiguresFailed: Story = {
  parameters: app({
    listarActividad: ({ query }) => (query?.grupo ? ofGroup() : Promise.resolve(page(activity))),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Ver las cifras'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Error al cargar la actividad');
    const before = ofGroup.mock.calls.length;
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(ofGroup.mock.calls.length).toBe(before + 1));
    await expect(canvas.getByRole('row', { name: /40 → 48 t/ })).toBeVisible();
  },
};

export const DownloadFailed: Story = {
  parameters: app({ downloadActivity: () => Promise.reject(failure(listarActividad, 500)) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Descargar Excel' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Error al cargar la actividad');
  },
};

export const DownloadFailedNarrow: Story = { ...DownloadFailed, globals: { viewport: { value: 'narrow' } } };
