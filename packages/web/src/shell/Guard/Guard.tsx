import { mayEnter } from '@presupuesto/machines';
import type { ReactNode } from 'react';
import { Redirect, useLocation } from 'wouter';
import { loaded } from '../../app/loaded.tsx';
import type { AppRoute } from '../../app/route.tsx';
import { loadShell } from '../../app/screens.ts';
import { useSession } from '../../app/session.ts';
import { Waiting } from '../../ui/Waiting/Waiting.tsx';
import { LoadFailed } from '../LoadFailed/LoadFailed.tsx';
import { Offline } from '../Offline/Offline.tsx';

/** Its own file: the sign-in does without. */
const Shell = loaded(loadShell, <Waiting />);

const KEY_CHANGE = '/cambiar-clave';

/** Lets a path in, or sends it where the session's state says (specification §2, §4). */
export function Guard({ routes }: { readonly routes: readonly AppRoute[] }) {
  const [path] = useLocation();
  const session = useSession((snapshot) => snapshot);
  const route = routes.find((known) => path === known.path || path === `${known.path}/`);

  if (session.hasTag('signedIn')) {
    if (path === '/') return <Redirect to="/home" replace />;
    if (!route || !mayEnter(session.context.sesion, route.access))
      return <Redirect to="/error-404" replace />;
    return framed(<Shell routes={routes} Screen={route.Screen} />);
  }
  if (session.hasTag('mustChangeKey')) {
    if (!route || path !== KEY_CHANGE) return <Redirect to={KEY_CHANGE} replace />;
    return framed(<Shell routes={[]} Screen={route.Screen} />);
  }
  if (session.hasTag('offline')) return <Offline />;
  if (session.hasTag('signedOut')) return <Redirect to="/login" replace />;
  return <Waiting />;
}

const framed = (shell: ReactNode): ReactNode => <LoadFailed>{shell}</LoadFailed>;
