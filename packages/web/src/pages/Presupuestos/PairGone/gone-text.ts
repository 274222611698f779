import type { GonePair } from '@presupuesto/machines';
import { lostText } from '../lost-text.ts';
import { FIELDS } from '../MonthTable/fields.ts';

/** `Cervecería Cordillera · Lata de 355 ml ya no está en su lista; «413» no se ha guardado.` */
export function goneText({ nombreCliente, nombreProducto, figures }: GonePair): string {
  const lost = lostText(figures.map(({ field, valor }) => FIELDS[field].whileEdited(valor)));
  return `${nombreCliente} · ${nombreProducto} ya no está en su lista${lost && `; ${lost}`}.`;
}
