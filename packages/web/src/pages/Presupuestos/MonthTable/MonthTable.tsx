import { monthAbbreviation, monthName } from '@presupuesto/api-sdk/contract';
import { useId, useRef, useState } from 'react';
import { formatPrecio, formatVolumen } from '../../../format/numbers.ts';
import { AmountCell, type AmountCellProps } from './AmountCell.tsx';
import { HistoryToggle } from './HistoryToggle.tsx';
import { Room, Table } from './MonthTable.parts.ts';
import type { MonthRow } from './month-row.ts';
import { TotalsRows } from './TotalsRows.tsx';
import { useFirstOpenMonth } from './use-first-open-month.ts';
import { useFocusInSight } from './use-focus-in-sight.ts';
import { walkColumn } from './walk.ts';

export interface MonthTableProps extends Pick<AmountCellProps, 'onAction'> {
  readonly rows: readonly MonthRow[];
  /** The currency of the prices: `COP`. */
  readonly monedaID: string;
}

/** The months of a pair: volume and price to type, the reference beside them, totals below. */
export function MonthTable({ rows, monedaID, onAction }: MonthTableProps) {
  const table = useRef<HTMLTableElement>(null);
  useFirstOpenMonth(table);
  useFocusInSight(table);
  const id = useId();
  const [historyOpen, setHistoryOpen] = useState(false);
  const past = rows.filter((row) => row.history).length;
  const foldable = past > 0 && past < rows.length;
  return (
    <Room>
      {foldable && (
        <HistoryToggle
          count={past}
          open={historyOpen}
          table={id}
          onToggle={() => setHistoryOpen(!historyOpen)}
        />
      )}
      <Table
        ref={table}
        id={id}
        data-reference={rows.some(({ referencia }) => referencia !== null)}
        data-past={foldable && !historyOpen ? 'folded' : 'open'}
        onKeyDown={walkColumn}
      >
        <thead>
          <tr>
            <th scope="col" data-column="periodo">
              Período
            </th>
            <th scope="col" data-column="volumenTon">
              Volumen Toneladas
            </th>
            <th scope="col" data-column="precio">
              Precio Kg ({monedaID})
            </th>
            <th scope="col" data-column="volumen-referente">
              Volumen Referente
            </th>
            <th scope="col" data-column="precio-referente">
              Precio Kg Referente
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ venta, referencia, history, pending, heard }, at) => {
            const { ventaID, anio, mes } = venta;
            const month = `${monthName(mes)} ${anio}`;
            const common = { ventaID, month, disabled: history, onAction };
            return (
              <tr
                key={ventaID}
                data-history={history}
                data-new-year={at > 0 && rows[at - 1]?.venta.anio !== anio}
              >
                <th scope="row" data-column="periodo">
                  <span data-size="wide">{monthName(mes)}</span>
                  <span data-size="narrow">{monthAbbreviation(mes)}</span> <small>{anio}</small>
                </th>
                <AmountCell
                  {...common}
                  field="volumenTon"
                  valor={venta.volumenTon}
                  pending={pending.volumenTon}
                  heard={heard?.volumenTon}
                />
                <AmountCell
                  {...common}
                  field="precio"
                  valor={venta.precio}
                  pending={pending.precio}
                  heard={heard?.precio}
                />
                <td data-column="volumen-referente" data-empty={referencia === null || undefined}>
                  {referencia ? formatVolumen(referencia.volumenTon) : '—'}
                </td>
                <td data-column="precio-referente">{referencia ? formatPrecio(referencia.precio) : '—'}</td>
              </tr>
            );
          })}
        </tbody>
        <TotalsRows rows={rows} />
      </Table>
    </Room>
  );
}
