import { compareTotals, pairTotals } from '@presupuesto/machines';
import { formatPrecio, formatTotal } from '../../../format/numbers.ts';
import {
  formatPercentDifference,
  formatPrecioDifference,
  formatVolumenDifference,
} from '../../../format/signed.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.ts';
import type { MonthRow } from './month-row.ts';

const NONE = '—';

/** The lines below the months: what the pair adds up to beside its reference, and by how much the two differ. */
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
        <td data-column="volumen-referente">{reference ? formatTotal(reference.volumenTon) : NONE}</td>
        <td data-column="precio-referente">{reference ? formatPrecio(reference.precioPromedio) : NONE}</td>
      </tr>
      <DifferenceRow rows={rows} />
    </tfoot>
  );
}

/** Absolute under the budget's totals, in percent under the reference's. */
function DifferenceRow({ rows }: { readonly rows: readonly MonthRow[] }) {
  const compared = compareTotals(rows);
  const { volumenTon, precio } = compared ?? { volumenTon: null, precio: null };
  const partial = compared !== null && compared.compared < compared.months;
  const percent = (value: number | null | undefined, of: string) =>
    typeof value === 'number' ? (
      <>
        <VisuallyHidden>diferencia de {of} en porcentaje </VisuallyHidden>
        {formatPercentDifference(value)}
      </>
    ) : (
      NONE
    );
  return (
    <tr data-difference title={partial ? 'Solo los meses que tienen referente' : undefined}>
      <th scope="row" data-column="periodo">
        Diferencia
        {partial && (
          <small>
            {' '}
            {compared.compared}/{compared.months}
            <span data-size="wide"> meses</span>
          </small>
        )}
      </th>
      <td data-column="volumenTon">{volumenTon ? formatVolumenDifference(volumenTon.absolute) : NONE}</td>
      <td data-column="precio">{precio ? formatPrecioDifference(precio.absolute) : NONE}</td>
      <td data-column="volumen-referente">{percent(volumenTon?.percent, 'volumen')}</td>
      <td data-column="precio-referente">{percent(precio?.percent, 'precio')}</td>
    </tr>
  );
}
