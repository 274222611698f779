import type { ClienteProductoPeriodo } from '@presupuesto/api-sdk/contract';
import { plain, wordsOf } from '../../plain.ts';
import { remembered } from '../../remembered.ts';
import type { RowFilters, RowsContext } from './rows.types.ts';

type Row = ClienteProductoPeriodo;
type Filtered = Pick<RowsContext, 'filas' | 'removed' | keyof RowFilters>;
type Chosen = Filtered & Pick<RowsContext, 'seleccion'>;

const searchable = new WeakMap<Row, string>();

function searchableText(row: Row): string {
  const known = searchable.get(row);
  if (known !== undefined) return known;
  const { nombreCliente, nombreProducto, clienteCodigo, productoCodigo } = row;
  const text = plain([nombreCliente, nombreProducto, clienteCodigo, productoCodigo].join('\n'));
  searchable.set(row, text);
  return text;
}

/** The pairs that count: those whose removal is not under way. */
export const listedRows = remembered(
  ({ filas, removed }: Pick<Filtered, 'filas' | 'removed'>) =>
    removed.length === 0 ? filas : filas.filter((row) => !removed.includes(row.clienteProductoID)),
  ({ filas, removed }) => [filas, removed],
);

/**
 * The rows to show: every word of the search in customer or product, their names or codes, and the filters on top. The chosen row
 * stays whether it is budgeted or not: the first figure typed would take it from under the hands.
 */
export const visibleRows = remembered(
  (context: Chosen): readonly Row[] => {
    const { nombreCliente, nombreProducto, presupuestado, seleccion } = context;
    const words = wordsOf(context.search);
    return listedRows(context).filter((row) => {
      // Made as soon as the rows are shown: the first key typed does not wait for thousands of them.
      const text = searchableText(row);
      return (
        (nombreCliente === null || row.nombreCliente === nombreCliente) &&
        (nombreProducto === null || row.nombreProducto === nombreProducto) &&
        (presupuestado === 'todos' ||
          row.presupuestado === (presupuestado === 'presupuestados') ||
          row.clienteProductoPeriodoID === seleccion) &&
        words.every((word) => text.includes(word))
      );
    });
  },
  (context) => [
    listedRows(context),
    context.search,
    context.nombreCliente,
    context.nombreProducto,
    context.presupuestado,
    context.presupuestado === 'todos' ? null : context.seleccion,
  ],
);

/** The chosen row, as long as it is listed. */
export function selectedRow(context: Chosen): Row | null {
  if (context.seleccion === null) return null;
  return listedRows(context).find((row) => row.clienteProductoPeriodoID === context.seleccion) ?? null;
}

/** The rows after and before the chosen one, as they are listed. */
export function nearRows(context: Chosen): readonly Row[] {
  const rows = visibleRows(context);
  const at = rows.findIndex((row) => row.clienteProductoPeriodoID === context.seleccion);
  return at < 0 ? [] : [rows[at + 1], rows[at - 1]].filter((row) => row !== undefined);
}

/**
 * The next or the previous row of those that are shown, or the nearest that is not budgeted; undefined at the end. From the place
 * of the chosen one, also where it is not shown any more: its first figure takes it out of a list of those that are due.
 */
export function rowBeside(
  context: Filtered & Pick<RowsContext, 'seleccion'>,
  { step, due }: { readonly step: 1 | -1; readonly due: boolean },
): Row | undefined {
  const all = listedRows(context);
  const at = all.findIndex((row) => row.clienteProductoPeriodoID === context.seleccion);
  const shown = new Set(visibleRows(context));
  const beside = step === 1 ? all.slice(at + 1) : all.slice(0, at < 0 ? all.length : at).toReversed();
  return beside.find((row) => shown.has(row) && !(due && row.presupuestado));
}

/** The rounded share of budgeted rows, 0-100; 0 without rows. */
export function completion(context: Pick<Filtered, 'filas' | 'removed'>): number {
  const rows = listedRows(context);
  const budgeted = rows.filter((row) => row.presupuestado).length;
  return rows.length === 0 ? 0 : Math.round((budgeted / rows.length) * 100);
}
