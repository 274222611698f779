import { readFileSync } from 'node:fs';

/** This program's version, as it was published. */
export function version(): string {
  const manifest: { version: string } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  );
  return manifest.version;
}
