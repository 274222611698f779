import type { Venta } from '@presupuesto/api-sdk';
import { monthName } from '@presupuesto/api-sdk/contract';
import type { Conflict, Field, ReferenceMonth } from '@presupuesto/machines';

/** One month of the table. */
export interface MonthRow {
  /** With the values typed here in it. */
  readonly venta: Venta;
  /** The reference of the same year and month, when there is one. */
  readonly referencia: ReferenceMonth | null;
  /** Before the period starts: shown, never changed (specification §2). */
  readonly history: boolean;
  /** Typed here and not yet confirmed by the server. */
  readonly pending: Readonly<Record<Field, boolean>>;
  /** Typed here, while somebody else saved another figure. */
  readonly conflict?: Readonly<Partial<Record<Field, Conflict>>>;
  /** Selected together. */
  readonly picked?: Readonly<Record<Field, boolean>>;
  /** Just changed by others. */
  readonly heard?: Readonly<Record<Field, boolean>>;
}

/** The month as it is read aloud: `Enero 2026`. */
export const monthOf = ({ venta: { anio, mes } }: MonthRow): string => `${monthName(mes)} ${anio}`;
