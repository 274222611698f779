import { type CifraDeMomento, monthName } from '@presupuesto/api-sdk/contract';
import { formatDecimal, formatTotal } from '../../../format/numbers.ts';
import { FIELD_NAMES } from '../History/change-text.ts';

/** More are counted, not listed. */
const LISTED = 200;

/** What goes back, pair by pair: as it stands, and as it stood. */
export function Figures({ cifras }: { readonly cifras: readonly CifraDeMomento[] }) {
  const shown = cifras.slice(0, LISTED);
  return (
    <>
      <table>
        {byPair(shown).map(([id, figures]) => (
          <tbody key={id}>
            <tr>
              <th colSpan={4} scope="rowgroup">
                {figures[0]?.nombreCliente} <small>{figures[0]?.nombreProducto}</small>
              </th>
            </tr>
            {figures.map(({ ventaID, campo, anio, mes, actual, entonces }) => (
              <tr key={`${campo}${ventaID}`}>
                <td>
                  {monthName(mes)} {anio}
                </td>
                <td>{FIELD_NAMES[campo]}</td>
                <td>{formatDecimal(actual)}</td>
                <td>→ {formatDecimal(entonces)}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      {cifras.length > LISTED && <small>… y {formatTotal(cifras.length - LISTED)} más.</small>}
    </>
  );
}

/** They come pair by pair. */
function byPair(cifras: readonly CifraDeMomento[]): [number, CifraDeMomento[]][] {
  const pairs = new Map<number, CifraDeMomento[]>();
  for (const cifra of cifras) {
    const known = pairs.get(cifra.clienteProductoPeriodoID);
    if (known) known.push(cifra);
    else pairs.set(cifra.clienteProductoPeriodoID, [cifra]);
  }
  return [...pairs];
}
