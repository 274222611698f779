import type { Vendedor } from '@presupuesto/api-sdk/contract';

/** Somebody as approvals, progress and the activity name them; a server may leave the code out. */
export interface NamedSeller {
  readonly nombreVendedor: string;
  readonly vendedorCodigo?: string | null | undefined;
}

/** A salesperson of a list, named so. */
export const namedSeller = ({ nombre, apellido, vendedorCodigo }: Vendedor): NamedSeller => ({
  nombreVendedor: `${nombre} ${apellido}`,
  vendedorCodigo,
});

/** Names salespeople of a list: by name and surname, and also by the code where others have the same. */
export function sellerNames(vendedores: readonly Vendedor[]): (vendedor: Vendedor) => string {
  const nameOf = givenNames(vendedores.map(namedSeller));
  return (vendedor) => nameOf(namedSeller(vendedor));
}

/** The same by the names that a server gives: of those who have approved a period, say. One of them may be among them twice. */
export function givenNames(all: readonly NamedSeller[]): (one: NamedSeller) => string {
  const met = new Map<string, NamedSeller['vendedorCodigo']>();
  const shared = new Set<string>();
  for (const { nombreVendedor, vendedorCodigo } of all) {
    if (!met.has(nombreVendedor)) met.set(nombreVendedor, vendedorCodigo);
    else if (met.get(nombreVendedor) !== vendedorCodigo) shared.add(nombreVendedor);
  }
  return ({ nombreVendedor, vendedorCodigo }) =>
    vendedorCodigo && shared.has(nombreVendedor) ? `${nombreVendedor} (${vendedorCodigo})` : nombreVendedor;
}
