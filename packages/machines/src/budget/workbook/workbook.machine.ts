import type { ComparacionLibro } from '@presupuesto/api-sdk/contract';
import { assign, emit, setup } from 'xstate';
import { failureText, isNotOffered } from '../../failure.ts';
import { pendingValues } from '../../outbox/entries.ts';
import type { OutboxRef } from '../../outbox/outbox.machine.ts';
import { port } from '../../ports.ts';
import { pairCount } from '../edits/step.ts';
import {
  acceptedFigures,
  asTyped,
  figureKey,
  undecided,
  type WorkbookAccepted,
  type WorkbookChoice,
  type WorkbookChoices,
  workbookChanges,
} from './workbook.ts';
import type { Workbook } from './workbook-file.ts';

interface WorkbookInput {
  readonly periodoID: string;
  readonly outbox: OutboxRef;
}

interface WorkbookContext extends WorkbookInput {
  readonly file: Workbook | null;
  /** Why the last file was not read. */
  readonly problem: string | null;
  readonly comparacion: ComparacionLibro | null;
  readonly choices: WorkbookChoices;
}

type WorkbookEvent =
  | { type: 'file.chosen'; file: Workbook }
  /** The reading is given up, or another file is to be chosen. */
  | { type: 'file.dismissed' }
  | { type: 'choice.made'; key: string; choice: WorkbookChoice }
  /** For every figure that both have changed. */
  | { type: 'choice.madeForAll'; choice: WorkbookChoice }
  | { type: 'figures.accepted' }
  | { type: 'workbook.closed' };

/**
 * Subir Excel: a downloaded budget comes back and is compared with what was downloaded and what stands now. Nothing is written before
 * the person accepts it: then all of it is one gesture and one step.
 */
export const workbookMachine = setup({
  types: {
    context: {} as WorkbookContext,
    events: {} as WorkbookEvent,
    input: {} as WorkbookInput,
    emitted: {} as WorkbookAccepted,
    tags: {} as 'choosing' | 'reading' | 'compared',
  },
  actors: { compareWorkbook: port('compareWorkbook') },
  guards: {
    isDecided: ({ context: { comparacion, choices } }) => {
      const cifras = comparacion?.cifras ?? [];
      return undecided(cifras, choices).length === 0 && acceptedFigures(cifras, choices).length > 0;
    },
  },
  actions: {
    keepFile: assign((_, file: Workbook) => ({ file, problem: null })),
    keepComparison: assign(({ context }, comparacion: ComparacionLibro) => {
      const { entries, usuario } = context.outbox.getSnapshot().context;
      return { comparacion: asTyped(comparacion, pendingValues(entries), usuario), choices: {} };
    }),
    showProblem: assign((_, problem: string) => ({ problem })),
    decide: assign(({ context }, { key, choice }: { key: string; choice: WorkbookChoice }) => ({
      choices: { ...context.choices, [key]: choice },
    })),
    decideAll: assign(({ context }, choice: WorkbookChoice) => ({
      choices: Object.fromEntries(
        (context.comparacion?.cifras ?? [])
          .filter(({ estado }) => estado === 'ambos')
          .map((cifra) => [figureKey(cifra), choice]),
      ),
    })),
    write: emit(({ context: { comparacion, choices, periodoID } }) => {
      const changes = workbookChanges(acceptedFigures(comparacion?.cifras ?? [], choices), periodoID);
      const notice = { kind: 'libro', count: changes.length, pares: pairCount(changes) } as const;
      return { type: 'workbook.accepted' as const, changes, notice };
    }),
  },
}).createMachine({
  id: 'workbook',
  context: ({ input }) => ({ ...input, file: null, problem: null, comparacion: null, choices: {} }),
  initial: 'open',
  states: {
    closed: { type: 'final' },
    open: {
      initial: 'choosing',
      on: {
        'workbook.closed': 'closed',
        'file.dismissed': {
          target: '.choosing',
          actions: assign({ file: null, comparacion: null, choices: {}, problem: null }),
        },
      },
      states: {
        choosing: {
          tags: 'choosing',
          on: {
            'file.chosen': {
              target: 'reading',
              actions: { type: 'keepFile', params: ({ event }) => event.file },
            },
          },
        },
        reading: {
          tags: 'reading',
          invoke: {
            src: 'compareWorkbook',
            input: ({ context: { file, periodoID } }) => ({ file, periodoID }),
            onDone: {
              target: 'compared',
              actions: { type: 'keepComparison', params: ({ event }) => event.output },
            },
            onError: {
              target: 'choosing',
              actions: { type: 'showProblem', params: ({ event }) => problemOf(event.error) },
            },
          },
        },
        compared: {
          tags: 'compared',
          on: {
            'choice.made': { actions: { type: 'decide', params: ({ event }) => event } },
            'choice.madeForAll': { actions: { type: 'decideAll', params: ({ event }) => event.choice } },
            'figures.accepted': { guard: 'isDecided', target: '#workbook.closed', actions: 'write' },
          },
        },
      },
    },
  },
});

const NOT_OFFERED =
  'Este servidor no ofrece leer libros. Cambie las cifras en la pantalla o péguelas desde Excel.';

function problemOf(error: unknown): string {
  return isNotOffered(error) ? NOT_OFFERED : failureText(error);
}
