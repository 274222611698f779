import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ok } from '../../app/stories/fake-ports.ts';
import { administrator } from '../../app/stories/WithApp.tsx';
import {
  dashboardItem,
  dashboardItems,
  largeDashboardItem,
  largestDashboardItem,
} from '../../fixtures/dashboard.ts';
import { bgt2026, cur2025, sop10 } from '../../fixtures/periods.ts';
import type Home from './Home.tsx';
import { app, homeMeta } from './stories/home.ts';

/** The periods at a glance, and the filters. */
const meta = { ...homeMeta, title: 'Inicio' } satisfies Meta<typeof Home>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Periods: Story = {
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: 'BGT-2026' }));
    await expect(card.getByText('12.345,5')).toBeVisible();
    await expect(card.getByText('18.856.022,88 €')).toBeVisible();
    await expect(card.getByRole('progressbar', { name: /^Avance/ })).toHaveAttribute('value', '12.349');
    await expect(card.getByText('12,3 %')).toBeVisible();
    await expect(card.getByRole('progressbar', { name: /Camila Restrepo/ })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await expect(canvas.getAllByText('Próximamente')).toHaveLength(2);
  },
};

export const PeriodsOfAnAdministrator: Story = {
  ...Periods,
  parameters: { app: { ...app().app, sesion: administrator } },
};

/** A card leads to its budget; one with last year's figures to what is compared with them. */
export const LeadsToABudget: Story = {
  play: async ({ canvas }) => {
    const link = async (name: string) => canvas.findByRole('link', { name });
    await expect(await link('BGT-2026')).toHaveAttribute('href', '/presupuestos?periodo=BGT-2026');
    await expect(await link('CUR-2025')).toHaveAttribute('href', '/presupuestos?referente=CUR-2025');
  },
};

export const NoBudgetOfAnAdministrator: Story = {
  parameters: { app: { ...app().app, sesion: administrator } },
  play: async ({ canvas }) => {
    await canvas.findByRole('article', { name: 'BGT-2026' });
    await expect(canvas.queryByRole('link', { name: 'BGT-2026' })).not.toBeInTheDocument();
  },
};

export const Dark: Story = { ...Periods, globals: { scheme: 'dark' } };

/** An absent metric and a negative one hide the card (specification §2). */
export const CardsWithoutAMetric: Story = {
  parameters: app({
    dashboard: async () =>
      ok([
        dashboardItem(sop10.periodoID, 91_420.25, 71.2),
        dashboardItem('SOP04-2025', 1, 1, { valorEUR: null }),
        dashboardItem('SOP05-2025', 1, 1, { porcentajeAvance: undefined }),
        dashboardItem(cur2025.periodoID, -1, 100),
      ]),
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('article', { name: sop10.periodoID });
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
};

/** Only an administrator can do something about it. */
export const HiddenForWantOfARate: Story = {
  parameters: {
    app: {
      ...app({
        dashboard: async () =>
          ok([
            dashboardItem(sop10.periodoID, 91_420.25, 71.2),
            dashboardItem('SOP04-2025', 1, 1, { valorEUR: null }),
          ]),
        listarTasasFaltantes: async () =>
          ok([{ periodoID: 'SOP04-2025', monedaID: 'COP', nombreMoneda: 'Peso colombiano' }]),
      }).app,
      sesion: administrator,
    },
  },
  play: async ({ canvas }) => {
    const line = await canvas.findByText(/^SOP04-2025 no se muestra: faltan tasas de cambio \(COP\)/);
    await expect(line).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver tasas de cambio' })).toHaveAttribute(
      'href',
      '/periodo-moneda',
    );
  },
};

const many = Array.from({ length: 24 }, (_, at) => `SOP${at % 12}-${2025 + Math.floor(at / 12)}`);

/** Of many periods the line says how many they are: on a phone their names would fill the window. */
export const ManyHiddenForWantOfARate: Story = {
  globals: { viewport: { value: 'narrow' } },
  parameters: {
    app: {
      ...app({
        dashboard: async () => ok(many.map((id) => dashboardItem(id, 1, 1, { valorEUR: null }))),
        listarTasasFaltantes: async () =>
          ok(many.map((periodoID) => ({ periodoID, monedaID: 'COP', nombreMoneda: 'Peso colombiano' }))),
      }).app,
      sesion: administrator,
    },
  },
  play: async ({ canvas, userEvent }) => {
    const line = await canvas.findByText(/^24 períodos no se muestran: faltan tasas de cambio \(COP\)/);
    await expect(line.getBoundingClientRect().height).toBeLessThan(100);
    await expect(canvas.getByText(/SOP0-2025/)).not.toBeVisible();
    await userEvent.click(canvas.getByText('Detalles'));
    await expect(canvas.getByText(/^SOP0-2025, .* y SOP11-2026$/)).toBeVisible();
  },
};

export const HiddenForWantOfARateNarrowAndDark: Story = {
  ...HiddenForWantOfARate,
  globals: { viewport: { value: 'narrow' }, scheme: 'dark' },
};

const twoOfOneName = fn(async () =>
  ok([
    dashboardItem(bgt2026.periodoID, 1, 50, { vendedores: ['Ana Gil', 'Ana Gil', 'Luis Mora'].map(half) }),
  ]),
);
const half = (nombreVendedor: string) => ({ nombreVendedor, porcentajeAvance: 50 });

/** Each has a bar, and only those of the chosen division remain. */
export const TwoSellersOfOneName: Story = {
  parameters: app({ dashboard: twoOfOneName }),
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('list', { name: 'Avance por vendedor' }));
    await expect(list.getAllByText('Ana Gil')).toHaveLength(2);
    twoOfOneName.mockImplementationOnce(async () =>
      ok([dashboardItem(bgt2026.periodoID, 1, 50, { vendedores: [half('Luis Mora')] })]),
    );
    await canvas.findByRole('option', { name: 'Aluminio laminado' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'División' }), 'Aluminio laminado');
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
    await expect(list.getByText('Luis Mora')).toBeVisible();
  },
};

