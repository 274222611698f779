import { SALES_FILE_COLUMNS } from '@presupuesto/api-sdk/contract';
import type { Column } from '../../../workbook/find-header.ts';
import type { HeaderWords } from '../../../workbook/header-words.ts';

/** Their order is that of a row's cells here, not that of the file. */
export const COLUMNS = SALES_FILE_COLUMNS satisfies readonly Column[];

/** Places in `COLUMNS`. */
export const [SELLER, CLIENT, PRODUCT, YEAR, MONTH, TONNES, PRICE, CURRENCY] = [
  0, 1, 2, 3, 4, 5, 6, 7,
] as const;

const articles = ['de', 'del', 'el', 'la', 'en'];
const code = (noun: string): HeaderWords => ({ has: [['codigo', 'cod'], [noun]], beside: articles });

const kilos = ['kg', 'kgs', 'kilo', 'kilos', 'kilogramo', 'kilogramos'];
const tonnes = ['t', 'tm', 'tn', 'tns', 'ton', 'tons', 'tonelada', 'toneladas'];
const reasons = (words: readonly string[], reason: string) =>
  Object.fromEntries(words.map((word) => [word, reason]));

const tonnesWords: HeaderWords = {
  has: [
    ['toneladas', 'tonelada', 'ton', 'tons', 'tn', 'tns', 'volumen', 'vol', 'cantidad', ...kilos],
    tonnes,
  ],
  beside: [...articles, 'venta', 'ventas'],
  not: {
    ...reasons(kilos, 'está en kilos, no en toneladas'),
    ...reasons(['pieza', 'piezas', 'unidad', 'unidades'], 'está en piezas, no en toneladas'),
    ...reasons(['lb', 'lbs', 'libra', 'libras'], 'está en libras, no en toneladas'),
    ...reasons(['miles', 'kt'], 'está en miles, no en toneladas'),
  },
  aside: ['precio', 'precios', 'importe', 'valor', 'codigo', 'cod'],
  incomplete: 'no dice que sean toneladas',
};

const unknownMoney = 'no dice qué moneda es; escriba su código, como en «Precio Kg (COP)»';

const priceWords: HeaderWords = {
  has: [['precio', 'precios'], kilos],
  beside: [...articles, 'por', 'x', 'cada', 'un', 'unitario', 'medio', 'venta', 'moneda', 'local'],
  not: {
    ...reasons(tonnes, 'es por tonelada, no por kilo'),
    ...reasons(['pieza', 'piezas', 'unidad', 'unidades'], 'es por pieza, no por kilo'),
    ...reasons(['lb', 'lbs', 'libra', 'libras'], 'es por libra, no por kilo'),
    ...reasons(['miles', 'millones'], 'está en miles'),
    ...reasons(['$', 'peso', 'pesos'], unknownMoney),
  },
  incomplete: 'no dice que sea por kilo',
};

/** How people write currencies besides their codes. */
const CURRENCY_WORDS: Readonly<Record<string, readonly string[]>> = {
  EUR: ['€', 'euro', 'euros'],
  USD: ['us$', 'u$s', 'usd$', 'dolar', 'dolares'],
  PEN: ['s', 'sol', 'soles'],
  BRL: ['r$', 'real', 'reales'],
};

/** The columns of a sales file, with all ways to write their headers. @param currencies all there are */
export function salesColumns(currencies: ReadonlySet<string>): readonly Column[] {
  const words = [...currencies].flatMap((id) =>
    [id.toLowerCase(), ...(CURRENCY_WORDS[id] ?? [])].map((word) => [word, id] as const),
  );
  const others: readonly (readonly [number, HeaderWords])[] = [
    [SELLER, code('vendedor')],
    [CLIENT, code('cliente')],
    [PRODUCT, code('producto')],
    [TONNES, tonnesWords],
    [PRICE, { ...priceWords, says: Object.fromEntries(words) }],
  ];
  const wordsOf = new Map(others);
  return COLUMNS.map((column, at) => {
    const found = wordsOf.get(at);
    return found ? { ...column, words: found } : column;
  });
}
