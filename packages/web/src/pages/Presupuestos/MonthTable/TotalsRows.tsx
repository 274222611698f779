import { pairTotals } from '@presupuesto/machines';
import { formatPrecio, formatTotal } from '../../../format/numbers.ts';
import type { MonthRow } from './month-row.ts';

/** The lines below the months: what the pair adds up to, beside its reference. */
export function TotalsRows({ rows }: { readonly rows: readonly MonthRow[] }) {
  const budget = pairTotals(rows.map((row) => row.venta));
  const references = rows.flatMap((row) => row.referencia ?? []);
  const reference = references.length > 0 ? pairTotals(references) : undefined;
  return (
    <tfoot>
      <tr>
        <th scope="row" data-column="periodo">
          Total
        </th>
        <td data-column="volumenTon">{formatTotal(budget.volumenTon)}</td>
        <td data-column="precio" title="Precio promedio ponderado por volumen">
          {formatPrecio(budget.precioPromedio)}
        </td>
        <td data-column="volumen-referente">{reference ? formatTotal(reference.volumenTon) : '—'}</td>
        <td data-column="precio-referente">{reference ? formatPrecio(reference.precioPromedio) : '—'}</td>
      </tr>
    </tfoot>
  );
}
