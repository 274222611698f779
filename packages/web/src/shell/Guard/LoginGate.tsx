import { mayEnter } from '@presupuesto/machines';
import { Redirect } from 'wouter';
import type { AppRoute } from '../../app/route.tsx';
import { useSession } from '../../app/session.ts';
import { Waiting } from '../../ui/Waiting/Waiting.tsx';
import { LoadFailed } from '../LoadFailed/LoadFailed.tsx';
import { Offline } from '../Offline/Offline.tsx';
import { FROM_SIGN_IN } from './from-sign-in.ts';

interface LoginGateProps {
  readonly Screen: AppRoute['Screen'];
  readonly routes: readonly AppRoute[];
}

/** /login: whoever is signed in already goes on to where the session leads. */
export function LoginGate({ Screen, routes }: LoginGateProps) {
  const session = useSession((snapshot) => snapshot);
  const { sesion, place } = session.context;
  if (session.hasTag('signedIn')) {
    // The user may have another role by now.
    const [path] = (place ?? '').split(/[?#]/);
    const route = routes.find((known) => known.path === path);
    const isOpen = route !== undefined && mayEnter(sesion, route.access);
    return <Redirect to={isOpen && place !== null ? place : '/home'} replace state={FROM_SIGN_IN} />;
  }
  if (session.hasTag('mustChangeKey')) return <Redirect to="/cambiar-clave" replace state={FROM_SIGN_IN} />;
  if (session.hasTag('starting')) return <Waiting />;
  if (session.hasTag('offline')) return <Offline />;
  return (
    <LoadFailed>
      <Screen />
    </LoadFailed>
  );
}
