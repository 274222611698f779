import { mayEnter } from '@presupuesto/machines';
import { Redirect, useLocation } from 'wouter';
import type { AppRoute } from '../../app/route.ts';
import { useSession } from '../../app/session.ts';
import { Waiting } from '../../ui/Waiting/Waiting.tsx';
import { Offline } from '../Offline/Offline.tsx';
import { Shell } from '../Shell/Shell.tsx';

const KEY_CHANGE = '/cambiar-clave';

/** Lets a path in, or sends it where the session's state says (specification §2, §4). */
export function Guard({ routes }: { readonly routes: readonly AppRoute[] }) {
  const [path] = useLocation();
  const session = useSession((snapshot) => snapshot);
  const route = routes.find((candidate) => candidate.path === path);

  if (session.hasTag('signedIn')) {
    if (path === '/') return <Redirect to="/home" replace />;
    if (!route || !mayEnter(session.context.sesion, route.access))
      return <Redirect to="/error-404" replace />;
    return <Shell routes={routes} Screen={route.Screen} />;
  }
  if (session.hasTag('mustChangeKey')) {
    if (!route || path !== KEY_CHANGE) return <Redirect to={KEY_CHANGE} replace />;
    return <Shell routes={[]} Screen={route.Screen} />;
  }
  if (session.hasTag('offline')) return <Offline />;
  if (session.hasTag('signedOut')) return <Redirect to="/login" replace />;
  return <Waiting />;
}
