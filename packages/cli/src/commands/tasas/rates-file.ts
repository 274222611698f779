import {
  DatosPeriodoMoneda,
  periodType,
  problemsOf,
  rateProblem,
  type TasaInput,
} from '@presupuesto/api-sdk';
import { CsvError, parse } from 'csv-parse/sync';
import { Problem } from '../../shell/problems.ts';
import { AmbiguousRate, readRate } from './read-rate.ts';
import { type Delimiter, separatedText } from './separated-text.ts';

/** A line of the file that is a rate. */
export interface RateLine {
  readonly line: number;
  readonly rate: TasaInput;
}

/** A line of the file that is none, and everything that is wrong with it. */
export interface BadLine {
  readonly line: number;
  readonly problems: readonly string[];
}

/** The columns, by what they may be called: as people write them, or as the contract does. */
const COLUMNS = { periodo: 'periodoID', moneda: 'monedaID', mes: 'mes', tasa: 'tasaCambioEUR' } as const;
const NAMES = new Map<string, string>(
  Object.entries(COLUMNS).flatMap(([name, field]) => [
    [name, field],
    [field.toLowerCase(), field],
  ]),
);

interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * Reads a file of rates and judges every line by the contract's own rules.
 *
 * @throws Problem when the file has no such table
 */
export function readRatesFile(text: string): { rates: RateLine[]; bad: BadLine[] } {
  const { table, delimiter } = separatedText(text);
  const [header, ...rows] = withoutEmptyColumns(rowsOf(table, delimiter));
  const fields = fieldsOf(header);
  const rates: RateLine[] = [];
  const bad: BadLine[] = [];
  const lineOf = new Map<string, number>();
  for (const { line, cells } of rows) {
    const { rate, problems } = judge(fields, cells, delimiter);
    const earlier = rate && lineOf.get(keyOf(rate));
    if (earlier !== undefined) problems.push(`repite la línea ${earlier}`);
    if (!rate || problems.length > 0) bad.push({ line, problems });
    else {
      rates.push({ line, rate });
      lineOf.set(keyOf(rate), line);
    }
  }
  if (rates.length + bad.length === 0) throw new Problem('El archivo no tiene ninguna tasa.');
  return { rates, bad };
}

/** What makes a rate the same one: period, currency and month. */
export function keyOf({
  periodoID,
  monedaID,
  mes,
}: Pick<TasaInput, 'periodoID' | 'monedaID' | 'mes'>): string {
  return JSON.stringify([periodoID, monedaID, mes ?? null]);
}

function rowsOf(text: string, delimiter: Delimiter): Row[] {
  try {
    const rows: Row[] = [];
    parse(text, {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      trim: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      on_record: (cells: string[], { lines }) => {
        rows.push({ line: lines, cells });
        return null;
      },
    });
    return rows;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const quotes = error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'sin cerrar' : 'en medio de un valor';
    throw new Problem(`El archivo no es un CSV: tiene unas comillas ${quotes}.`);
  }
}

/** Excel goes on writing a column after its cells were emptied. */
function withoutEmptyColumns(rows: readonly Row[]): Row[] {
  const used = new Set(rows.flatMap(({ cells }) => [...cells.keys()].filter((at) => cells[at] !== '')));
  return rows.map(({ line, cells }) => ({ line, cells: cells.filter((_, at) => used.has(at)) }));
}

function fieldsOf(header: Row | undefined): string[] {
  const names = header?.cells ?? [];
  const fields = names.map(
    (name) => NAMES.get(name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()) ?? '',
  );
  const unknown = names.find((_, at) => fields[at] === '');
  if (unknown !== undefined)
    throw new Problem(`Columna desconocida: ${unknown}. Son periodo;moneda;mes;tasa.`);
  for (const [name, field] of Object.entries(COLUMNS)) {
    const times = fields.filter((one) => one === field).length;
    if (times > 1) throw new Problem(`La columna ${name} está dos veces.`);
    if (times === 0 && name !== 'mes') throw new Problem(`Falta la columna ${name}.`);
  }
  return fields;
}

function judge(fields: readonly string[], cells: readonly string[], delimiter: Delimiter) {
  if (cells.length !== fields.length) {
    return { rate: undefined, problems: [`tiene ${cells.length} columnas en vez de ${fields.length}`] };
  }
  const value = Object.fromEntries(fields.map((field, at) => [field, cells[at] || undefined]));
  try {
    const datos = { ...value, tasaCambioEUR: readRate(value['tasaCambioEUR'] ?? '', delimiter) };
    const problems = problemsOf(DatosPeriodoMoneda, datos).map(({ message }) => message);
    const rate = DatosPeriodoMoneda.safeParse(datos).data;
    const problem = rate && rateProblem(rate, periodType(rate.periodoID));
    return { rate, problems: problem === undefined ? problems : [problem] };
  } catch (error) {
    if (error instanceof AmbiguousRate) return { rate: undefined, problems: [error.message] };
    throw error;
  }
}
