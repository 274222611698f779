import { contract, type DashboardItem } from '@presupuesto/api-sdk/contract';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { provided } from '../provided.ts';
import { failure, fakeActors, last, notOffered, ok } from '../test/fakes.ts';
import { walk } from '../test/walk.ts';
import { dashboardCards, dashboardYears, hiddenForRates } from './cards.ts';
import { type DashboardInput, dashboardMachine } from './dashboard.machine.ts';

const endpoint = contract.dashboard.dashboard;
const item = (periodoID: string, over: Partial<DashboardItem> = {}): DashboardItem => ({
  periodoID,
  volumenTon: 1,
  valorEUR: 2,
  porcentajeAvance: 3,
  vendedores: [],
  ...over,
});

function started(input: DashboardInput = {}) {
  const { actors, calls } = fakeActors();
  const home = createActor(provided(dashboardMachine, actors), { input }).start();
  return { home, calls, state: () => home.getSnapshot() };
}

test('shows every period at first, and loads again for each filter', async () => {
  const { home, calls, state } = started();
  expect(last(calls.dashboard).input).toEqual({ query: {} });
  await last(calls.dashboard).resolve({ ...ok, data: [item('BGT-2026')] });
  expect(state().context.items).toHaveLength(1);
  home.send({ type: 'year.chosen', anio: 2026 });
  home.send({ type: 'division.chosen', division: 'NORTE' });
  expect(last(calls.dashboard).input).toEqual({ query: { anio: 2026, division: 'NORTE' } });
  expect(state().hasTag('loading')).toBe(true);
  expect(calls.listarDivisiones).toHaveLength(1);
});

test('the answer to an earlier filter is dropped', async () => {
  const { home, calls, state } = started();
  home.send({ type: 'year.chosen', anio: 2026 });
  const [first, second] = calls.dashboard;
  expect(first?.isCancelled()).toBe(true);
  await second?.resolve({ ...ok, data: [item('BGT-2026')] });
  await first?.resolve({ ...ok, data: [item('CUR-2024')] });
  expect(state().context.items.map(({ periodoID }) => periodoID)).toEqual(['BGT-2026']);
});

test('a failure shows its text until the user tries again', async () => {
  const { home, calls, state } = started();
  await last(calls.dashboard).reject(failure(endpoint, 'network'));
  expect(state().context.problem).toBe('Error al cargar el dashboard. Por favor, intente nuevamente.');
  home.send({ type: 'retry.requested' });
  expect(state().context.problem).toBeNull();
  await last(calls.dashboard).resolve({ status: 400, message: 'x' });
  expect(state().context.problem).toBe('Error al cargar el dashboard');
});

test('figures that may be old are read again quietly, and stay in sight when that fails', async () => {
  const { home, calls, state } = started();
  home.send({ type: 'figures.outdated' });
  const [before, first] = calls.dashboard;
  expect(before?.isCancelled()).toBe(true);
  await first?.resolve({ ...ok, data: [item('BGT-2026', { porcentajeAvance: 100 })] });
  home.send({ type: 'figures.outdated' });
  expect([state().hasTag('loading'), state().hasTag('loaded')]).toEqual([false, true]);
  await last(calls.dashboard).reject(failure(endpoint, 'network'));
  expect(state().hasTag('loaded')).toBe(true);
  expect(state().context).toMatchObject({ problem: null, items: [{ porcentajeAvance: 100 }] });
  home.send({ type: 'figures.outdated' });
  await last(calls.dashboard).resolve({ ...ok, data: [item('BGT-2026', { porcentajeAvance: 40 })] });
  expect(state().context.items).toMatchObject([{ porcentajeAvance: 40 }]);
});

