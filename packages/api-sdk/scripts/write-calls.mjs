import { writeFile } from 'node:fs/promises';
import { runTypeScript } from '../../../scripts/lib/run-typescript.mjs';

const { callsPage } = await runTypeScript('packages/api-sdk/scripts/calls-page.ts');
await writeFile(new URL('../docs/calls.md', import.meta.url), await callsPage());
