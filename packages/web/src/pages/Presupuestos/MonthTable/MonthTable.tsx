import { monthName } from '@presupuesto/api-sdk/contract';
import { type Field, monthChecks } from '@presupuesto/machines';
import { type ClipboardEvent, Fragment, useId, useRef, useState } from 'react';
import { formatPrecio, formatVolumen } from '../../../format/numbers.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.ts';
import { checkText } from '../check-text.ts';
import { writeFigures } from '../clipboard.ts';
import { AmountCell, type AmountCellProps } from './AmountCell.tsx';
import { ConflictRow } from './ConflictRow.tsx';
import { HistoryToggle } from './HistoryToggle.tsx';
import { MonthLabel } from './MonthLabel.tsx';
import { Room, Table } from './MonthTable.parts.ts';
import type { MonthRow } from './month-row.ts';
import { pickedAnnouncement, pickedFigures } from './picked.ts';
import { TotalsRows } from './TotalsRows.tsx';
import { useBlockPointer } from './use-block-pointer.ts';
import { announcementOf, conflictsIn, useDecision } from './use-conflicts.ts';
import { useFirstOpenMonth } from './use-first-open-month.ts';
import { useFocusInSight } from './use-focus-in-sight.ts';
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

/** What stands out in a figure, beside its reference; history is nobody's to change. */
function warningOf({ venta, referencia, history }: MonthRow, field: Field): string {
  const checks = history ? [] : monthChecks(venta, referencia).filter((check) => check.field === field);
  return checks.map(checkText).join('; ');
}

const monthOf = ({ venta: { anio, mes } }: MonthRow): string => `${monthName(mes)} ${anio}`;

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
  const missing = awaitsReference ? '' : '—';
  const decision = useDecision(table, onAction);
  const id = useId();
  const [unfolded, setUnfolded] = useState<number>();
  const past = rows.filter((row) => row.history).length;
  const foldable = past > 0 && past < rows.length;
  const historyOpen = unfolded !== undefined && unfolded === first;
  // A part of a figure that is selected by hand is copied as any text.
  function handleCopy(event: ClipboardEvent): void {
    const isTyping = event.target instanceof HTMLElement && event.target.dataset['typing'] === 'true';
    const figures = isTyping ? null : pickedFigures(rows);
    if (!figures) return;
    event.preventDefault();
    writeFigures(event.clipboardData, figures);
  }

  return (
    <Room>
      {foldable && (
        <HistoryToggle
          count={past}
          open={historyOpen}
          table={id}
          onToggle={() => setUnfolded(historyOpen ? undefined : first)}
        />
      )}
      <Table
        ref={table}
        id={id}
        aria-label={label}
        data-matched={matched !== undefined || undefined}
        data-reference={keepsLines || rows.some(({ referencia }) => referencia !== null)}
        data-past={foldable && !historyOpen ? 'folded' : 'open'}
        onKeyDown={walkCells}
        onCopy={handleCopy}
        {...press}
        {...pointer}
      >
        <thead>
          <tr>
            <th scope="col" data-column="periodo">
              Período
            </th>
            <th scope="col" data-column="volumenTon">
              Volumen Toneladas
            </th>
            <th scope="col" data-column="precio">
              Precio Kg ({monedaID})
            </th>
            <th scope="col" data-column="volumen-referente">
              Volumen Referente
              {matched !== undefined && <small>{matched}</small>}
            </th>
            <th scope="col" data-column="precio-referente">
              Precio Kg Referente
              {matched !== undefined && <small>{matched}</small>}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => {
            const { venta, referencia, history, pending } = row;
            const { ventaID, anio } = venta;
            const month = monthOf(row);
            const idOf = (field: Field) =>
              row.conflict?.[field] ? decision.idOf(field, ventaID) : undefined;
            const common = { ventaID, month, monedaID, disabled: history, awaitsReference, onAction };
            return (
              <Fragment key={`${anio}-${venta.mes}`}>
                <tr
                  data-venta={ventaID}
                  data-month={`${anio}-${venta.mes}`}
                  data-history={history}
                  data-asked={ventaID === historyOf || undefined}
                  data-unmatched={(referencia === null && !keepsLines) || undefined}
                  data-new-year={at > 0 && rows[at - 1]?.venta.anio !== anio}
                >
                  <th scope="row" data-column="periodo">
                    <MonthLabel venta={venta} onHistory={onHistory} />
                  </th>
                  <AmountCell
                    {...common}
                    field="volumenTon"
                    valor={venta.volumenTon}
                    referencia={referencia?.volumenTon ?? null}
                    pending={pending.volumenTon}
                    warning={warningOf(row, 'volumenTon')}
                    conflictID={idOf('volumenTon')}
                    heard={row.heard?.volumenTon}
                    picked={row.picked?.volumenTon}
                  />
                  <AmountCell
                    {...common}
                    field="precio"
                    valor={venta.precio}
                    referencia={referencia?.precio ?? null}
                    pending={pending.precio}
                    warning={warningOf(row, 'precio')}
                    conflictID={idOf('precio')}
                    heard={row.heard?.precio}
                    picked={row.picked?.precio}
                  />
                  <td data-column="volumen-referente">
                    {referencia ? formatVolumen(referencia.volumenTon) : missing}
                  </td>
                  <td data-column="precio-referente">
                    {typeof referencia?.precio === 'number' ? formatPrecio(referencia.precio) : missing}
                  </td>
                </tr>
                {conflictsIn(row).map((conflict) => (
                  <ConflictRow
                    key={conflict.field}
                    {...conflict}
                    id={decision.idOf(conflict.field, ventaID)}
                    month={month}
                    onDecide={(type) => decision.decide(type, ventaID, conflict.field)}
                  />
                ))}
              </Fragment>
            );
          })}
        </tbody>
        <TotalsRows rows={rows} />
      </Table>
      <VisuallyHidden as="output">
        {pickedAnnouncement(rows, monthOf) || announcementOf(rows, monthOf)}
      </VisuallyHidden>
    </Room>
  );
}
