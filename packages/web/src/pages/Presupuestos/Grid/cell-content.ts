import {
  type Conflict,
  columnKeyOf,
  differencePercent,
  type Field,
  figuresOfRow,
  type GridColumn,
  type GridRow,
  type GridView,
  isField,
  type Leaf,
  leafOf,
  measured,
  monthChecks,
  type Reference,
  referenceMonths,
  valueKey,
} from '@presupuesto/machines';
import { formatPercentDifference } from '../../../format/signed.ts';
import { checkText } from '../check-text.ts';
import { figureOf, figureText, percentOf } from './figure-text.ts';

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
  /** The reference's figure, or the cell's own where it shows a percentage; empty without one. */
  readonly beside: string;
  /** How much more than the reference, beside a total. */
  readonly delta: string;
  readonly isHistory: boolean;
  readonly key: string | null;
  readonly conflicto: Conflict | null;
  readonly isPending: boolean;
  /** What its author should look at; empty where nothing stands out. */
  readonly warning: string;
  /** Somebody else's last change, or a note. */
  readonly corner: 'cambio' | 'nota' | undefined;
}

export interface Shown {
  readonly view: GridView;
  readonly reference: Reference;
  readonly hasReference: boolean;
  /** How much more than the reference, above the figure itself. */
  readonly inPercent: boolean;
  readonly marks: Marks;
}

/** Nothing to be compared with. */
const NO_PERCENT = '—';

export function cellContent(row: GridRow, column: GridColumn, shown: Shown): CellContent {
  const { view, reference, hasReference, inPercent, marks } = shown;
  const compared = figuresOfRow(row, reference).get(column.key);
  const leaf = leafOf({ row, column });
  const field: Field | null = isField(view) ? view : null;
  const valor = figureOf({ row, column }, view, reference);
  const before = compared?.reference ? measured(compared.reference, view) : null;
  const percent = inPercent ? percentOf({ row, column }, view, reference) : null;
  const difference = compared && column.mes === null ? differencePercent(compared, view) : null;
  const key = leaf && field ? valueKey(field, leaf.venta.ventaID) : null;
  const mark = key === null ? undefined : marks.get(key);
  return {
    valor,
    ...(inPercent
      ? {
          text: percent === null ? NO_PERCENT : formatPercentDifference(percent),
          beside: row.kind === 'pair' ? figureText(view, valor) : '',
          delta: '',
        }
      : {
          text: figureText(view, valor),
          beside: hasReference && row.kind === 'pair' ? figureText(view, before) : '',
          delta: hasReference && difference !== null ? formatPercentDifference(difference) : '',
        }),
    isHistory: column.isHistory,
    key,
    conflicto: mark?.conflicto ?? null,
    isPending: mark !== undefined && mark.conflicto === null,
    warning: leaf && field && !column.isHistory ? warningOf(leaf, field, reference) : '',
    corner: leaf?.venta.nota ? 'nota' : leaf?.venta.cambioAjeno ? 'cambio' : undefined,
  };
}

function warningOf({ pair, venta }: Leaf, field: Field, reference: Reference): string {
  const beside = referenceMonths(pair, reference).get(columnKeyOf(venta)) ?? null;
  return monthChecks(venta, beside)
    .filter((check) => check.field === field)
    .map(checkText)
    .join('; ');
}
