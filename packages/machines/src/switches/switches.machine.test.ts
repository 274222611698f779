import { contract } from '@presupuesto/api-sdk/contract';
import { expect, test } from 'vitest';
import { createActor, fromTransition, type TransitionActorLogic } from 'xstate';
import type { ManagementFact } from '../management/management.types.ts';
import { request } from '../request.ts';
import { failure, fakeActors, foreign, last, ok, refused } from '../test/fakes.ts';
import { walk } from '../test/walk.ts';
import { flipMachine, type SwitchField } from './flip.machine.ts';
import { type ListEvent, switchesMachine, switchValue } from './switches.machine.ts';

const { cambiarActivo, cambiarVisible } = contract.periodos;
const setActivo = (id: string, activo: boolean) =>
  request(cambiarActivo, { params: { id }, body: { activo } });
const setVisible = (id: string, visible: boolean) =>
  request(cambiarVisible, { params: { id }, body: { visible } });
const periodo = { periodoID: 'BGT-2026', activo: true, visible: false };
const other = { periodoID: 'SOP10-2025', activo: true, visible: true };

const STATE = 'Error al actualizar el estado del período. Por favor, intente nuevamente.';
const VISIBILITY = 'Error al actualizar la visibilidad del período. Por favor, intente nuevamente.';

/** A list, and what it is sent. */
function listed() {
  const changes: ListEvent[] = [];
  const logic: TransitionActorLogic<null, ListEvent, undefined, ManagementFact> = fromTransition(
    (_, change) => (changes.push(change), null),
    null,
  );
  return { list: createActor(logic).start(), changes };
}

function started() {
  const { actors, calls: all } = fakeActors();
  const calls = all.request;
  const flip = flipMachine.provide({ actors });
  const { list, changes } = listed();
  const switches = createActor(switchesMachine.provide({ actors: { flip } }), { input: { list } }).start();
  const context = () => switches.getSnapshot().context;
  return {
    switches,
    calls,
    changes,
    context,
    isSaving: () => switches.getSnapshot().hasTag('saving'),
    flip: (periodoID: string, field: SwitchField, value: boolean) =>
      switches.send({ type: 'switch.flipped', periodoID, field, value }),
    value: (row: typeof periodo, field: SwitchField) => switchValue(context(), row, field),
  };
}

test('a flipped switch shows its new value while it is saved, and is then sent to the list', async () => {
  const { flip, value, calls, changes, isSaving } = started();
  expect(value(periodo, 'activo')).toEqual({ checked: true, busy: false });
  flip('BGT-2026', 'activo', false);
  expect(last(calls).input).toEqual(setActivo('BGT-2026', false));
  expect(value(periodo, 'activo')).toEqual({ checked: false, busy: true });
  expect(value(periodo, 'visible')).toEqual({ checked: false, busy: false });
  expect(changes).toEqual([]);
  await last(calls).resolve(ok);
  expect(changes).toEqual([{ type: 'record.changed', key: 'BGT-2026', change: { activo: false } }]);
  expect(value({ ...periodo, activo: false }, 'activo')).toEqual({ checked: false, busy: false });
  expect(isSaving()).toBe(false);
});

test('both switches of a period and those of others are saved side by side', async () => {
  const { flip, calls, changes, isSaving, value } = started();
  flip('BGT-2026', 'activo', false);
  flip('BGT-2026', 'visible', true);
  flip('SOP10-2025', 'visible', false);
  expect(calls.map(({ input }) => input)).toEqual([
    setActivo('BGT-2026', false),
    setVisible('BGT-2026', true),
    setVisible('SOP10-2025', false),
  ]);
  await last(calls).resolve(ok);
  expect(changes).toEqual([{ type: 'record.changed', key: 'SOP10-2025', change: { visible: false } }]);
  expect(isSaving()).toBe(true);
  expect(value(periodo, 'visible')).toEqual({ checked: true, busy: true });
});

