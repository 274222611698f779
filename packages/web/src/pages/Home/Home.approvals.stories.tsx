import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ok } from '../../app/stories/fake-ports.ts';
import { administrator } from '../../app/stories/WithApp.tsx';
import { aprobacion } from '../../fixtures/changes.ts';
import { dashboardItem } from '../../fixtures/dashboard.ts';
import type Home from './Home.tsx';
import { app, homeMeta } from './stories/home.ts';

/** When budgets were approved, what has changed since, and their reopening. */
const meta = { ...homeMeta, title: 'Inicio/Aprobaciones' } satisfies Meta<typeof Home>;

export default meta;
type Story = StoryObj<typeof meta>;

const listarAprobaciones = fn(async () => ok([aprobacion]));
const reabrirPresupuesto = fn(async () => ({
  ...ok({ pares: 12 }),
  message:
    'Presupuesto reabierto, pero no se pudo enviar el correo a ana@example.com. Avise usted al vendedor.',
}));
const work = { listarAprobaciones, reabrirPresupuesto };

/** The own, at each card in sight. */
export const OfASeller: Story = {
  parameters: app(work),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: 'BGT-2026' }));
    const link = await card.findByRole('link', { name: '12 cambios desde entonces' });
    await expect(link).toHaveAttribute('href', '/presupuestos?periodo=BGT-2026');
    await expect(link.offsetHeight).toBeGreaterThanOrEqual(window.innerWidth > 768 ? 24 : 44);
  },
};

/** Nothing is asked for before it is wanted: there may be two thousand salespeople. */
export const OfAnAdministrator: Story = {
  parameters: { app: { ...app(work).app, sesion: administrator } },
  beforeEach: () => void listarAprobaciones.mockClear(),
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('article', { name: 'BGT-2026' }));
    await expect(listarAprobaciones).not.toHaveBeenCalled();
    const actuals = within(canvas.getByRole('article', { name: 'CUR-2025' }));
    await expect(actuals.queryByRole('button', { name: /^Aprobaciones/ })).not.toBeInTheDocument();
    await userEvent.click(card.getByRole('button', { name: 'Aprobaciones de BGT-2026' }));
    await userEvent.click(await card.findByRole('button', { name: /^Reabrir…/ }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Motivo' }), 'Faltan');
    await userEvent.click(canvas.getByRole('button', { name: 'Reabrir' }));
    await waitFor(async () =>
      expect(await canvas.findByText(/^12 pares reabiertos\..*no se pudo enviar el correo/)).toBeVisible(),
    );
    await expect(reabrirPresupuesto).toHaveBeenLastCalledWith({
      params: { periodoID: 'BGT-2026' },
      body: { vendedorID: 1, motivo: 'Faltan' },
    });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Entendido' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** Whose budget is reopened is told apart by the code, where names are the same. */
export const OfTheSameName: Story = {
  parameters: {
    app: {
      ...app({
        ...work,
        listarAprobaciones: async () =>
          ok([
            { ...aprobacion, vendedorCodigo: 'V-01' },
            { ...aprobacion, vendedorCodigo: 'V-02', vendedorID: 2 },
          ]),
      }).app,
      sesion: administrator,
    },
  },
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('article', { name: 'BGT-2026' }));
    await userEvent.click(card.getByRole('button', { name: 'Aprobaciones de BGT-2026' }));
    const list = within(await card.findByRole('list', { name: 'Aprobaciones de BGT-2026' }));
    const [first, second] = list.getAllByRole('listitem');
    await expect(first).toHaveTextContent(`${aprobacion.nombreVendedor} (V-01)`);
    if (second) await userEvent.click(within(second).getByRole('button', { name: /^Reabrir…/ }));
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(dialog.getByText(`${aprobacion.nombreVendedor} (V-02)`)).toBeVisible();
  },
};

/** Also from salespeople of the card who have not approved. */
export const OneOfTheSameName: Story = {
  parameters: {
    app: {
      ...app({
        ...work,
        listarAprobaciones: async () => ok([{ ...aprobacion, vendedorCodigo: 'V-02' }]),
        dashboard: async () =>
          ok([
            dashboardItem('BGT-2026', 100, 50, {
              vendedores: ['V-01', 'V-02'].map((vendedorCodigo) => ({
                nombreVendedor: aprobacion.nombreVendedor,
                vendedorCodigo,
                porcentajeAvance: 20,
              })),
            }),
          ]),
      }).app,
      sesion: administrator,
    },
  },
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('article', { name: 'BGT-2026' }));
    await userEvent.click(card.getByRole('button', { name: 'Aprobaciones de BGT-2026' }));
    const list = within(await card.findByRole('list', { name: 'Aprobaciones de BGT-2026' }));
    const name = `${aprobacion.nombreVendedor} (V-02)`;
    await expect(list.getByRole('listitem')).toHaveTextContent(name);
    await expect(list.getByRole('button', { name: `Reabrir… ${name}` })).toBeVisible();
  },
};

/** Esc asks before a written reason is lost; once more, it goes on. */
export const ReasonAskedBeforeItIsLost: Story = {
  parameters: { app: { ...app(work).app, sesion: administrator } },
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('article', { name: 'BGT-2026' }));
    await userEvent.click(card.getByRole('button', { name: 'Aprobaciones de BGT-2026' }));
    await userEvent.click(await card.findByRole('button', { name: /^Reabrir…/ }));
    const reason = await canvas.findByRole('textbox', { name: 'Motivo' });
    await userEvent.type(reason, 'Faltan{Escape}');
    const question = within(await canvas.findByRole('dialog', { name: '¿Descartar los cambios?' }));
    await expect(question.getByRole('button', { name: 'Seguir editando' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(reason).toHaveFocus());
    await expect(reason).toHaveValue('Faltan');
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    await expect(leaving.defaultPrevented).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const Narrow: Story = { ...OfASeller, globals: { viewport: { value: 'narrow' } } };
