import { MAX_NOTA, type Nota } from '@presupuesto/api-sdk/contract';
import { isSavableNote } from '@presupuesto/machines';
import { Pencil, StickyNote } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formatMoment } from '../../../format/moment.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { TextArea } from '../../../ui/TextArea/TextArea.tsx';
import { Actions, Root } from './NoteBox.parts.ts';
import { NoteRemoval } from './NoteRemoval.tsx';

export interface NoteBoxProps {
  /** What it is on, as it is read aloud: `Nota de octubre 2026`. */
  readonly label: string;
  readonly nota: Nota | null;
  /** What is being written; null while nothing is. */
  readonly draft: string | null;
  /** Somebody else has written the note meanwhile: it is shown beside the draft. */
  readonly isMet: boolean;
  readonly busy: boolean;
  readonly problem: string | null;
  readonly onWrite: () => void;
  readonly onType: (texto: string) => void;
  readonly onSave: () => void;
  readonly onCancel: () => void;
  readonly onRemove: () => void;
}

/** The note of a month or a pair: read, written, changed, removed. */
export function NoteBox(props: NoteBoxProps) {
  const { label, nota, draft, busy } = props;
  const root = useRef<HTMLDivElement>(null);
  const isWriting = draft !== null;
  const before = useRef(isWriting);
  const isRemoving = useRef(false);
  const isThere = nota !== null;
  // The keyboard goes where the work goes: into the box, and to the button that brings it back.
  useEffect(() => {
    const isRemoved = isRemoving.current && !isThere;
    if (isWriting !== before.current || isRemoved)
      root.current?.querySelector<HTMLElement>('textarea, button')?.focus();
    before.current = isWriting;
    if (isRemoved) isRemoving.current = false;
  }, [isWriting, isThere]);

  function remove(): void {
    isRemoving.current = true;
    props.onRemove();
  }

  if (draft !== null) {
    return (
      <Root ref={root}>
        {props.isMet && nota && <NoteText nota={nota} />}
        <TextArea
          label={label}
          hideLabel
          max={MAX_NOTA}
          value={draft}
          error={props.problem}
          onChange={props.onType}
          onSubmit={props.onSave}
        />
        <Actions>
          <Button variant="primary" loading={busy} disabled={!isSavableNote(draft)} onClick={props.onSave}>
            Guardar nota
          </Button>
          <Button onClick={props.onCancel}>Cancelar</Button>
        </Actions>
      </Root>
    );
  }
  if (!nota) {
    return (
      <Root ref={root}>
        <Actions data-quiet>
          <Button variant="quiet" icon={<StickyNote size={15} aria-hidden />} onClick={props.onWrite}>
            Añadir nota
          </Button>
        </Actions>
      </Root>
    );
  }
  return (
    <Root as="section" ref={root} aria-label={label}>
      <NoteText nota={nota} />
      {props.problem !== null && <Alert>{props.problem}</Alert>}
      <Actions data-quiet>
        <Button variant="quiet" icon={<Pencil size={14} aria-hidden />} onClick={props.onWrite}>
          Cambiar
        </Button>
        <NoteRemoval label={label} busy={busy} onRemove={remove} />
      </Actions>
    </Root>
  );
}

function NoteText({ nota }: { readonly nota: Nota }) {
  return (
    <>
      <p>{nota.texto}</p>
      <small>
        {nota.usuario ?? 'Alguien'} · {formatMoment(nota.fecha)}
      </small>
    </>
  );
}
