import type { Field } from '../../../outbox/change.ts';
import type { EditOutcome, SaidMonth } from '../outcome.ts';
import type { PasteMonth, Pasting } from './pasted.ts';

const FIELDS: readonly Field[] = ['volumenTon', 'precio'];

/** What is said about a paste: how many figures went where, or why none did. */
export function pastedOutcome(months: readonly PasteMonth[], pasting: Pasting): EditOutcome {
  if ('refusal' in pasting) return { kind: 'not pasted', refusal: pasting.refusal };
  const { values, skipped } = pasting;
  const written = months.filter(({ venta }) => values.some(({ ventaID }) => ventaID === venta.ventaID));
  return {
    kind: 'pasted',
    count: values.length,
    skipped,
    fields: FIELDS.filter((field) => values.some((value) => value.field === field)),
    from: said(written[0]),
    to: said(written.at(-1)),
    months: written.length,
  };
}

function said(month: PasteMonth | undefined): SaidMonth | undefined {
  return month && { mes: month.venta.mes, anio: month.venta.anio };
}
