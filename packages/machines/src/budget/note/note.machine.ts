import { MAX_NOTA } from '@presupuesto/api-sdk/contract';
import { type ActorRefFrom, assign, emit, enqueueActions, setup } from 'xstate';
import { failureText } from '../../failure.ts';
import { port } from '../../ports.ts';
import { required } from '../../required.ts';
import {
  type KeptNote,
  metNote,
  type NoteDraft,
  type NoteDrafts,
  type NoteTarget,
  noteKey,
  type SentNote,
  type ShownNote,
  saving,
} from './note.ts';

interface NoteContext {
  /** What is being written on, or was last. */
  readonly target: NoteTarget | null;
  /** Begun and not saved, by `noteKey`: another month, or a call that fails, takes none away. */
  readonly drafts: NoteDrafts;
  /** On its way. */
  readonly sent: SentNote | null;
  readonly problem: string | null;
}

type NoteEvent =
  /** To be written on; `texto` is what its note says so far. */
  | { type: 'note.asked'; target: NoteTarget; texto: string }
  | { type: 'note.typed'; texto: string }
  | { type: 'note.confirmed' }
  | { type: 'note.cancelled' }
  /** `texto` is what it says. */
  | { type: 'note.removed'; target: NoteTarget; texto: string }
  /** Those that were left when the page went away. */
  | { type: 'drafts.found'; drafts: NoteDrafts };

export type NoteFact =
  | ({ readonly type: 'note.kept' } & KeptNote)
  /** A save met another note than the one that was seen. */
  | ({ readonly type: 'note.met' } & ShownNote);

/** Writes, changes and removes the notes of months or pairs, one at a time. */
export const noteMachine = setup({
  types: {
    context: {} as NoteContext,
    events: {} as NoteEvent,
    emitted: {} as NoteFact,
    tags: {} as 'writing' | 'busy' | 'failed' | 'met',
  },
  actors: { request: port('request') },
  guards: {
    isSavable: ({ context }) => isSavableNote(draftOf(context).texto),
    isRemoval: ({ context }) => context.sent?.texto === '' && !isBegun(context),
    isMet: (_, { error }: { error: unknown }) => metNote(error) !== undefined,
  },
  actions: {
    begin: assign(({ context }, { target, texto }: KeptNote) => ({
      target,
      problem: null,
      drafts: { [noteKey(target)]: { texto, visto: texto }, ...context.drafts },
    })),
    keepDraft: assign(({ context: { target, drafts } }, texto: string) =>
      target ? { drafts: { ...drafts, [noteKey(target)]: { ...drafts[noteKey(target)], texto } } } : {},
    ),
    dropDraft: assign(({ context: { target, drafts } }) => ({
      problem: null,
      drafts: Object.fromEntries(
        Object.entries(drafts).filter(([key]) => target === null || key !== noteKey(target)),
      ),
    })),
    take: assign(({ context }) => {
      const { texto, visto } = draftOf(context);
      return { sent: { target: required(context.target), texto: texto.trim(), visto } };
    }),
    takeRemoval: assign((_, { target, texto }: KeptNote) => ({
      target,
      problem: null,
      sent: { target, texto: '', visto: texto },
    })),
    announce: emit(({ context }): NoteFact => {
      const { target, texto } = required(context.sent);
      return { type: 'note.kept', target, texto };
    }),
    /** What is in the way is shown: whoever saves again has seen it. */
    takeMet: enqueueActions(({ context: { sent, drafts }, enqueue }, { error }: { error: unknown }) => {
      const nota = metNote(error);
      if (nota === undefined) return;
      const { target } = required(sent);
      enqueue.emit({ type: 'note.met', target, nota });
      const draft = drafts[noteKey(target)];
      if (!draft) return;
      enqueue.assign({ drafts: { ...drafts, [noteKey(target)]: { ...draft, visto: nota?.texto ?? '' } } });
    }),
    showProblem: assign((_, problem: string) => ({ problem })),
  },
}).createMachine({
  id: 'note',
  context: { target: null, drafts: {}, sent: null, problem: null },
  on: {
    'drafts.found': {
      actions: assign(({ context, event }) => ({ drafts: { ...event.drafts, ...context.drafts } })),
    },
  },
  initial: 'resting',
  states: {
    resting: {
      on: {
        'note.asked': { target: 'writing', actions: { type: 'begin', params: ({ event }) => event } },
        'note.removed': { target: 'saving', actions: { type: 'takeRemoval', params: ({ event }) => event } },
      },
    },
    writing: {
      tags: 'writing',
      initial: 'typing',
      on: {
        /** Another one is begun: this one's draft stays. */
        'note.asked': { target: '.typing', actions: { type: 'begin', params: ({ event }) => event } },
        'note.typed': { actions: { type: 'keepDraft', params: ({ event }) => event.texto } },
        'note.confirmed': { guard: 'isSavable', target: 'saving', actions: 'take' },
        'note.cancelled': { target: 'resting', actions: 'dropDraft' },
        'note.removed': { target: 'saving', actions: { type: 'takeRemoval', params: ({ event }) => event } },
      },
      states: { typing: {}, failed: { tags: 'failed' }, met: { tags: ['failed', 'met'] } },
    },
    saving: {
      tags: 'busy',
      invoke: {
        src: 'request',
        input: ({ context }) => saving(required(context.sent)),
        onDone: { target: 'resting', actions: ['announce', 'dropDraft'] },
        onError: [
          {
            guard: 'isRemoval',
            target: 'unremoved',
            actions: [
              { type: 'takeMet', params: ({ event }) => ({ error: event.error }) },
              { type: 'showProblem', params: ({ event }) => failureText(event.error) },
            ],
          },
          {
            guard: { type: 'isMet', params: ({ event }) => ({ error: event.error }) },
            target: 'writing.met',
            actions: [
              { type: 'takeMet', params: ({ event }) => ({ error: event.error }) },
              { type: 'showProblem', params: ({ event }) => failureText(event.error) },
            ],
          },
          {
            target: 'writing.failed',
            actions: { type: 'showProblem', params: ({ event }) => failureText(event.error) },
          },
        ],
      },
    },
    /** The note is still there. */
    unremoved: {
      tags: 'failed',
      on: {
        'note.asked': { target: 'writing', actions: { type: 'begin', params: ({ event }) => event } },
        'note.removed': { target: 'saving', actions: { type: 'takeRemoval', params: ({ event }) => event } },
      },
    },
  },
});

export type NoteRef = ActorRefFrom<typeof noteMachine>;

/** Whether a note of this text can be saved: as long as it may be, blanks around it aside. */
export function isSavableNote(texto: string): boolean {
  return texto.trim().length <= MAX_NOTA;
}

function isBegun({ target, drafts }: NoteContext): boolean {
  return target !== null && noteKey(target) in drafts;
}

function draftOf({ target, drafts }: NoteContext): NoteDraft {
  return (target && drafts[noteKey(target)]) ?? { texto: '' };
}
