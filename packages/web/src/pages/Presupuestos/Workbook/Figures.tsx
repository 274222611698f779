import type { CifraLibro } from '@presupuesto/api-sdk/contract';
import type { ReactNode } from 'react';
import { formatDecimal } from '../../../format/numbers.ts';
import { FIELD_NAMES } from '../History/change-text.ts';
import { monthText } from './workbook-text.ts';

type Figure = Pick<
  CifraLibro,
  'celda' | 'nombreCliente' | 'nombreProducto' | 'anio' | 'mes' | 'campo' | 'descargado'
>;

interface FiguresProps<Cifra extends Figure> {
  readonly cifras: readonly Cifra[];
  /** Nothing becomes of them. */
  readonly quiet?: boolean;
  /** What becomes of the figure that was downloaded. */
  readonly children: (cifra: Cifra) => ReactNode;
}

/** Figures of a comparison, pair by pair, in the order in which they come. */
export function Figures<Cifra extends Figure>({ cifras, quiet, children }: FiguresProps<Cifra>) {
  return (
    <table>
      <colgroup>
        <col />
        <col />
        <col />
        <col />
      </colgroup>
      {byPair(cifras).map(([pair, figures]) => (
        <tbody key={pair}>
          <tr>
            <th colSpan={4} scope="rowgroup">
              {figures[0]?.nombreCliente} <small>{figures[0]?.nombreProducto}</small>
            </th>
          </tr>
          {figures.map((cifra) => (
            <tr key={cifra.celda}>
              <td>{monthText(cifra)}</td>
              <td data-quiet>{FIELD_NAMES[cifra.campo]}</td>
              <td data-figure data-quiet>
                {formatDecimal(cifra.descargado)}
              </td>
              <td data-quiet={quiet}>{children(cifra)}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function byPair<Cifra extends Figure>(cifras: readonly Cifra[]): readonly [string, Cifra[]][] {
  const pairs = new Map<string, Cifra[]>();
  for (const cifra of cifras) {
    const pair = JSON.stringify([cifra.nombreCliente, cifra.nombreProducto]);
    const known = pairs.get(pair);
    if (known) known.push(cifra);
    else pairs.set(pair, [cifra]);
  }
  return [...pairs];
}
