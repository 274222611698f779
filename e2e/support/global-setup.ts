import type { TestProject } from 'vitest/node';
import { startServer } from './server.ts';
import { createTempFolder, removeFolder } from './temp-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with the demonstration company, to be copied. */
    template: string;
  }
}

/** Creates the demonstration company once; each test file works on a copy. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const template = await createTempFolder();
  const server = await startServer({ dataDir: template });
  await server.stop();
  project.provide('template', template);
  return () => removeFolder(template);
}
