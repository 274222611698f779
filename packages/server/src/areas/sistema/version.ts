import { readFileSync } from 'node:fs';

const text = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8');

/** The version of this server. */
export const { version }: { version: string } = JSON.parse(text);
