import { figures } from './figures.ts';

const upTo2 = figures({ decimals: 2 });
const whole = figures({ decimals: 0 });
const upTo4 = figures({ decimals: 4 });
const two = figures({ decimals: 2, least: 2 });
const oneDecimal = figures({ decimals: 1, least: 1 });

/** Tonnes, 0 to 2 decimals: `1.234,5` (specification §9). The unit belongs in the header. */
export const formatVolumen = (toneladas: number): string => upTo2(toneladas);

/** A price per kg, up to 2 decimals: `1,25`. */
export const formatPrecio = (precio: number): string => upTo2(precio);

/** A number as it is kept, up to 4 decimals, as kilos per piece: `0,035`. */
export const formatDecimal = (value: number): string => upTo4(value);

/** An exchange rate, 2 decimals: `4.512,30` (specification §9). */
export const formatTasa = (tasa: number): string => two(tasa);

/** An amount in a column, always 2 decimals: `1.234,50`. */
export const formatImporte = (importe: number): string => two(importe);

/** A total of the budget screen, no decimals: `12.346`. */
export const formatTotal = (total: number): string => whole(total);

/** A value in euros, 2 decimals: `1.234,50 €`. */
export const formatEUR = (euro: number): string => `${two(euro)}\u00a0€`;

/** Progress in percent (0-100), 1 decimal: `45,3 %`. */
export const formatAvance = (porcentaje: number): string => `${oneDecimal(porcentaje)}\u00a0%`;

/** A rounded percentage (0-100) as the completion bar reads it: `45%`. */
export const formatPorcentaje = (porcentaje: number): string => `${whole(porcentaje)}%`;
