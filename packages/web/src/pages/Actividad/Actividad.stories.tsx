import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { FakeWork } from '../../app/stories/fake-ports.ts';
import { salespeople } from '../../fixtures/salespeople.ts';
import type Actividad from './Actividad.tsx';
import { activity, activityMeta, app, figure, ofGesture, page } from './stories/activity.ts';

/** Who changed what, its filters, and the way to what is older. */
const meta = { ...activityMeta } satisfies Meta<typeof Actividad>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Entries: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = within(await canvas.findByRole('row', { name: /Volumen · oct 2026 · 40 → 48 t/ }));
    await expect(row.getByText('Cifras · Tecleado · Envases Andinos · Lámina TFS')).toBeVisible();
    await expect(row.getByText('camila')).toBeVisible();
    const other = within(canvas.getByRole('row', { name: /Cliente cambiado: Envases Andinos/ }));
    await userEvent.click(other.getByText('Detalles'));
    await expect(other.getByText('Envases Andina → Envases Andinos')).toBeVisible();
    await expect(other.getByText('Sí → No')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Ver más' })).not.toBeInTheDocument();
  },
};

export const Dark: Story = { ...Entries, globals: { scheme: 'dark' } };
export const Narrow: Story = { ...Entries, globals: { viewport: { value: 'narrow' } } };

/** Of two salespeople of one name each is shown with the code. */
export const SameNames: Story = {
  parameters: app({
    loadSellers: async () => salespeople.map((one) => ({ ...one, nombre: 'Camila', apellido: 'Restrepo' })),
    listarActividad: async () =>
      page([figure(0, { vendedorCodigo: 'V-01' }), figure(1, { vendedorCodigo: 'V-02' })]),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('cell', { name: 'Camila Restrepo (V-01)' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: 'Camila Restrepo (V-02)' })).toBeVisible();
  },
};

/** Forty pairs at once are one line, and their figures are there on demand. */
export const Gesture: Story = {
  parameters: app({
    listarActividad: async ({ query }) => {
      if (!query?.grupo) return page(activity);
      return query.cursor ? page(ofGesture.slice(4)) : page(ofGesture.slice(0, 4), 'x');
    },
  }),
  play: async ({ canvas, userEvent }) => {
    const row = within(
      await canvas.findByRole('row', { name: /816 cifras de 34 pares · volumen 51.200 → 53.657,5 t/ }),
    );
    await expect(row.getByText('Cifras · Copiado del referente')).toBeVisible();
    await userEvent.click(row.getByText('Ver las cifras'));
    await userEvent.click(await row.findByRole('button', { name: 'Ver más cifras' }));
    await row.findByText('Precio · dic 2026 · 1,2 → 1,2345 por kg');
    await expect(row.getAllByRole('listitem')).toHaveLength(6);
    await expect(row.queryByRole('button', { name: 'Ver más cifras' })).not.toBeInTheDocument();
  },
};

export const GestureDark: Story = { ...Gesture, globals: { scheme: 'dark' } };
export const GestureNarrow: Story = { ...Gesture, globals: { viewport: { value: 'narrow' } } };

const asked = fn<NonNullable<FakeWork['listarActividad']>>(async () => page(activity));

/** Whatever has come before that day has not been after this moment. */
const firstOfNovember = new Date(new Date(2026, 10, 1).getTime() - 1).toISOString();

export const Filtered: Story = {
  parameters: app({ listarActividad: asked }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('option', { name: 'BGT-2026' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Período' }), 'BGT-2026');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Clase' }), 'Cifras');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Usuario' }), 'camila{Enter}');
    await userEvent.type(canvas.getByLabelText('Desde'), '2026-11-01');
    await expect(asked.mock.lastCall?.[0]).toMatchObject({
      query: { periodoID: 'BGT-2026', clase: 'cifras', usuario: 'camila' },
    });
    await expect(asked.mock.lastCall?.[0].query).toHaveProperty('desde', firstOfNovember);
  },
};

/** Nothing can have happened between two days of which the second comes first. */
export const Backwards: Story = {
  parameters: app({ listarActividad: async () => page([]) }),
  play: async ({ canvas, userEvent }) => {
    const until = await canvas.findByLabelText('Hasta');
    await userEvent.type(until, '2026-10-31');
    await userEvent.type(canvas.getByLabelText('Desde'), '2026-11-01');
    await waitFor(() => expect(until).toHaveAccessibleDescription('La fecha final es anterior a la inicial'));
    await userEvent.clear(until);
    await userEvent.type(until, '2026-11-02');
    await waitFor(() => expect(until).not.toHaveAccessibleDescription());
  },
};

const older = fn(async () => page(activity.slice(0, 3), 'x'));

export const Older: Story = {
  parameters: app({ listarActividad: older }),
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'Ver más' });
    const said = canvas.getByText('3 cambios, y hay más');
    older.mockImplementationOnce(async () => page(activity.slice(3)));
    await userEvent.click(more);
    await canvas.findByRole('row', { name: /Período abierto/ });
    await expect(said).toHaveTextContent(`${activity.length} cambios`);
    await expect(canvas.queryByRole('button', { name: 'Ver más' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('row', { name: /40 → 48 t/ })).toBeVisible();
    await expect(canvas.getByText('No hay cambios más antiguos.')).toHaveFocus();
  },
};

export const Downloaded: Story = {
  parameters: app({ downloadActivity: async () => ({ lines: 1234, isCut: false }) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Descargar Excel' }));
    await expect(await canvas.findByText('Excel descargado: 1.234 cambios.')).toBeVisible();
  },
};

export const DownloadedInPart: Story = {
  parameters: app({ downloadActivity: async () => ({ lines: 10_000, isCut: true }) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Descargar Excel' }));
    await expect(
      await canvas.findByText('Excel descargado con los 10.000 cambios más recientes; hay más.'),
    ).toBeVisible();
  },
};
