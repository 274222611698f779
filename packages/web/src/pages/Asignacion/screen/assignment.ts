import { type assignmentMachine, provideActors } from '@presupuesto/machines';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { logWarning } from '../../../app/log.ts';
import { usePorts } from '../../../app/ports.ts';

export type AssignmentActor = ActorRefFrom<typeof assignmentMachine>;

/** The screen's machine, one for each visit; what a screen must not show goes to the log. */
export function useAssignment(isAdministrator: boolean): AssignmentActor {
  const ports = usePorts();
  const [machine] = useState(() => provideActors(ports, ports.changeStore).assignment);
  const assignment = useActorRef(machine, { input: { isAdministrator } });

  useEffect(() => {
    const { unsubscribe } = assignment.on('failure.logged', ({ text }) => logWarning(text));
    return unsubscribe;
  }, [assignment]);

  return assignment;
}
