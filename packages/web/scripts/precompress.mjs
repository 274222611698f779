// Writes a .br and a .gz beside every built file that gets smaller by it, so that the server compresses nothing.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const COMPRESSIBLE = /\.(?:html|js|css|svg|json|txt)$/;

const encoders = {
  '.br': (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
  '.gz': (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

const entries = await readdir(dist, { recursive: true, withFileTypes: true });
const files = entries
  .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((file) => !file.includes(`${sep}.vite${sep}`));

await Promise.all(
  files.map(async (file) => {
    const bytes = await readFile(file);
    for (const [suffix, encode] of Object.entries(encoders)) {
      const packed = await encode(bytes);
      if (packed.length < bytes.length) await writeFile(file + suffix, packed);
    }
  }),
);
