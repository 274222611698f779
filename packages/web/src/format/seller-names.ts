import type { Vendedor } from '@presupuesto/api-sdk/contract';

/** Names salespeople of a list: by name and surname, and also by the code where others have the same. */
export function sellerNames(vendedores: readonly Vendedor[]): (vendedor: Vendedor) => string {
  return distinctNames(vendedores, ({ nombre, apellido, vendedorCodigo }) => [
    `${nombre} ${apellido}`,
    vendedorCodigo,
  ]);
}

/** Somebody as approvals and progress name them; a server may leave the code out. */
interface Named {
  readonly nombreVendedor: string;
  readonly vendedorCodigo?: string | undefined;
}

/** The same for those who have approved a period, or are budgeting it. */
export function givenNames(all: readonly Named[]): (one: Named) => string {
  return distinctNames(all, ({ nombreVendedor, vendedorCodigo }) => [nombreVendedor, vendedorCodigo]);
}

function distinctNames<T>(
  all: readonly T[],
  partsOf: (one: T) => readonly [name: string, code: string | undefined],
): (one: T) => string {
  const met = new Set<string>();
  const shared = new Set<string>();
  for (const one of all) {
    const [name] = partsOf(one);
    (met.has(name) ? shared : met).add(name);
  }
  return (one) => {
    const [name, code] = partsOf(one);
    return code !== undefined && shared.has(name) ? `${name} (${code})` : name;
  };
}
