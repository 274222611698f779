import type { ClienteProductoPeriodo } from '@presupuesto/api-sdk/contract';
import { useSelector } from '@xstate/react';
import { NoteBox } from '../Note/NoteBox.tsx';
import { useNote } from '../Note/use-note.ts';
import { useNoteDrafts } from '../Note/use-note-drafts.ts';
import type { BudgetActor } from './budget.ts';

interface PairNoteProps {
  readonly budget: BudgetActor;
  readonly fila: ClienteProductoPeriodo;
}

/** The note of the open pair, on its machine. */
export default function PairNote({ budget, fila }: PairNoteProps) {
  const pairNote = useSelector(budget, (state) => state.context.pairNote);
  useNoteDrafts('nota de par', pairNote);
  const { clienteProductoPeriodoID } = fila;
  const note = useNote(pairNote, { kind: 'par', clienteProductoPeriodoID }, fila.nota ?? null);
  return <NoteBox key={clienteProductoPeriodoID} {...note} label="Nota del cliente y producto" />;
}
