import { type ClienteProductoPeriodo, monthName } from '@presupuesto/api-sdk/contract';
import {
  chartMonths,
  matchedMonths,
  pairTotals,
  referenceTotals,
  type SheetMonth,
} from '@presupuesto/machines';
import { createPortal } from 'react-dom';
import { LOCAL_CURRENCY } from '../../../format/local-currency.ts';
import { formatPrecio, formatTotal, formatVolumen } from '../../../format/numbers.ts';
import { PrintChart } from './PrintChart.tsx';
import { Charts, OnPaper, Sheet } from './PrintSheet.parts.ts';

interface PrintSheetProps {
  readonly fila: ClienteProductoPeriodo;
  readonly periodoID: string;
  readonly referenteID: string | null;
  /** All of the pair, whatever year is shown. */
  readonly months: readonly SheetMonth[];
}

/** More than these want smaller lines to fit on one page. */
const MANY_MONTHS = 27;

const NONE = '—';

/** A pair's budget on one page of paper: who and what, charts of volume and price, every month, and the totals. */
export function PrintSheet({ fila, periodoID, referenteID, months }: PrintSheetProps) {
  const monedaID = fila.monedaID ?? LOCAL_CURRENCY;
  const totals = pairTotals(months.map(({ venta }) => venta));
  const matched = matchedMonths(months);
  return createPortal(
    <Sheet data-months={months.length > MANY_MONTHS ? 'many' : 'some'}>
      <OnPaper />
      <header>
        <h1>{fila.nombreCliente}</h1>
        <span>Presupuesto {periodoID}</span>
      </header>
      <dl>
        <Fact name="Producto" value={fila.nombreProducto} />
        <Fact name="División" value={fila.nombreDivision} />
        <Fact name="País y moneda" value={[fila.nombrePais, fila.monedaID].filter(Boolean).join(' · ')} />
        <Fact name="Referente" value={referenteID ?? 'Sin referente'} />
        <Fact name="Total Volumen Toneladas" value={formatTotal(totals.volumenTon)} />
        <Fact name={`Precio Promedio (${monedaID}/kg)`} value={formatPrecio(totals.precioPromedio)} />
        <Fact name={`Total Ventas (miles de ${monedaID})`} value={formatTotal(totals.ventas / 1000)} />
        <Fact
          name="Total Ventas KEUR"
          value={
            totals.ventasEUR === null ? 'Falta una tasa de cambio' : formatTotal(totals.ventasEUR / 1000)
          }
        />
      </dl>
      <Charts>
        {(['volumen', 'precio'] as const).map((measure) => (
          <PrintChart
            key={measure}
            measure={measure}
            months={chartMonths(months, measure)}
            monedaID={monedaID}
          />
        ))}
      </Charts>
      <table>
        <thead>
          <tr>
            <th scope="col">Período</th>
            <th scope="col">Volumen Toneladas</th>
            <th scope="col">Precio Kg ({monedaID})</th>
            <th scope="col">Volumen Referente</th>
            <th scope="col">Precio Kg Referente</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ venta, referencia, isOpen }) => (
            <tr key={venta.ventaID} data-history={!isOpen}>
              <th scope="row">
                {monthName(venta.mes)} {venta.anio}
              </th>
              <td>{formatVolumen(venta.volumenTon)}</td>
              <td>{formatPrecio(venta.precio)}</td>
              <td>{referencia ? formatVolumen(referencia.volumenTon) : NONE}</td>
              <td>{typeof referencia?.precio === 'number' ? formatPrecio(referencia.precio) : NONE}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <Figures totals={totals} />
            <Figures
              totals={
                matched.length > 0 && matched.length === months.length
                  ? referenceTotals(matched.map(({ referencia }) => referencia))
                  : null
              }
            />
          </tr>
          {matched.length > 0 && matched.length < months.length && (
            <tr>
              <th scope="row">
                Comparables {matched.length}/{months.length}
              </th>
              <Figures totals={pairTotals(matched.map(({ venta }) => venta))} />
              <Figures totals={referenceTotals(matched.map(({ referencia }) => referencia))} />
            </tr>
          )}
        </tfoot>
      </table>
    </Sheet>,
    document.body,
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string | null | undefined }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value || NONE}</dd>
    </div>
  );
}

function Figures({ totals }: { readonly totals: ReturnType<typeof referenceTotals> | null }) {
  return (
    <>
      <td>{totals ? formatTotal(totals.volumenTon) : NONE}</td>
      <td>{typeof totals?.precioPromedio === 'number' ? formatPrecio(totals.precioPromedio) : NONE}</td>
    </>
  );
}
