import type { TestProject } from 'vitest/node';
import { createTemplates, type Templates } from './company.ts';

declare module 'vitest' {
  interface ProvidedContext {
    templates: Templates;
  }
}

/** Creates the demonstration company once; each test file works on a copy. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { templates, remove } = await createTemplates();
  project.provide('templates', templates);
  return remove;
}
