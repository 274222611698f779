import { AMOUNT_DECIMALS, monthIndex } from '@presupuesto/api-sdk/contract';
import type { Place } from '../../../workbook/find-header.ts';
import { NO_RESULT } from '../../../workbook/row-batch.ts';
import { type LoadTarget, outsideText } from '../plan/target.ts';
import type { Catalogue, CodedRecord, Codes } from './catalogue.ts';
import { CLIENT, COLUMNS, CURRENCY, MONTH, PRICE, PRODUCT, SELLER, TONNES, YEAR } from './columns.ts';
import { type FigureProblem, parseFigure } from './figure.ts';
import { MonthCells } from './month-cell.ts';
import type { Sale } from './sales.ts';
import type { SheetRow } from './sheet-row.ts';

/**
 * Checks row after row.
 *
 * @param price the column of the prices, whose header may say their currency
 * @returns its sale, or all that is wrong with it
 */
export function rowChecker(
  catalogue: Catalogue,
  target: LoadTarget,
  price: Place | undefined,
): (row: SheetRow) => Sale | string[] {
  const { sellers, clients, products } = catalogue;
  const months = new MonthCells();
  return (row) => {
    const seller = recordOf(row, SELLER, sellers);
    const client = recordOf(row, CLIENT, clients);
    const product = recordOf(row, PRODUCT, products);
    const anio = wholeNumber(row, YEAR);
    const number = wholeNumber(row, MONTH);
    const named = Number.isNaN(number) ? months.read(row) : undefined;
    const mes = named?.mes ?? number;
    const isOtherYear = named?.anio !== undefined && named.anio !== anio;
    const slot = monthIndex(anio, mes) - target.firstMonth;
    const isYear = anio >= 1900 && anio <= 2200;
    const isMonth = mes >= 1 && mes <= 12;
    const isInside = isYear && isMonth && slot >= target.firstSlot && slot <= target.lastSlot;
    const tonnes = parseFigure(row.kind(TONNES), row.text(TONNES), AMOUNT_DECIMALS.volumenTon);
    const perKilo = parseFigure(row.kind(PRICE), row.text(PRICE), AMOUNT_DECIMALS.precio);
    const currency = currencyProblem(row, catalogue, {
      own: client?.monedaID,
      kept: catalogue.keptCurrency({
        seller: seller?.id,
        client: client?.id,
        product: product?.id,
      }),
      periodoID: target.load.periodoID,
      price,
    });
    const isGood =
      seller !== undefined &&
      client !== undefined &&
      product !== undefined &&
      isInside &&
      !isOtherYear &&
      typeof tonnes === 'number' &&
      typeof perKilo === 'number' &&
      currency === undefined;
    if (isGood) {
      return {
        pair: (seller.place * clients.all.length + client.place) * products.all.length + product.place,
        seller: seller.id,
        client: client.id,
        product: product.id,
        slot,
        tonnes,
        price: perKilo,
        rowNumber: row.number,
      };
    }
    return [
      seller === undefined && codeText(row, SELLER, 'vendedor', sellers),
      client === undefined && codeText(row, CLIENT, 'cliente', clients),
      product === undefined && codeText(row, PRODUCT, 'producto', products),
      !isYear && dateText(row, YEAR, 'año', 'el año con cuatro cifras'),
      !isMonth && dateText(row, MONTH, 'mes', 'un número del 1 al 12 o su nombre'),
      isYear && isOtherYear && `el mes ${row.quoted(MONTH)} es de ${named.anio} y el año es ${anio}`,
      isYear && isMonth && !isOtherYear && !isInside && outsideText(target, anio, mes),
      typeof tonnes === 'string' && figureText(row, TONNES, tonnes),
      typeof perKilo === 'string' && figureText(row, PRICE, perKilo),
      currency,
    ].filter((text) => typeof text === 'string');
  };
}

const anyOfThem = new Intl.ListFormat('es-ES', { type: 'disjunction' });

function recordOf<T extends CodedRecord>(row: SheetRow, column: number, codes: Codes<T>): T | undefined {
  const kind = row.kind(column);
  if (kind === 'text') return codes.find(row.text(column));
  const [record, ...others] = kind === 'number' ? codes.ofNumber(row.code(column)) : [];
  return others.length === 0 ? record : undefined;
}

