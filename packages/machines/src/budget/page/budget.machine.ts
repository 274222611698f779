import { assign, sendTo } from 'xstate';
import { awaitedRegion } from './awaited.region.ts';
import { budgetSetup, ownNote } from './budget.setup.ts';
import { NO_CHOICE } from './choice.ts';
import { comparisonRegion } from './comparison.region.ts';
import { periodsRegion } from './periods.region.ts';
import { placeRegion } from './place.region.ts';
import { referencesRegion } from './references.region.ts';
import { NONE_REFUSED } from './refused.ts';

/** The screen Presupuestos: its two period selectors, and the actors that make up the rest of it. */
export const budgetMachine = budgetSetup.createMachine({
  id: 'budget',
  context: ({ input: { outbox, choice = null }, spawn }) => {
    const history = spawn('history', { input: { outbox } });
    const approvals = spawn('approvals');
    return {
      outbox,
      choice,
      vista: choice?.vista ?? NO_CHOICE.vista,
      pestana: choice?.pestana ?? NO_CHOICE.pestana,
      yearBefore: false,
      place: null,
      rows: spawn('rows'),
      history,
      sheet: spawn('sheet', { input: { outbox, history } }),
      near: spawn('near'),
      approval: spawn('approval', { input: { outbox, approvals } }),
      removal: spawn('removal'),
      download: spawn('download', { input: { outbox } }),
      changes: spawn('changes', { input: { outbox } }),
      approvals,
      monthNote: spawn('note'),
      pairNote: spawn('note'),
      momentAsked: null,
      workbookAsked: false,
      periodos: [],
      referentes: [],
      periodoID: null,
      referenteID: null,
      gone: null,
      refused: NONE_REFUSED,
      gonePair: null,
      problem: null,
      referencesProblem: null,
    };
  },
  invoke: [
    { src: 'networkReturns' },
    { src: 'news' },
    { id: 'ahead', src: 'ahead' },
    { src: 'outboxFacts', input: ({ context }) => ({ outbox: context.outbox }) },
    { src: 'gatheredFacts', input: ({ context }) => ({ outbox: context.outbox }) },
    { src: 'selection', input: ({ context }) => ({ rows: context.rows }) },
    {
      src: 'modalFacts',
      input: ({ context }) => ({ approval: context.approval, removal: context.removal }),
    },
    { src: 'logFacts', input: ({ context }) => context },
    { src: 'historyFacts', input: ({ context }) => context },
  ],
  on: {
    'period.chosen': {
      actions: [
        'flush',
        { type: 'openPeriod', params: ({ event }) => event },
        { type: 'keepAhead', params: ({ event }) => event.periodoID },
      ],
    },
    'reference.chosen': {
      actions: [
        assign(({ context, event: { periodoID } }) => ({
          referenteID: periodoID,
          referencesProblem: periodoID === null ? context.referencesProblem : null,
        })),
        sendTo(
          ({ context }) => context.sheet,
          ({ event }) => event,
        ),
        sendTo(
          ({ context }) => context.near,
          ({ event }) => event,
        ),
        { type: 'keepAhead', params: ({ event }) => event.periodoID },
      ],
    },
    'view.chosen': { actions: assign(({ event }) => ({ vista: event.vista })) },
    'tab.chosen': { actions: assign(({ event }) => ({ pestana: event.pestana })) },
    'selection.changed': { actions: ['flush', { type: 'openPair', params: ({ event }) => event.fila }] },
    'budget.approved': {
      actions: [
        sendTo(
          ({ context }) => context.rows,
          ({ event }) => event,
        ),
        sendTo(({ context }) => context.sheet, { type: 'totals.changed' }),
        'countSinceApproval',
      ],
    },
    'approval.lost': {
      actions: [
        sendTo(({ context }) => context.rows, { type: 'list.outdated' }),
        sendTo(({ context }) => context.sheet, { type: 'totals.changed' }),
        'countSinceApproval',
      ],
    },
    'removal.decided': { actions: { type: 'remove', params: ({ event }) => event.fila } },
    'facts.gathered': { actions: { type: 'showSaved', params: ({ event }) => event.facts } },
    'change.confirmed': {
      actions: [
        { type: 'showConfirmed', params: ({ event }) => event.change },
        { type: 'outdateNear', params: ({ event }) => event.change },
        { type: 'countWhenSettled', params: ({ event }) => event.busy },
      ],
    },
    'change.adopted': {
      actions: [
        { type: 'showAdopted', params: ({ event }) => event.change },
        { type: 'outdateNear', params: ({ event }) => event.change },
      ],
    },
    'change.conflicted': { actions: { type: 'outdateNear', params: ({ event }) => event.change } },
    'change.gone': {
      actions: [
        { type: 'showGone', params: ({ event }) => event.change },
        { type: 'outdateNear', params: ({ event }) => event.change },
      ],
    },
    'note.kept': {
      actions: {
        type: 'showNote',
        params: ({ context, event: { target, texto } }) => ({ target, nota: ownNote(context, texto) }),
      },
    },
    'note.met': { actions: { type: 'showNote', params: ({ event }) => event } },
    'figures.restored': {
      actions: sendTo(
        ({ context }) => context.sheet,
        ({ event }) => event,
      ),
    },
    'pair.rewritten': { actions: { type: 'showAdopted', params: ({ event }) => event.change } },
    'moment.asked': { actions: assign(({ event }) => ({ momentAsked: event })) },
    'moment.left': { actions: assign({ momentAsked: null }) },
    'budget.restored': {
      actions: { type: 'writeStep', params: ({ event }) => ({ ...event, origen: 'restaurado' }) },
    },
    'workbook.asked': {
      guard: ({ context }) => context.periodoID !== null,
      actions: assign({ workbookAsked: true }),
    },
    'workbook.left': { actions: assign({ workbookAsked: false }) },
    'reference.copied': {
      actions: { type: 'writeStep', params: ({ event }) => ({ ...event, origen: 'referente' }) },
    },
    'workbook.accepted': {
      actions: { type: 'writeStep', params: ({ event }) => ({ ...event, origen: 'libro' }) },
    },
    'figures.written': {
      actions: [
        sendTo(
          ({ context }) => context.sheet,
          ({ event }) => event,
        ),
        { type: 'goToPair', params: ({ event }) => event.outcome },
      ],
    },
    'news.heard': { actions: { type: 'takeNews', params: ({ event }) => event.eventos } },
    'page.returned': {
      actions: [
        sendTo(
          ({ context }) => context.sheet,
          ({ event }) => event,
        ),
        sendTo(({ context }) => context.near, { type: 'months.outdated' }),
        sendTo(
          ({ context }) => context.changes,
          ({ event }) => event,
        ),
      ],
    },
    'change.refused': {
      actions: [
        { type: 'noteRefused', params: ({ event }) => event.change },
        { type: 'showRefused', params: ({ event }) => event.change },
        { type: 'outdateNear', params: ({ event }) => event.change },
        { type: 'checkPeriods', params: ({ event }) => event.busy },
      ],
    },
  },
  type: 'parallel',
  states: {
    periods: periodsRegion,
    references: referencesRegion,
    awaited: awaitedRegion,
    place: placeRegion,
    comparison: comparisonRegion,
  },
});
