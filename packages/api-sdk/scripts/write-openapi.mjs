import { readFileSync, writeFileSync } from 'node:fs';
import { openApiDocument } from '../dist/openapi/index.js';

/** Writes the OpenAPI document of this version beside the compiled package. */
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const text = `${JSON.stringify(openApiDocument({ version }), null, 2)}\n`;
writeFileSync(new URL('../dist/openapi.json', import.meta.url), text);
