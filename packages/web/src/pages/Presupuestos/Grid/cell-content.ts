import {
  type Conflict,
  type Field,
  type GridColumn,
  type GridRow,
  type GridView,
  isField,
  isPartial,
  monthChecks,
  valueKey,
} from '@presupuesto/machines';
import { formatTotal } from '../../../format/numbers.ts';
import { formatPercentDifference, formatTotalDifference } from '../../../format/signed.ts';
import { checkText } from '../check-text.ts';
import { besideOf, type CellFigures, figureOf, percentOf } from './cell-figures.ts';
import { figureText } from './figure-text.ts';

/** What waits in the outbox for a cell. */
export interface Mark {
  readonly conflicto: Conflict | null;
}

/** By `valueKey`. */
export type Marks = ReadonlyMap<string, Mark>;

/** What a cell shows. */
export interface CellContent {
  readonly valor: number | null;
  readonly text: string;
  /** The reference's figure, or the cell's own where it shows a percentage, or how many months of a total have a reference; empty without one. */
  readonly beside: string;
  /** How much more than the reference, beside a total. */
  readonly delta: string;
  /** Of which months the difference is; empty where it is of all. */
  readonly partial: string;
  readonly isHistory: boolean;
  readonly conflicto: Conflict | null;
  readonly isPending: boolean;
  /** What its author should look at; empty where nothing stands out. */
  readonly warning: string;
  /** Somebody else's last change, or a note. */
  readonly corner: 'cambio' | 'nota' | undefined;
}

/** How cells show what they are made of. */
export interface Shown {
  readonly view: GridView;
  readonly hasReference: boolean;
  /** How much more than the reference, above the figure itself. */
  readonly inPercent: boolean;
}

/** Where a cell stands, and what it is made of. */
interface CellSource extends CellFigures {
  readonly kind: GridRow['kind'];
  readonly column: GridColumn;
  readonly mark: Mark | undefined;
}

/** Nothing to be compared with. */
const NO_PERCENT = '—';

export function cellContent(source: CellSource, { view, hasReference, inPercent }: Shown): CellContent {
  const { kind, column, venta, mark } = source;
  const field: Field | null = venta && isField(view) ? view : null;
  const valor = figureOf(source, view);
  const isCompared = inPercent || (hasReference && column.mes === null);
  const percent = isCompared ? percentOf(source, view) : null;
  const partial = percent === null ? '' : partialText(source);
  const beside = inPercent ? valor : hasReference ? besideOf(source, view) : null;
  return {
    valor,
    text: inPercent ? (percent === null ? NO_PERCENT : percentText(percent)) : figureText(view, valor),
    beside: kind === 'pair' ? (partial && coverageText(source)) || figureText(view, beside) : '',
    delta: inPercent || percent === null ? '' : percentText(percent),
    partial,
    isHistory: column.isHistory,
    conflicto: mark?.conflicto ?? null,
    isPending: mark !== undefined && mark.conflicto === null,
    warning: field && !column.isHistory ? warningOf(source, field) : '',
    corner: venta?.nota ? 'nota' : venta?.cambioAjeno ? 'cambio' : undefined,
  };
}

/** The reference of some months does not stand under the total of all: their number does. */
function coverageText({ coverage }: CellSource): string {
  return coverage ? `${coverage.compared}/${coverage.months} meses` : '';
}

function partialText({ compared, coverage }: CellSource): string {
  if (!compared || !isPartial(compared)) return '';
  if (!coverage) return 'solo de los meses con referente';
  return `${coverage.compared} de ${coverage.months} meses con referente`;
}

/** So many times as much says that the two are not to be compared, and would lie over the total. */
const MOST_PERCENT = 9_999;

/** What is rounded to a thousand percent or more has no room for a decimal, which would say nothing: `+1.235 %`, and at most `>9.999 %`. */
export function percentText(percent: number): string {
  if (percent >= MOST_PERCENT + 0.5) return `>${formatTotal(MOST_PERCENT)}\u00a0%`;
  if (percent <= -MOST_PERCENT - 0.5) return `<−${formatTotal(MOST_PERCENT)}\u00a0%`;
  return Math.abs(percent) < 999.95
    ? formatPercentDifference(percent)
    : `${formatTotalDifference(percent)}\u00a0%`;
}

/** The key of a cell that is typed in; null for any other. */
export function keyOf({ venta }: CellFigures, view: GridView): string | null {
  return venta && isField(view) ? valueKey(view, venta.ventaID) : null;
}

function warningOf({ venta, referencia }: CellFigures, field: Field): string {
  if (!venta) return '';
  return monthChecks(venta, referencia ?? null)
    .filter((check) => check.field === field)
    .map(checkText)
    .join('; ');
}
