import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate';
import { type Change, isValueChange, type ValueChange } from '../../outbox/change.ts';
import { type OutboxRef, outboxFacts } from '../../outbox/outbox.machine.ts';
import type { OutboxFact } from '../../outbox/outbox.types.ts';
import {
  NO_HISTORY,
  rebased,
  recorded,
  redone,
  undone,
  withoutRefused,
  withoutRemoval,
} from '../edits/history.ts';
import { rewrittenOutcome } from '../edits/outcome.ts';
import {
  type CellEdit,
  type HistoryStep,
  isOfCell,
  isRemoval,
  type RemovalStep,
  removalOf,
  repeated,
  restorationOf,
  reversed,
} from '../edits/step.ts';
import type { FiguresWritten, HistoryContext, HistoryEvent, Notice, PairRewritten } from './history.types.ts';

type Conflicted = Extract<OutboxFact, { type: 'change.conflicted' }>;
type Recorded = Extract<HistoryEvent, { type: 'step.recorded' }>;

/**
 * What can be taken back and done again in the whole period, over any number of pairs and by whichever screen it was edited. A
 * step taken back is one gesture for the server, and sent to the screens that show its cells.
 */
export const historyMachine = setup({
  types: {
    context: {} as HistoryContext,
    events: {} as HistoryEvent,
    input: {} as { outbox: OutboxRef },
    emitted: {} as FiguresWritten | PairRewritten,
  },
  actors: { outboxFacts },
  guards: {
    hasPast: ({ context }) => context.past.length > 0,
    hasFuture: ({ context }) => context.future.length > 0,
    /** What was still being typed when another period was opened belongs to the one before. */
    isOfPeriod: ({ context }, { step }: Recorded) =>
      isRemoval(step)
        ? step.removed.periodoID === context.periodoID
        : step.length > 0 && step.every(({ periodoID }) => periodoID === context.periodoID),
  },
  actions: {
    record: assign(({ context }, { step, notice }: Recorded) => ({
      ...recorded(context, step),
      notice: notice ?? noticeOf(step),
      counted: isRemoval(step) ? [] : step,
    })),
    /** The fact goes out before the changes are queued: what the outbox answers at once comes after it. */
    rewrite: enqueueActions(({ context, enqueue }, kind: 'undone' | 'redone') => {
      const { step = [], history } = kind === 'undone' ? undone(context) : redone(context);
      enqueue.assign({ ...history, notice: kind === 'redone' ? noticeOf(step) : null });
      if (isRemoval(step)) {
        const change = kind === 'undone' ? restorationOf(step) : removalOf(step);
        // Before another choice of pairs sends what waits.
        enqueue.sendTo(context.outbox, { type: 'changes.queued', changes: [change] });
        enqueue.emit({ type: 'pair.rewritten', change });
        return;
      }
      const changes: readonly ValueChange[] = kind === 'undone' ? reversed(step) : repeated(step);
      enqueue.emit({ type: 'figures.written', changes, outcome: rewrittenOutcome(kind, step) });
      enqueue.sendTo(context.outbox, { type: 'changes.queued', changes, origen: 'deshecho' });
    }),
    takeOut: assign(({ context }, change: Change) => {
      if (isValueChange(change)) {
        if (change.visto === undefined) return {};
        const isOther = (edit: CellEdit) => !isOfCell(edit, change) || edit.valor !== change.valor;
        return {
          ...withoutRefused(context, change, change.visto),
          counted: context.counted.filter(isOther),
        };
      }
      const notice = change.kind === 'restoration' ? said('not returned', change) : null;
      return { ...withoutRemoval(context, change.clienteProductoID), notice };
    }),
    rebase: assign(({ context }, { change, conflicto: { actual } }: Conflicted) =>
      !isValueChange(change) || change.visto === undefined
        ? {}
        : rebased(context, change, change.visto, actual),
    ),
  },
}).createMachine({
  id: 'history',
  context: ({ input }) => ({
    ...NO_HISTORY,
    outbox: input.outbox,
    periodoID: null,
    notice: null,
    counted: [],
  }),
  invoke: { src: 'outboxFacts', input: ({ context }) => ({ outbox: context.outbox }) },
  on: {
    'period.opened': {
      actions: assign(({ event }) => ({ ...NO_HISTORY, periodoID: event.periodoID, notice: null })),
    },
    'step.recorded': {
      guard: { type: 'isOfPeriod', params: ({ event }) => event },
      actions: { type: 'record', params: ({ event }) => event },
    },
    'edit.undone': { guard: 'hasPast', actions: { type: 'rewrite', params: 'undone' } },
    'edit.redone': { guard: 'hasFuture', actions: { type: 'rewrite', params: 'redone' } },
    'notice.dismissed': { actions: assign({ notice: null }) },
    'change.refused': { actions: { type: 'takeOut', params: ({ event }) => event.change } },
    'change.conflicted': { actions: { type: 'rebase', params: ({ event }) => event } },
  },
});

function noticeOf(step: HistoryStep): Notice | null {
  return isRemoval(step) ? said('removed', step.removed) : null;
}

function said(kind: 'removed' | 'not returned', { names }: RemovalStep['removed']): Notice {
  const { nombreCliente = '', nombreProducto = '' } = names ?? {};
  return { kind, nombreCliente, nombreProducto };
}

export type HistoryRef = ActorRefFrom<typeof historyMachine>;
