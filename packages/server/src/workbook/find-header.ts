import { plain } from './plain.ts';
import { WorkbookProblem } from './problem.ts';

/** A column that is asked for, by its header. Case, accents and blanks do not count. */
export interface Column {
  readonly name: string;
  readonly isOptional?: boolean;
}

/** A row seen as a header: for each column asked for its place in the sheet (from 1), undefined where it is missing. */
export type Places = readonly (number | undefined)[];

/** Looks for the header in a sheet's first rows, one after the other, and remembers the row that came nearest. */
export class HeaderSearch {
  private readonly wanted: readonly string[];
  private nearest: readonly Column[];

  constructor(private readonly columns: readonly Column[]) {
    this.wanted = columns.map(({ name }) => plain(name));
    this.nearest = columns.filter(({ isOptional }) => isOptional !== true);
  }

  /**
   * @param texts of a row, by column
   * @returns undefined unless the row has every column that is not optional
   */
  look(texts: ReadonlyMap<number, string>): Places | undefined {
    const byName = new Map<string, number[]>();
    for (const [column, text] of texts) {
      const name = plain(text);
      const same = byName.get(name);
      if (same === undefined) byName.set(name, [column]);
      else same.push(column);
    }
    const places = this.wanted.map((name) => byName.get(name)?.[0]);
    const missing = this.columns.filter(
      (column, at) => column.isOptional !== true && places[at] === undefined,
    );
    if (missing.length < this.nearest.length) this.nearest = missing;
    if (missing.length > 0) return undefined;
    const repeated = this.columns.filter((_, at) => (byName.get(this.wanted[at] ?? '')?.length ?? 0) > 1);
    if (repeated.length > 0) throw repeatedHeader(repeated);
    return places;
  }

  /** What to tell when none of the rows was the header. */
  missing(sheet: string, rows: number): WorkbookProblem {
    const names = list(this.nearest);
    const what = this.nearest.length === 1 ? `Falta la columna ${names}` : `Faltan las columnas ${names}`;
    const where = `en las ${rows} primeras filas de la hoja «${sheet}»`;
    return new WorkbookProblem('missing-header', `${what} ${where}.`);
  }
}

function repeatedHeader(columns: readonly Column[]): WorkbookProblem {
  const names = list(columns);
  const what =
    columns.length === 1 ? `La columna ${names} está repetida` : `Las columnas ${names} están repetidas`;
  return new WorkbookProblem('repeated-header', `${what}. Deje una de cada y vuelva a cargar el archivo.`);
}

const spanish = new Intl.ListFormat('es-ES', { type: 'conjunction' });
const list = (columns: readonly Column[]): string => spanish.format(columns.map(({ name }) => `«${name}»`));
