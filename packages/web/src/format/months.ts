const MONTHS = [
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

/** `Enero` for 1. Numbers above 12 wrap: 13 is Enero again (specification §3). */
export const monthName = (mes: number): string => MONTHS[(mes - 1) % 12] ?? '';

/** The first three letters: `Ene`. */
export const monthAbbreviation = (mes: number): string => monthName(mes).slice(0, 3);

/** A month on a chart's axis: `Ene 2026`. */
export const chartMonth = (mes: number, anio: number): string => `${monthAbbreviation(mes)} ${anio}`;

/** The twelve months with their numbers, for selects. */
export const months: readonly { readonly mes: number; readonly name: string }[] = MONTHS.map((name, at) => ({
  mes: at + 1,
  name,
}));
