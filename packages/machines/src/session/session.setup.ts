import { login, type Sesion, validarToken } from '@presupuesto/api-sdk/contract';
import { assign, emit, enqueueActions, setup } from 'xstate';
import { calling } from '../calling.ts';
import { port } from '../ports.ts';
import { required } from '../required.ts';
import type { SessionContext, SessionEnd, SessionEvent, SessionFact, SessionTag } from './session.types.ts';

/** What the session's states are made of: its actors, guards and actions. */
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
    readEnd: port('readEnd'),
    noteEnd: port('noteEnd'),
    login: calling(login, 'session'),
    validarToken: calling(validarToken, 'session'),
    hasKeptWork: port('hasKeptWork'),
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
    showEnd: assign((_, ended: SessionEnd | null) => ({ ended, place: null })),
    /** Somebody else begins at the usual place. */
    findPlace: assign(({ context: { ended, place, sesion } }) => ({
      ended: null,
      place: ended === null ? place : ended.nombreUsuario === sesion?.nombreUsuario ? ended.place : null,
    })),
    keyChanged: assign(({ context }) => ({
      sesion: context.sesion && { ...context.sesion, debeCambiarClave: false },
    })),
    rename: assign(({ context }, nombreUsuario: string) => ({
      sesion: context.sesion && { ...context.sesion, nombreUsuario },
    })),
    showProblem: assign((_, problem: string) => ({ problem })),
    clearProblem: assign({ problem: null }),
    announceStart: emit(({ context }) => ({
      type: 'session.started' as const,
      nombreUsuario: required(context.sesion).nombreUsuario,
    })),
    announceConfirmed: emit({ type: 'session.confirmed' }),
    announceEnding: emit({ type: 'session.ending' }),
    announceEnd: emit({ type: 'session.ended' }),
    announceClosed: emit(({ context }) => ({
      type: 'session.closed' as const,
      token: required(context.sesion).token,
    })),
    leaveToken: emit(({ context }) => ({
      type: 'token.left' as const,
      token: required(context.sesion).token,
    })),
    /** The tab that signed out leaves its own token; this one may have another. */
    leaveOtherToken: enqueueActions(({ context, enqueue }, closed: string) => {
      const token = required(context.sesion).token;
      if (token !== closed) enqueue.emit({ type: 'token.left', token });
    }),
  },
  delays: { retry: 5_000, answerLimit: 20_000 },
});
