/** A month that a block names; the year is null when it names none. */
export interface MonthLabel {
  readonly mes: number;
  readonly anio: number | null;
}

/** Which part of `01/02/2027` is the month: Spanish dates put the day first, American ones the month. */
export type DateOrder = 'day first' | 'month first';

/** In Spanish, English and Portuguese, as the spreadsheets of the seven countries write them. */
const NAMES: readonly string[][] = [
  ['enero', 'january', 'janeiro'],
  ['febrero', 'february', 'fevereiro'],
  ['marzo', 'march', 'marco'],
  ['abril', 'april'],
  ['mayo', 'may', 'maio'],
  ['junio', 'june', 'junho'],
  ['julio', 'july', 'julho'],
  ['agosto', 'august'],
  ['septiembre', 'setiembre', 'september', 'setembro'],
  ['octubre', 'october', 'outubro'],
  ['noviembre', 'november', 'novembro'],
  ['diciembre', 'december', 'dezembro'],
];

/** `Enero`, `ene-26`, `1 de enero de 2026`, `01 Enero`, `enero 2026`. */
const NAMED = /^(?:[a-z]+, )?(?:\d{1,2}[ .\-/]*(?:de )?)?([a-z]+)\.?(?:[ .\-/'’]*(?:del? )?(\d{4}|\d{2}))?$/;
/** `2026 enero`, `2026-ene`, `2026-01`, `2026/1`; `2026.5` is a figure. */
const YEAR_FIRST = /^(\d{4})(?:[ .\-/]+([a-z]+)\.?|[ \-/]+(\d{1,2}))$/;
const ISO = /^(\d{4})[-/](\d{1,2})[-/]\d{1,2}(?:[t ][\d:.z]*)?$/;
const DATE = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?: [\d:]+)?$/;
const MONTH_YEAR = /^(\d{1,2})[-/](\d{4}|\d{2})$/;
const NUMBERED = /^(?:mes|m|month)\.? ?(\d{1,2})$/;

/** The month that a cell's text names, null when it names none. A bare number names none. */
export function monthLabel(text: string, order: DateOrder): MonthLabel | null {
  const plain = normalized(text);
  const [, day = '', second = '', year] = DATE.exec(plain) ?? [];
  if (year !== undefined)
    return label(order === 'day first' ? second : day, year, order === 'day first' ? day : second);
  const [, isoYear, isoMonth = ''] = ISO.exec(plain) ?? [];
  if (isoYear !== undefined) return label(isoMonth, isoYear);
  const [, name, nameYear] = NAMED.exec(plain) ?? [];
  if (name !== undefined) return label(name, nameYear);
  const [, firstYear, firstName, month = ''] = YEAR_FIRST.exec(plain) ?? [];
  if (firstYear !== undefined) return label(firstName ?? month, firstYear);
  const [, number = '', lastYear] = MONTH_YEAR.exec(plain) ?? [];
  // `01/12` may be a day and its month; from 13 on it is a year.
  if (lastYear !== undefined) return Number(lastYear) > 12 ? label(number, lastYear) : null;
  const [, numbered] = NUMBERED.exec(plain) ?? [];
  return numbered === undefined ? null : label(numbered, undefined);
}

/** Without case, accents and more than one space in a row. */
export function normalized(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

function label(month: string, year: string | undefined, day = '1'): MonthLabel | null {
  const mes = /^\d/.test(month) ? Number(month) : monthNumber(month);
  if (mes < 1 || mes > 12 || Number(day) < 1 || Number(day) > 31) return null;
  return { mes, anio: year === undefined ? null : fullYear(Number(year)) };
}

/** 1-12 for a name or its beginning of three letters or more, else 0. */
function monthNumber(name: string): number {
  if (name.length < 3) return 0;
  return NAMES.findIndex((names) => names.some((full) => full.startsWith(name))) + 1;
}

function fullYear(year: number): number {
  return year < 100 ? 2000 + year : year;
}
