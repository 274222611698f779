import { abrirPeriodo, listarReferentes, type Periodo } from '@presupuesto/api-sdk/contract';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { provided } from '../provided.ts';
import { request } from '../request.ts';
import { failure, fakeActors, foreign, last, ok, refused } from '../test/fakes.ts';
import { walk } from '../test/walk.ts';
import { openingMachine } from './opening.machine.ts';
import type { OpeningDraft, OpeningField } from './opening.types.ts';
import { isOpeningDraft, openingDraft } from './opening-form.ts';

const COMPLETE = 'Por favor, complete todos los campos requeridos correctamente.';
const REQUIRED = 'Este campo es requerido';

const period = (periodoID: string, visible = true): Periodo => ({
  periodoID,
  tipo: 'CUR',
  anioInicio: 2025,
  mesInicio: 1,
  cantidadMeses: 12,
  activo: true,
  visible,
});

const complete = {
  periodoOrigen: 'CUR-2025',
  tipoPeriodo: 'SOP',
  anioInicio: '2025',
  mesInicio: '10',
  cantidadMeses: '12',
};
const body = {
  ...complete,
  tipoPeriodo: 'SOP' as const,
  periodoDestino: 'SOP10-2025',
  anioInicio: 2025,
  mesInicio: 10,
  cantidadMeses: 12,
};

function started() {
  const { actors, calls } = fakeActors();
  const opening = createActor(provided(openingMachine, actors));
  const facts: unknown[] = [];
  opening.on('*', (fact) => facts.push(fact));
  opening.start();
  const context = () => opening.getSnapshot().context;
  return {
    facts,
    sends: calls.request,
    loads: calls.listarReferentes,
    context,
    values: () => context().values,
    has: (tag: 'busy' | 'loadingOrigins' | 'originsFailed') => opening.getSnapshot().hasTag(tag),
    type: (values: Partial<Record<OpeningField, string>>) => {
      for (const [field, value] of Object.entries(values)) {
        opening.send({ type: 'field.typed', field: field as OpeningField, value });
      }
    },
    find: (draft: OpeningDraft) => opening.send({ type: 'draft.found', draft }),
    switchAssigned: (withAssigned: boolean) => opening.send({ type: 'assigned.switched', withAssigned }),
    submit: () => opening.send({ type: 'form.submitted' }),
    clear: () => opening.send({ type: 'form.cleared' }),
    retry: () => opening.send({ type: 'retry.requested' }),
  };
}

test('offers the visible periods as origins, in the order of the server', async () => {
  const { loads, context, has } = started();
  expect(has('loadingOrigins')).toBe(true);
  await last(loads).resolve({
    ...ok,
    data: [period('BGT-2026'), period('CUR-2024', false), period('CUR-2025')],
  });
  expect(context().origins.map(({ periodoID }) => periodoID)).toEqual(['BGT-2026', 'CUR-2025']);
  expect(has('loadingOrigins')).toBe(false);
});

test.each([
  ['no network', failure(listarReferentes, 'network')],
  ['a refusal', { status: 400, message: 'No' }],
])('origins that cannot be loaded for %s say so, and may be asked for again', async (_, answer) => {
  const { loads, context, has, retry } = started();
  await (answer instanceof Error ? last(loads).reject(answer) : last(loads).resolve(answer));
  expect(context().originsProblem).toBe('Error al cargar los períodos referentes.');
  expect(has('originsFailed')).toBe(true);
  retry();
  expect(context().originsProblem).toBeNull();
  await last(loads).resolve({ ...ok, data: [period('CUR-2025')] });
  expect(context().origins).toHaveLength(1);
});

test('an empty form has one message, marks each field, and sends nothing', () => {
  const { context, sends, submit, type } = started();
  submit();
  expect(context().problem).toBe(COMPLETE);
  expect(context().problems).toEqual({
    periodoOrigen: REQUIRED,
    periodoDestino: REQUIRED,
    tipoPeriodo: REQUIRED,
    anioInicio: REQUIRED,
    mesInicio: REQUIRED,
    cantidadMeses: REQUIRED,
  });
  expect(sends).toHaveLength(0);
  type({ cantidadMeses: '12' });
  expect(context().problem).toBeNull();
  expect(context().problems.cantidadMeses).toBeUndefined();
  expect(context().problems.periodoOrigen).toBe(REQUIRED);
});

