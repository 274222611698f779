import { type Actividad, listarActividad } from '@presupuesto/api-sdk/contract';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { provided } from '../provided.ts';
import { sop } from '../test/budget-world.ts';
import { failure, fakeActors, last, ok } from '../test/fakes.ts';
import { activityMachine } from './activity.machine.ts';
import { activityDownloadMachine } from './download.machine.ts';
import { type ActivityFilters, noFilters, queryOf } from './filters.ts';

const item = (accion: string): Actividad => ({ fecha: '2026-11-03T18:00:00Z', clase: 'periodos', accion });
const page = (accion: string, siguiente: string | null = null) => ({
  ...ok,
  data: [item(accion)],
  siguiente,
});

function started(filters?: ActivityFilters) {
  const { actors, calls } = fakeActors();
  const screen = createActor(provided(activityMachine, actors), { input: { ...(filters && { filters }) } });
  const chosen: ActivityFilters[] = [];
  screen.on('filters.chosen', (event) => void chosen.push(event.filters));
  screen.start();
  const state = () => screen.getSnapshot();
  const shown = () => state().context.items.map(({ accion }) => accion);
  return { screen, calls, chosen, state, shown };
}

test('shows the newest at first, and what is older on demand', async () => {
  const { screen, calls, shown, state } = started();
  expect(last(calls.listarActividad).input).toMatchObject({ query: { agrupar: 'gesto' } });
  await last(calls.listarActividad).resolve(page('a', 'x'));
  expect(shown()).toEqual(['a']);
  screen.send({ type: 'older.requested' });
  expect(last(calls.listarActividad).input).toMatchObject({ query: { agrupar: 'gesto', cursor: 'x' } });
  expect(state().hasTag('loadingOlder')).toBe(true);
  await last(calls.listarActividad).resolve(page('b'));
  expect(shown()).toEqual(['a', 'b']);
  screen.send({ type: 'older.requested' });
  expect(calls.listarActividad).toHaveLength(2);
});

test('begins with what the address says, and follows it', async () => {
  const { screen, calls, chosen } = started({ ...noFilters, periodoID: 'BGT-2026' });
  expect(last(calls.listarActividad).input).toMatchObject({ query: { periodoID: 'BGT-2026' } });
  screen.send({ type: 'address.changed', filters: { ...noFilters, periodoID: 'BGT-2026' } });
  expect(calls.listarActividad).toHaveLength(1);
  screen.send({ type: 'address.changed', filters: noFilters });
  expect(calls.listarActividad).toHaveLength(2);
  expect(chosen).toEqual([]);
});

test('a chosen filter drops the answer under way and is announced', async () => {
  const { screen, calls, chosen, shown } = started();
  screen.send({ type: 'filters.chosen', filters: { usuario: 'ana' } });
  const [first, second] = calls.listarActividad;
  expect(first?.isCancelled()).toBe(true);
  await second?.resolve(page('b'));
  await first?.resolve(page('a'));
  expect(shown()).toEqual(['b']);
  expect(chosen).toEqual([{ ...noFilters, usuario: 'ana' }]);
  screen.send({ type: 'filters.chosen', filters: { usuario: 'ana' } });
  expect(calls.listarActividad).toHaveLength(2);
});

test('periods that were deleted can be asked for as well, once each, but for those that are there again', async () => {
  const { calls, state } = started();
  await last(calls.listarReferentes).resolve({ ...ok, data: [sop] });
  expect(last(calls.listarActividad).input).toEqual({ query: { clase: 'periodos', pageSize: 1000 } });
  const of = (accion: string, periodoID: string) => ({ ...item(accion), periodoID });
  const data = [
    of('periodo.eliminado', 'BGT-2027'),
    of('periodo.abierto', 'BGT-2026'),
    of('periodo.eliminado', sop.periodoID),
    of('periodo.eliminado', 'BGT-2025'),
    of('periodo.eliminado', 'BGT-2027'),
  ];
  await last(calls.listarActividad).resolve({ ...ok, data });
  expect(state().context.eliminados).toEqual(['BGT-2025', 'BGT-2027']);
});

test('a failure shows its text until the user tries again', async () => {
  const { screen, calls, state, shown } = started();
  await last(calls.listarActividad).reject(failure(listarActividad, 500));
  expect(state().context.problem).toBe('Error al cargar la actividad');
  screen.send({ type: 'retry.requested' });
  expect(state().context.problem).toBeNull();
  await last(calls.listarActividad).resolve(page('a'));
  expect(shown()).toEqual(['a']);
});

test('what was there stays when something older does not come', async () => {
  const { screen, calls, state, shown } = started();
  await last(calls.listarActividad).resolve(page('a', 'x'));
  screen.send({ type: 'older.requested' });
  await last(calls.listarActividad).reject(failure(listarActividad, 'network'));
  expect(state().hasTag('olderFailed')).toBe(true);
  expect(shown()).toEqual(['a']);
  screen.send({ type: 'network.returned' });
  await last(calls.listarActividad).resolve(page('b'));
  expect(shown()).toEqual(['a', 'b']);
});

test('a server without the call is no failure to be tried again', async () => {
  const { calls, state } = started();
  const error = Object.assign(failure(listarActividad, 404), { isNotOffered: true });
  await last(calls.listarActividad).reject(error);
  expect(state().hasTag('notOffered')).toBe(true);
  expect(state().context.problem).toBeNull();
});

test('the choices that do not come are asked for with the next try', async () => {
  const { screen, calls, state } = started();
  await last(calls.listarReferentes).reject(failure(listarActividad, 500));
  await last(calls.loadSellers).reject(new Error('away'));
  screen.send({ type: 'retry.requested' });
  await last(calls.listarReferentes).resolve({ ...ok, data: [] });
  await last(calls.listarActividad).resolve(page('a'));
  await last(calls.loadSellers).resolve([]);
  expect(state().matches({ periods: 'loaded', sellers: 'loaded' })).toBe(true);
});

test('downloads what is filtered, once at a time', async () => {
  const { screen, calls, state } = started({ ...noFilters, usuario: 'ana' });
  await last(calls.listarActividad).resolve(page('a'));
  screen.send({ type: 'download.requested' });
  screen.send({ type: 'download.requested' });
  expect(calls.downloadActivity.map(({ input }) => input)).toEqual([
    queryOf({ ...noFilters, usuario: 'ana' }),
  ]);
  await last(calls.downloadActivity).resolve({ lines: 1, isCut: false });
  expect(state().children.download?.getSnapshot().context.outcome).toEqual({ lines: 1, isCut: false });
});

test('a download that fails says why, and can be asked for again', async () => {
  const { actors, calls } = fakeActors();
  const download = createActor(provided(activityDownloadMachine, actors)).start();
  download.send({ type: 'download.requested', query: {} });
  await last(calls.downloadActivity).reject(failure(listarActividad, 500));
  expect(download.getSnapshot().context.problem).toMatch(/^Error al cargar la actividad/);
  download.send({ type: 'download.requested', query: {} });
  expect(download.getSnapshot().hasTag('busy')).toBe(true);
  expect(download.getSnapshot().context.problem).toBeNull();
});

test('days are whole ones, from their first moment to their last', () => {
  const { desde, hasta } = queryOf({ ...noFilters, desde: '2026-11-03', hasta: '2026-11-03' });
  expect(new Date(String(hasta)).getTime() - new Date(String(desde)).getTime()).toBe(24 * 60 * 60_000);
  expect(new Date(String(desde)).getTime() + 1).toBe(new Date(2026, 10, 3).getTime());
});
