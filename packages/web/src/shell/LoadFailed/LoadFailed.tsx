import { Component, type ReactNode } from 'react';
import { logWarning } from '../../app/log.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';

interface LoadFailedProps {
  readonly children: ReactNode;
  /** For stories; by default the page is loaded anew, which also brings a newer version's files. */
  readonly onRetry?: () => void;
}

/** Stands in for a screen whose file could not be loaded or that broke while drawing. */
export class LoadFailed extends Component<LoadFailedProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    logWarning('No se pudo mostrar la pantalla', error);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <div role="alert">
        <EmptyState
          title="No se pudo mostrar la pantalla"
          text="Por favor, verifique su conexión a internet e intente nuevamente."
          action={
            <Button variant="primary" onClick={this.props.onRetry ?? (() => window.location.reload())}>
              Reintentar
            </Button>
          }
        />
      </div>
    );
  }
}
