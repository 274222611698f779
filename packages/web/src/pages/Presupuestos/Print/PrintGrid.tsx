import {
  currencyOf,
  type GridColumn,
  type GridRow,
  type GridView,
  type Plan,
  pairsOfRow,
  type Reference,
} from '@presupuesto/machines';
import { createPortal } from 'react-dom';
import { formatTotal } from '../../../format/numbers.ts';
import { cellContent, type Shown } from '../Grid/cell-content.ts';
import { cellFigures } from '../Grid/cell-figures.ts';
import { columnText, differenceText } from '../Grid/figure-text.ts';
import { OnWidePaper, WideSheet } from './PrintGrid.parts.ts';

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
export function PrintGrid({ periodoID, plan, figures, ...shown }: PrintGridProps) {
  const years = [...new Set(plan.columns.map(({ anio }) => anio))];
  return createPortal(
    <WideSheet>
      <OnWidePaper />
      <header>
        <h1>Presupuesto {periodoID}</h1>
        <span>{figures}</span>
      </header>
      {years.map((anio) => {
        const columns = plan.columns.filter((column) => column.anio === anio);
        return (
          <table key={anio}>
            <thead>
              <tr>
                <th scope="col">Cliente y producto</th>
                {columns.map((column) => (
                  <th
                    key={column.key}
                    scope="col"
                    data-history={column.isHistory}
                    data-compared={isCompared(column, shown)}
                  >
                    {columnText(column, years.length > 1)}
                    {isCompared(column, shown) && <i>{differenceText(shown.reference)}</i>}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {plan.rows.map((row) => (
                <PaperRow key={row.key} row={row} columns={columns} {...shown} />
              ))}
            </tbody>
          </table>
        );
      })}
    </WideSheet>,
    document.body,
  );
}

interface PaperRowProps
  extends Pick<PrintGridProps, 'view' | 'namesCurrency' | 'reference' | 'hasReference' | 'inPercent'> {
  readonly row: GridRow;
  readonly columns: readonly GridColumn[];
}

function PaperRow({ row, columns, reference, namesCurrency, ...shown }: PaperRowProps) {
  const monedaID = namesCurrency ? currencyOf(pairsOfRow(row)) : null;
  return (
    <tr data-kind={row.kind}>
      <th scope="row">
        {nameOf(row)}
        {monedaID !== null && ` · ${monedaID}`}
      </th>
      {columns.map((column) => {
        const source = {
          kind: row.kind,
          column,
          mark: undefined,
          ...cellFigures({ row, column }, reference),
        };
        const { text, beside, delta } = cellContent(source, shown);
        return (
          <td key={column.key} data-history={column.isHistory} data-compared={isCompared(column, shown)}>
            {text}
            {beside !== '' && <small>{beside}</small>}
            {delta !== '' && <i>{delta}</i>}
          </td>
        );
      })}
    </tr>
  );
}

/** Whether the difference from the reference stands in a column. */
function isCompared({ mes }: GridColumn, { hasReference, inPercent }: Shown): boolean {
  return mes === null && hasReference && !inPercent;
}

function nameOf(row: GridRow): string {
  if (row.kind !== 'total') return row.name;
  return `Total · ${row.pairs.length === 1 ? '1 par' : `${formatTotal(row.pairs.length)} pares`}`;
}
