import { useEffect, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { Select, type SelectProps } from '../Select/Select.tsx';
import { Awaited } from './AwaitedSelect.parts.ts';

export interface AwaitedSelectProps extends SelectProps {
  readonly loading: boolean;
  /** Whether the choices did not come: a button asks for them again. */
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** A select whose choices are asked for. After a retry the focus is on what comes of it: the select, or the button again. */
export function AwaitedSelect({ loading, failed, onRetry, ...props }: AwaitedSelectProps) {
  const parts = useRef<HTMLDivElement>(null);
  const retried = useRef(false);

  useEffect(() => {
    if (loading || !retried.current) return;
    retried.current = false;
    parts.current?.querySelector<HTMLElement>('select:enabled, button')?.focus();
  }, [loading]);

  function retry(): void {
    retried.current = true;
    onRetry();
  }

  return (
    <Awaited ref={parts}>
      <Select {...props} />
      {failed && <Button onClick={retry}>Reintentar</Button>}
    </Awaited>
  );
}
