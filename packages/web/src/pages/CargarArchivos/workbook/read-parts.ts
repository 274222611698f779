/** The parts of a workbook as texts, read for the tests by other means than it was written. */
export async function readParts(file: Blob): Promise<ReadonlyMap<string, string>> {
  const bytes = Buffer.from(await file.arrayBuffer());
  const parts = new Map<string, string>();
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  let at = bytes.readUInt32LE(end + 16);
  for (let entry = 0; entry < bytes.readUInt16LE(end + 10); entry += 1) {
    const [method, size] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 20)];
    const [nameLength, extra] = [bytes.readUInt16LE(at + 28), bytes.readUInt16LE(at + 30)];
    const local = bytes.readUInt32LE(at + 42);
    const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const data = bytes.subarray(from, from + size);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    parts.set(name, method === 8 ? await inflated(data) : data.toString('utf8'));
    at += 46 + nameLength + extra + bytes.readUInt16LE(at + 32);
  }
  return parts;
}

/** The cells of the first sheet, row by row: a number, a text, or null for an empty cell. Formulas fail. */
export async function readCells(file: Blob): Promise<readonly (readonly (number | string | null)[])[]> {
  const sheet = (await readParts(file)).get('xl/worksheets/sheet1.xml') ?? '';
  if (sheet.includes('<f>') || sheet.includes('<f ')) throw new Error('a formula');
  return [...sheet.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)].map(([, attributes = '', content = '']) => {
      const value = /<(?:t|v)[^>]*>(.*)<\/(?:t|v)>/s.exec(content)?.[1];
      if (value === undefined) return null;
      return attributes.includes('t="inlineStr"') ? unescaped(value) : Number(value);
    }),
  );
}

const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

const inflated = (data: BlobPart): Promise<string> =>
  new Response(new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate-raw'))).text();
