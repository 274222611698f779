import { type AssignmentPlace, assignmentMachine } from '@presupuesto/machines';
import { useEffect, useRef, useState } from 'react';
import { type ActorRefFrom, createActor } from 'xstate';
import { logWarning } from '../../../app/log.ts';
import { useProvided } from '../../../app/ports.ts';
import { useSessionActor } from '../../../app/session.ts';

export type AssignmentActor = ActorRefFrom<typeof assignmentMachine>;

/** The visit of a session, until it ends. */
const visits = new WeakMap<object, AssignmentActor>();

/**
 * The screen's machine, one for each visit, begun at `place`; a visit that still saves goes on. It says itself when it may end;
 * what a screen must not show goes to the log.
 */
export function useAssignment(isAdministrator: boolean, place: AssignmentPlace): AssignmentActor {
  const machine = useProvided(assignmentMachine);
  const session = useSessionActor();
  const left = useRef(false);
  const [assignment] = useState(() => {
    const unfinished = visits.get(session);
    if (unfinished) return unfinished;
    const actor = createActor(machine, { input: { isAdministrator, place } });
    actor.on('failure.logged', ({ text }) => logWarning(text));
    const { unsubscribe } = session.on('session.ended', () => {
      visits.delete(session);
      actor.send({ type: 'session.ended' });
    });
    actor.on('visit.ended', () => {
      if (visits.get(session) === actor) visits.delete(session);
      unsubscribe();
      actor.stop();
    });
    visits.set(session, actor);
    return actor;
  });

  useEffect(() => {
    left.current = false;
    assignment.start();
    assignment.send({ type: 'screen.entered', place });
    return () => {
      left.current = true;
      // React may take the screen away and bring it back at once.
      queueMicrotask(() => {
        if (left.current) assignment.send({ type: 'screen.left' });
      });
    };
  }, [assignment, place]);

  return assignment;
}
