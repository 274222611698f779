import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';

interface DialogFailedProps {
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Opens in the place of a dialog whose file did not come. */
export function DialogFailed({ onRetry, onClose }: DialogFailedProps) {
  return (
    <Dialog
      open
      title="No se pudo abrir"
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onRetry}>
          Reintentar
        </Button>
      }
    >
      <p>Por favor, verifique su conexión a internet e intente nuevamente.</p>
    </Dialog>
  );
}
