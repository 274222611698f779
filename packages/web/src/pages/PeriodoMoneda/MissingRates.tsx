import type { TasaFaltante } from '@presupuesto/api-sdk/contract';
import { ChevronDown, ChevronUp, TriangleAlert } from 'lucide-react';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { Hint, Line, Pair, Strip } from './MissingRates.parts.ts';
import { missingName } from './missing-name.ts';
import { useOverflow } from './use-overflow.ts';

interface MissingRatesProps {
  readonly items: readonly TasaFaltante[];
  readonly onAsk: (tasa: TasaFaltante) => void;
}

/** The periods and currencies that have budgets and no rate, each a way to give it one; else what a rate is. */
export function MissingRates({ items, onAsk }: MissingRatesProps) {
  const count = items.length;
  const [open, setOpen] = useState(false);
  const { strip, overflows } = useOverflow();
  const line = useRef<HTMLElement>(null);
  const asked = useRef<number | null>(null);

  // The one that was just given its rate leaves, and takes no focus with it: its neighbour has it.
  useEffect(() => {
    const at = asked.current;
    if (at === null || document.activeElement !== document.body) return;
    const buttons = line.current?.querySelectorAll<HTMLElement>('li > button');
    (buttons?.[Math.min(at, count - 1)] ?? line.current)?.focus();
    asked.current = null;
  }, [count]);

  if (count === 0) {
    return (
      <Line ref={line} tabIndex={-1} data-missing="false">
        <Hint>La tasa es el número de unidades de la moneda por euro.</Hint>
      </Line>
    );
  }
  const all = open ? 'Mostrar en una línea' : `Mostrar las ${count} que faltan`;
  return (
    <Line ref={line} tabIndex={-1} aria-label="Tasas de cambio que faltan" data-missing="true">
      <Strip ref={strip} data-open={open} data-fades={overflows && !open}>
        <TriangleAlert size={16} aria-hidden />
        <h2>
          Faltan tasas <span>de cambio</span>
        </h2>
        <ul>
          {items.map((tasa, at) => (
            <li key={missingName(tasa)}>
              <Pair
                type="button"
                title={`Crear la tasa de ${tasa.nombreMoneda}`}
                aria-label={`Crear la tasa ${missingName(tasa)}`}
                onFocus={bringIntoSight}
                onClick={() => {
                  asked.current = at;
                  onAsk(tasa);
                }}
              >
                {missingName(tasa)}
              </Pair>
            </li>
          ))}
        </ul>
      </Strip>
      {(overflows || open) && (
        <IconButton label={all} onClick={() => setOpen(!open)}>
          {open ? <ChevronUp size={16} aria-hidden /> : <ChevronDown size={16} aria-hidden />}
        </IconButton>
      )}
    </Line>
  );
}

/** By keyboard alone: what moved under a pointer would not be what is clicked. */
function bringIntoSight({ currentTarget }: FocusEvent): void {
  if (currentTarget.matches(':focus-visible'))
    currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
