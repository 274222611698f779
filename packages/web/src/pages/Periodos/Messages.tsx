import { useSelector } from '@xstate/react';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Alert } from '../../ui/Alert/Alert.tsx';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { Hint, Line, Problem } from './Messages.parts.ts';
import { useSwitchesActor } from './switches.ts';

/** What the switches do; in the same room, what the last removal came to, or why a switch went back. */
export function Messages({ notice }: { readonly notice: string | null }) {
  const switches = useSwitchesActor();
  const { problem, problemOf } = useSelector(switches, ({ context }) => context);
  const line = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (notice !== null) switches.send({ type: 'problem.closed' });
  }, [notice, switches]);

  function close(): void {
    switches.send({ type: 'problem.closed' });
    // The button that had the focus leaves.
    line.current?.focus();
  }

  return (
    <Line ref={line} tabIndex={-1}>
      <Hint data-shown={problem === null && notice === null}>
        Solo un período activo admite presupuesto; solo uno visible aparece en Inicio y como referente.
      </Hint>
      <Alert tone="success">{problem === null && notice}</Alert>
      <Problem data-closable={problem !== null || undefined}>
        <Alert>
          {problem !== null && (
            <>
              <strong>{problemOf?.periodoID}</strong> <span>{problem}</span>
            </>
          )}
        </Alert>
        {problem !== null && (
          <IconButton label="Cerrar el mensaje" onClick={close}>
            <X size={16} aria-hidden />
          </IconButton>
        )}
      </Problem>
    </Line>
  );
}
