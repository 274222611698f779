import { type HeaderWords, readHeader } from './header-words.ts';
import { plain } from './plain.ts';
import { WorkbookProblem } from './problem.ts';

/** A column that is asked for, by its header. Case, accents and blanks do not count. */
export interface Column {
  readonly name: string;
  readonly isOptional?: boolean;
  /** How else its header may be written; a header that is its very name comes first. */
  readonly words?: HeaderWords;
}

/** A column that is asked for, where it stands in the sheet. */
export interface Place {
  /** From 1. */
  readonly column: number;
  /** Its header as the file has it. */
  readonly header: string;
  /** What the header says of its values, by the column's words. */
  readonly says: string | undefined;
}

/** A row seen as a header: for each column asked for its place, undefined where it is missing. */
export type Places = readonly (Place | undefined)[];

interface Misfit {
  readonly header: string;
  readonly name: string;
  readonly reason: string;
}

/** Headers of which the refusal says why they are not what they look like. */
const MOST_MISFITS = 3;

/** Looks for the header in a sheet's first rows, one after the other, and remembers the row that came nearest. */
export class HeaderSearch {
  private readonly wanted: readonly string[];
  private nearest: readonly Column[];
  private misfits: readonly Misfit[] = [];

  constructor(private readonly columns: readonly Column[]) {
    this.wanted = columns.map(({ name }) => plain(name));
    this.nearest = columns.filter(({ isOptional }) => isOptional !== true);
  }

  /**
   * @param texts of a row, by column
   * @returns undefined unless the row has every column that is not optional
   */
  look(texts: ReadonlyMap<number, string>): Places | undefined {
    const exact = [...texts].filter(([, text]) => this.wanted.includes(plain(text)));
    const others = [...texts].filter(([, text]) => !this.wanted.includes(plain(text)));
    const misfits: Misfit[] = [];
    const found = this.columns.map((column, at): Place[] => {
      const own = exact.filter(([, text]) => plain(text) === this.wanted[at]);
      if (own.length > 0) return own.map(([place, text]) => placeOf(place, text, undefined));
      return others.flatMap(([place, text]) => {
        const reading = column.words && readHeader(text, column.words);
        if (reading === undefined) return [];
        if ('says' in reading) return [placeOf(place, text, reading.says)];
        misfits.push({ header: shown(text), name: column.name, reason: reading.reason });
        return [];
      });
    });
    const missing = this.columns.filter(
      ({ isOptional }, at) => isOptional !== true && found[at]?.length === 0,
    );
    if (missing.length < this.nearest.length) {
      this.nearest = missing;
      this.misfits = misfits.filter(({ name }) => missing.some((column) => column.name === name));
    }
    if (missing.length > 0) return undefined;
    const repeated = found.filter((places) => places.length > 1);
    if (repeated.length > 0) throw repeatedHeader(this.columns, found);
    return found.map((places) => places[0]);
  }

  /** The problem when none of the rows was the header. @param others sheets in which one is */
  missing(sheet: string, rows: number, others: readonly string[] = []): WorkbookProblem {
    const names = list(this.nearest.map(({ name }) => name));
    const what = this.nearest.length === 1 ? `Falta la columna ${names}` : `Faltan las columnas ${names}`;
    const where = `en las ${rows} primeras filas de la hoja «${sheet}»`;
    const misfits = this.misfits
      .slice(0, MOST_MISFITS)
      .map(({ header, name, reason }) => ` La columna «${header}» no vale como «${name}»: ${reason}.`);
    return new WorkbookProblem('missing-header', `${what} ${where}${elsewhere(others)}.${misfits.join('')}`);
  }
}

function placeOf(column: number, text: string, says: string | undefined): Place {
  return { column, header: shown(text), says };
}

/** Longest part of a header that is repeated. */
const SHOWN = 60;
const shown = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, SHOWN);

function elsewhere(sheets: readonly string[]): string {
  if (sheets.length === 0) return '';
  if (sheets.length === 1)
    return `; la hoja ${list(sheets)} sí tiene las columnas: póngala en primer lugar y vuelva a cargar el archivo`;
  return `; las hojas ${list(sheets)} sí tienen las columnas: ponga en primer lugar la que quiera cargar`;
}

function repeatedHeader(columns: readonly Column[], found: readonly (readonly Place[])[]): WorkbookProblem {
  const names = columns.filter((_, at) => (found[at]?.length ?? 0) > 1).map(({ name }) => name);
  const what =
    names.length === 1
      ? `La columna ${list(names)} está repetida`
      : `Las columnas ${list(names)} están repetidas`;
  const written = found.flatMap((places) => (places.length > 1 ? places.map(({ header }) => header) : []));
  const isOtherwise = written.some((header) => !names.some((name) => plain(name) === plain(header)));
  const as = isOtherwise ? ` (${list(written)})` : '';
  return new WorkbookProblem(
    'repeated-header',
    `${what}${as}. Deje una de cada y vuelva a cargar el archivo.`,
  );
}

const spanish = new Intl.ListFormat('es-ES', { type: 'conjunction' });
const list = (names: readonly string[]): string => spanish.format(names.map((name) => `«${name}»`));
