import { KEY_RESET_DONE, type Usuario } from '@presupuesto/api-sdk/contract';
import { resetKeyMachine } from '@presupuesto/machines';
import { useActor } from '@xstate/react';
import { KeyRound } from 'lucide-react';
import { useEffect } from 'react';
import { useProvided } from '../../app/ports.ts';
import { ManagementView } from '../../management/ManagementScreen.tsx';
import { useManagement } from '../../management/use-management.ts';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { ResetKeyDialog } from './ResetKeyDialog.tsx';
import { usuarios } from './user-kind.tsx';

/** /usuario */
export default function Usuarios() {
  const management = useManagement(usuarios);
  const { state, context } = management;
  const [resetState, send, reset] = useActor(useProvided(resetKeyMachine));
  const isReset = resetState.hasTag('done');
  const loading = state.hasTag('loading');

  // The next search, page or save: what was said has been read.
  useEffect(() => {
    if (loading && reset.getSnapshot().hasTag('done')) send({ type: 'reset.closed' });
  }, [loading, reset, send]);

  function askReset({ nombreUsuario }: Usuario): void {
    if (isReset) send({ type: 'reset.closed' });
    send({ type: 'reset.asked', usuario: nombreUsuario });
  }

  const resetButton = (usuario: Usuario) => (
    <IconButton label={`Restablecer clave de ${usuario.nombreUsuario}`} onClick={() => askReset(usuario)}>
      <KeyRound size={16} aria-hidden />
    </IconButton>
  );

  return (
    <>
      <ManagementView
        management={{
          ...management,
          context: { ...context, notice: isReset ? KEY_RESET_DONE : context.notice },
        }}
        actions={resetButton}
      />
      <ResetKeyDialog reset={reset} />
    </>
  );
}
