import {
  compareTotals,
  matchedMonths,
  type PairTotals,
  pairTotals,
  referenceTotals,
} from '@presupuesto/machines';
import { formatPrecio, formatTotal } from '../../../format/numbers.ts';
import {
  formatFigureDifference,
  formatPercentDifference,
  formatVolumenDifference,
} from '../../../format/signed.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.ts';
import type { MonthRow } from './month-row.ts';

const NONE = '—';
/** Keeps the line as high as the others. */
const NOTHING = '\u00a0';

interface RowsProps {
  readonly rows: readonly MonthRow[];
}

/** The lines below the months: what the pair adds up to beside its reference, and by how much the two differ. */
export function TotalsRows({ rows }: RowsProps) {
  const matched = matchedMonths(rows);
  const budget = pairTotals(rows.map((row) => row.venta));
  const reference = matched.length > 0 ? referenceTotals(matched.map(({ referencia }) => referencia)) : null;
  const isPartial = matched.length > 0 && matched.length < rows.length;
  return (
    <tfoot>
      <tr>
        <th scope="row" data-column="periodo">
          Total
        </th>
        <Figures budget={budget} reference={isPartial ? null : reference} />
      </tr>
      {isPartial && (
        <tr data-like title="Solo los meses que tienen referente, de los dos">
          <th scope="row" data-column="periodo">
            Comparables{' '}
            <small>
              {matched.length}/{rows.length}
              <span data-size="wide"> meses</span>
            </small>
          </th>
          <Figures budget={pairTotals(matched.map(({ venta }) => venta))} reference={reference} />
        </tr>
      )}
      <DifferenceRow rows={rows} />
    </tfoot>
  );
}

interface FiguresProps {
  readonly budget: PairTotals;
  readonly reference: ReturnType<typeof referenceTotals> | null;
}

function Figures({ budget, reference }: FiguresProps) {
  return (
    <>
      <td data-column="volumenTon">{formatTotal(budget.volumenTon)}</td>
      <td data-column="precio" title="Precio promedio ponderado por volumen">
        {formatPrecio(budget.precioPromedio)}
      </td>
      <td data-column="volumen-referente">{reference ? formatTotal(reference.volumenTon) : NONE}</td>
      <td data-column="precio-referente">
        {typeof reference?.precioPromedio === 'number' ? formatPrecio(reference.precioPromedio) : NONE}
      </td>
    </>
  );
}

/** Of the months that both have: absolute, and beside it in percent of the reference. */
function DifferenceRow({ rows }: RowsProps) {
  const compared = compareTotals(rows);
  const { volumenTon, precio } = compared ?? { volumenTon: null, precio: null };
  return (
    <tr data-difference>
      <th scope="row" data-column="periodo">
        Diferencia
      </th>
      <td data-column="volumenTon">
        {volumenTon && (
          <Difference of="volumen" text={formatVolumenDifference(volumenTon.absolute)} {...volumenTon} />
        )}
        {!volumenTon && NONE}
      </td>
      <td data-column="precio">
        {precio && <Difference of="precio" text={formatFigureDifference(precio.absolute)} {...precio} />}
        {!precio && NONE}
      </td>
      <td data-column="volumen-referente">{NOTHING}</td>
      <td data-column="precio-referente">{NOTHING}</td>
    </tr>
  );
}

interface DifferenceProps {
  readonly of: string;
  readonly text: string;
  readonly percent: number | null;
}

function Difference({ of, text, percent }: DifferenceProps) {
  return (
    <span>
      <span>{text}</span>
      {percent !== null && (
        <small>
          <VisuallyHidden>diferencia de {of} en porcentaje </VisuallyHidden>
          {formatPercentDifference(percent)}
        </small>
      )}
    </span>
  );
}
