import { monthName } from '@presupuesto/api-sdk/contract';
import type { Change } from '@presupuesto/machines';
import { editablePrecio, editableVolumen } from '../../format/editable.ts';
import { formatTotal } from '../../format/numbers.ts';

/** `2 cambios escritos antes no se pudieron enviar`, and so for one and for what cannot be read. */
export function unsentTitle(count: number): string {
  return count === 1
    ? '1 cambio escrito antes no se pudo enviar:'
    : `${formatTotal(count)} cambios escritos antes no se pudieron enviar:`;
}

/** `2 cifras en conflicto`, and what that means. */
export function conflictsText(count: number): string {
  const many = count === 1 ? '1 cifra en conflicto' : `${formatTotal(count)} cifras en conflicto`;
  return `${many}: se guardó otro valor antes que el suyo. Elija cuál queda.`;
}

export function unreadableText(count: number): string {
  return count === 1
    ? '1 cambio guardado en este dispositivo no se puede leer.'
    : `${formatTotal(count)} cambios guardados en este dispositivo no se pueden leer.`;
}

/** A change in people's words: whose, of which month, what. Earlier versions kept no names. */
export function changeText(change: Change): string {
  const { names } = change;
  const pair = names ? `${names.nombreCliente} · ${names.nombreProducto}` : 'Cliente y producto sin nombre';
  return [pair, change.periodoID, ...monthOf(change), whatOf(change)].join(' · ');
}

function monthOf({ names }: Change): readonly string[] {
  return names?.mes && names.anio ? [`${monthName(names.mes)} ${names.anio}`] : [];
}

function whatOf(change: Change): string {
  if (change.kind === 'removal') return 'quitar de la lista';
  if (change.kind === 'restoration') return 'devolver a la lista';
  return change.kind === 'volumenTon'
    ? `volumen ${editableVolumen(change.valor)} t`
    : `precio ${editablePrecio(change.valor)}`;
}