test('divisions that do not load say so and leave the figures alone', async () => {
  const { home, calls, state } = started();
  await last(calls.dashboard).resolve({ ...ok, data: [item('BGT-2026')] });
  await last(calls.listarDivisiones).reject(failure(contract.divisiones.listarDivisiones, 500));
  expect(state().context.divisionsProblem).toBe('Error al cargar la lista de divisiones');
  expect(state().hasTag('loaded')).toBe(true);
  home.send({ type: 'retry.requested' });
  await last(calls.listarDivisiones).resolve({ ...ok, data: [{ divisionID: 'N', nombre: 'Norte' }] });
  expect(state().context.divisiones).toHaveLength(1);
});

test('a card is hidden when one of its figures is absent or negative', () => {
  const items = [
    item('BGT-2026', { volumenTon: 0 }),
    item('SOP-2026', { valorEUR: null }),
    item('CUR-2026', { porcentajeAvance: -1 }),
    item('CUR-2025', { volumenTon: undefined }),
  ];
  expect(dashboardCards(items).map(({ periodoID }) => periodoID)).toEqual(['BGT-2026']);
});

const missing = (periodoID: string, monedaID: string) => ({ periodoID, monedaID, nombreMoneda: monedaID });

test('an administrator learns which periods show no card for want of a rate, and nobody else asks', async () => {
  const items = [item('BGT-2026', { valorEUR: null }), item('CUR-2026')];
  const seller = started();
  await last(seller.calls.dashboard).resolve({ ...ok, data: items });
  expect(seller.calls.listarTasasFaltantes).toHaveLength(0);
  const { home, calls, state } = started();
  home.send({ type: 'role.known', isAdministrator: true });
  await last(calls.dashboard).resolve({ ...ok, data: items });
  const data = [missing('BGT-2026', 'COP'), missing('BGT-2026', 'PEN'), missing('CUR-2026', 'USD')];
  await last(calls.listarTasasFaltantes).resolve({ ...ok, data });
  const { context } = state();
  expect(hiddenForRates(context.items, context.faltantes)).toEqual({
    periodoIDs: ['BGT-2026'],
    monedaIDs: ['COP', 'PEN'],
  });
});

test('the missing rates are asked for once for each answer of the figures that lacks some', async () => {
  const { home, calls, state } = started();
  const asked = calls.listarTasasFaltantes;
  home.send({ type: 'role.known', isAdministrator: true });
  await last(calls.dashboard).resolve({ ...ok, data: [item('BGT-2026', { valorEUR: null })] });
  expect(asked).toHaveLength(1);
  await last(asked).resolve({ ...ok, data: [missing('BGT-2026', 'COP')] });
  home.send({ type: 'year.chosen', anio: 2026 });
  await last(calls.dashboard).resolve({ ...ok, data: [item('CUR-2026')] });
  expect(asked).toHaveLength(1);
  home.send({ type: 'figures.outdated' });
  await last(calls.dashboard).resolve({ ...ok, data: [item('SOP10-2026', { valorEUR: null })] });
  expect(asked).toHaveLength(2);
  await last(asked).resolve({ ...ok, data: [missing('SOP10-2026', 'PEN')] });
  const { items, faltantes } = state().context;
  expect(hiddenForRates(items, faltantes).periodoIDs).toEqual(['SOP10-2026']);
});

test.each([{ type: 'year.chosen', anio: 2026 }, { type: 'network.returned' }] as const)(
  'missing rates that could not be read are asked for again: $type',
  async (event) => {
    const { home, calls, state } = started();
    home.send({ type: 'role.known', isAdministrator: true });
    const data = [item('BGT-2026', { valorEUR: null })];
    await last(calls.dashboard).resolve({ ...ok, data });
    await last(calls.listarTasasFaltantes).reject(failure(contract.periodosMoneda.listarTasasFaltantes, 503));
    home.send(event);
    await last(calls.dashboard).resolve({ ...ok, data });
    expect(calls.listarTasasFaltantes).toHaveLength(2);
    await last(calls.listarTasasFaltantes).resolve({ ...ok, data: [missing('BGT-2026', 'COP')] });
    expect(state().context.faltantes).toEqual([missing('BGT-2026', 'COP')]);
  },
);

