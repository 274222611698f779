import { useEffect, useRef, useState } from 'react';
import { Alert } from '../../ui/Alert/Alert.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Older } from './Actividad.parts.ts';

interface OlderChangesProps {
  readonly hasOlder: boolean;
  readonly loading: boolean;
  /** Why the older ones did not come. */
  readonly problem: string | null;
  readonly onOlder: () => void;
}

/** The way to what is older; who went it to its end goes on there. */
export function OlderChanges({ hasOlder, loading, problem, onOlder }: OlderChangesProps) {
  const [isAsked, setIsAsked] = useState(false);
  const end = useRef<HTMLParagraphElement>(null);

  // The button that had the focus leaves.
  useEffect(() => {
    if (isAsked && !hasOlder && document.activeElement === document.body) end.current?.focus();
  }, [isAsked, hasOlder]);

  if (hasOlder) {
    return (
      <Older>
        <Alert>{problem}</Alert>
        <Button
          loading={loading}
          onClick={() => {
            setIsAsked(true);
            onOlder();
          }}
        >
          Ver más
        </Button>
      </Older>
    );
  }
  return (
    isAsked && (
      <Older>
        <p ref={end} tabIndex={-1}>
          No hay cambios más antiguos.
        </p>
      </Older>
    )
  );
}
