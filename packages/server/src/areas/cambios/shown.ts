import type { Cambio } from '@presupuesto/api-sdk/contract';
import type { DeclaredFields } from '../../mount.ts';

/** A change as the database gives it; exact decimals and moments as text. */
export type ChangeRow = Omit<DeclaredFields<Cambio>, 'antes' | 'despues' | 'fecha'> & {
  antes: string;
  despues: string;
  cuando: string;
};

/** A change as the contract shows it. */
export function shownChange<Row extends ChangeRow>({ antes, despues, cuando, ...row }: Row) {
  return { ...row, antes: Number(antes), despues: Number(despues), fecha: new Date(cuando).toISOString() };
}
