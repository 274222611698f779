/** A month of a year. */
export interface Month {
  readonly anio: number;
  readonly mes: number;
}

/** Spanish month names, January first. */
export const MONTH_NAMES = [
  'Enero',
  'Febrero',
  'Marzo',
  'Abril',
  'Mayo',
  'Junio',
  'Julio',
  'Agosto',
  'Septiembre',
  'Octubre',
  'Noviembre',
  'Diciembre',
] as const;

/** A month's number within its year: 13 is January again. */
export function wrapMonth(month: number): number {
  return ((((month - 1) % 12) + 12) % 12) + 1;
}

/** The Spanish name of a month; a number above 12 wraps. */
export function monthName(month: number): string {
  return MONTH_NAMES[wrapMonth(month) - 1] ?? '';
}

/** The first three letters of a month's name, as charts and load names write it. */
export function monthAbbreviation(month: number): string {
  return monthName(month).slice(0, 3);
}

/** Months since year 0, so that months compare and subtract across years. */
export function monthIndex(anio: number, mes: number): number {
  return anio * 12 + mes - 1;
}

/** The month that `monthIndex` counts so. */
export function monthAt(index: number): Month {
  return { anio: Math.floor(index / 12), mes: (index % 12) + 1 };
}

/** The name that a sales file is loaded under: `SOPOct-2025`. A month outside 1-12 wraps to no other: it makes a name that is refused. */
export function loadName(tipo: string, mes: number, anio: number): string {
  const month = MONTH_NAMES.find((_, index) => index + 1 === mes) ?? '';
  return `${tipo}${month.slice(0, 3)}-${anio}`;
}
