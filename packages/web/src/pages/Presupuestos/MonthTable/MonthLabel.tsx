import { monthAbbreviation, monthName, type Venta } from '@presupuesto/api-sdk/contract';
import { StickyNote } from 'lucide-react';
import { formatMoment } from '../../../format/moment.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.ts';

interface MonthLabelProps {
  readonly venta: Venta;
  readonly onHistory: ((ventaID: number) => void) | undefined;
}

/** A month's name, which opens its history; a corner says that somebody else changed it last, a sheet that it has a note. */
export function MonthLabel({ venta, onHistory }: MonthLabelProps) {
  const { ventaID, anio, mes, cambioAjeno, nota } = venta;
  const name = (
    <>
      <span data-size="wide">{monthName(mes)}</span>
      <span data-size="narrow">{monthAbbreviation(mes)}</span> <small>{anio}</small>
    </>
  );
  if (!onHistory) return name;
  const changed = cambioAjeno
    ? `Último cambio: ${cambioAjeno.usuario ?? 'alguien'}, ${formatMoment(cambioAjeno.fecha)}`
    : null;
  const noted = nota ? `Nota: ${nota.texto}` : null;
  return (
    <button
      type="button"
      // The cells have a key for it (Alt+H): a stop in each row would stand between the figures. A month without cells has none.
      tabIndex={-1}
      title={[changed, noted].filter((text) => text !== null).join('\n') || 'Historial y nota (Alt+H)'}
      onClick={() => onHistory(ventaID)}
    >
      {name}
      {changed !== null && <span data-corner="cambio" />}
      {noted !== null && <StickyNote data-corner="nota" aria-hidden />}
      {(changed ?? noted) !== null && (
        <VisuallyHidden>
          {[changed !== null && 'cambiado por otra persona', noted !== null && 'con nota']
            .filter((text) => text !== false)
            .join(', ')}
        </VisuallyHidden>
      )}
    </button>
  );
}
