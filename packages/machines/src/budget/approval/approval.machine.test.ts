import { contract } from '@presupuesto/api-sdk/contract';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { approvalsMachine } from '../../approvals/approvals.machine.ts';
import { budgetWorld, par, sop } from '../../test/budget-world.ts';
import { failure, foreign, last, ok, settled } from '../../test/fakes.ts';
import { walk } from '../../test/walk.ts';
import { approvalMachine } from './approval.machine.ts';

const endpoint = contract.presupuestos.aprobarPresupuesto;

const typed = {
  kind: 'volumenTon' as const,
  periodoID: sop.periodoID,
  clienteProductoPeriodoID: 2,
  ventaID: 204,
  valor: 5,
};

async function confirmed() {
  const { calls, approval: modal, outbox } = budgetWorld();
  const facts: unknown[] = [];
  modal.on('*', (fact) => facts.push(fact));
  modal.send({ type: 'approval.asked', periodo: sop, referenteID: null });
  const warned = modal.getSnapshot().hasTag('warning') && calls.aprobarPresupuesto.length === 0;
  await last(calls.loadWholeBudget).resolve([par(1, [4])]);
  modal.send({ type: 'approval.confirmed' });
  return {
    modal,
    outbox,
    facts,
    warned,
    calls,
    sends: calls.aprobarPresupuesto,
    state: () => modal.getSnapshot(),
  };
}

test('warns first, then approves, announces it, and may be repeated', async () => {
  const { modal, sends, state, facts, warned } = await confirmed();
  expect(warned).toBe(true);
  expect(last(sends).input).toEqual({ params: { periodoID: sop.periodoID } });
  await last(sends).resolve(ok);
  expect(state().context.message).toBe('Presupuesto aprobado correctamente.');
  expect(facts).toEqual([{ type: 'budget.approved', periodoID: sop.periodoID }]);
  modal.send({ type: 'approval.closed' });
  modal.send({ type: 'approval.asked', periodo: sop, referenteID: null });
  expect(state().hasTag('warning')).toBe(true);
});

test.each([
  [404, endpoint.errors[404]],
  [401, 'No tiene autorización para aprobar presupuestos. Por favor, inicie sesión nuevamente.'],
  [403, 'No tiene permisos para aprobar presupuestos. Solo los vendedores pueden aprobar presupuestos.'],
  [500, 'Error desconocido'],
])('%s shows its text and changes nothing', async (status, text) => {
  const { sends, state, facts } = await confirmed();
  await last(sends).reject(failure(endpoint, status));
  expect(state().context.message).toBe(text);
  expect(state().hasTag('failed')).toBe(true);
  expect(facts).toEqual([]);
});

test('the message of another failure and of a body that is not a 200 is shown', async () => {
  const { modal, sends, state } = await confirmed();
  await last(sends).reject(failure(endpoint, 500, 'Base de datos ocupada'));
  expect(state().context.message).toBe('Base de datos ocupada');
  modal.send({ type: 'approval.confirmed' });
  await last(sends).resolve({ status: 400, message: 'El período está cerrado' });
  expect(state().context.message).toBe('El período está cerrado');
});

test('says what is missing, and counts what has just been typed', async () => {
  const { modal, outbox, calls, state } = await confirmed();
  await last(calls.aprobarPresupuesto).reject(failure(endpoint, 500));
  modal.send({ type: 'approval.closed' });
  const change = { periodoID: sop.periodoID, clienteProductoPeriodoID: 2, ventaID: 204, valor: 0 };
  outbox.send({ type: 'changes.queued', changes: [{ kind: 'precio', ...change }] });
  modal.send({ type: 'approval.asked', periodo: sop, referenteID: null });
  expect([state().hasTag('reviewing'), state().context.review]).toEqual([true, null]);
  await last(calls.loadWholeBudget).resolve([par(1, [4]), par(2, [4])]);
  expect(state().hasTag('reviewing')).toBe(false);
  const { noPresupuestados, conMesesVacios, sinPrecio } = state().context.review ?? {};
  expect(noPresupuestados?.pairs.map(({ nombreCliente }) => nombreCliente)).toEqual(['Cliente 1']);
  expect(conMesesVacios?.count).toBe(0);
  expect(sinPrecio?.pairs.map(({ nombreCliente }) => nombreCliente)).toEqual(['Cliente 2']);
});

test('approves only once the server has what was typed, and can be given up until then', async () => {
  const { calls, approval: modal, outbox } = budgetWorld();
  const state = () => modal.getSnapshot();
  outbox.send({ type: 'changes.queued', changes: [typed] });
  const ask = async () => {
    modal.send({ type: 'approval.asked', periodo: sop, referenteID: null });
    await last(calls.loadWholeBudget).resolve([par(2, [4])]);
    modal.send({ type: 'approval.confirmed' });
  };
  await ask();
  expect([state().hasTag('sending'), calls.aprobarPresupuesto]).toEqual([true, []]);
  modal.send({ type: 'approval.closed' });
  expect(state().hasTag('open')).toBe(false);
  await ask();
  await last(calls.sendChange).resolve(ok);
  await settled();
  expect([state().hasTag('busy'), calls.aprobarPresupuesto.length]).toEqual([true, 1]);
});