/** Two thousand sellers, some of one name: how many are how far, the first ones, and whoever is looked for. */
export const ALargeCompany: Story = {
  parameters: app({
    dashboard: async () => ok([largeDashboardItem(bgt2026.periodoID), ...dashboardItems.slice(1)]),
  }),
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('article', { name: bgt2026.periodoID }));
    const sellers = within(card.getByRole('list', { name: 'Avance por vendedor' }));
    await expect(sellers.getAllByRole('listitem')).toHaveLength(20);
    await expect(card.getByText('400 completos · 1.200 en curso · 400 sin empezar')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Mostrar 200 más' }));
    await expect(sellers.getAllByRole('listitem')).toHaveLength(220);
    await expect(card.getByRole('list', { name: 'Avance por vendedor' })).toHaveFocus();
    const search = canvas.getByRole('textbox', { name: 'Vendedor' });
    await userEvent.type(search, 'restrepo 1234');
    await expect(sellers.getAllByRole('listitem')).toHaveLength(1);
    await expect(sellers.getByText('Camila Restrepo 1234')).toBeVisible();
    await userEvent.type(search, 'x');
    await expect(card.getByText('Ningún vendedor se llama así.')).toBeVisible();
    await userEvent.clear(search);
    await expect(card.getByRole('button', { name: 'Mostrar 200 más' })).toBeVisible();
  },
};

/** Paper has all of them, and keeps what says how far each is. */
export const ALargeCompanyPrinted: Story = {
  parameters: app({
    dashboard: async () => {
      const { vendedores, ...item } = largeDashboardItem(bgt2026.periodoID);
      return ok([{ ...item, vendedores: vendedores.slice(0, 67) }]);
    },
  }),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: bgt2026.periodoID }));
    await expect(card.getAllByRole('listitem')).toHaveLength(20);
    window.dispatchEvent(new Event('beforeprint'));
    await waitFor(() => expect(card.getAllByRole('listitem')).toHaveLength(67));
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(card.getAllByRole('listitem')).toHaveLength(20));
  },
};

export const ALargeCompanyNarrowAndDark: Story = {
  ...ALargeCompany,
  globals: { viewport: { value: 'narrow' }, scheme: 'dark' },
};

/** Nothing is cut off, and nothing makes the page wider than the window. */
export const LongNamesAndNineDigits: Story = {
  parameters: app({ dashboard: async () => ok([largestDashboardItem, ...dashboardItems]) }),
  play: async ({ canvas }) => {
    const [largest] = await canvas.findAllByRole('article', { name: sop10.periodoID });
    if (!largest) throw new Error('no card');
    const card = within(largest);
    await expect(card.getByText('123.456.789,25')).toBeVisible();
    await expect(card.getByText('987.654.321.987,65 €')).toBeVisible();
    for (const element of largest.querySelectorAll<HTMLElement>('*')) {
      if (element.clientWidth > 1)
        await expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth + 1);
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const LongNamesAndNineDigitsNarrow: Story = {
  ...LongNamesAndNineDigits,
  globals: { viewport: { value: 'narrow' } },
};

const loadDashboard = fn(async () => ok([...dashboardItems]));

export const Filtered: Story = {
  parameters: app({ dashboard: loadDashboard }),
  beforeEach: () => void loadDashboard.mockClear(),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('article', { name: 'BGT-2026' });
    await canvas.findByRole('option', { name: 'Envases metálicos' });
    const year = new Date().getFullYear();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Año' }), `${year}`);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'División' }), 'Envases metálicos');
    await expect(loadDashboard.mock.calls).toEqual([
      [{ query: {} }],
      [{ query: { anio: year } }],
      [{ query: { anio: year, division: 'ENV' } }],
    ]);
  },
};

export const YearsOffered: Story = {
  play: async ({ canvas }) => {
    const options = within(canvas.getByRole('combobox', { name: 'Año' })).getAllByRole('option');
    const year = new Date().getFullYear();
    await expect(options).toHaveLength(10);
    await expect(options[0]).toHaveTextContent('Todos los años');
    await expect(options[1]).toHaveTextContent(`${year - 4}`);
    await expect(options[9]).toHaveTextContent(`${year + 4}`);
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** Told apart by their codes, which nobody else has beside the name. */
export const SellersOfTheSameName: Story = {
  parameters: app({
    dashboard: async () =>
      ok([
        dashboardItem(sop10.periodoID, 100, 50, {
          vendedores: [
            { nombreVendedor: 'Ana Núñez', vendedorCodigo: 'V-1', porcentajeAvance: 20 },
            { nombreVendedor: 'Ana Núñez', vendedorCodigo: 'V-3', porcentajeAvance: 80 },
            { nombreVendedor: 'Luis Núñez', vendedorCodigo: 'V-2', porcentajeAvance: 50 },
          ],
        }),
      ]),
  }),
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Avance por vendedor' }));
    const names = list.getAllByRole('listitem').map(({ textContent }) => textContent.replace(/\d+,.*$/, ''));
    await expect(names).toEqual(['Ana Núñez (V-1)', 'Ana Núñez (V-3)', 'Luis Núñez']);
  },
};
