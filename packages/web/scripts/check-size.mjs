// Prints how much script (gzip) the two screens that are waited for need, and fails the build when one is too heavy.
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

const dist = new URL('../dist/', import.meta.url);
const ENTRY = 'index.html';
/** By its name in `chunks.ts`. */
const SESSION = 'session';

/** What a screen loads before it is drawn: these modules and chunks with all that they import statically. */
const SCREENS = [
  { name: 'Iniciar Sesión', modules: [ENTRY, 'src/pages/Login/Login.tsx'], limit: 161 },
  {
    name: 'Presupuestos, without charts',
    modules: [ENTRY, SESSION, 'src/pages/Presupuestos/Presupuestos.tsx'],
    limit: 241.5,
  },
];

const manifest = JSON.parse(await readFile(new URL('.vite/manifest.json', dist), 'utf8'));

function chunkOf(module) {
  return manifest[module] ?? Object.values(manifest).find(({ name }) => name === module);
}

function closure(modules, seen = new Set()) {
  for (const module of modules) {
    const chunk = chunkOf(module);
    if (!chunk) throw new Error(`${module} is not in the build: name the screen's file in check-size.mjs`);
    if (seen.has(module)) continue;
    seen.add(module);
    closure(chunk.imports ?? [], seen);
  }
  return seen;
}

async function gzipKilobytes(modules) {
  const files = new Set([...closure(modules)].map((module) => chunkOf(module).file));
  const sizes = await Promise.all(
    [...files]
      .filter((file) => file.endsWith('.js'))
      .map(async (file) => gzipSync(await readFile(new URL(file, dist)), { level: 9 }).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

for (const { name, modules, limit } of SCREENS) {
  const size = await gzipKilobytes(modules);
  const verdict = size > limit ? 'TOO HEAVY' : 'ok';
  console.log(`${name}: ${size.toFixed(1)} kB of script (gzip), at most ${limit} kB: ${verdict}`);
  if (size > limit) process.exitCode = 1;
}
