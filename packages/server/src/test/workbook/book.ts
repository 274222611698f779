import { type ZipEntry, zip } from './zip.ts';

/** A workbook as its parts. What is not given is as simple as it can be. */
export interface Book {
  /** The rows of the first sheet below its header, as XML. */
  rows?: string;
  /** The whole first sheet as XML. */
  sheet?: string;
  /** Texts as the XML within `si`. */
  shared?: readonly string[];
  /** `numFmts` and the `numFmtId` of each style. */
  formats?: Readonly<Record<number, string>>;
  styles?: readonly number[];
  workbook?: string;
  relations?: string;
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n';

export const HEADER_ROW =
  '<row r="1"><c r="A1" t="inlineStr"><is><t>Código</t></is></c><c r="B1" t="inlineStr"><is><t>Valor</t></is></c></row>';

/** A sheet with these rows, header included. */
export const sheetOf = (rows: string): string =>
  `${DECLARATION}<worksheet xmlns="${MAIN}"><dimension ref="A1:B9"/><sheetData>${rows}</sheetData></worksheet>`;

export const relation = (id: string, kind: string, target: string, more = ''): string =>
  `<Relationship Id="${id}" Type="${OFFICE}/${kind}" Target="${target}"${more}/>`;

export const relationsOf = (...relations: string[]): string =>
  `${DECLARATION}<Relationships xmlns="${PACKAGE}">${relations.join('')}</Relationships>`;

export const workbookOf = (sheets: string, properties = ''): string =>
  `${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">${properties}<sheets>${sheets}</sheets></workbook>`;

/** The entries of a workbook, for who wants to spoil one. */
export function partsOf(book: Book = {}): ZipEntry[] {
  const { shared, styles, formats = {} } = book;
  const texts = (shared ?? []).map((text) => `<si>${text}</si>`).join('');
  const custom = Object.entries(formats).map(
    ([id, code]) => `<numFmt numFmtId="${id}" formatCode="${code.replaceAll('"', '&quot;')}"/>`,
  );
  const xfs = (styles ?? []).map((id) => `<xf numFmtId="${id}"/>`).join('');
  const relations = relationsOf(
    relation('rId1', 'worksheet', 'worksheets/sheet1.xml'),
    ...(shared === undefined ? [] : [relation('rId2', 'sharedStrings', 'sharedStrings.xml')]),
    ...(styles === undefined ? [] : [relation('rId3', 'styles', 'styles.xml')]),
  );
  const entries: ZipEntry[] = [
    { name: '[Content_Types].xml', content: `${DECLARATION}<Types/>` },
    { name: '_rels/.rels', content: relationsOf(relation('rId1', 'officeDocument', 'xl/workbook.xml')) },
    {
      name: 'xl/workbook.xml',
      content: book.workbook ?? workbookOf('<sheet name="Ventas" sheetId="1" r:id="rId1"/>'),
    },
    { name: 'xl/_rels/workbook.xml.rels', content: book.relations ?? relations },
    { name: 'xl/worksheets/sheet1.xml', content: book.sheet ?? sheetOf(HEADER_ROW + (book.rows ?? '')) },
  ];
  if (shared !== undefined)
    entries.push({
      name: 'xl/sharedStrings.xml',
      content: `${DECLARATION}<sst xmlns="${MAIN}">${texts}</sst>`,
    });
  if (styles !== undefined)
    entries.push({
      name: 'xl/styles.xml',
      content:
        `${DECLARATION}<styleSheet xmlns="${MAIN}"><numFmts>${custom.join('')}</numFmts>` +
        `<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${xfs}</cellXfs></styleSheet>`,
    });
  return entries;
}

/** The same entries with another content, or with untrue fields, for one of them. */
export const spoil = (entries: readonly ZipEntry[], name: string, change: Partial<ZipEntry>): ZipEntry[] =>
  entries.map((entry) => (entry.name === name ? { ...entry, ...change } : entry));

export const bookOf = (book: Book = {}): Buffer => zip(partsOf(book));
