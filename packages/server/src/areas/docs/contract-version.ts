import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const entry = createRequire(import.meta.url).resolve('@presupuesto/api-sdk/openapi');
const text = readFileSync(new URL('../../package.json', pathToFileURL(entry)), 'utf8');

/** The version of the contract that this server answers: its package is released by itself. */
export const { version: contractVersion }: { version: string } = JSON.parse(text);
