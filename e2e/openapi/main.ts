import { join } from 'node:path';
import { root } from '../../scripts/lib/root.mjs';
import { startServer } from '../support/server.ts';
import { createTempFolder, removeFolder } from '../support/temp-folder.ts';
import { type Load, tryGenerators } from './generated.ts';
import { tryMock } from './mock.ts';
import { runTool } from './tools.ts';

const document = join(root, 'packages/api-sdk/dist/openapi.json');
const rules = join(root, 'packages/api-sdk/openapi');

/** Holds the built OpenAPI document to what other people's tools make of it. @throws at the first that finds fault */
export async function main(load: Load): Promise<void> {
  const folder = await createTempFolder();
  try {
    await runTool(folder, 'redocly', ['lint', document, '--config', join(rules, 'redocly.yaml')]);
    console.log('  Redocly: nothing to say');
    const ruleset = join(rules, 'spectral.yaml');
    await runTool(folder, 'spectral', ['lint', document, '--ruleset', ruleset, '--fail-severity', 'hint']);
    console.log('  Spectral: nothing to say');
    const server = await startServer({ dataDir: join(folder, 'data') });
    try {
      await tryGenerators(join(folder, 'clients'), { document, baseUrl: server.url, load });
    } finally {
      await server.stop();
    }
    await tryMock(folder, document);
  } finally {
    await removeFolder(folder);
  }
}
