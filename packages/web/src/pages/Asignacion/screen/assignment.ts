import { type AssignmentPlace, assignmentMachine } from '@presupuesto/machines';
import { useEffect, useRef, useState } from 'react';
import { type ActorRefFrom, createActor } from 'xstate';
import { logWarning } from '../../../app/log.ts';
import { useProvided } from '../../../app/ports.ts';
import { useSessionActor } from '../../../app/session.ts';

export type AssignmentActor = ActorRefFrom<typeof assignmentMachine>;

/**
 * The screen's machine, one for each visit, begun at `place`. It says itself when it may end; what a screen must not show goes to
 * the log.
 */
export function useAssignment(isAdministrator: boolean, place: AssignmentPlace): AssignmentActor {
  const machine = useProvided(assignmentMachine);
  const session = useSessionActor();
  const left = useRef(false);
  const [assignment] = useState(() => {
    const actor = createActor(machine, { input: { isAdministrator, place } });
    actor.on('failure.logged', ({ text }) => logWarning(text));
    const { unsubscribe } = session.on('session.ended', () => actor.send({ type: 'session.ended' }));
    actor.on('visit.ended', () => {
      unsubscribe();
      actor.stop();
    });
    return actor;
  });

  useEffect(() => {
    left.current = false;
    assignment.start();
    return () => {
      left.current = true;
      // React may take the screen away and bring it back at once.
      queueMicrotask(() => {
        if (left.current) assignment.send({ type: 'screen.left' });
      });
    };
  }, [assignment]);

  return assignment;
}
