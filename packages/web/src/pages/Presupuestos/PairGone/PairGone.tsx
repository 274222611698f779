import type { GonePair } from '@presupuesto/machines';
import { Unlink } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { isFocusNowhere } from '../screen/focus-nowhere.ts';
import { goneText } from './gone-text.ts';
import { Room } from './PairGone.parts.ts';

interface PairGoneProps {
  readonly pair: GonePair;
  readonly action?: ReactNode;
}

/**
 * The open pair was removed by somebody else: its name, and what was being typed. It takes the focus of the cells, for here
 * the keys of somebody who types on do nothing.
 */
export default function PairGone({ pair, action }: PairGoneProps) {
  const room = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isFocusNowhere()) room.current?.focus();
  }, []);
  return (
    <Room ref={room} tabIndex={-1} aria-live="polite">
      <EmptyState
        icon={<Unlink size={28} aria-hidden />}
        title={goneText(pair)}
        text="Siga con otro cliente y producto de la lista."
        action={action}
      />
    </Room>
  );
}
