import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { clients } from '../../packages/server/src/db/demo/clients.ts';
import { sellers } from '../../packages/server/src/db/demo/people.ts';
import { products } from '../../packages/server/src/db/demo/products.ts';
import { bookOf, sheetOf } from '../../packages/server/src/test/workbook/book.ts';

const HEADER = [
  'Código Vendedor',
  'Código Cliente',
  'Código Producto',
  'Año',
  'Mes',
  'Toneladas',
  'Precio Kg',
  'Nota',
];
const YEAR = 2028;
/** The name that the file is to be loaded under. */
export const LOAD_NAME = `SOPEne-${YEAR}`;

/**
 * Writes a workbook of sales of every pair that the demonstration company can have, month after month from January on, with a
 * column that nobody asked for and that does not compress, as exports have.
 */
export async function writeSalesFile(path: string, rows: number, noteBytes: number): Promise<void> {
  const sellerCodes = sellers.map(({ vendedorCodigo }) => vendedorCodigo);
  const clientCodes = clients.map(({ clienteCodigo }) => clienteCodigo);
  const productCodes = products.map(({ productoCodigo }) => productoCodigo);
  const texts = [...HEADER, ...sellerCodes, ...clientCodes, ...productCodes];
  const shared = (text: string) => texts.indexOf(text);
  const places = new Map(texts.map((text) => [text, shared(text)]));
  const pairs = sellerCodes.flatMap((seller) =>
    clientCodes.flatMap((client) => productCodes.map((product) => [seller, client, product])),
  );

  const cell = (reference: string, text: string) =>
    `<c r="${reference}" t="s"><v>${places.get(text)}</v></c>`;
  const xml = [
    `<row r="1">${HEADER.map((name, at) => cell(`${'ABCDEFGH'.charAt(at)}1`, name)).join('')}</row>`,
  ];
  for (let row = 0; row < rows; row += 1) {
    const r = row + 2;
    const [seller = '', client = '', product = ''] = pairs[row % pairs.length] ?? [];
    const month = Math.floor(row / pairs.length);
    xml.push(
      `<row r="${r}">${cell(`A${r}`, seller)}${cell(`B${r}`, client)}${cell(`C${r}`, product)}` +
        `<c r="D${r}"><v>${YEAR + Math.floor(month / 12)}</v></c><c r="E${r}"><v>${(month % 12) + 1}</v></c>` +
        `<c r="F${r}"><v>${(row % 99_991) / 1000}</v></c><c r="G${r}"><v>${(row % 9973) / 100 + 1}</v></c>` +
        `<c r="H${r}" t="inlineStr"><is><t>${randomBytes(noteBytes).toString('base64')}</t></is></c></row>`,
    );
  }
  await writeFile(
    path,
    bookOf({ sheet: sheetOf(xml.join('')), shared: texts.map((text) => `<t>${text}</t>`) }),
  );
}
