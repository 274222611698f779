import { WifiOff } from 'lucide-react';
import { useSession, useSessionActor } from '../../app/session.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { usePageTitle } from '../Page/use-page-title.ts';

/** The stored session could not be checked: the server did not answer. It is asked again by itself. */
export function Offline() {
  const session = useSessionActor();
  const problem = useSession(({ context }) => context.problem);
  usePageTitle('Sin conexión');
  return (
    <main>
      <EmptyState
        icon={<WifiOff size={28} aria-hidden />}
        title="Sin conexión"
        {...(problem !== null && { text: problem })}
        action={
          <Button variant="primary" onClick={() => session.send({ type: 'retry.requested' })}>
            Reintentar
          </Button>
        }
      />
    </main>
  );
}
