import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import type { Diagram } from './statecharts/diagram.ts';

const MODULE = 'virtual:statecharts';
const SOURCE = fileURLToPath(new URL('statecharts/diagrams.ts', import.meta.url));

interface Diagrams {
  readonly diagrams: () => Promise<Readonly<Record<string, Diagram>>>;
}

/** Draws the machines' diagrams when the Storybook is built, from the machines themselves; again when one of them changes. */
export function statecharts(): Plugin {
  let sources: readonly string[] = [];
  return {
    name: 'statecharts',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const { module, dependencies } = await runnerImport<Diagrams>(SOURCE, {
        configFile: false,
        logLevel: 'error',
        // Workspace packages resolve to their TypeScript, and are read with the rest.
        environments: { inline: { resolve: { conditions: ['source'], noExternal: [/^@presupuesto\//] } } },
      });
      sources = dependencies;
      for (const file of sources) this.addWatchFile(file);
      return `export default ${JSON.stringify(await module.diagrams())};`;
    },
    hotUpdate({ file }) {
      const module = this.environment.moduleGraph.getModuleById(`\0${MODULE}`);
      return module && sources.includes(file) ? [module] : undefined;
    },
  };
}
