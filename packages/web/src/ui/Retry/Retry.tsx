import { useLayoutEffect, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { isRetried, keepRetried } from './retried.ts';

interface RetryProps {
  readonly onRetry: () => void;
}

/**
 * *Reintentar*. It leaves while it tries and takes the keyboard's focus along: until something takes it, the part of the
 * screen around it has the focus, and where the try fails again the button that comes back.
 */
export function Retry({ onRetry }: RetryProps) {
  const ref = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    const button = ref.current;
    const { activeElement } = document;
    if (isRetried(activeElement) && activeElement?.contains(button)) button?.focus({ preventScroll: true });
    return () => {
      if (button !== null && document.activeElement === button) keepRetried(button);
    };
  }, []);

  return (
    <Button ref={ref} onClick={onRetry}>
      Reintentar
    </Button>
  );
}
