import { crc32, deflateRawSync } from 'node:zlib';

/** An entry of a zip. What is given beyond name and content is written although it is not true. */
export interface ZipEntry {
  name: string;
  content: string | Buffer;
  isStored?: boolean;
  crc?: number;
  size?: number;
  compressedSize?: number;
  flags?: number;
  method?: number;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const UTF8_NAME = 0x800;

/** A zip with exactly these entries, true or not. */
export function zip(entries: readonly ZipEntry[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const content = Buffer.from(entry.content);
    const data = entry.isStored === true ? content : deflateRawSync(content);
    const fields = commonFields(entry, content, data, name.length);
    const local = Buffer.alloc(4);
    local.writeUInt32LE(LOCAL);
    bodies.push(local, fields, name, data);

    const head = Buffer.alloc(6);
    head.writeUInt32LE(CENTRAL);
    head.writeUInt16LE(20, 4);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(head, fields, tail, name);
    offset += 4 + fields.length + name.length + data.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, central, end]);
}

/** From the version needed to the length of the extra field: the same in both headers. */
function commonFields(entry: ZipEntry, content: Buffer, data: Buffer, nameLength: number): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20);
  fields.writeUInt16LE(entry.flags ?? UTF8_NAME, 2);
  fields.writeUInt16LE(entry.method ?? (entry.isStored === true ? 0 : 8), 4);
  fields.writeUInt32LE(entry.crc ?? crc32(content), 10);
  fields.writeUInt32LE(entry.compressedSize ?? data.length, 14);
  fields.writeUInt32LE(entry.size ?? content.length, 18);
  fields.writeUInt16LE(nameLength, 22);
  return fields;
}
