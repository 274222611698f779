import { Alert } from '../ui/Alert/Alert.tsx';
import { Button } from '../ui/Button/Button.tsx';
import { Dialog } from '../ui/Dialog/Dialog.tsx';
import { Question } from './Management.parts.ts';
import type { Management } from './use-management.ts';

/** Asks before a record is removed, and names it. */
export function RemovalDialog<Item>({ kind, state, context, send }: Management<Item>) {
  const { removed, removalProblem } = context;
  return (
    <Dialog
      open={state.hasTag('removalOpen')}
      title="Confirmar eliminación"
      onClose={() => send({ type: 'removal.closed' })}
      actions={
        <>
          <Button onClick={() => send({ type: 'removal.closed' })}>Cancelar</Button>
          <Button
            variant="danger"
            loading={state.hasTag('removing')}
            onClick={() => send({ type: 'removal.confirmed' })}
          >
            Eliminar
          </Button>
        </>
      }
    >
      {removed !== null && (
        <Question>
          {kind.removalQuestion?.(removed) ?? (
            <p>
              ¿Desea eliminar {kind.theOne} <strong>{kind.nameOf(removed)}</strong>?
            </p>
          )}
          <p>Esta acción no se puede deshacer.</p>
        </Question>
      )}
      <Alert>{removalProblem}</Alert>
    </Dialog>
  );
}
