import { Button } from '../ui/Button/Button.tsx';
import { Dialog } from '../ui/Dialog/Dialog.tsx';
import type { Management } from './use-management.ts';

/** Asks before what was typed is lost; going on is what Esc and Enter do. */
export function DiscardDialog<Item extends object>({
  state,
  send,
}: Pick<Management<Item>, 'state' | 'send'>) {
  return (
    <Dialog
      open={state.hasTag('discarding')}
      title="¿Descartar los cambios?"
      onClose={() => send({ type: 'form.kept' })}
      actions={
        <>
          <Button onClick={() => send({ type: 'form.kept' })}>Seguir editando</Button>
          <Button variant="danger" onClick={() => send({ type: 'form.discarded' })}>
            Descartar
          </Button>
        </>
      }
    >
      <p>Lo que ha escrito en este formulario no se ha guardado.</p>
    </Dialog>
  );
}