test('waits for what is missing, with the reference to be compared with', async () => {
  const { calls, approval: modal } = budgetWorld();
  const state = () => modal.getSnapshot();
  modal.send({ type: 'approval.asked', periodo: sop, referenteID: 'CUR-2025' });
  modal.send({ type: 'approval.confirmed' });
  await last(calls.loadWholeBudget).resolve([par(1, [4], { volumenTon: 16 })]);
  modal.send({ type: 'approval.confirmed' });
  expect(calls.loadWholeBudget.map(({ input }) => input)).toEqual([
    expect.objectContaining({ periodoID: sop.periodoID }),
    expect.objectContaining({ periodoID: 'CUR-2025' }),
  ]);
  expect([state().hasTag('reviewing'), calls.aprobarPresupuesto]).toEqual([true, []]);
  await last(calls.loadWholeBudget).resolve([par(1, [4])]);
  expect(state().context.review?.lejos?.count).toBe(1);
  modal.send({ type: 'approval.confirmed' });
  await last(calls.aprobarPresupuesto).resolve(ok);
  expect(state().hasTag('approved')).toBe(true);
});

test('a reference that cannot be had leaves the rest to be read', async () => {
  const { calls, approval: modal } = budgetWorld();
  modal.send({ type: 'approval.asked', periodo: sop, referenteID: 'CUR-2025' });
  await last(calls.loadWholeBudget).resolve([par(1, [4], { precio: 0 })]);
  await last(calls.loadWholeBudget).reject(failure(contract.ventas.listarParesPeriodo, 500));
  const { review } = modal.getSnapshot().context;
  expect([review?.sinPrecio.count, review?.lejos]).toEqual([1, null]);
});

test('approves without what is missing when it cannot be had', async () => {
  const { calls, approval: modal } = budgetWorld();
  const state = () => modal.getSnapshot();
  modal.send({ type: 'approval.asked', periodo: sop, referenteID: 'CUR-2025' });
  await last(calls.loadWholeBudget).reject(failure(contract.ventas.listarParesPeriodo, 500));
  expect([state().hasTag('reviewing'), state().context.review]).toEqual([false, null]);
  expect(calls.loadWholeBudget).toHaveLength(1);
  modal.send({ type: 'approval.confirmed' });
  await last(calls.aprobarPresupuesto).resolve(ok);
  expect(state().hasTag('approved')).toBe(true);
});

test('stops looking when it is closed, and looks anew when it is asked again', async () => {
  const { modal, calls, state } = await confirmed();
  await last(calls.aprobarPresupuesto).reject(failure(endpoint, 500));
  modal.send({ type: 'approval.closed' });
  modal.send({ type: 'approval.asked', periodo: sop, referenteID: null });
  const first = last(calls.loadWholeBudget);
  modal.send({ type: 'approval.closed' });
  expect(first.isCancelled()).toBe(true);
  modal.send({ type: 'approval.asked', periodo: sop, referenteID: null });
  expect(calls.loadWholeBudget).toHaveLength(3);
  expect(state().context.review).toBeNull();
});

const reopened = (n: number, motivo = 'Suben los fletes') => ({
  ...par(n, [4]),
  reapertura: { motivo, usuario: 'jefa', fecha: '2026-03-02T10:00:00.000Z' },
});

test('a reopening that comes meanwhile is looked for and said before anything can be approved', async () => {
  const { calls, approval: modal, page } = budgetWorld();
  const state = () => modal.getSnapshot();
  modal.send({ type: 'approval.asked', periodo: sop, referenteID: null });
  await last(calls.loadWholeBudget).resolve([par(1, [4], { presupuestado: true })]);
  expect(state().context.review?.reabiertos).toEqual([]);
  await last(calls.listarPresupuestables).resolve({ ...ok, data: [sop] });
  page.send({ type: 'period.chosen', periodoID: sop.periodoID });
  page.send({
    type: 'news.heard',
    eventos: [{ tipo: 'reapertura', periodoID: sop.periodoID, vendedorID: 1 }],
  });
  modal.send({ type: 'approval.confirmed' });
  expect([state().hasTag('reviewing'), calls.aprobarPresupuesto]).toEqual([true, []]);
  await last(calls.loadWholeBudget).resolve([reopened(1), reopened(2), par(3, [4])]);
  expect(state().context.review?.reabiertos).toEqual([
    { count: 2, motivo: 'Suben los fletes', usuario: 'jefa' },
  ]);
  modal.send({ type: 'approval.confirmed' });
  expect(calls.aprobarPresupuesto).toHaveLength(1);
});

