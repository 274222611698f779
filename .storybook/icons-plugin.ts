import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const MODULE = 'virtual:icons-in-use';
const SOURCE = fileURLToPath(new URL('../packages/web/src/', import.meta.url));

/** Finds, when the Storybook is built, the icons that the application's files import, and which files those are. */
export function iconsInUse(): Plugin {
  return {
    name: 'icons-in-use',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const used = new Map<string, string[]>();
      for (const file of applicationFiles()) {
        this.addWatchFile(file);
        for (const name of iconsOf(readFileSync(file, 'utf8'))) {
          used.set(name, [
            ...(used.get(name) ?? []),
            relative(SOURCE, file).split(sep).slice(0, -1).join('/'),
          ]);
        }
      }
      const icons = [...used].map(([name, places]) => {
        const folders = JSON.stringify([...new Set(places)]);
        return `{ name: '${name}', Icon: ${name}, places: ${folders} }`;
      });
      const names = [...used.keys()].join(', ');
      return `import { ${names} } from 'lucide-react';\nexport default [${icons.toSorted().join(',\n')}];`;
    },
  };
}

/** The application's own files: no stories. */
function applicationFiles(): readonly string[] {
  return readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !/\.stories\.|(^|[\\/])stories[\\/]/.test(path))
    .map((path) => join(SOURCE, path))
    .toSorted();
}

function iconsOf(text: string): readonly string[] {
  const [, names = ''] = /import \{([^}]*)\} from 'lucide-react'/.exec(text) ?? [];
  return names
    .split(',')
    .map((name) => name.trim().replace(/ as .*/, ''))
    .filter((name) => name !== '' && !name.startsWith('type '));
}
