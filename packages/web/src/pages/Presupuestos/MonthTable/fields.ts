import type { Field } from '@presupuesto/machines';
import { editablePrecio, editableVolumen } from '../../../format/editable.ts';
import { formatPrecio, formatVolumen } from '../../../format/numbers.ts';

/** How each figure is written at rest and while it is edited, and what it is called in a sentence. */
export const FIELDS: Record<
  Field,
  { name: string; atRest: (valor: number) => string; whileEdited: (valor: number) => string }
> = {
  volumenTon: { name: 'volumen', atRest: formatVolumen, whileEdited: editableVolumen },
  precio: { name: 'precio', atRest: formatPrecio, whileEdited: editablePrecio },
};

/** As the columns have them. */
export const IN_ORDER: readonly Field[] = ['volumenTon', 'precio'];