test.each([
  ['cantidadMeses', '37', 'La cantidad de meses debe ser un número entero entre 1 y 36'],
  ['anioInicio', '25', 'El año de inicio debe ser un número entero entre 1900 y 2200'],
  ['anioInicio', '2.026', 'El año de inicio debe ser un número entero entre 1900 y 2200'],
  ['mesInicio', '1,5', 'El mes de inicio debe ser un número entero entre 1 y 12'],
  ['cantidadMeses', '1e1', 'La cantidad de meses debe ser un número entero entre 1 y 36'],
  ['periodoDestino', 'SOP09-2025', 'SOP09-2025 no empieza en octubre'],
] as const)('a value that cannot be taken is shown at its field: %s %s', (field, value, message) => {
  const { context, submit, type, sends } = started();
  type({ ...complete, periodoDestino: 'SOP10-2025' });
  type({ [field]: value });
  submit();
  expect(context().problem).toBe(COMPLETE);
  expect(context().problems).toEqual({ [field]: message });
  expect(context().refusals).toBe(1);
  expect(sends).toHaveLength(0);
});

test('what is wrong with an id is taken back when what it was compared with changes', () => {
  const { context, submit, type, sends } = started();
  type({ ...complete, periodoDestino: 'SOP09-2025' });
  submit();
  type({ mesInicio: '9' });
  expect(context().problems).toEqual({});
  submit();
  expect(sends).toHaveLength(1);
});

test('suggests the usual id as soon as type, year and month are there, and follows them', () => {
  const { type, values } = started();
  type({ tipoPeriodo: 'SOP', anioInicio: '2025' });
  expect(values().periodoDestino).toBe('');
  type({ mesInicio: '9' });
  expect(values().periodoDestino).toBe('SOP09-2025');
  type({ anioInicio: '202' });
  expect(values().periodoDestino).toBe('');
  type({ anioInicio: '2026', tipoPeriodo: 'BGT' });
  expect(values().periodoDestino).toBe('BGT-2026');
  type({ mesInicio: '' });
  expect(values().periodoDestino).toBe('BGT-2026');
});

test('never suggests over an id that was typed, until it is emptied', () => {
  const { type, values } = started();
  type({ periodoDestino: 'SOP-2025', tipoPeriodo: 'SOP', anioInicio: '2025', mesInicio: '10' });
  expect(values().periodoDestino).toBe('SOP-2025');
  type({ periodoDestino: ' ' });
  expect(values().periodoDestino).toBe(' ');
  type({ mesInicio: '11' });
  expect(values().periodoDestino).toBe('SOP11-2025');
});

test('sends the form once, says what was opened, empties the form and loads the origins again', async () => {
  const { facts, sends, loads, context, has, type, submit, clear } = started();
  await last(loads).resolve({ ...ok, data: [period('CUR-2025')] });
  type(complete);
  submit();
  submit();
  type({ cantidadMeses: '1' });
  clear();
  expect(sends).toHaveLength(1);
  expect(last(sends).input).toEqual(request(abrirPeriodo, { body }));
  expect(has('busy')).toBe(true);
  await last(sends).resolve({ status: 200, message: 'Hecho' });
  expect(context().opened).toBe('Período SOP10-2025 abierto correctamente: 12 meses desde octubre de 2025.');
  expect(Object.values(context().values)).toEqual(['', '', '', '', '', '']);
  expect(facts).toEqual([{ type: 'period.opened', periodoID: 'SOP10-2025' }]);
  expect(loads).toHaveLength(2);
  expect(context().origins).toHaveLength(1);
  type({ tipoPeriodo: 'BGT' });
  expect(context().opened).toBeNull();
});

test.each([
  ['a refusal', refused(abrirPeriodo, 'El período SOP10-2025 ya existe'), 'El período SOP10-2025 ya existe'],
  [
    'a refusal without a message',
    refused(abrirPeriodo, ''),
    'Error al abrir el período. Por favor, intente nuevamente.',
  ],
  [
    "the server's failure",
    failure(abrirPeriodo, 500),
    'Error al abrir el período. Por favor, intente nuevamente.',
  ],
  ['no permission', failure(abrirPeriodo, 403), 'No tienes permisos para realizar esta acción.'],
])('%s is shown, and the form stays as it was', async (_, error, problem) => {
  const { sends, loads, context, values, type, submit } = started();
  type(complete);
  const before = values();
  submit();
  await last(sends).reject(error);
  expect(context()).toMatchObject({ problem, problems: {}, opened: null });
  expect(values()).toEqual(before);
  expect(loads).toHaveLength(2);
  submit();
  expect(context().problem).toBeNull();
  expect(sends).toHaveLength(2);
});

