import { FORMATO_LIBRO, HOJAS_LIBRO } from '@presupuesto/api-sdk/contract';
import { HttpProblem } from '../../../http-problem.ts';
import { dataOf } from '../read/book.ts';
import { type BookSheet, isOrigin, type RawBook } from '../read/sheets.ts';

const AGAIN = 'Descargue el libro de nuevo y copie en él sus cifras.';

/** The hidden sheet of a book that was downloaded from this period. @throws HttpProblem 400, which says what the book is instead */
export function originSheet(book: RawBook, periodoID: string): BookSheet {
  const formato = dataOf(book, 'formato');
  if (formato === '') {
    throw new HttpProblem(
      400,
      `El libro no tiene la hoja oculta «${HOJAS_LIBRO.origen}», que dice lo que se descargó. ${AGAIN}`,
    );
  }
  if (Number(formato) !== FORMATO_LIBRO)
    throw new HttpProblem(400, `El libro es de otra versión de la aplicación. ${AGAIN}`);
  const downloaded = dataOf(book, 'periodo');
  if (downloaded !== periodoID)
    throw new HttpProblem(400, `El libro es del período ${downloaded}, y aquí está abierto ${periodoID}.`);
  const sheet = book.sheets.find(isOrigin);
  if (sheet === undefined) throw new HttpProblem(400, `El libro no trae ninguna cifra. ${AGAIN}`);
  return sheet;
}

/** The refusal of a book that has no pair of the seller's. */
export function strangeBook(book: RawBook, vendedorID: number | null): HttpProblem {
  const [whose, name, where] = (['vendedor', 'nombreVendedor', 'direccion'] as const).map((key) =>
    dataOf(book, key),
  );
  if (whose !== '' && Number(whose) !== vendedorID)
    return new HttpProblem(400, `El libro es del presupuesto de otro vendedor${name ? `: ${name}` : ''}.`);
  return new HttpProblem(400, `El libro se descargó de otra instalación${where ? ` (${where})` : ''}.`);
}
