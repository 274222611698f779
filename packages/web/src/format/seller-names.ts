import type { Aprobacion, Vendedor } from '@presupuesto/api-sdk/contract';

/** Names salespeople of a list: by name and surname, and also by the code where others have the same. */
export function sellerNames(vendedores: readonly Vendedor[]): (vendedor: Vendedor) => string {
  return distinctNames(vendedores, ({ nombre, apellido, vendedorCodigo }) => [
    `${nombre} ${apellido}`,
    vendedorCodigo,
  ]);
}

/** The same for those who have approved a period; a server may leave their codes out. */
export function approverNames(aprobaciones: readonly Aprobacion[]): (aprobacion: Aprobacion) => string {
  return distinctNames(aprobaciones, ({ nombreVendedor, vendedorCodigo }) => [
    nombreVendedor,
    vendedorCodigo,
  ]);
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
