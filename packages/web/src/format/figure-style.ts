/**
 * How a copied figure can be read. In Spain `1.234,5` has its comma for decimals, in the United States and in Mexico it is
 * `1,234.5`; `4.500` and `12,500` are numbers in both.
 */
type Styles = Readonly<{ spanish: number | undefined; american: number | undefined }>;

const GAP = String.raw`[ \u00A0\u2007\u2009\u202F]`;
const SPANISH = new RegExp(
  String.raw`^-?(?:[1-9]\d{0,2}(?:\.\d{3})+|[1-9]\d{0,2}(?:${GAP}\d{3})+|\d+)?(?:,\d*)?$`,
  'u',
);
const AMERICAN = new RegExp(
  String.raw`^-?(?:[1-9]\d{0,2}(?:[,'’]\d{3})+|[1-9]\d{0,2}(?:${GAP}\d{3})+|\d+)?(?:\.\d*)?$`,
  'u',
);
const GAPS = new RegExp(`[.'’]|${GAP}`, 'gu');
const SIGNS: Readonly<Record<string, string | undefined>> = {
  US$: 'USD',
  R$: 'BRL',
  'S/': 'PEN',
  'S/.': 'PEN',
  '€': 'EUR',
  $: '',
};
const MONEY = String.raw`(?:US\$|R\$|S/\.?|[$€]|COP|PEN|USD|BRL|ARS|MXN|CLP|EUR)`;
const TONNES = String.raw`(?:t|tn|tm|tons?|toneladas?)`;
const DECORATED = new RegExp(
  String.raw`^(${MONEY})?\s*(.*?)\s*(${MONEY})?(\s?/\s?kg)?\s*(${TONNES})?\.?$`,
  'iu',
);

/** A figure without its signs, and what they say that it is. */
interface Undecorated {
  readonly digits: string;
  /** It had the sign of a currency. */
  readonly money: boolean;
  /** `EUR`, or `t`; absent where nothing says it: the `$` is that of several countries. */
  readonly unit?: string | undefined;
}

/**
 * A figure without the sign of its currency or unit.
 * @param text without runs of white space, in which the search would lose itself
 */
export function undecorated(text: string): Undecorated {
  const [, before = '', digits = '', after = before, perKg = '', tonnes] = DECORATED.exec(text.trim()) ?? [];
  if (!/\d/.test(digits)) return { digits: '', money: false };
  const sign = after.toUpperCase();
  const unit = tonnes ? 't' : (SIGNS[sign] ?? sign);
  return { digits: signed(digits), money: after + perKg !== '', unit: unit || undefined };
}

/** Below zero as bookkeepers write it too: `(33)`, `33-`. */
function signed(digits: string): string {
  return digits.replace('−', '-').replace(/^\((.+)\)$|^(.*\d)-$/u, '-$1$2');
}

/** Both readings of a figure; both undefined for what is none. */
export function stylesOf(digits: string): Styles {
  if (!/\d/.test(digits)) return { spanish: undefined, american: undefined };
  return {
    spanish: SPANISH.test(digits) ? finite(digits.replaceAll(GAPS, '').replace(',', '.')) : undefined,
    american: AMERICAN.test(digits) ? finite(digits.replaceAll(/[^\d.-]/gu, '')) : undefined,
  };
}

function finite(plain: string): number | undefined {
  const value = Number(plain);
  return Number.isFinite(value) ? value : undefined;
}
