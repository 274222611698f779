import type { ClienteProductoPeriodo, ResumenPresupuesto } from '@presupuesto/api-sdk';
import type { PairTotals } from '@presupuesto/machines';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { momentOf } from '../../../format/at-moment.ts';
import { LOCAL_CURRENCY } from '../../../format/local-currency.ts';
import { formatPrecio, formatTotal } from '../../../format/numbers.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Flag } from '../../../ui/Flag/Flag.tsx';
import { Facts, Noted, Remove, Root, Totals } from './DetailPanel.parts.ts';
import { Total } from './Total.tsx';

interface DetailPanelProps {
  readonly pair: ClienteProductoPeriodo;
  /** Null while its months load. */
  readonly totals: PairTotals | null;
  /** The seller's totals of the period; undefined while they load, null when they cannot be had. */
  readonly summary: ResumenPresupuesto | null | undefined;
  /** The pair's note, where the server keeps any. */
  readonly note?: ReactNode;
  readonly onRemove: () => void;
}

const thousands = (value: number): string => formatTotal(value / 1000);

/** Who and what is budgeted, and the four totals beside the seller's own. */
export function DetailPanel({ pair, totals, summary, note, onRemove }: DetailPanelProps) {
  const ofSummary = (value: number | null | undefined) =>
    summary === undefined ? undefined : (value ?? null);
  const monedaID = pair.monedaID ?? LOCAL_CURRENCY;
  // Of several currencies the summary is in one.
  const other = summary?.monedaID === monedaID ? null : summary?.monedaID;
  const unavailable = 'Dato no disponible';
  // Money of several currencies together is missing where a rate is.
  const missing = summary === null ? unavailable : 'Falta una tasa de cambio';
  return (
    <Root aria-label="Detalle del cliente y producto">
      <Facts>
        <div data-fact="pais">
          <dt>País</dt>
          <dd>
            <Flag pais={pair.nombrePais} /> {pair.nombrePais || 'Sin país'}
          </dd>
        </div>
        <div data-fact="division">
          <dt>División</dt>
          <dd>{pair.nombreDivision || '—'}</dd>
        </div>
        <div data-fact="cliente">
          <dt>Cliente</dt>
          <dd title={pair.nombreCliente}>{pair.nombreCliente}</dd>
        </div>
        <div data-fact="producto">
          <dt>Producto</dt>
          <dd title={pair.nombreProducto}>{pair.nombreProducto}</dd>
        </div>
        <div data-fact="moneda">
          <dt>Moneda</dt>
          <dd>{monedaID}</dd>
        </div>
      </Facts>
      {(pair.reapertura || note) && (
        <Noted>
          {pair.reapertura && (
            <Alert tone="warning">
              Reabierto por {pair.reapertura.usuario ?? 'un administrador'}
              {momentOf(pair.reapertura.fecha)}: {pair.reapertura.motivo}
            </Alert>
          )}
          {note}
        </Noted>
      )}
      <Totals>
        <Total
          label="Total Volumen Toneladas"
          budget={totals?.volumenTon}
          summary={ofSummary(summary?.totalVolumenTon)}
          format={formatTotal}
          missing={unavailable}
        />
        <Total
          label={`Precio Promedio (${monedaID}/kg)`}
          budget={totals?.precioPromedio}
          summary={ofSummary(summary?.precioPromedio)}
          unit={other ? [other, `${other}/kg`] : null}
          format={formatPrecio}
          missing={missing}
        />
        <Total
          label={`Total Ventas (miles de ${monedaID})`}
          budget={totals?.ventas}
          summary={ofSummary(summary?.totalVentas)}
          unit={other ? [`mil ${other}`, `miles de ${other}`] : null}
          format={thousands}
          missing={missing}
        />
        <Total
          label="Total Ventas KEUR"
          budget={totals?.ventasEUR}
          summary={ofSummary(summary?.totalVentasEUR)}
          format={thousands}
          missing={missing}
        />
      </Totals>
      <Remove>
        <Button icon={<Trash2 size={16} aria-hidden />} onClick={onRemove}>
          Eliminar
        </Button>
      </Remove>
    </Root>
  );
}
