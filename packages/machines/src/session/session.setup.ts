import type { Sesion } from '@presupuesto/api-sdk/contract';
import { assign, emit, setup } from 'xstate';
import { port } from '../ports.ts';
import type { SessionContext, SessionEvent, SessionFact, SessionTag } from './session.types.ts';

/** What the session's states are made of: its actors, questions and deeds. */
export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionFact,
    tags: {} as SessionTag,
  },
  actors: {
    readSession: port('readSession'),
    writeSession: port('writeSession'),
    clearSession: port('clearSession'),
    signIn: port('signIn'),
    validateToken: port('validateToken'),
    signOut: port('signOut'),
  },
  guards: {
    hasSession: ({ context }) => context.sesion !== null,
    mustChangeKey: ({ context }) => context.sesion?.debeCambiarClave === true,
  },
  actions: {
    keepSession: assign((_, sesion: Sesion | null | undefined) => ({
      sesion: sesion ?? null,
      problem: null,
    })),
    dropSession: assign({ sesion: null }),
    keyChanged: assign(({ context }) => ({
      sesion: context.sesion && { ...context.sesion, debeCambiarClave: false },
    })),
    showProblem: assign((_, problem: string) => ({ problem })),
    clearProblem: assign({ problem: null }),
    announceStart: emit(({ context }) => ({
      type: 'session.started' as const,
      nombreUsuario: context.sesion?.nombreUsuario ?? '',
    })),
    announceConfirmed: emit({ type: 'session.confirmed' }),
    announceEnd: emit({ type: 'session.ended' }),
  },
  delays: { retry: 5_000, signOutLimit: 3_000 },
});
