import type { CifraDeMomento } from '@presupuesto/api-sdk/contract';
import { type MomentScope, pairCount } from '@presupuesto/machines';
import { useId, useState } from 'react';
import { formatMoment } from '../../../format/moment.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Dialog } from '../../../ui/Dialog/Dialog.tsx';
import { Field } from '../../../ui/Field/Field.tsx';
import { Retry } from '../../../ui/Retry/Retry.tsx';
import { Select } from '../../../ui/Select/Select.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { Figures } from './Figures.tsx';
import { Preview, Questions, When } from './MomentDialog.parts.ts';
import { figuresText, localText, momentOf } from './moment-text.ts';

interface MomentDialogProps {
  readonly state: 'choosing' | 'loading' | 'previewed' | 'failed';
  readonly periodoID: string;
  /** The open pair; null without one. */
  readonly pair: { readonly nombreCliente: string; readonly nombreProducto: string } | null;
  readonly scope: MomentScope;
  /** The latest approval (ISO 8601); null without one. */
  readonly approval: string | null;
  readonly fecha: string | null;
  readonly cifras: readonly CifraDeMomento[];
  readonly problem: string | null;
  readonly onScope: (scope: MomentScope) => void;
  readonly onMoment: (fecha: string | null) => void;
  readonly onRestore: () => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Volver a un momento: of a pair or the whole budget, as it stood at its approval or at a date; shows first what that changes. */
export function MomentDialog(props: MomentDialogProps) {
  const { state, pair, approval, fecha, cifras, onMoment } = props;
  const id = useId();
  const [latest] = useState(() => localText(new Date().toISOString()));
  const [isTyped, setTyped] = useState(approval === null || fecha !== approval);
  const [text, setText] = useState(fecha === null ? '' : localText(fecha));

  function chooseKind(kind: string): void {
    setTyped(kind === 'fecha');
    onMoment(kind === 'fecha' ? momentOf(text) : approval);
  }

  function type(typed: string): void {
    setText(typed);
    onMoment(momentOf(typed));
  }

  return (
    <Dialog
      open
      wide
      title="Volver a un momento"
      onClose={props.onClose}
      onSubmit={() => {
        if (state === 'previewed' && cifras.length > 0) props.onRestore();
      }}
      actions={
        <>
          <Button onClick={props.onClose}>Cancelar</Button>
          <Button type="submit" variant="primary" disabled={state !== 'previewed' || cifras.length === 0}>
            Volver a ese momento
          </Button>
        </>
      }
    >
      <Questions>
        <Select
          label="Qué vuelve"
          value={props.scope}
          options={[
            ...(pair ? [{ value: 'par', label: `${pair.nombreCliente} · ${pair.nombreProducto}` }] : []),
            { value: 'todo', label: `Todo el presupuesto ${props.periodoID}` },
          ]}
          onChange={(scope) => props.onScope(scope as MomentScope)}
        />
        {approval !== null && (
          <Select
            label="A qué momento"
            value={isTyped ? 'fecha' : 'aprobacion'}
            options={[
              { value: 'aprobacion', label: `La aprobación, ${formatMoment(approval)}` },
              { value: 'fecha', label: 'Otra fecha y hora' },
            ]}
            onChange={chooseKind}
          />
        )}
        {isTyped && (
          <Field
            id={id}
            label="Fecha y hora"
            required={false}
            hideLabel={false}
            message={undefined}
            reserve={false}
          >
            <When
              id={id}
              type="datetime-local"
              value={text}
              max={latest}
              onChange={(event) => type(event.currentTarget.value)}
            />
          </Field>
        )}
      </Questions>
      <Preview aria-live="polite" aria-busy={state === 'loading'} tabIndex={0} aria-label="Lo que cambiará">
        <Previewed {...props} />
      </Preview>
    </Dialog>
  );
}

function Previewed({ state, fecha, cifras, problem, onRetry }: MomentDialogProps) {
  if (state === 'loading') return <Skeleton height="72px" />;
  if (state === 'failed') {
    return (
      <div>
        <Alert>{problem}</Alert>
        <Retry onRetry={onRetry} />
      </div>
    );
  }
  if (state === 'choosing' || fecha === null) return <p>Elija una fecha y hora ya pasadas.</p>;
  if (cifras.length === 0) return <p>Los meses abiertos ya están como estaban el {formatMoment(fecha)}.</p>;
  return (
    <>
      <p>
        {figuresText(cifras.length, pairCount(cifras))} {cifras.length === 1 ? 'volverá' : 'volverán'} a como{' '}
        {cifras.length === 1 ? 'estaba' : 'estaban'} el {formatMoment(fecha)}. Se puede deshacer.
      </p>
      <Figures cifras={cifras} />
    </>
  );
}
