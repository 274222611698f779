import { type CambioPeriodo, monthName } from '@presupuesto/api-sdk/contract';
import type { Field, ListedChange } from '@presupuesto/machines';
import { formatMoment } from '../../../format/moment.ts';
import { formatDecimal } from '../../../format/numbers.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.ts';
import { FIELD_NAMES, figureText, originText } from './change-text.ts';
import { Item } from './HistoryPanel.parts.ts';

interface ChangeItemProps {
  readonly cambio: ListedChange;
  readonly monedaID: string;
  /** Whether the figure before it can be put back: the month is open and shows another one. */
  readonly restorable: boolean;
  readonly onRestore: (field: Field, valor: number) => void;
}

/** One change: what, from what to what, who, when and how. */
export function ChangeItem({ cambio, monedaID, restorable, onRestore }: ChangeItemProps) {
  const { campo, antes, despues, usuario, origen, fecha } = cambio;
  const name = FIELD_NAMES[campo];
  // One of a whole period says whose it is.
  const pair = isOfPeriod(cambio) ? cambio : null;
  return (
    <Item>
      {pair && (
        <span data-part="pair">
          <b>{pair.nombreCliente}</b> {pair.nombreProducto} · {monthName(pair.mes)} {pair.anio}
        </span>
      )}
      <span data-part="figures">
        <span>{name}</span> <s>{formatDecimal(antes)}</s> <span aria-hidden>→</span>
        <VisuallyHidden>pasó a </VisuallyHidden> <strong>{figureText(campo, despues, monedaID)}</strong>
      </span>
      <small>
        {usuario ?? 'Alguien'} · <time dateTime={fecha}>{formatMoment(fecha)}</time> · {originText(origen)}
      </small>
      {restorable && pair === null && (
        <button
          type="button"
          title={`Vuelve a poner ${figureText(campo, antes, monedaID)}; se puede deshacer`}
          onClick={() => onRestore(campo, antes)}
        >
          Restaurar {formatDecimal(antes)}
        </button>
      )}
    </Item>
  );
}

function isOfPeriod(cambio: ListedChange): cambio is CambioPeriodo {
  return typeof cambio['nombreCliente'] === 'string';
}
