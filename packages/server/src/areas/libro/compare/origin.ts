import { type Campo, monthIndex } from '@presupuesto/api-sdk/contract';
import { plain } from '../../../workbook/plain.ts';
import type { BookSheet } from '../read/sheets.ts';
import type { CurrentPair } from './current.ts';

/** A pair as it was downloaded. */
interface OriginPair {
  readonly naming: BookSheet['rows'][number]['naming'];
  /** Scaled figures by `cellKey`. */
  readonly figures: ReadonlyMap<string, number>;
}

/** A figure among those of a pair. */
const cellKey = (campo: Campo, month: number): string => `${campo} ${month}`;

/** What was downloaded, by key. */
export class Origin {
  private readonly pairs: ReadonlyMap<string, OriginPair>;

  constructor({ columns, rows }: BookSheet) {
    const keys = columns.figures.map(({ campo, anio, mes }) => cellKey(campo, monthIndex(anio ?? 0, mes)));
    this.pairs = new Map(
      rows.map(({ naming, readings }) => {
        const figures = readings.flatMap((reading, at) =>
          typeof reading === 'number' ? [[keys[at] ?? '', reading] as const] : [],
        );
        return [naming.clave, { naming, figures: new Map(figures) }];
      }),
    );
  }

  get size(): number {
    return this.pairs.size;
  }

  /** Whether the book means this very pair by its key: another installation gives the same keys to other ones. */
  knows(pair: CurrentPair): boolean {
    const naming = this.pairs.get(String(pair.clienteProductoPeriodoID))?.naming;
    if (naming === undefined || naming.relacion !== String(pair.clienteProductoID)) return false;
    const isSame = (one: string, other: string) => plain(one) === plain(other);
    return (
      (isSame(naming.codigoCliente, pair.clienteCodigo) &&
        isSame(naming.codigoProducto, pair.productoCodigo)) ||
      (isSame(naming.cliente, pair.nombreCliente) && isSame(naming.producto, pair.nombreProducto))
    );
  }

  /** The figure that was downloaded with a key; undefined where there was none. */
  figure(key: string, campo: Campo, month: number): number | undefined {
    return this.pairs.get(key)?.figures.get(cellKey(campo, month));
  }
}