test.each([
  [refused(cambiarVisible, 'El período no existe', 404), 'El período no existe'],
  [failure(cambiarVisible, 404), VISIBILITY],
])(
  'the switch of a period that somebody else has deleted has the list read again, and says why: %#',
  async (error, text) => {
    const { flip, calls, changes, context } = started();
    flip('BGT-2026', 'visible', true);
    await last(calls).reject(error);
    expect(changes).toEqual([{ type: 'retry.requested' }]);
    expect(context().problem).toBe(text);
  },
);

test.each([
  ['nobody answers', failure(cambiarActivo, 'network'), STATE],
  ['a proxy answers', foreign(cambiarActivo, 504), STATE],
])('a switch whose answer is lost has the list read again, and says why: %s', async (_, error, text) => {
  const { flip, value, calls, changes, context } = started();
  flip('BGT-2026', 'activo', false);
  await last(calls).reject(error);
  expect(changes).toEqual([{ type: 'retry.requested' }]);
  expect(context().problem).toBe(text);
  expect(value({ ...periodo, activo: false }, 'activo')).toEqual({ checked: false, busy: false });
});

test('a switch that is being saved is not flipped', async () => {
  const { flip, calls, value } = started();
  flip('BGT-2026', 'visible', true);
  flip('BGT-2026', 'visible', false);
  expect(calls).toHaveLength(1);
  expect(value(periodo, 'visible').checked).toBe(true);
  await last(calls).resolve(ok);
  flip('BGT-2026', 'visible', false);
  expect(calls).toHaveLength(2);
});

test.each([
  ['activo', failure(cambiarActivo, 500, 'Base de datos ocupada'), 'Base de datos ocupada'],
  ['activo', refused(cambiarActivo, ''), STATE],
  ['visible', failure(cambiarVisible, 500), VISIBILITY],
  ['visible', refused(cambiarVisible, 'El período no existe'), 'El período no existe'],
  ['visible', failure(cambiarVisible, 403), 'No tienes permisos para realizar esta acción.'],
] as const)('%s that fails goes back and says why: %s', async (field, error, text) => {
  const { flip, value, calls, changes, context } = started();
  flip('BGT-2026', field, !periodo[field]);
  await last(calls).reject(error);
  expect(context().problem).toBe(text);
  expect(context().problemOf).toMatchObject({ periodoID: 'BGT-2026', field });
  expect(value(periodo, field)).toEqual({ checked: periodo[field], busy: false });
  expect(changes).toEqual([]);
});

test('a problem outlives the success of another switch, until it is closed or its own switch is flipped', async () => {
  const { switches, flip, calls, context, value } = started();
  flip('BGT-2026', 'activo', false);
  await last(calls).reject(failure(cambiarActivo, 500));
  flip('SOP10-2025', 'activo', false);
  expect(value(other, 'activo').checked).toBe(false);
  await last(calls).resolve(ok);
  expect(context().problem).toBe(STATE);
  flip('BGT-2026', 'activo', false);
  expect(context().problem).toBeNull();
  await last(calls).reject(failure(cambiarActivo, 500));
  switches.send({ type: 'problem.closed' });
  expect(context()).toMatchObject({ problem: null, problemOf: null });
});

test('every state is reached and left', () => {
  const flips = (['activo', 'visible'] as const).map((field) => ({
    periodoID: 'BGT-2026',
    field,
    value: true,
  }));
  const input = { list: listed().list };
  const all = walk(switchesMachine, {
    input,
    events: flips.flatMap((flip) => [
      { type: 'switch.flipped', ...flip },
      { type: 'flip.saved', flip },
      { type: 'flip.refused', flip, text: 'x' },
    ]),
    key: ({ context }) => [Object.keys(context.pending), context.problem],
  });
  expect(all).toEqual({ unreached: [], stuck: [] });
  const walks = flips.map((flip) =>
    walk(flipMachine, {
      input: { flip, owner: createActor(switchesMachine, { input }) },
      events: [],
      outputs: { request: [ok] },
      errors: [failure(cambiarActivo, 500)],
    }),
  );
  expect(walks).toEqual(flips.map(() => ({ unreached: [], stuck: [] })));
});
