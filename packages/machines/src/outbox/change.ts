/** What people call it, for telling them of a change that could not be sent. */
interface ChangeNames {
  readonly nombreCliente: string;
  readonly nombreProducto: string;
  /** Absent for a whole pair. */
  readonly anio?: number;
  readonly mes?: number;
}

/** A typed volume (tonnes) or price (per kg, local currency) of one month. */
export interface ValueChange {
  readonly kind: 'volumenTon' | 'precio';
  readonly ventaID: number;
  readonly valor: number;
  /** What its author saw in the cell before: saved only where that still stands. Absent from earlier versions' changes. */
  readonly visto?: number;
  /** Of a price, the currency that its author saw: refused where the pair is in another one by now. Absent where none was known. */
  readonly moneda?: string;
  /** Earlier figures of the cell whose answers never came: the server may hold one of them. */
  readonly tried?: readonly number[];
  readonly periodoID: string;
  /** The row that becomes budgeted by it. */
  readonly clienteProductoPeriodoID: number;
  /** Its pair, for finding it again; absent from earlier versions' changes. */
  readonly clienteProductoID?: number;
  readonly names?: ChangeNames;
}

/** A pair taken off the seller's list. */
export interface RemovalChange {
  readonly kind: 'removal';
  readonly clienteProductoID: number;
  readonly periodoID: string;
  readonly names?: ChangeNames;
}

/** A removed pair that is assigned again. It replaces the removal where that still waits. */
export interface RestorationChange extends Omit<RemovalChange, 'kind'> {
  readonly kind: 'restoration';
  readonly clienteID: number;
  readonly productoID: number;
}

/** Something that the server does not know yet. */
export type Change = ValueChange | RemovalChange | RestorationChange;

/** The two fields of a month that are typed. */
export type Field = ValueChange['kind'];

/** Changes with the same key replace each other: the latest wins. */
export function changeKey(change: Change): string {
  return isValueChange(change)
    ? valueKey(change.kind, change.ventaID)
    : `removal:${change.clienteProductoID}`;
}

/** Whether it is a figure, and not a whole pair. */
export function isValueChange(change: Change): change is ValueChange {
  return change.kind === 'volumenTon' || change.kind === 'precio';
}

export function valueKey(field: Field, ventaID: number): string {
  return `${field}:${ventaID}`;
}
