/** What the pairs stand in order of. By product, the groups are products. */
export type GridOrder = 'cliente' | 'producto' | 'referencia' | 'diferencia';

export const GRID_ORDERS: readonly GridOrder[] = ['cliente', 'producto', 'referencia', 'diferencia'];
