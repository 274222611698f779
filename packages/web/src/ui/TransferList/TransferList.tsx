import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { Panel } from './Panel.tsx';
import { Buttons, Root } from './TransferList.parts.ts';
import type { TransferItem, TransferMove, TransferSide } from './transfer.ts';
import { useSide } from './use-side.ts';

export type { TransferItem, TransferMove, TransferSide } from './transfer.ts';

export interface TransferListProps {
  readonly availableTitle: string;
  readonly assignedTitle: string;
  readonly available: readonly TransferItem[];
  readonly assigned: readonly TransferItem[];
  /** Called with at least one id, in the order shown. The caller changes both lists. */
  readonly onMove: (move: TransferMove) => void;
  /** Lists without items show skeletons. */
  readonly loading?: boolean;
}

/**
 * Two lists and the buttons between them (specification §2, Asignación). Buttons, Enter and a double click move what the
 * searches show, and nothing else.
 */
export function TransferList(props: TransferListProps) {
  const { availableTitle, assignedTitle, loading = false } = props;
  const available = useSide(props.available);
  const assigned = useSide(props.assigned);

  const moveTo = (to: TransferSide) => (ids: readonly number[]) => {
    if (ids.length > 0) props.onMove({ ids, to });
  };
  const assign = moveTo('assigned');
  const remove = moveTo('available');
  const buttons = [
    { label: 'Asignar seleccionados', Icon: ChevronRight, ids: available.chosen, move: assign },
    { label: 'Asignar todos', Icon: ChevronsRight, ids: available.all, move: assign },
    { label: 'Quitar seleccionados', Icon: ChevronLeft, ids: assigned.chosen, move: remove },
    { label: 'Quitar todos', Icon: ChevronsLeft, ids: assigned.all, move: remove },
  ];

  return (
    <Root>
      <Panel
        label={availableTitle}
        side={available}
        onMove={assign}
        loading={loading}
        empty="No queda ninguno disponible"
      />
      <Buttons>
        {buttons.map(({ label, Icon, ids, move }) => (
          <button
            key={label}
            type="button"
            aria-label={label}
            title={label}
            // Not `disabled`: after a move that would throw the keyboard's focus away.
            aria-disabled={ids.length === 0 || undefined}
            onClick={() => move(ids)}
          >
            <Icon size={18} aria-hidden />
          </button>
        ))}
      </Buttons>
      <Panel
        label={assignedTitle}
        side={assigned}
        onMove={remove}
        loading={loading}
        empty="Todavía no hay ninguno asignado"
      />
    </Root>
  );
}
