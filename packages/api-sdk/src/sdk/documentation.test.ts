import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { callsPage } from '../../scripts/calls-page.ts';
import { methodsOfClient } from '../../scripts/methods.ts';
import { endpoints } from '../contract/contract.ts';
import type { ErrorText } from '../contract/error-text.ts';

const areas = new URL('./areas/', import.meta.url);
const sources = readdirSync(areas).map((file) => readFileSync(new URL(file, areas), 'utf8'));
const methods = await methodsOfClient(endpoints);

it('has an index of all calls that is up to date (npm run calls writes it)', async () => {
  const page = readFileSync(new URL('../../docs/calls.md', import.meta.url), 'utf8');
  expect(page).toBe(await callsPage());
});

it.each(methods)(
  'says what sdk.$area.$name calls and what it says when it fails',
  ({ area, name, endpoint }) => {
    const { method, path, errors } = endpoint;
    const documentation = documentationOf(area, name);
    expect(documentation).toContain(`\`${method} ${path.replace(/:(\w+)/g, '{$1}')}\``);
    expect(documentation).toMatch(/@see (Specification §|An extension \(decisions §)/);
    const texts = Object.values<ErrorText>({ ...errors });
    for (const text of texts) expect(documentation).toContain(typeof text === 'string' ? text : text.server);
  },
);

/** The comment above a method, on one line. */
function documentationOf(area: string, name: string): string {
  const title = `export class ${area[0]?.toUpperCase()}${area.slice(1)}Area `;
  const source = sources.find((text) => text.includes(title)) ?? '';
  const [before = ''] = source.split(new RegExp(`^  ${name}\\(`, 'm'));
  return before.slice(before.lastIndexOf('/**')).replace(/\s+\*\s+/g, ' ');
}
