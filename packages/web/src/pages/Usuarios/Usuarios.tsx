import { KEY_RESET_DONE, type Usuario } from '@presupuesto/api-sdk/contract';
import { resetKeyMachine } from '@presupuesto/machines';
import { useActor } from '@xstate/react';
import { KeyRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useProvided } from '../../app/ports.ts';
import { useSession, useSessionActor } from '../../app/session.ts';
import { ManagementView } from '../../management/ManagementScreen.tsx';
import { useManagement } from '../../management/use-management.ts';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { ResetKeyDialog } from './ResetKeyDialog.tsx';
import { usuarios } from './user-kind.tsx';

/** Said before it happens: whoever does it meant somebody else, or must sign in again. */
const SIGNS_OUT = 'Es su propio usuario: al guardar saldrá del programa.';

/** /usuario */
export default function Usuarios() {
  const management = useManagement(usuarios);
  const { state, context } = management;
  const [resetState, send, reset] = useActor(useProvided(resetKeyMachine));
  const own = useSession((session) => session.context.sesion?.nombreUsuario);
  const { edited, values, items } = context;
  const shutsOutOneself =
    edited?.nombreUsuario === own && (values.activo === false || values.bloqueado === true);
  const isReset = resetState.hasTag('done');
  const loading = state.hasTag('loading');

  // Who renames oneself is known by the number from then on.
  const session = useSessionActor();
  const ownID = useRef<number>(undefined);
  useEffect(() => {
    ownID.current ??= items.find(({ nombreUsuario }) => nombreUsuario === own)?.usuarioID;
    const { nombreUsuario = own } = items.find(({ usuarioID }) => usuarioID === ownID.current) ?? {};
    if (nombreUsuario && nombreUsuario !== own) session.send({ type: 'name.changed', nombreUsuario });
  }, [items, own, session]);

  useEffect(() => {
    if (loading) send({ type: 'list.reloaded' });
  }, [loading, send]);

  const resetButton = ({ nombreUsuario }: Usuario) => (
    <IconButton
      label={`Restablecer clave de ${nombreUsuario}`}
      onClick={() => send({ type: 'reset.asked', usuario: nombreUsuario })}
    >
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
        warning={shutsOutOneself ? SIGNS_OUT : null}
      />
      <ResetKeyDialog reset={reset} warning={resetState.context.usuario === own ? SIGNS_OUT : null} />
    </>
  );
}
