import {
  type Field,
  GRID_ORDERS,
  GRID_VIEWS,
  type GridCell,
  type GridOrder,
  type GridView,
  monthKey,
  pairKey,
} from '@presupuesto/machines';

/** What an address says of the sheet; what it does not say, or says wrongly, is absent. */
export interface GridChoice {
  readonly view: GridView | undefined;
  readonly order: GridOrder | undefined;
  readonly cell: GridCell | null;
  /** Percentages over the reference instead of figures. */
  readonly inPercent: boolean;
}

const FIGURES: Record<GridView, string> = {
  volumenTon: 'toneladas',
  precio: 'precio',
  ventas: 'ventas',
  ventasEUR: 'keur',
};

export function gridChoiceOf(query: string): GridChoice {
  const params = new URLSearchParams(query);
  const [row, column] = (params.get('celda') ?? '').split('~');
  return {
    view: GRID_VIEWS.find((view) => FIGURES[view] === params.get('cifras')),
    order: GRID_ORDERS.find((order) => order === params.get('orden')),
    cell: row && column ? { row, column } : null,
    inPercent: params.get('en') === 'porcentaje',
  };
}

/** The query with what the sheet shows and which cell is active. The same text where it says so already. */
export function withGridChoice(query: string, { view, order, cell, inPercent }: GridChoice): string {
  const params = new URLSearchParams(query);
  const before = params.toString();
  for (const name of ['cifras', 'orden', 'celda', 'en']) params.delete(name);
  if (view && view !== 'volumenTon') params.set('cifras', FIGURES[view]);
  if (order && order !== 'cliente') params.set('orden', order);
  if (inPercent) params.set('en', 'porcentaje');
  if (cell) params.set('celda', `${cell.row}~${cell.column}`);
  return params.toString() === before ? query : params.toString();
}

/** A month's figure of a pair, on the sheet and on the form alike. */
interface CellChoice {
  readonly clienteProductoID: number;
  readonly anio: number;
  readonly mes: number;
  readonly field: Field;
}

/** The query that leads to a figure: its row is the active one on the sheet, and its cell gets the focus on the form. */
export function withCell(query: string, { clienteProductoID, anio, mes, field }: CellChoice): string {
  const { order } = gridChoiceOf(query);
  const cell = { row: pairKey(clienteProductoID), column: monthKey(anio, mes) };
  return withGridChoice(query, { view: field, order, inPercent: false, cell });
}

/** The figure of a pair that an address leads to: `first` for one of its totals; null where it leads to none of the pair's. */
export function cellIn(
  query: string,
  clienteProductoID: number,
): Omit<CellChoice, 'clienteProductoID'> | 'first' | null {
  const { cell, view } = gridChoiceOf(query);
  if (cell?.row !== pairKey(clienteProductoID)) return null;
  const [, anio, mes] = /^(\d{4})-(\d{2})$/.exec(cell.column) ?? [];
  if (anio === undefined || mes === undefined) return 'first';
  return { anio: Number(anio), mes: Number(mes), field: view === 'precio' ? view : 'volumenTon' };
}
