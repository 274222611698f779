import { Compass } from 'lucide-react';
import { Link } from 'wouter';
import { Page } from '../../shell/Page/Page.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';

/** /error-404: an unknown path, or one that the user may not enter. */
export default function NotFound() {
  return (
    <Page title="Página no encontrada">
      <EmptyState
        icon={<Compass size={28} aria-hidden />}
        title="Error 404"
        text="La página que busca no existe o no tiene permisos para verla."
        action={<Link href="/home">Volver a Inicio</Link>}
      />
    </Page>
  );
}
