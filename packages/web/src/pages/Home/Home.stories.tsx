import { contract, type DashboardItem } from '@presupuesto/api-sdk/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { failure } from '../../app/stories/failure.ts';
import { ok } from '../../app/stories/fake-ports.ts';
import { withApp } from '../../app/stories/WithApp.tsx';
import Home from './Home.tsx';

const SELLERS = ['Camila Restrepo', 'Diego Quispe', 'Lucía Fernández', 'Mateo Silva', 'Valentina Rojas'];

const item = (periodoID: string, volumenTon: number, porcentajeAvance: number): DashboardItem => ({
  periodoID,
  volumenTon,
  valorEUR: volumenTon * 1843.27,
  porcentajeAvance,
  vendedores: SELLERS.map((nombreVendedor, at) => ({
    nombreVendedor,
    porcentajeAvance: Math.max(0, porcentajeAvance - at * 11.3),
  })),
});

const ITEMS: readonly DashboardItem[] = [
  item('BGT-2027', 1234.5, 12.349),
  item('SOP10-2026', 48_210.25, 71.2),
  item('CUR-2026', 41_877, 100),
  { ...item('SOP04-2026', 1, 1), valorEUR: null },
  item('CUR-2025', -1, 100),
];

const loadDivisions = async () =>
  ok([
    { divisionID: 'AND', nombre: 'Andina' },
    { divisionID: 'SUR', nombre: 'Cono Sur' },
  ]);
const loadDashboard = fn(async () => ok([...ITEMS]));

const meta = {
  component: Home,
  decorators: [withApp],
  parameters: { app: { work: { loadDashboard, loadDivisions } } },
  beforeEach: () => {
    loadDashboard.mockClear();
  },
} satisfies Meta<typeof Home>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Periods: Story = {
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: 'BGT-2027' }));
    await expect(card.getByText('1.234,5')).toBeVisible();
    await expect(card.getByText('2.275.516,82 €')).toBeVisible();
    await expect(card.getByRole('progressbar', { name: /^Avance/ })).toHaveAttribute('value', '12.349');
    await expect(card.getAllByText('12,3 %')).toHaveLength(2);
    await expect(card.getByRole('progressbar', { name: /Camila Restrepo/ })).toBeVisible();
    // An absent metric and a negative one.
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.getAllByText('Próximamente')).toHaveLength(2);
  },
};

export const Filtered: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('article', { name: 'BGT-2027' });
    const year = new Date().getFullYear();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Año' }), `${year}`);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'División' }), 'Andina');
    await expect(loadDashboard.mock.calls).toEqual([
      [{ anio: null, division: null }],
      [{ anio: year, division: null }],
      [{ anio: year, division: 'AND' }],
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

export const Empty: Story = {
  parameters: { app: { work: { loadDashboard: async () => ok([]) } } },
  play: async ({ canvas }) => {
    await canvas.findByText('No hay elementos en el dashboard');
  },
};

export const Loading: Story = {
  parameters: { app: { work: { loadDashboard: () => new Promise(() => {}) } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Períodos' })).toHaveAttribute('aria-busy', 'true');
  },
};

const failing = fn(() => Promise.reject(failure(contract.dashboard.dashboard, 500)));

export const Failed: Story = {
  parameters: { app: { work: { loadDashboard: failing } } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Error al cargar el dashboard. Por favor, intente nuevamente.');
    const before = failing.mock.calls.length;
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(failing.mock.calls.length).toBe(before + 1));
  },
};
