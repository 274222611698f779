import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { callsPage } from '../../scripts/calls-page.ts';
import { methodsOfClient } from '../../scripts/methods.ts';
import { endpoints } from '../contract/contract.ts';
import type { ErrorText } from '../contract/error-text.ts';
import { SALES_FILE_COLUMNS } from '../contract/file-rules.ts';

const areas = new URL('./areas/', import.meta.url);
const sources = readdirSync(areas).map((file) => readFileSync(new URL(file, areas), 'utf8'));
const methods = await methodsOfClient(endpoints);

it('has an index of all calls that is up to date (npm run calls writes it)', async () => {
  const page = readFileSync(new URL('../../docs/calls.md', import.meta.url), 'utf8');
  expect(page).toBe(await callsPage());
});

it('links to no type that the index lacks', async () => {
  const page = await callsPage();
  const wanted = [...page.matchAll(/\]\(#(\w+)\)/g)].map(([, name = '']) => name);
  const there = [...page.matchAll(/^#+ (\w+)$/gm)].map(([, name = '']) => name.toLowerCase());
  expect(wanted.filter((name) => !there.includes(name))).toEqual([]);
  expect(page).toContain('| `volumenTon` | number | Tonnes, 3 decimals. |');
});

describe('the guide', () => {
  const guide = readFileSync(new URL('../../docs/guide.md', import.meta.url), 'utf8');
  const folder = new URL('../../examples/', import.meta.url);
  const programs = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));

  it('shows what the examples do, which are run against a real server', () => {
    const shown = [...guide.matchAll(/```js\n(.*?)```/gs)].map(([, code = '']) => code);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((code) => !programs.some((text) => text.includes(code)))).toEqual([]);
  });

  it('names the columns of a sales file', () => {
    const columns = [...guide.matchAll(/^\| `(.*?)` \|/gm)].map(([, name]) => name);
    expect(columns).toEqual(SALES_FILE_COLUMNS.map(({ name }) => name));
  });
});

it.each(methods)(
  'says what sdk.$area.$name calls and what it says when it fails',
  ({ area, name, endpoint }) => {
    const { method, path, errors } = endpoint;
    const documentation = documentationOf(area, name);
    expect(documentation).toContain(`\`${method} ${path.replace(/:(\w+)/g, '{$1}')}\``);
    expect(documentation).toMatch(/@see (`|An extension, )/);
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