test('a division of the address that does not exist is let go once the divisions are there', async () => {
  const { home, calls, state } = started({ filters: { anio: 2026, division: 'TMP' } });
  const chosen: unknown[] = [];
  home.on('filters.chosen', (fact) => chosen.push(fact));
  const divisiones = { ...ok, data: [{ divisionID: 'N', nombre: 'Norte' }] };
  await last(calls.listarDivisiones).resolve(divisiones);
  expect(last(calls.dashboard).input).toEqual({ query: { anio: 2026 } });
  const filters = { anio: 2026, division: null };
  expect(chosen).toEqual([{ type: 'filters.chosen', filters, isCorrection: true }]);
  home.send({ type: 'address.changed', filters: { anio: 2026, division: 'N' } });
  expect(state().context.division).toBe('N');
  home.send({ type: 'address.changed', filters: { anio: 2026, division: 'TMP' } });
  expect(state().context.division).toBeNull();
  expect(last(calls.dashboard).input).toEqual({ query: { anio: 2026 } });
});

test('a division stays while nobody knows which there are', async () => {
  const { calls, state } = started({ filters: { anio: null, division: 'N' } });
  await last(calls.listarDivisiones).reject(failure(contract.divisiones.listarDivisiones, 500));
  expect(state().context.division).toBe('N');
  expect(calls.dashboard).toHaveLength(1);
});

test('a server that does not offer the missing rates leaves the figures as they are', async () => {
  const { home, calls, state } = started();
  await last(calls.dashboard).resolve({ ...ok, data: [item('BGT-2026', { valorEUR: null })] });
  home.send({ type: 'role.known', isAdministrator: true });
  await last(calls.listarTasasFaltantes).reject(notOffered(contract.periodosMoneda.listarTasasFaltantes));
  expect(state().hasTag('loaded')).toBe(true);
  expect(state().context.faltantes).toEqual([]);
  home.send({ type: 'figures.outdated' });
  await last(calls.dashboard).resolve({ ...ok, data: [item('BGT-2026', { valorEUR: null })] });
  expect(calls.listarTasasFaltantes).toHaveLength(1);
});

test('begins with the filters of the address, announces those that are chosen, and follows the address', async () => {
  const { home, calls } = started({ filters: { anio: 2025, division: 'N' } });
  expect(last(calls.dashboard).input).toEqual({ query: { anio: 2025, division: 'N' } });
  const chosen: unknown[] = [];
  home.on('filters.chosen', ({ filters }) => chosen.push(filters));
  home.send({ type: 'division.chosen', division: null });
  expect(chosen).toEqual([{ anio: 2025, division: null }]);
  const asked = calls.dashboard.length;
  home.send({ type: 'address.changed', filters: { anio: 2025, division: null } });
  expect(calls.dashboard).toHaveLength(asked);
  home.send({ type: 'address.changed', filters: { anio: null, division: null } });
  expect(last(calls.dashboard).input).toEqual({ query: {} });
  expect(chosen).toHaveLength(1);
});

test('the year filter goes from four years back to four years ahead', () => {
  expect(dashboardYears(2026)).toEqual([2022, 2023, 2024, 2025, 2026, 2027, 2028, 2029, 2030]);
});

test('every state is reached and left, save where there is nothing left to do', () => {
  const result = walk(dashboardMachine, {
    events: [
      { type: 'role.known', isAdministrator: true },
      { type: 'year.chosen', anio: 2026 },
      { type: 'figures.outdated' },
      { type: 'retry.requested' },
    ],
    outputs: {
      dashboard: [{ ...ok, data: [item('BGT-2026', { valorEUR: null })] }],
      listarDivisiones: [ok],
      listarTasasFaltantes: [ok],
    },
    errors: [failure(endpoint, 500), notOffered(endpoint)],
    key: ({ context }) => [context.problem, context.isAdministrator],
  });
  expect(result).toEqual({ unreached: [], stuck: ['dashboard.rates.absent'] });
});
