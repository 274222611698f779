import { Button } from '../../ui/Button/Button.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';

interface SignOutDialogProps {
  /** Whether something would still be lost: it may be sent while the question stands. */
  readonly isUnkept: boolean;
  readonly onClose: () => void;
  readonly onSignOut: () => void;
}

/** Asks before a sign-out loses what is in this page alone; staying is what Esc and Enter do. */
export function SignOutDialog({ isUnkept, onClose, onSignOut }: SignOutDialogProps) {
  return (
    <Dialog
      open
      title="¿Cerrar la sesión?"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Seguir en la sesión</Button>
          <Button variant={isUnkept ? 'danger' : 'primary'} onClick={onSignOut}>
            {isUnkept ? 'Cerrar sesión y perderlo' : 'Cerrar sesión'}
          </Button>
        </>
      }
    >
      <p aria-live="polite">
        {isUnkept
          ? 'Parte de lo que ha escrito está solo en esta página: el servidor aún no lo tiene y este dispositivo no puede guardarlo. Si cierra la sesión, se pierde.'
          : 'Ya se ha enviado todo.'}
      </p>
    </Dialog>
  );
}
