import type { ClienteProductoPeriodo } from '@presupuesto/api-sdk';
import { Button } from '../../../ui/Button/Button.tsx';
import { Dialog } from '../../../ui/Dialog/Dialog.tsx';

interface RemovalDialogProps {
  /** The pair that is asked about; null closes the dialog. */
  readonly pair: ClienteProductoPeriodo | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before a pair leaves the seller's list, and names it. */
export function RemovalDialog({ pair, onConfirm, onClose }: RemovalDialogProps) {
  return (
    <Dialog
      open={pair !== null}
      title="Confirmar eliminación"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button variant="danger" onClick={onConfirm}>
            Eliminar
          </Button>
        </>
      }
    >
      {pair && (
        <p>
          ¿Desea quitar de su lista el producto <strong>{pair.nombreProducto}</strong> del cliente{' '}
          <strong>{pair.nombreCliente}</strong>?
        </p>
      )}
    </Dialog>
  );
}
