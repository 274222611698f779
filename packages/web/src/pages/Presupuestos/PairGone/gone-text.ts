import type { GonePair } from '@presupuesto/machines';
import { FIELDS } from '../MonthTable/fields.ts';

/** `Cervecería Cordillera · Lata de 355 ml ya no está en su lista; «413» no se ha guardado.` */
export function goneText({ nombreCliente, nombreProducto, figures }: GonePair): string {
  const lost = figures.map(({ field, valor }) => `«${FIELDS[field].whileEdited(valor)}»`);
  const last = lost.pop();
  const named = lost.length > 0 ? `${lost.join(', ')} y ${last}` : last;
  const rest = named === undefined ? '' : `; ${named} no se ${lost.length > 0 ? 'han' : 'ha'} guardado`;
  return `${nombreCliente} · ${nombreProducto} ya no está en su lista${rest}.`;
}
