import { monthChecks } from '@presupuesto/machines';
import { formatPrecio, formatVolumen } from '../../../format/numbers.ts';
import { checkText } from '../check-text.ts';
import { AmountCell, type AmountCellProps } from './AmountCell.tsx';
import { ConflictRow } from './ConflictRow.tsx';
import { IN_ORDER } from './fields.ts';
import { MonthLabel } from './MonthLabel.tsx';
import { type MonthRow, monthOf } from './month-row.ts';
import { conflictsIn, type Decision } from './use-conflicts.ts';

interface MonthLineProps
  extends Pick<AmountCellProps, 'monedaID' | 'awaitsReference' | 'isLast' | 'onAction'> {
  readonly row: MonthRow;
  readonly isNewYear: boolean;
  /** Its history is open. */
  readonly isAsked: boolean;
  /** A phone leaves the line of a reference that is not there. */
  readonly keepsLine: boolean;
  readonly decision: Decision;
  readonly onHistory: ((ventaID: number) => void) | undefined;
}

/** A month: its figures to type, the reference's beside them, and under it the conflicts of both. */
export function MonthLine(props: MonthLineProps) {
  const { row, decision, awaitsReference, monedaID, isLast, onAction } = props;
  const { venta, referencia, history } = row;
  const { ventaID, anio, mes } = venta;
  const month = monthOf(row);
  const common = { ventaID, month, monedaID, disabled: history, awaitsReference, isLast, onAction };
  const missing = awaitsReference ? '' : '—';
  // History is nobody's to change.
  const checks = history ? [] : monthChecks(venta, referencia);
  return (
    <>
      <tr
        data-venta={ventaID}
        data-month={`${anio}-${mes}`}
        data-history={history}
        data-asked={props.isAsked || undefined}
        data-unmatched={(referencia === null && !props.keepsLine) || undefined}
        data-new-year={props.isNewYear}
      >
        <th scope="row" data-column="periodo">
          <MonthLabel venta={venta} onHistory={props.onHistory} />
        </th>
        {IN_ORDER.map((field) => (
          <AmountCell
            key={field}
            {...common}
            field={field}
            valor={venta[field]}
            referencia={referencia?.[field] ?? null}
            pending={row.pending[field]}
            warning={checks
              .filter((check) => check.field === field)
              .map(checkText)
              .join('; ')}
            conflictID={row.conflict?.[field] && decision.idOf(field, ventaID)}
            heard={row.heard?.[field]}
            picked={row.picked?.[field]}
          />
        ))}
        <td data-column="volumen-referente">{referencia ? formatVolumen(referencia.volumenTon) : missing}</td>
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
    </>
  );
}
