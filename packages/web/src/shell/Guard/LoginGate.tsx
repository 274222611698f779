import { Redirect } from 'wouter';
import type { AppRoute } from '../../app/route.tsx';
import { useSession } from '../../app/session.ts';
import { Waiting } from '../../ui/Waiting/Waiting.tsx';
import { LoadFailed } from '../LoadFailed/LoadFailed.tsx';
import { Offline } from '../Offline/Offline.tsx';

/** /login: whoever is signed in already goes on to where the session leads. */
export function LoginGate({ Screen }: { readonly Screen: AppRoute['Screen'] }) {
  const session = useSession((snapshot) => snapshot);
  if (session.hasTag('signedIn')) return <Redirect to={session.context.place ?? '/home'} replace />;
  if (session.hasTag('mustChangeKey')) return <Redirect to="/cambiar-clave" replace />;
  if (session.hasTag('starting')) return <Waiting />;
  if (session.hasTag('offline')) return <Offline />;
  return (
    <LoadFailed>
      <Screen />
    </LoadFailed>
  );
}
