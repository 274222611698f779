import { useId, useRef } from 'react';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.ts';
import type { AmountCellProps } from './AmountCell.tsx';
import { HistoryToggle } from './HistoryToggle.tsx';
import { MonthLine } from './MonthLine.tsx';
import { Room, Table } from './MonthTable.parts.ts';
import type { MonthRow } from './month-row.ts';
import { copyPicked, pickedAnnouncement } from './picked.ts';
import { TableHead } from './TableHead.tsx';
import { TotalsRows } from './TotalsRows.tsx';
import { useBlockPointer } from './use-block-pointer.ts';
import { announcementOf, useDecision } from './use-conflicts.ts';
import { useFirstOpenMonth } from './use-first-open-month.ts';
import { useFocusInSight } from './use-focus-in-sight.ts';
import { useHistoryFold } from './use-history-fold.ts';
import { useLongPress } from './use-long-press.ts';
import { useReferenceLines } from './use-reference-lines.ts';
import { walkCells } from './walk.ts';

export interface MonthTableProps extends Pick<AmountCellProps, 'onAction'> {
  readonly rows: readonly MonthRow[];
  /** A reference is chosen. */
  readonly hasReference: boolean;
  /** It has not come. */
  readonly awaitsReference?: boolean;
  /** Which months of the reference these are, where they are not the same ones: `CUR-2026, año −1`. */
  readonly matched?: string | undefined;
  /** Whose they are, as it is read aloud: `Atunes del Caribe · Tapa`. */
  readonly label: string;
  /** The currency of the prices: `COP`. */
  readonly monedaID: string;
  /** Asked for who changed a month, and its note; absent where the server keeps neither. */
  readonly onHistory?: ((ventaID: number) => void) | undefined;
  /** The month whose history is open. */
  readonly historyOf?: number | null;
}

/** The months of a pair: volume and price to type, the reference beside them, totals below. */
export function MonthTable({
  rows,
  awaitsReference = false,
  hasReference,
  matched,
  label,
  monedaID,
  onAction,
  onHistory,
  historyOf = null,
}: MonthTableProps) {
  const table = useRef<HTMLTableElement>(null);
  const first = rows[0]?.venta.ventaID;
  useFirstOpenMonth(table, first);
  useFocusInSight(table);
  const press = useLongPress(onHistory);
  const pointer = useBlockPointer(onAction);
  const keepsLines = useReferenceLines({ first, awaits: awaitsReference, chosen: hasReference });
  const decision = useDecision(table, onAction);
  const id = useId();
  const past = useHistoryFold(rows);

  return (
    <Room>
      {past.isFoldable && (
        <HistoryToggle count={past.count} open={past.open} table={id} onToggle={past.toggle} />
      )}
      <Table
        ref={table}
        id={id}
        aria-label={label}
        data-matched={matched !== undefined || undefined}
        data-reference={keepsLines || rows.some(({ referencia }) => referencia !== null)}
        data-past={past.isFoldable && !past.open ? 'folded' : 'open'}
        onKeyDown={walkCells}
        onCopy={(event) => copyPicked(event, rows)}
        {...press}
        {...pointer}
      >
        <TableHead monedaID={monedaID} matched={matched} />
        <tbody>
          {rows.map((row, at) => (
            <MonthLine
              key={`${row.venta.anio}-${row.venta.mes}`}
              row={row}
              monedaID={monedaID}
              awaitsReference={awaitsReference}
              isNewYear={at > 0 && rows[at - 1]?.venta.anio !== row.venta.anio}
              isLast={at === rows.length - 1}
              isAsked={row.venta.ventaID === historyOf}
              keepsLine={keepsLines}
              decision={decision}
              onAction={onAction}
              onHistory={onHistory}
            />
          ))}
        </tbody>
        <TotalsRows rows={rows} />
      </Table>
      <VisuallyHidden as="output">{pickedAnnouncement(rows) || announcementOf(rows)}</VisuallyHidden>
    </Room>
  );
}