/** A year or a month, as a number or as its text; NaN for anything else, a date above all. */
function wholeNumber(row: SheetRow, column: number): number {
  const kind = row.kind(column);
  if (kind === 'number') {
    const value = Number(row.text(column));
    return Number.isInteger(value) ? value : Number.NaN;
  }
  const text = kind === 'text' ? row.text(column).trim() : '';
  return /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
}

interface PairCurrency {
  /** The client's; undefined for an unknown one. */
  own: string | undefined;
  /** What the pair's row has kept in the period, when that is another one. */
  kept: string | undefined;
  periodoID: string;
  /** The price's column, whose header may say a currency. */
  price: Place | undefined;
}

function currencyProblem(
  row: SheetRow,
  { currencies }: Catalogue,
  { own, kept, periodoID, price }: PairCurrency,
): string | undefined {
  const isKept = `esta fila está en ${kept} en ${periodoID}`;
  const expected = kept ?? own;
  const said = price?.says;
  if (said !== undefined && expected !== undefined && expected !== said) {
    const other = kept ? isKept : `la moneda del cliente ${row.quoted(CLIENT)} es ${own}`;
    return `la columna «${price?.header}» está en ${said} y ${other}`;
  }
  if (row.kind(CURRENCY) === 'empty') {
    if (kept === undefined || said !== undefined) return undefined;
    return `falta la moneda: ${isKept} y al cliente ${row.quoted(CLIENT)} se le vende ahora en ${own}`;
  }
  const monedaID = row.text(CURRENCY).trim().toUpperCase();
  if (!currencies.has(monedaID)) return `la moneda ${row.quoted(CURRENCY)} no existe`;
  if (kept !== undefined) {
    return kept === monedaID
      ? undefined
      : `la moneda ${row.quoted(CURRENCY)} no es la de esta fila, que está en ${kept} en ${periodoID}`;
  }
  if (own === undefined || own === monedaID) return undefined;
  return `la moneda ${row.quoted(CURRENCY)} no es la del cliente ${row.quoted(CLIENT)}, que es ${own}`;
}

function codeText(row: SheetRow, column: number, noun: string, codes: Codes): string {
  const meant = row.kind(column) === 'number' ? codes.ofNumber(row.code(column)) : [];
  if (meant.length > 1) {
    const named = anyOfThem.format(meant.map(({ code }) => `«${code}»`));
    return `el ${noun} ${row.quoted(column)} puede ser ${named}; escriba el código como texto`;
  }
  return unusable(row, column) ?? `el ${noun} ${row.quoted(column)} no existe`;
}

function dateText(row: SheetRow, column: number, noun: string, wanted: string): string {
  if (row.kind(column) === 'date') {
    return `el ${noun} es una fecha (${row.text(column)}); escriba ${wanted}`;
  }
  return unusable(row, column) ?? `el ${noun} ${row.quoted(column)} no es válido; escriba ${wanted}`;
}

/** Why a cell says nothing at all. */
function unusable(row: SheetRow, column: number): string | undefined {
  const name = COLUMNS[column]?.name ?? '';
  if (row.kind(column) === 'empty') return `la columna «${name}» está vacía`;
  if (row.kind(column) !== 'error') return undefined;
  if (row.text(column) === NO_RESULT)
    return `la columna «${name}» contiene una fórmula sin resultado; abra el archivo en Excel y guárdelo`;
  return `la columna «${name}» contiene un error (${row.text(column)})`;
}

function figureText(row: SheetRow, column: number, problem: FigureProblem): string {
  const nothing = problem === 'unreadable' ? unusable(row, column) : undefined;
  return nothing ?? (column === TONNES ? tonnesTexts : priceTexts)[problem](row.quoted(column));
}

type FigureTexts = Record<FigureProblem, (cell: string) => string>;

const tonnesTexts: FigureTexts = {
  negative: (cell) => `las toneladas ${cell} son negativas`,
  tooLarge: (cell) => `las toneladas ${cell} superan el máximo de 99.999.999`,
  unreadable: (cell) => `las toneladas ${cell} no son un número`,
};

const priceTexts: FigureTexts = {
  negative: (cell) => `el precio ${cell} es negativo`,
  tooLarge: (cell) => `el precio ${cell} supera el máximo de 99.999.999`,
  unreadable: (cell) => `el precio ${cell} no es un número`,
};
