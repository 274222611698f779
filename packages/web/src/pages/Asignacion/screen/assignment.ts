import { assignmentMachine } from '@presupuesto/machines';
import { useEffect, useRef, useState } from 'react';
import { type ActorRefFrom, createActor } from 'xstate';
import { logWarning } from '../../../app/log.ts';
import { useProvided } from '../../../app/ports.ts';
import { useSessionActor } from '../../../app/session.ts';
import { endWhenSaved } from './end-when-saved.ts';

export type AssignmentActor = ActorRefFrom<typeof assignmentMachine>;

/**
 * The screen's machine, one for each visit; what a screen must not show goes to the log. Whoever leaves the screen while moves
 * are being saved loses none: the machine ends when the last of them is with the server.
 */
export function useAssignment(isAdministrator: boolean): AssignmentActor {
  const machine = useProvided(assignmentMachine);
  const session = useSessionActor();
  const left = useRef(false);
  const [assignment] = useState(() => {
    const actor = createActor(machine, { input: { isAdministrator } });
    actor.on('failure.logged', ({ text }) => logWarning(text));
    return actor;
  });

  useEffect(() => {
    left.current = false;
    assignment.start();
    return () => {
      left.current = true;
      // React may take the screen away and bring it back at once.
      queueMicrotask(() => {
        if (left.current) endWhenSaved(assignment, session);
      });
    };
  }, [assignment, session]);

  return assignment;
}
