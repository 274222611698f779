import { contract } from '@presupuesto/api-sdk/contract';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { failure, fakeActors, last, ok } from '../test/fakes.ts';
import { walk } from '../test/walk.ts';
import { flipMachine, type SwitchField } from './flip.machine.ts';
import { switchesMachine, switchValue } from './switches.machine.ts';

const { cambiarActivo, cambiarVisible } = contract.periodos;
const periodo = { periodoID: 'BGT-2026', activo: true, visible: false };
const other = { periodoID: 'SOP10-2025', activo: true, visible: true };

function started() {
  const { actors, calls } = fakeActors();
  const flip = flipMachine.provide({ actors });
  const switches = createActor(switchesMachine.provide({ actors: { flip } }));
  const facts: unknown[] = [];
  switches.on('*', (fact) => facts.push(fact));
  switches.start();
  const context = () => switches.getSnapshot().context;
  return {
    switches,
    calls,
    facts,
    context,
    isSaving: () => switches.getSnapshot().hasTag('saving'),
    flip: (periodoID: string, field: SwitchField, value: boolean) =>
      switches.send({ type: 'switch.flipped', periodoID, field, value }),
    value: (row: typeof periodo, field: SwitchField) => switchValue(context(), row, field),
  };
}

test('a flipped switch shows its new value while it is saved, and then tells the list', async () => {
  const { flip, value, calls, facts, isSaving } = started();
  expect(value(periodo, 'activo')).toEqual({ checked: true, busy: false });
  flip('BGT-2026', 'activo', false);
  expect(last(calls.setActivo).input).toEqual({ periodoID: 'BGT-2026', activo: false });
  expect(value(periodo, 'activo')).toEqual({ checked: false, busy: true });
  expect(value(periodo, 'visible')).toEqual({ checked: false, busy: false });
  expect(facts).toEqual([]);
  await last(calls.setActivo).resolve(ok);
  expect(facts).toEqual([{ type: 'period.changed', periodoID: 'BGT-2026', field: 'activo', value: false }]);
  expect(value({ ...periodo, activo: false }, 'activo')).toEqual({ checked: false, busy: false });
  expect(isSaving()).toBe(false);
});

test('both switches of a period and those of others are saved side by side', async () => {
  const { flip, calls, facts, isSaving, value } = started();
  flip('BGT-2026', 'activo', false);
  flip('BGT-2026', 'visible', true);
  flip('SOP10-2025', 'visible', false);
  expect(calls.setActivo).toHaveLength(1);
  expect(calls.setVisible.map(({ input }) => input)).toEqual([
    { periodoID: 'BGT-2026', visible: true },
    { periodoID: 'SOP10-2025', visible: false },
  ]);
  await last(calls.setVisible).resolve(ok);
  expect(facts).toEqual([
    { type: 'period.changed', periodoID: 'SOP10-2025', field: 'visible', value: false },
  ]);
  expect(isSaving()).toBe(true);
  expect(value(periodo, 'visible')).toEqual({ checked: true, busy: true });
});

test('a switch that is being saved is not flipped', async () => {
  const { flip, calls, value } = started();
  flip('BGT-2026', 'visible', true);
  flip('BGT-2026', 'visible', false);
  expect(calls.setVisible).toHaveLength(1);
  expect(value(periodo, 'visible').checked).toBe(true);
  await last(calls.setVisible).resolve(ok);
  flip('BGT-2026', 'visible', false);
  expect(calls.setVisible).toHaveLength(2);
});

const STATE = 'Error al actualizar el estado del período. Por favor, intente nuevamente.';
const VISIBILITY = 'Error al actualizar la visibilidad del período. Por favor, intente nuevamente.';

test.each([
  ['setActivo', 'activo', failure(cambiarActivo, 'network'), STATE],
  ['setActivo', 'activo', failure(cambiarActivo, 500, 'Base de datos ocupada'), 'Base de datos ocupada'],
  ['setActivo', 'activo', { status: 400, message: '' }, STATE],
  ['setVisible', 'visible', failure(cambiarVisible, 404), VISIBILITY],
  ['setVisible', 'visible', { status: 400, message: 'El período no existe' }, 'El período no existe'],
  ['setVisible', 'visible', failure(cambiarVisible, 403), 'No tienes permisos para realizar esta acción.'],
] as const)('%s that fails goes back and says why', async (name, field, answer, text) => {
  const { flip, value, calls, facts, context } = started();
  flip('BGT-2026', field, !periodo[field]);
  const call = name === 'setActivo' ? last(calls.setActivo) : last(calls.setVisible);
  await (answer instanceof Error ? call.reject(answer) : call.resolve(answer));
  expect(context().problem).toBe(text);
  expect(context().problemOf).toMatchObject({ periodoID: 'BGT-2026', field });
  expect(value(periodo, field)).toEqual({ checked: periodo[field], busy: false });
  expect(facts).toEqual([]);
});

test('a problem outlives the success of another switch, until it is closed or its own switch is flipped', async () => {
  const { switches, flip, calls, context, value } = started();
  flip('BGT-2026', 'activo', false);
  await last(calls.setActivo).reject(failure(cambiarActivo, 500));
  flip('SOP10-2025', 'activo', false);
  expect(value(other, 'activo').checked).toBe(false);
  await last(calls.setActivo).resolve(ok);
  expect(context().problem).toBe(STATE);
  flip('BGT-2026', 'activo', false);
  expect(context().problem).toBeNull();
  await last(calls.setActivo).reject(failure(cambiarActivo, 500));
  switches.send({ type: 'problem.closed' });
  expect(context()).toMatchObject({ problem: null, problemOf: null });
});

test('every state is reached and left', () => {
  const flips = (['activo', 'visible'] as const).map((field) => ({
    periodoID: 'BGT-2026',
    field,
    value: true,
  }));
  const all = walk(switchesMachine, {
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
      input: { flip, owner: createActor(switchesMachine) },
      events: [],
      outputs: { setActivo: [ok], setVisible: [{ status: 400, message: '' }] },
      errors: [failure(cambiarActivo, 500)],
    }),
  );
  expect(walks).toEqual([
    { unreached: ['flip.visible'], stuck: [] },
    { unreached: ['flip.activo'], stuck: [] },
  ]);
});
