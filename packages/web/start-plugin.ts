import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const src = fileURLToPath(new URL('./src', import.meta.url));
const API_BASE = /<meta name="api-base"[^>]*>/;
/** An entry of `screens.ts`. */
const SCREEN = /'(\/[\w-]+)': once\(\(\) => import\('\.\.\/([\w/.]+)'\)\)/g;

/**
 * Puts `start.ts` into the page, as one script in the place where the page's settings end: a file of its own would come a
 * round trip later. The server's content security policy allows it by its hash.
 */
export const start: Plugin = {
  name: 'start',
  enforce: 'post',
  transformIndexHtml: {
    order: 'post',
    handler: async (html, { bundle }) => {
      if (!bundle) return html;
      const code = await bundleStart(screenFiles(bundle, html));
      if (!API_BASE.test(html) || /<\/script/i.test(code))
        throw new Error('start.ts cannot stand in index.html');
      return html.replace(API_BASE, (settings) => `${settings}\n    <script>${code}</script>`);
    },
  },
};

/** The names of the scripts that each screen needs and the page does not name itself. */
function screenFiles(bundle: Rolldown.OutputBundle, html: string): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const filesOf = (module: string): string[] => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(join(src, module)));
    if (!chunk) throw new Error(`${module} is not in the build`);
    return [...closureOf(chunk.fileName, bundle)]
      .filter((name) => !html.includes(name))
      .map((name) => basename(name));
  };
  const source = readFileSync(join(src, 'app/screens.ts'), 'utf8');
  const screens = [...source.matchAll(SCREEN)];
  if (screens.length !== source.match(/^ {2}'\//gm)?.length)
    throw new Error('screens.ts is written in another way');
  return {
    ...Object.fromEntries(screens.map(([, path = '', module = '']) => [path, filesOf(module)])),
    frame: [...filesOf('shell/Shell/Shell.tsx'), ...filesOf('app/network.ts')],
    hoja: [...filesOf('pages/Presupuestos/screen/Hoja.tsx'), ...filesOf('app/page-work.ts')],
  };
}

function closureOf(name: string, bundle: Rolldown.OutputBundle, found = new Set<string>()): Set<string> {
  const file = bundle[name];
  if (file?.type !== 'chunk' || found.has(name)) return found;
  found.add(name);
  for (const imported of file.imports) closureOf(imported, bundle, found);
  return found;
}

async function bundleStart(files: Record<string, string[]>): Promise<string> {
  const results = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { SCREEN_FILES: JSON.stringify(files) },
    build: {
      target: 'es2023',
      write: false,
      modulePreload: false,
      rolldownOptions: { input: join(src, 'start.ts'), output: { format: 'iife', codeSplitting: false } },
    },
  });
  const [result] = [results].flat();
  const [chunk] = result && 'output' in result ? result.output : [];
  if (!chunk) throw new Error('start.ts was not built');
  return chunk.code.trim();
}
