/** A typed volume (tonnes) or price (per kg, local currency) of one month. */
export interface ValueChange {
  readonly kind: 'volumenTon' | 'precio';
  readonly ventaID: number;
  readonly valor: number;
  readonly periodoID: string;
  /** The row that becomes budgeted by it. */
  readonly clienteProductoPeriodoID: number;
}

/** A pair taken off the seller's list. */
export interface RemovalChange {
  readonly kind: 'removal';
  readonly clienteProductoID: number;
  readonly periodoID: string;
}

/** Something that the server has still to be told. */
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
