import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { Retry } from '../Retry/Retry.tsx';
import { Buttons, Root } from './PartFailed.parts.ts';

interface PartFailedProps {
  readonly onRetry: () => void;
  /** For what was opened and can be closed. */
  readonly onClose?: () => void;
}

/** Stands in the place of a part of a screen whose file did not come. */
export function PartFailed({ onRetry, onClose }: PartFailedProps) {
  return (
    <Root>
      <Alert>No se pudo cargar esta parte de la pantalla.</Alert>
      <Buttons>
        <Retry onRetry={onRetry} />
        {onClose && (
          <Button variant="quiet" onClick={onClose}>
            Cerrar
          </Button>
        )}
      </Buttons>
    </Root>
  );
}