test.each([failure(abrirPeriodo, 'network'), foreign(abrirPeriodo, 504)])(
  'an opening without an answer may be done: the origins are read again, and the form stays as it was: %#',
  async (error) => {
    const { sends, loads, context, values, type, submit } = started();
    await last(loads).resolve({ ...ok, data: [period('CUR-2025')] });
    type(complete);
    const before = values();
    submit();
    await last(sends).reject(error);
    expect(context().problem).toBe('Error al abrir el período. Por favor, intente nuevamente.');
    expect(values()).toEqual(before);
    expect(loads).toHaveLength(2);
    await last(loads).resolve({ ...ok, data: [period('CUR-2025'), period('SOP10-2025')] });
    expect(context().origins.map(({ periodoID }) => periodoID)).toEqual(['CUR-2025', 'SOP10-2025']);
  },
);

test('an origin that is gone by then is offered no more after the refusal, and the form stays as it was', async () => {
  const { sends, loads, context, values, type, submit } = started();
  await last(loads).resolve({ ...ok, data: [period('CUR-2025'), period('BGT-2026')] });
  type(complete);
  const before = values();
  submit();
  await last(sends).reject(refused(abrirPeriodo, 'El período origen CUR-2025 no existe'));
  expect(context().problem).toBe('El período origen CUR-2025 no existe');
  expect(values()).toEqual(before);
  await last(loads).resolve({ ...ok, data: [period('BGT-2026')] });
  expect(context().origins.map(({ periodoID }) => periodoID)).toEqual(['BGT-2026']);
});

test('Limpiar empties fields and messages, and suggests again', () => {
  const { context, type, submit, clear, values } = started();
  type({ periodoDestino: 'X' });
  submit();
  clear();
  expect(context()).toMatchObject({ problem: null, problems: {}, opened: null, round: 1 });
  expect(Object.values(values())).toEqual(['', '', '', '', '', '']);
  type({ tipoPeriodo: 'BGT', anioInicio: '2026' });
  expect(values().periodoDestino).toBe('BGT-2026');
});

test('what was being typed comes back as it was', () => {
  const before = started();
  expect(openingDraft(before.context())).toBeNull();
  before.type({ tipoPeriodo: 'BGT', periodoDestino: 'BGT-X' });
  before.switchAssigned(true);
  const kept: unknown = JSON.parse(JSON.stringify(openingDraft(before.context())));
  expect(isOpeningDraft({ values: { tipoPeriodo: 'BGT' }, isOwnDestination: true })).toBe(false);
  const { find, context } = started();
  if (!isOpeningDraft(kept)) throw new Error('it is no draft');
  find(kept);
  expect(context()).toMatchObject({
    values: { tipoPeriodo: 'BGT', periodoDestino: 'BGT-X' },
    withAssigned: true,
    isOwnDestination: true,
  });
});

test('asks for assigned pairs that the origin lacks only where that is switched on, for one period', async () => {
  const { sends, submit, type, switchAssigned, context } = started();
  type(complete);
  switchAssigned(true);
  submit();
  expect(last(sends).input).toEqual(request(abrirPeriodo, { body: { ...body, conAsignados: true } }));
  await last(sends).resolve(ok);
  expect(context().withAssigned).toBe(false);
  type(complete);
  submit();
  expect(last(sends).input).toEqual(request(abrirPeriodo, { body }));
});

test('every state is reached and left', () => {
  const typed = Object.entries(complete).map(([field, value]) => ({ type: 'field.typed', field, value }));
  const result = walk(openingMachine, {
    events: [
      ...typed,
      { type: 'assigned.switched', withAssigned: true },
      { type: 'form.submitted' },
      { type: 'form.cleared' },
      { type: 'retry.requested' },
    ],
    outputs: {
      request: [ok],
      listarReferentes: [
        { ...ok, data: [period('CUR-2025')] },
        { status: 400, message: '' },
      ],
    },
    errors: [failure(abrirPeriodo, 500)],
    key: ({ context }) => context.values,
  });
  expect(result).toEqual({ unreached: [], stuck: [] });
});
