import { join } from 'node:path';
import { root } from './root.mjs';

/** Loads a TypeScript module of the workspace, which Node 20 cannot by itself. @returns what it exports */
export async function runTypeScript(path) {
  // Vite is there only after the installation.
  const { runnerImport } = await import('vite');
  const conditions = ['source', 'node', 'import', 'module', 'default'];
  const { module } = await runnerImport(join(root, path), {
    configFile: false,
    root,
    logLevel: 'error',
    resolve: { conditions },
    ssr: { resolve: { conditions } },
  });
  return module;
}
