import type { assignmentMachine } from '@presupuesto/machines';
import type { ActorRefFrom } from 'xstate';
import type { SessionActor } from '../../../app/session.ts';

/** Stops the machine once nothing is being saved any more, or with its session: never does it save in another user's name. */
export function endWhenSaved(
  assignment: ActorRefFrom<typeof assignmentMachine>,
  session: SessionActor,
): void {
  if (!assignment.getSnapshot().hasTag('saving')) {
    assignment.stop();
    return;
  }
  const watching = [
    assignment.subscribe((snapshot) => {
      if (!snapshot.hasTag('saving')) end();
    }),
    session.on('session.ended', () => end()),
  ];
  function end(): void {
    for (const { unsubscribe } of watching) unsubscribe();
    assignment.stop();
  }
}
