import { Alert } from '../ui/Alert/Alert.tsx';
import { Button } from '../ui/Button/Button.tsx';
import { Dialog } from '../ui/Dialog/Dialog.tsx';
import { TextBox } from '../ui/TextBox/TextBox.tsx';
import { Question } from './Management.parts.ts';
import type { Management } from './use-management.ts';

/** Asks before a record is removed, and names it. */
export function RemovalDialog<Item extends object>({ kind, state, context, send }: Management<Item>) {
  const { removed, removedContent, removalTyped, removalProblem } = context;
  const toType = removed === null ? undefined : kind.removalTyped?.(removed);
  return (
    <Dialog
      open={state.hasTag('removalOpen')}
      title="Confirmar eliminación"
      onClose={() => send({ type: 'removal.closed' })}
      {...(toType !== undefined && { onSubmit: () => send({ type: 'removal.confirmed' }) })}
      message={<Alert>{removalProblem}</Alert>}
      actions={
        <>
          <Button onClick={() => send({ type: 'removal.closed' })}>Cancelar</Button>
          <Button
            variant="danger"
            loading={state.hasTag('removing')}
            {...(toType === undefined
              ? { onClick: () => send({ type: 'removal.confirmed' }) }
              : { type: 'submit' as const })}
          >
            Eliminar
          </Button>
        </>
      }
    >
      {removed !== null && (
        <Question>
          {kind.removalQuestion?.(removed, removedContent) ?? (
            <p>
              ¿Desea eliminar {kind.theOne} <strong>{kind.nameOf(removed)}</strong>?
            </p>
          )}
          {kind.removalEffect && <p>{kind.removalEffect(removed)}</p>}
          <p>Esta acción no se puede deshacer.</p>
        </Question>
      )}
      {toType !== undefined && (
        <TextBox
          label={`Escriba ${toType} para confirmar`}
          placeholder={toType}
          autoComplete="off"
          maxLength={20}
          value={removalTyped}
          onChange={(text) => send({ type: 'removal.typed', text })}
        />
      )}
    </Dialog>
  );
}
