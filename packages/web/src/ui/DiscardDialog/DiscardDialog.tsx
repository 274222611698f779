import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';

interface DiscardDialogProps {
  readonly open: boolean;
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

/** Asks before what was typed is lost; going on is what Esc and Enter do. */
export function DiscardDialog({ open, onKeep, onDiscard }: DiscardDialogProps) {
  return (
    <Dialog
      open={open}
      title="¿Descartar los cambios?"
      onClose={onKeep}
      actions={
        <>
          <Button onClick={onKeep}>Seguir editando</Button>
          <Button variant="danger" onClick={onDiscard}>
            Descartar
          </Button>
        </>
      }
    >
      <p>Lo que ha escrito en este formulario no se ha guardado.</p>
    </Dialog>
  );
}
