import { isPorcentaje } from '../edits/copy-reference.ts';
import type { CopyOptions } from '../sheet/sheet.types.ts';

/** What is remembered of the last copy: which pairs and which months of the reference depend on what is open. */
export type CopyMemory = Pick<CopyOptions, 'fields' | 'porcentajes' | 'onlyEmpty'>;

export const USUAL_COPY: CopyMemory = {
  fields: ['volumenTon', 'precio'],
  porcentajes: { volumenTon: 0, precio: 0 },
  onlyEmpty: true,
};

/** What the device kept, perhaps of an older version; the usual for what makes no sense. */
export function readCopyMemory(saved: unknown): CopyMemory {
  const { fields, porcentajes, onlyEmpty } = fieldsOf(saved);
  const wanted = USUAL_COPY.fields.filter((field) => Array.isArray(fields) && fields.includes(field));
  const { volumenTon, precio } = fieldsOf(porcentajes);
  return {
    fields: wanted.length > 0 ? wanted : USUAL_COPY.fields,
    porcentajes: { volumenTon: percent(volumenTon), precio: percent(precio) },
    onlyEmpty: onlyEmpty !== false,
  };
}

const percent = (value: unknown): number => (typeof value === 'number' && isPorcentaje(value) ? value : 0);

type Unread = { readonly [N in 'fields' | 'porcentajes' | 'onlyEmpty' | 'volumenTon' | 'precio']?: unknown };

function fieldsOf(value: unknown): Unread {
  return typeof value === 'object' && value !== null ? value : {};
}
