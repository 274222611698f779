import {
  currencyOf,
  type GridRow,
  type GridView,
  type Plan,
  pairsOfRow,
  type Reference,
} from '@presupuesto/machines';
import { createPortal } from 'react-dom';
import { formatTotal } from '../../../format/numbers.ts';
import { columnText, differenceText } from '../Grid/figure-text.ts';
import { figureLetters } from './figure-letters.ts';
import { OnWidePaper, WideSheet } from './PrintGrid.parts.ts';
import { isCompared, paperCells } from './paper-cells.ts';

interface PrintGridProps {
  readonly periodoID: string;
  readonly plan: Plan;
  readonly view: GridView;
  /** Rows say their currency: they have several. */
  readonly namesCurrency: boolean;
  /** What the figures are: `Toneladas (t)`. */
  readonly figures: string;
  readonly reference: Reference;
  /** The reference stands under the figures of pairs, and its difference beside totals. */
  readonly hasReference: boolean;
  readonly inPercent: boolean;
}

/** The whole of La hoja on paper: a table a year, which goes on over as many pages as it takes. */
export function PrintGrid({ periodoID, plan, figures, namesCurrency, reference, ...shown }: PrintGridProps) {
  const years = [...new Set(plan.columns.map(({ anio }) => anio))];
  const rows = paperCells(plan, reference, shown);
  const fontSize = figureLetters(rows, plan.columns, shown);
  return createPortal(
    <WideSheet>
      <OnWidePaper />
      <header>
        <h1>Presupuesto {periodoID}</h1>
        <span>{figures}</span>
      </header>
      {years.map((anio) => (
        <table key={anio} style={{ fontSize }}>
          <thead>
            <tr>
              <th scope="col">Cliente y producto</th>
              {plan.columns
                .filter((column) => column.anio === anio)
                .map((column) => (
                  <th
                    key={column.key}
                    scope="col"
                    data-history={column.isHistory}
                    data-compared={isCompared(column, shown)}
                  >
                    {columnText(column, years.length > 1)}
                    {isCompared(column, shown) && <i>{differenceText(reference)}</i>}
                  </th>
                ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ row, cells }) => (
              <tr key={row.key} data-kind={row.kind}>
                <th scope="row">
                  {nameOf(row)}
                  {namesCurrency && <Currency row={row} />}
                </th>
                {cells
                  .filter(({ column }) => column.anio === anio)
                  .map(({ column, text, beside, delta }) => (
                    <td
                      key={column.key}
                      data-history={column.isHistory}
                      data-compared={isCompared(column, shown)}
                    >
                      {text}
                      {beside !== '' && <small>{beside}</small>}
                      {delta !== '' && <i>{delta}</i>}
                    </td>
                  ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </WideSheet>,
    document.body,
  );
}

/** In one piece with its point. */
function Currency({ row }: { readonly row: GridRow }) {
  const monedaID = currencyOf(pairsOfRow(row));
  return monedaID !== null && <span> · {monedaID}</span>;
}

function nameOf(row: GridRow): string {
  if (row.kind !== 'total') return row.name;
  return `Total · ${row.pairs.length === 1 ? '1 par' : `${formatTotal(row.pairs.length)} pares`}`;
}
