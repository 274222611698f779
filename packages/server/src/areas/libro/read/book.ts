import { COLUMNAS_LIBRO, DATOS_LIBRO, HOJAS_LIBRO } from '@presupuesto/api-sdk/contract';
import { HttpProblem } from '../../../http-problem.ts';
import { WorkbookProblem } from '../../../workbook/problem.ts';
import { readWorkbook } from '../../../workbook/read-workbook.ts';
import { BookBuilder, HEADER_ROWS } from './book-builder.ts';
import type { RawBook } from './sheets.ts';

const limits = { headerRows: HEADER_ROWS, seconds: 30 };

/** Reads the sheets of a downloaded budget. @throws HttpProblem 400 when the file cannot be read */
export async function readBook(path: string, signal: AbortSignal): Promise<RawBook> {
  const builder = new BookBuilder();
  try {
    await readWorkbook(path, {
      sheets: { names: Object.values(HOJAS_LIBRO), header: COLUMNAS_LIBRO.clave },
      limits,
      signal,
      onSheet: (name) => builder.open(name),
      onRows: (batch) => builder.take(batch),
    });
  } catch (error) {
    throw error instanceof WorkbookProblem ? new HttpProblem(400, messageOf(error)) : error;
  }
  return builder.finish();
}

const SIZES = new Set(['bomb', 'too-many-parts', 'too-many-texts', 'time-limit', 'memory-limit']);

/** Those that speak of loading sales are said of a budget. */
function messageOf({ code, message }: WorkbookProblem): string {
  if (!SIZES.has(code)) return message.replaceAll('cargarlo', 'subirlo').replaceAll('cárguelo', 'súbalo');
  return 'El libro contiene demasiado. Quite las hojas que haya añadido y vuelva a subirlo.';
}

/** One of the facts about the whole book; '' where it does not say it. */
export function dataOf({ data }: RawBook, key: keyof typeof DATOS_LIBRO): string {
  return data.get(DATOS_LIBRO[key]) ?? '';
}
