/** `2027-03`: the column of a month. */
export function monthKey(anio: number, mes: number): string {
  return `${anio}-${String(mes).padStart(2, '0')}`;
}

export function pairKey(clienteProductoID: number): string {
  return `par:${clienteProductoID}`;
}

export function groupKey(name: string): string {
  return `grupo:${name}`;
}
