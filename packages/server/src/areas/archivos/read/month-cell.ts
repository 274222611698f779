import { MONTH_NAMES } from '@presupuesto/api-sdk/contract';
import { plain } from '../../../workbook/plain.ts';
import type { CellKind } from '../../../workbook/row-batch.ts';
import { MONTH } from './columns.ts';
import type { SheetRow } from './sheet-row.ts';

/** A month as a cell names it, and its year where it names that too. */
export interface NamedMonth {
  mes: number;
  anio: number | undefined;
}

const MOST_SEEN = 1000;
/** First letters: `ene`, `sep`; of two ways to write September both. */
const STEMS = MONTH_NAMES.map((name) => plain(name));
const DATE = /^(\d{4})([-/.])(\d{1,2})(?:\2(\d{1,2}))?$/;
const DAY_FIRST = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d\d)$/;
/** After a date, as databases and other programs write it. */
const TIME = /(?<=\d)[t ]\d{1,2}:\d\d(?::\d\d(?:[.,]\d+)?)?(?:z|[+-]\d\d:?\d\d)?$/;
const MONTH_AND_YEAR = /^(\d{1,2})[/.-](\d{4})$/;
const WORDS = /^(?:(\d{1,2})\s*[-–.]?\s*)?([a-z]{3,})\.?(?:(?:\s*[-/ ]\s*|\s+(?:de|del)\s+)(\d{4}|\d\d))?$/;

/**
 * A month that is no plain number: a date cell, a date as people write it in es-ES (`01/03/2025`, the day
 * first), either with a time, a name (`Enero`, `ene`, `ENE.`), also with its number or its year (`03 - Marzo`, `mar-25`).
 * Undefined for anything else.
 */
export function namedMonth(kind: CellKind, text: string): NamedMonth | undefined {
  if (kind !== 'date' && kind !== 'text') return undefined;
  const written = plain(text).replace(TIME, '');
  const iso = DATE.exec(written);
  if (iso) return dated(iso[3], iso[1], iso[4]);
  const dayFirst = DAY_FIRST.exec(written);
  if (dayFirst) return dated(dayFirst[3], dayFirst[4], dayFirst[1]);
  const month = MONTH_AND_YEAR.exec(written);
  if (month) return dated(month[1], month[2]);
  return inWords(written);
}

/** The months of a file, which names the same few again and again. */
export class MonthCells {
  private readonly seen = new Map<string, NamedMonth | undefined>();

  read(row: SheetRow): NamedMonth | undefined {
    const [kind, text] = [row.kind(MONTH), row.text(MONTH)];
    const key = `${kind} ${text}`;
    if (!this.seen.has(key)) {
      if (this.seen.size === MOST_SEEN) this.seen.clear();
      this.seen.set(key, namedMonth(kind, text));
    }
    return this.seen.get(key);
  }
}

/** Whether a text has the name of a month in it, or a number that may be one or its year. */
export function mayNameMonth(text: string): boolean {
  const words = plain(text).split(/[^a-z]+/);
  return /\d/.test(text) || words.some((word) => monthOf(word) > 0);
}

function inWords(text: string): NamedMonth | undefined {
  const [, number, word = '', year] = WORDS.exec(text) ?? [];
  const mes = monthOf(word);
  if (mes === 0 || (number !== undefined && Number(number) !== mes)) return undefined;
  return dated(String(mes), year);
}

/** 0 for a word that is no month. */
function monthOf(word: string): number {
  const name = word.replace('setiembre', 'septiembre').replace(/^set$/, 'sep');
  return STEMS.findIndex((month) => name.length >= 3 && month.startsWith(name)) + 1;
}

function dated(month: string | undefined, year: string | undefined, day = '1'): NamedMonth | undefined {
  const mes = Number(month);
  if (!(mes >= 1 && mes <= 12)) return undefined;
  const anio = year === undefined ? undefined : Number(year) + (year.length === 2 ? 2000 : 0);
  const isDay = Number(day) >= 1 && Number(day) <= lastDay(mes, anio);
  return isDay ? { mes, anio } : undefined;
}

const lastDay = (mes: number, anio = 2000): number => new Date(Date.UTC(anio, mes, 0)).getUTCDate();
