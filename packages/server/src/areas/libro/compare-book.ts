import type { ComparacionLibro } from '@presupuesto/api-sdk/contract';
import type { Db } from '../../db/connect.ts';
import { HttpProblem } from '../../http-problem.ts';
import type { DeclaredFields } from '../../mount.ts';
import type { Period } from '../shared/period.ts';
import type { SellerID } from '../shared/seller.ts';
import { authorsOf, figureKey } from '../ventas/authors.ts';
import { chooseColumns, SHEET_NAMES } from './compare/choose.ts';
import { Comparer } from './compare/compare.ts';
import { listCurrentPairs } from './compare/current.ts';
import { Findings } from './compare/findings.ts';
import { Origin } from './compare/origin.ts';
import { PairIndex } from './compare/pairs.ts';
import { originSheet, strangeBook } from './compare/whose.ts';
import { dataOf } from './read/book.ts';
import type { RawBook } from './read/sheets.ts';

interface Whose {
  /** The open period, which takes a budget. */
  period: Period;
  vendedorID: SellerID;
}

/** What a book changes of a seller's budget. @throws HttpProblem 400 for a book of another period, seller or installation */
export async function compareBook(
  db: Db,
  book: RawBook,
  { period, vendedorID }: Whose,
): Promise<DeclaredFields<ComparacionLibro>> {
  const origin = new Origin(originSheet(book, period.periodoID));
  const pairs = await listCurrentPairs(db, { periodoID: period.periodoID, vendedorID });
  const isKnown = origin.knows.bind(origin);
  if (!pairs.some(isKnown)) throw strangeBook(book, vendedorID);

  const { sheets, doubts } = chooseColumns(book, period);
  if (sheets.length === 0 && doubts.length === 0)
    throw new HttpProblem(400, `El libro no tiene las hojas ${SHEET_NAMES}, que son las que se leen.`);
  const findings = new Findings();
  for (const doubt of doubts) findings.doubt(doubt);
  const comparer = new Comparer({ period, index: new PairIndex(pairs, isKnown), origin }, findings);
  for (const sheet of sheets) comparer.take(sheet);

  const compared = findings.result(pairs);
  const changed = compared.cifras.filter(({ estado }) => estado !== 'propio');
  const authors = await authorsOf(db, changed);
  const cifras = compared.cifras.map((cifra) =>
    cifra.estado === 'propio' ? cifra : { ...cifra, ...authors.get(figureKey(cifra)) },
  );
  return { ...compared, cifras, descargado: dataOf(book, 'descargado') || null };
}
