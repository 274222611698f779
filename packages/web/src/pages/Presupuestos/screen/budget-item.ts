import type { PaletteItem } from '@presupuesto/machines';

/** A period's budget in the palette. */
export function budgetItem(periodoID: string): PaletteItem {
  return { id: `presupuesto:${periodoID}`, group: 'presupuestos', label: periodoID };
}
