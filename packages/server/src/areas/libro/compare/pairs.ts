import { plain } from '../../../workbook/plain.ts';
import type { BookRow } from '../read/sheets.ts';
import type { CurrentPair } from './current.ts';

/** Which pair a row is of: one of the budget, none that anybody would miss, or why it is not known. */
export type Match = { readonly pair: CurrentPair } | { readonly problem: string } | undefined;

type Naming = BookRow['naming'];

/** The pairs of a budget, to be found by what a row says of itself. */
export class PairIndex {
  private readonly byKey: ReadonlyMap<string, CurrentPair>;
  private readonly byNames: ReadonlyMap<string, CurrentPair | null>;
  private readonly byCodes: ReadonlyMap<string, CurrentPair | null>;

  /** @param isKnown whether a pair is the one that the book means by its key */
  constructor(pairs: readonly CurrentPair[], isKnown: (pair: CurrentPair) => boolean) {
    this.byKey = new Map(pairs.filter(isKnown).map((pair) => [String(pair.clienteProductoPeriodoID), pair]));
    this.byNames = unique(pairs, ({ nombreCliente, nombreProducto }) => [nombreCliente, nombreProducto]);
    this.byCodes = unique(pairs, ({ clienteCodigo, productoCodigo }) => [clienteCodigo, productoCodigo]);
  }

  /** By its key first, else by its names or codes. A key that contradicts them means neither. */
  find({ naming, readings }: BookRow): Match {
    const named = this.named(naming);
    const keyed = naming.clave === '' ? undefined : this.byKey.get(naming.clave);
    if (keyed && named && keyed !== named) {
      return { problem: `la clave es de «${titleOf(keyed)}», pero la fila dice «${titleOf(named)}»` };
    }
    const pair = keyed ?? named;
    if (pair) return { pair };
    if (readings.every((reading) => reading === null) || isTotal(naming)) return undefined;
    const { cliente, producto, clave } = naming;
    const what = cliente || producto ? `«${[cliente, producto].join(' · ')}»` : `la clave «${clave}»`;
    return { problem: `${what} no es de ningún par de su presupuesto` };
  }

  private named({ cliente, producto, codigoCliente, codigoProducto }: Naming): CurrentPair | undefined {
    const byCodes = this.byCodes.get(keyOf([codigoCliente, codigoProducto]));
    return byCodes ?? this.byNames.get(keyOf([cliente, producto])) ?? undefined;
  }
}

type Names = readonly [string, string];

/** Of names that are two pairs' neither is meant. */
function unique(
  pairs: readonly CurrentPair[],
  namesOf: (pair: CurrentPair) => Names,
): Map<string, CurrentPair | null> {
  const found = new Map<string, CurrentPair | null>();
  for (const pair of pairs) {
    const key = keyOf(namesOf(pair));
    found.set(key, found.has(key) ? null : pair);
  }
  return found;
}

const keyOf = (names: Names): string => JSON.stringify(names.map(plain));
const titleOf = ({ nombreCliente, nombreProducto }: CurrentPair) => `${nombreCliente} · ${nombreProducto}`;

const TOTAL = /^(sub)?total(es)?\b|^suma\b/;

/** A row of sums, which people add: it says so, or says nothing of itself. */
function isTotal({ clave, cliente, producto }: Naming): boolean {
  if (clave !== '') return false;
  return TOTAL.test(plain(cliente)) || TOTAL.test(plain(producto)) || cliente + producto === '';
}
