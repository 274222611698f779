import { useSelector } from '@xstate/react';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import type { AssignmentActor } from './assignment.ts';
import { Status } from './Screen.parts.ts';

/** Whether the moves are saved, read aloud in a pause; why they went back where the server refused them. */
export function SaveStatus({ assignment }: { readonly assignment: AssignmentActor }) {
  const problem = useSelector(assignment, ({ context }) => context.moveProblem);
  const saving = useSelector(assignment, (state) => state.hasTag('saving'));
  const isOffered = useSelector(assignment, ({ context }) => context.isOffered);
  const [hasSaved, setHasSaved] = useState(false);
  if (saving && !hasSaved) setHasSaved(true);

  if (problem !== null) {
    return (
      <Status data-tone="danger">
        <CircleAlert size={16} aria-hidden />
        <span>
          <span>{problem}</span> · Se deshizo el cambio.
        </span>
      </Status>
    );
  }
  // A server that cannot save has only a log say so (specification §2).
  const word = saving ? 'Guardando…' : 'Guardado';
  return <Status>{hasSaved && isOffered && word}</Status>;
}
