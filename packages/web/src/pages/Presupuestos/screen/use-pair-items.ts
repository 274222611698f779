import type { ClienteProductoPeriodo } from '@presupuesto/api-sdk/contract';
import { listedRows, NO_CHOICE, type PaletteItem } from '@presupuesto/machines';
import { useSelector } from '@xstate/react';
import { withChoice } from '../../../app/budget-address/choice-address.ts';
import { usePaletteItems } from '../../../shell/Palette/use-palette-items.ts';
import type { BudgetActor } from './budget.ts';

/** The pairs of the chosen period in the palette; from other screens it leads back to them. */
export function usePairItems(budget: BudgetActor, onChosen: (fila: ClienteProductoPeriodo) => void): void {
  const { rows } = budget.getSnapshot().context;
  const periodoID = useSelector(rows, ({ context }) => context.periodoID);
  const filas = useSelector(rows, ({ context }) => listedRows(context));
  const referenteID = useSelector(budget, ({ context }) => context.referenteID);
  const addressOf = ({ clienteProductoID }: ClienteProductoPeriodo) =>
    `/presupuestos?${withChoice('', { ...NO_CHOICE, periodoID, referenteID, clienteProductoID })}`;
  usePaletteItems(() => filas.map((fila) => ({ ...pairItem(fila), run: () => onChosen(fila) })), {
    name: 'pares',
    read: () => filas.map((fila) => ({ ...pairItem(fila), to: addressOf(fila) })),
  });
}

function pairItem(fila: ClienteProductoPeriodo): PaletteItem {
  const { clienteProductoID, nombreCliente, nombreProducto, clienteCodigo, productoCodigo } = fila;
  return {
    id: `par:${clienteProductoID}`,
    group: 'pares',
    label: nombreCliente,
    detail: nombreProducto,
    aside: [clienteCodigo, productoCodigo].filter(Boolean).join(' · '),
  };
}