test('a reopening asks again what waited for its figures, or could not be approved', async () => {
  const { calls, approval: modal, outbox } = budgetWorld();
  const state = () => modal.getSnapshot();
  const isAsking = () => [state().hasTag('warning'), state().hasTag('reviewing')];
  outbox.send({ type: 'changes.queued', changes: [typed] });
  modal.send({ type: 'approval.asked', periodo: sop, referenteID: null });
  await last(calls.loadWholeBudget).resolve([par(2, [4])]);
  modal.send({ type: 'approval.confirmed' });
  modal.send({ type: 'budget.reopened' });
  expect(isAsking()).toEqual([true, true]);
  await last(calls.sendChange).resolve(ok);
  await last(calls.loadWholeBudget).resolve([par(2, [4])]);
  modal.send({ type: 'approval.confirmed' });
  await last(calls.aprobarPresupuesto).reject(failure(endpoint, 500));
  modal.send({ type: 'budget.reopened' });
  expect([isAsking(), state().context.message]).toEqual([[true, true], null]);
});

const UNANSWERED = 'Error desconocido. Puede que haya quedado aprobado.';

const aprobacion = (day: number) => ({
  vendedorID: 1,
  nombreVendedor: 'Ana Pérez',
  fecha: `2026-11-0${day}T18:04:00.000Z`,
  cambiosDesde: 0,
});

/** Approved on these days of November before it is approved again, and no answer comes; `known`: the screen has that list. */
async function unanswered(
  days: readonly number[],
  { known = true, error = failure(endpoint, 'network') } = {},
) {
  const { open, calls, clock, approval: modal } = budgetWorld();
  await open();
  if (known) await last(calls.listarAprobaciones).resolve({ ...ok, data: days.map(aprobacion) });
  modal.send({ type: 'approval.asked', periodo: sop, referenteID: null });
  await last(calls.loadWholeBudget).resolve([par(1, [4])]);
  modal.send({ type: 'approval.confirmed' });
  const asked = () => [calls.listarClientesProductos.length, calls.listarAprobaciones.length];
  const [pairs = 0, approvals = 0] = asked();
  await last(calls.aprobarPresupuesto).reject(error);
  return {
    modal,
    calls,
    clock,
    state: () => modal.getSnapshot(),
    /** How often the list and the approvals are read once the outcome is known and it is calm. */
    readings: () => {
      clock.increment(1_500);
      const [p = 0, a = 0] = asked();
      return { pairs: p - pairs, approvals: a - approvals };
    },
  };
}

test.each([
  ['the first one', []],
  ['a newer one', [1]],
])('an approval without an answer that the server has, %s, is shown as done', async (_, days) => {
  const { calls, state, readings } = await unanswered(days);
  expect(state().hasTag('busy')).toBe(true);
  await last(calls.listarAprobaciones).resolve({ ...ok, data: [aprobacion(3)] });
  expect([state().hasTag('approved'), state().context.message]).toEqual([
    true,
    'Presupuesto aprobado correctamente.',
  ]);
  expect(readings()).toEqual({ pairs: 1, approvals: 2 });
});

test.each([
  ['does not have', [], []],
  ['had before', [1], [aprobacion(1)]],
])(
  'an approval without an answer that the server %s may be asked for again, and all is read again',
  async (_, days, data) => {
    const { modal, calls, state, readings } = await unanswered(days, { error: foreign(endpoint, 504) });
    await last(calls.listarAprobaciones).resolve({ ...ok, data });
    expect([state().hasTag('failed'), state().context.message]).toEqual([true, UNANSWERED]);
    expect(readings()).toEqual({ pairs: 1, approvals: 2 });
    modal.send({ type: 'approval.confirmed' });
    expect(calls.aprobarPresupuesto).toHaveLength(2);
  },
);

test('where the approvals do not come either, it says that no answer came', async () => {
  const { calls, state } = await unanswered([]);
  await last(calls.listarAprobaciones).reject(failure(contract.presupuestos.listarAprobaciones, 'network'));
  expect([state().hasTag('failed'), state().context.message]).toEqual([true, UNANSWERED]);
});

test('where nothing comes at all, it does not wait for ever', async () => {
  const { clock, state } = await unanswered([]);
  clock.increment(9_999);
  expect(state().hasTag('busy')).toBe(true);
  clock.increment(1);
  expect([state().hasTag('failed'), state().context.message]).toEqual([true, UNANSWERED]);
});

test('where it is not known what was approved before, an approval is not taken for this one', async () => {
  const { calls, state } = await unanswered([], { known: false });
  await last(calls.listarAprobaciones).resolve({ ...ok, data: [aprobacion(3)] });
  expect([state().hasTag('failed'), state().context.message]).toEqual([true, UNANSWERED]);
});

test('every state is reached and left', () => {
  const { outbox } = budgetWorld();
  outbox.send({ type: 'changes.queued', changes: [typed] });
  const result = walk(approvalMachine, {
    input: { outbox, approvals: createActor(approvalsMachine) },
    events: [
      { type: 'approval.asked', periodo: sop, referenteID: 'CUR-2025' },
      { type: 'approval.confirmed' },
      { type: 'budget.reopened' },
      { type: 'approval.closed' },
    ],
    outputs: {
      aprobarPresupuesto: [ok],
      listarAprobaciones: [{ ...ok, data: [] }],
      confirmation: [undefined],
      whole: [
        { pairs: [], text: null },
        { pairs: null, text: '' },
      ],
    },
    errors: [failure(endpoint, 404), failure(endpoint, 'network')],
  });
  expect(result).toEqual({ unreached: [], stuck: [] });
});
