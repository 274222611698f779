import type { Nota } from '@presupuesto/api-sdk/contract';
import { type NoteTarget, noteKey, type noteMachine } from '@presupuesto/machines';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { NoteBoxProps } from './NoteBox.tsx';

/** What a note's box shows and does, on the note machine. */
export function useNote(
  note: ActorRefFrom<typeof noteMachine>,
  target: NoteTarget,
  nota: Nota | null,
): Omit<NoteBoxProps, 'label'> {
  const { drafts, problem, target: current } = useSelector(note, (state) => state.context);
  const busy = useSelector(note, (state) => state.hasTag('busy'));
  const isMet = useSelector(note, (state) => state.hasTag('met'));
  const key = noteKey(target);
  const isMine = current !== null && noteKey(current) === key;
  const begin = (texto: string) => note.send({ type: 'note.asked', target, texto });
  return {
    nota,
    draft: drafts[key]?.texto ?? null,
    isMet: isMet && isMine,
    busy: busy && isMine,
    problem: isMine ? problem : null,
    onWrite: () => begin(nota?.texto ?? ''),
    // One that was left unfinished is the one that is written on again.
    onType: (texto) => {
      if (!isMine) begin(texto);
      note.send({ type: 'note.typed', texto });
    },
    onSave: () => {
      if (!isMine) begin('');
      note.send({ type: 'note.confirmed' });
    },
    onCancel: () => {
      if (!isMine) begin('');
      note.send({ type: 'note.cancelled' });
    },
    onRemove: () => note.send({ type: 'note.removed', target, texto: nota?.texto ?? '' }),
  };
}
