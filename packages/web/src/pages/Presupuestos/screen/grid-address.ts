import { GRID_ORDERS, GRID_VIEWS, type GridCell, type GridOrder, type GridView } from '@presupuesto/machines';

/** What an address says of the sheet; what it does not say, or says wrongly, is absent. */
export interface GridChoice {
  readonly view: GridView | undefined;
  readonly order: GridOrder | undefined;
  readonly cell: GridCell | null;
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
  };
}

/** The query with what the sheet shows and which cell is active. The same text where it says so already. */
export function withGridChoice(query: string, { view, order, cell }: GridChoice): string {
  const params = new URLSearchParams(query);
  const before = params.toString();
  for (const name of ['cifras', 'orden', 'celda']) params.delete(name);
  if (view && view !== 'volumenTon') params.set('cifras', FIGURES[view]);
  if (order && order !== 'cliente') params.set('orden', order);
  if (cell) params.set('celda', `${cell.row}~${cell.column}`);
  return params.toString() === before ? query : params.toString();
}
