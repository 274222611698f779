import { monthAbbreviation } from '@presupuesto/api-sdk/contract';

/** A month on a chart's axis: `Ene 2026`. */
export const chartMonth = (mes: number, anio: number): string => `${monthAbbreviation(mes)} ${anio}`;
