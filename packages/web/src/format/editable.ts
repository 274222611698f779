import { figures } from './figures.ts';

const editable = (decimals: number): ((value: number) => string) => figures({ decimals, isGrouped: false });

/** A volume while its cell has the focus: all of the 3 decimals stored, no grouping: `1234,567`. */
export const editableVolumen = editable(3);

/** A price while its cell has the focus: all of the 4 decimals stored, no grouping: `1,2345`. */
export const editablePrecio = editable(4);

/** A number in a form: all decimals that the contract keeps of any, no grouping. */
export const editableDecimal = editable(6);
