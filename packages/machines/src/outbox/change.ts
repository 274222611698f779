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
  readonly periodoID: string;
  /** The row that becomes budgeted by it. */
  readonly clienteProductoPeriodoID: number;
  readonly names?: ChangeNames;
}

/** A pair taken off the seller's list. */
interface RemovalChange {
  readonly kind: 'removal';
  readonly clienteProductoID: number;
  readonly periodoID: string;
  readonly names?: ChangeNames;
}

/** Something that the server does not know yet. */
export type Change = ValueChange | RemovalChange;

/** The two fields of a month that are typed. */
export type Field = ValueChange['kind'];

/** Changes with the same key replace each other: the latest wins. */
export function changeKey(change: Change): string {
  return change.kind === 'removal'
    ? `removal:${change.clienteProductoID}`
    : valueKey(change.kind, change.ventaID);
}

export function valueKey(field: Field, ventaID: number): string {
  return `${field}:${ventaID}`;
}
