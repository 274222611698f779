import { type FileHandle, open, rename } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const HEADER = [
  'Código Vendedor',
  'Código Cliente',
  'Código Producto',
  'Año',
  'Mes',
  'Toneladas',
  'Precio Kg',
  'Moneda',
];
const SELLERS = 200;
const CLIENTS = 8000;
const PRODUCTS = 900;
const PIECE = 1000;
/** Excel compresses lightly. */
const LEVEL = 2;
const DATA_DESCRIPTOR = 0x08;

interface Written {
  name: string;
  offset: number;
  sum: number;
  size: number;
  compressed: number;
}

/** Writes a workbook of sales as Excel does: codes as shared texts, figures as numbers, every cell with its reference. */
export async function writeWorkbook(path: string, rows: number): Promise<void> {
  const part = `${path}.part`;
  const file = await open(part, 'w');
  const written: Written[] = [];
  for (const [name, content] of parts(rows))
    written.push(await writeEntry(file, name, content, written.at(-1)));
  await file.write(directory(written));
  await file.close();
  await rename(part, path);
}

function* parts(rows: number): Generator<[string, Iterable<string>]> {
  const relation = (id: number, kind: string, target: string): string =>
    `<Relationship Id="rId${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`;
  const relations = (...all: string[]): string[] => [
    `${DECLARATION}<Relationships xmlns="${PACKAGE}">${all.join('')}</Relationships>`,
  ];
  yield ['[Content_Types].xml', [contentTypes()]];
  yield ['_rels/.rels', relations(relation(1, 'officeDocument', 'xl/workbook.xml'))];
  yield [
    'xl/_rels/workbook.xml.rels',
    relations(
      relation(1, 'worksheet', 'worksheets/sheet1.xml'),
      relation(2, 'sharedStrings', 'sharedStrings.xml'),
    ),
  ];
  const sheets = '<sheets><sheet name="Ventas" sheetId="1" r:id="rId1"/></sheets>';
  yield [
    'xl/workbook.xml',
    [`${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">${sheets}</workbook>`],
  ];
  yield ['xl/sharedStrings.xml', [sharedTexts()]];
  yield ['xl/worksheets/sheet1.xml', sheet(rows)];
}

function contentTypes(): string {
  const type = (name: string, kind: string): string =>
    `<Override PartName="/xl/${name}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/>`;
  const relations = 'application/vnd.openxmlformats-package.relationships+xml';
  return (
    `${DECLARATION}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
    `<Default Extension="rels" ContentType="${relations}"/>${type('workbook', 'sheet.main')}` +
    `${type('worksheets/sheet1', 'worksheet')}${type('sharedStrings', 'sharedStrings')}</Types>`
  );
}

function sharedTexts(): string {
  const codes = (count: number, prefix: string): string[] =>
    Array.from({ length: count }, (_, at) => `${prefix}${100_000 + at * 7}`);
  const texts = [
    ...HEADER,
    'EUR',
    ...codes(SELLERS, 'V-'),
    ...codes(CLIENTS, 'CLI-'),
    ...codes(PRODUCTS, 'PRD-'),
  ];
  return `${DECLARATION}<sst xmlns="${MAIN}">${texts.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`;
}

function* sheet(rows: number): Generator<string> {
  yield `${DECLARATION}<worksheet xmlns="${MAIN}"><sheetData>`;
  yield `<row r="1">${HEADER.map((_, at) => shared('ABCDEFGH'.charAt(at), 1, at)).join('')}</row>`;
  let piece = '';
  const first = HEADER.length + 1;
  const below = (limit: number): number => Math.floor(Math.random() * limit);
  for (let row = 2; row <= rows + 1; row += 1) {
    piece +=
      `<row r="${row}" spans="1:8">${shared('A', row, first + below(SELLERS))}` +
      shared('B', row, first + SELLERS + below(CLIENTS)) +
      shared('C', row, first + SELLERS + CLIENTS + below(PRODUCTS)) +
      `<c r="D${row}"><v>2025</v></c><c r="E${row}"><v>${1 + below(12)}</v></c>` +
      `<c r="F${row}"><v>${below(1e6) / 1000}</v></c><c r="G${row}"><v>${below(1e5) / 10_000}</v></c>` +
      `${shared('H', row, HEADER.length)}</row>`;
    if (row % PIECE !== 0) continue;
    yield piece;
    piece = '';
  }
  yield `${piece}</sheetData></worksheet>`;
}

const shared = (column: string, row: number, index: number): string =>
  `<c r="${column}${row}" t="s"><v>${index}</v></c>`;

async function writeEntry(
  file: FileHandle,
  name: string,
  content: Iterable<string>,
  previous: Written | undefined,
): Promise<Written> {
  const offset = previous === undefined ? 0 : endOf(previous);
  const entry: Written = { name, offset, sum: 0, size: 0, compressed: 0 };
  const plain = function* (): Generator<Buffer> {
    for (const text of content) {
      const bytes = Buffer.from(text);
      entry.sum = crc32(bytes, entry.sum);
      entry.size += bytes.length;
      yield bytes;
    }
  };
  await file.write(header(0x04034b50, entry));
  for await (const chunk of Readable.from(plain()).pipe(createDeflateRaw({ level: LEVEL }))) {
    await file.write(chunk);
    entry.compressed += chunk.length;
  }
  await file.write(header(0x08074b50, entry));
  return entry;
}

const endOf = ({ name, offset, compressed }: Written): number =>
  offset + 30 + Buffer.byteLength(name) + compressed + 16;

/** A header of a zip by its signature: before an entry, behind it, or in the directory. */
function header(signature: number, { name, offset, sum, size, compressed }: Written): Buffer {
  const sizes = Buffer.alloc(12);
  sizes.writeUInt32LE(sum);
  sizes.writeUInt32LE(compressed, 4);
  sizes.writeUInt32LE(size, 8);
  const start = Buffer.alloc(4);
  start.writeUInt32LE(signature);
  if (signature === 0x08074b50) return Buffer.concat([start, sizes]);
  const isLocal = signature === 0x04034b50;
  const versions = Buffer.from(isLocal ? [20, 0] : [20, 0, 20, 0]);
  const method = Buffer.from([DATA_DESCRIPTOR, 0, 8, 0, 0, 0, 0, 0]);
  const names = Buffer.alloc(isLocal ? 4 : 18);
  names.writeUInt16LE(name.length);
  if (!isLocal) names.writeUInt32LE(offset, 14);
  return Buffer.concat([
    start,
    versions,
    method,
    isLocal ? Buffer.alloc(12) : sizes,
    names,
    Buffer.from(name),
  ]);
}

function directory(entries: readonly Written[]): Buffer {
  const central = Buffer.concat(entries.map((entry) => header(0x02014b50, entry)));
  const last = entries.at(-1);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(last === undefined ? 0 : endOf(last), 16);
  return Buffer.concat([central, end]);
}
