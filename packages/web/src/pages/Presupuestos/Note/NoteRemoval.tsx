import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/Button/Button.tsx';
import { Dialog } from '../../../ui/Dialog/Dialog.tsx';

interface NoteRemovalProps {
  /** What it is on: `Nota de octubre 2026`. */
  readonly label: string;
  readonly busy: boolean;
  readonly onRemove: () => void;
}

/** Asks before a note goes, which no undo brings back. */
export function NoteRemoval({ label, busy, onRemove }: NoteRemovalProps) {
  const [isAsked, setIsAsked] = useState(false);
  const close = () => setIsAsked(false);

  function confirm(): void {
    close();
    onRemove();
  }

  return (
    <>
      <Button
        variant="quiet"
        icon={<Trash2 size={14} aria-hidden />}
        loading={busy}
        onClick={() => setIsAsked(true)}
      >
        Quitar
      </Button>
      <Dialog
        open={isAsked}
        title="Confirmar eliminación"
        onClose={close}
        actions={
          <>
            <Button onClick={close}>Cancelar</Button>
            <Button variant="danger" onClick={confirm}>
              Eliminar
            </Button>
          </>
        }
      >
        <p>
          ¿Desea quitar la {label.charAt(0).toLocaleLowerCase('es') + label.slice(1)}? Esta acción no se puede
          deshacer.
        </p>
      </Dialog>
    </>
  );
}
