import type { Field } from '../../../outbox/change.ts';
import { normalized } from './month-label.ts';

const VOLUME = /\b(volumen|vol|toneladas?|tons?|tn|tm|t|volume)\b/;
const PRICE = /\b(precios?|preco|price|pvp|(cop|pen|usd|brl|ars|mxn|clp|eur) ?\/ ?kg)\b|[$€] ?\/ ?kg/;
const OTHER_UNIT = /\b(kilos?|kilogramos?|kgs?|piezas|unidades|cajas|importe|valor|facturacion|euros?)\b/;
const CURRENCY = /€|\b(?:cop|pen|usd|brl|ars|mxn|clp|eur)\b/;
const THOUSANDS = /\b(miles|millones)\b/;
const PER_TONNE = /(\/|\bpor|\bprecio) ?(t|ton|tn|tm|tonelada)\b/;
/** Figures of something else than the budget: the reference beside it, differences, sums. */
const OTHER =
  /\b(refer\w*|ref|anterior|real|reales|var|variacion|dif|diferencia|total|acum\w*|suma|ventas?)\b|%/;
const TOTAL =
  /^(sub)?total(es)?\b|^suma\b|^acum|^promedio\b|^media\b|^(q|t|trim\w*\.?|sem\w*\.?) ?\d|^\d ?(q|t|s)$|^\d\w{0,3} (trim|sem)/;
const YEAR = /^(?:ano )?((?:19|20)\d\d)$/;

/** What a heading says that its figures are: another unit never goes into the table, other figures may. */
export type Heading = Field | 'other unit' | 'other' | null;

/** Reads a series' name: null when it says nothing that the table knows. */
export function headingOf(text: string): Heading {
  const plain = normalized(text);
  if (OTHER.test(plain)) return 'other';
  if (THOUSANDS.test(plain)) return 'other unit';
  if (PRICE.test(plain)) return PER_TONNE.test(plain) ? 'other unit' : 'precio';
  if (OTHER_UNIT.test(plain)) return 'other unit';
  return VOLUME.test(plain) ? 'volumenTon' : null;
}

/** `Total`, `Trim 1`, `Promedio`: a line that sums up others. */
export function isTotalName(text: string): boolean {
  return TOTAL.test(normalized(text));
}

/** The year that a heading is, `2027` or `Año 2027`; null for any other text. */
export function yearOf(text: string): number | null {
  const [, year] = YEAR.exec(normalized(text)) ?? [];
  return year === undefined ? null : Number(year);
}

/** `Mes`, which makes the numbers under it months. */
export function isMonthHeading(text: string): boolean {
  return /^(n\S* (de )?)?(mes|month|periodo)$/.test(normalized(text));
}

/** The currency that a heading of prices names by its code, or as euros; the `$` is that of several countries. */
export function currencyIn(text: string): string | undefined {
  const [sign] = CURRENCY.exec(normalized(text)) ?? [];
  return sign === '€' ? 'EUR' : sign?.toUpperCase();
}
