import { useSession } from '../../app/session.ts';
import { Screen } from './screen/Screen.tsx';

/** Which products each client of a seller buys (specification §2, Asignación de Clientes y Productos). */
export default function Asignacion() {
  const tipoUsuario = useSession(({ context }) => context.sesion?.tipoUsuario);
  return tipoUsuario && <Screen isAdministrator={tipoUsuario === 'ADMINISTRADOR'} />;
}
