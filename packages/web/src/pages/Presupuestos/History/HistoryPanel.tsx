import type { Field, ListedChange } from '@presupuesto/machines';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import { Retry } from '../../../ui/Retry/Retry.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { ChangeItem } from './ChangeItem.tsx';
import { Body, Foot, Header, List, Loading, Part, Root } from './HistoryPanel.parts.ts';

interface HistoryPanelProps {
  /** `Octubre 2026`, or since when. */
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly state: 'loading' | 'loaded' | 'failed' | 'absent';
  readonly cambios: readonly ListedChange[];
  /** How many there are in all. */
  readonly total: number;
  /** The next page is on its way. */
  readonly busy: boolean;
  readonly problem: string | null;
  readonly monedaID: string;
  /** The open month's figures, which nothing equal is put back over; null where nothing can be put back. */
  readonly actual: Readonly<Record<Field, number>> | null;
  /** Above the list: the month's note. */
  readonly children?: ReactNode;
  /** Below it: what else there is to do. */
  readonly foot?: ReactNode;
  readonly onRestore: (field: Field, valor: number) => void;
  /** To the month before or after; absent where there is none. */
  readonly onBefore?: (() => void) | undefined;
  readonly onAfter?: (() => void) | undefined;
  readonly onMore: () => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Who changed what, beside the months: never over them, and closed by Esc. */
export function HistoryPanel(props: HistoryPanelProps) {
  const { title, subtitle, onBefore, onAfter, onClose } = props;
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const arrows = onBefore !== undefined || onAfter !== undefined;
  // Whoever asked for it reads on here, and comes back to where the question was.
  useLayoutEffect(() => {
    const from = document.activeElement;
    const panel = root.current;
    panel?.focus({ preventScroll: true });
    return () => {
      // Who is elsewhere already, as at another pair, stays there.
      const isHere = panel?.contains(document.activeElement) ?? false;
      if (isHere && from instanceof HTMLElement && from.isConnected) from.focus({ preventScroll: true });
    };
  }, []);

  function handleKeyDown(event: KeyboardEvent): void {
    // A question over it has had its Esc.
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    onClose();
  }

  return (
    <Root ref={root} tabIndex={-1} aria-labelledby={id} onKeyDown={handleKeyDown}>
      <Header>
        <h2 id={id}>
          {title}
          {subtitle !== undefined && <small>{subtitle}</small>}
        </h2>
        {arrows && (
          <>
            <IconButton label="Mes anterior" disabled={!onBefore} onClick={() => onBefore?.()}>
              <ChevronLeft size={16} aria-hidden />
            </IconButton>
            <IconButton label="Mes siguiente" disabled={!onAfter} onClick={() => onAfter?.()}>
              <ChevronRight size={16} aria-hidden />
            </IconButton>
          </>
        )}
        <IconButton label="Cerrar" onClick={onClose}>
          <X size={16} aria-hidden />
        </IconButton>
      </Header>
      {/* The keyboard scrolls it, also where nothing in it can be pressed. */}
      <Body tabIndex={0} aria-label="Cambios y nota" aria-busy={props.state === 'loading'}>
        {props.children && <Part>{props.children}</Part>}
        <Changes
          {...props}
          onRestore={(field, valor) => {
            props.onRestore(field, valor);
            // The button goes with what it did.
            root.current?.focus({ preventScroll: true });
          }}
        />
      </Body>
      {props.foot && <Foot>{props.foot}</Foot>}
    </Root>
  );
}

function Changes(props: HistoryPanelProps) {
  const { state, cambios, total, actual, problem } = props;
  if (state === 'loading') {
    return (
      <Loading>
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} height="40px" />
        ))}
      </Loading>
    );
  }
  if (state === 'absent') {
    return <EmptyState title="Sin historial" text="Este servidor no guarda quién cambia las cifras." />;
  }
  if (state === 'failed') {
    return (
      <Part>
        <Alert>{problem}</Alert>
        <Retry onRetry={props.onRetry} />
      </Part>
    );
  }
  if (cambios.length === 0) {
    return <EmptyState title="Sin cambios" text="Nadie ha cambiado estas cifras." />;
  }
  return (
    <>
      <List aria-label="Cambios, del más reciente al más antiguo">
        {cambios.map((cambio) => (
          <ChangeItem
            key={cambio.cambioID}
            cambio={cambio}
            monedaID={props.monedaID}
            restorable={actual !== null && actual[cambio.campo] !== cambio.antes}
            onRestore={props.onRestore}
          />
        ))}
      </List>
      {(cambios.length < total || problem !== null) && (
        <Part>
          <Alert>{problem}</Alert>
          <Button loading={props.busy} onClick={props.onMore}>
            Ver más cambios
          </Button>
        </Part>
      )}
    </>
  );
}
