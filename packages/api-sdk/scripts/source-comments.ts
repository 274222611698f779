import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../src/contract/', import.meta.url);
const sources = readdirSync(folder)
  .filter((name) => !name.endsWith('.test.ts'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'));

/** What the source says of a schema, and of its fields, in the comments right above them. */
export interface Comments {
  readonly own: string;
  readonly fields: ReadonlyMap<string, string>;
}

export function commentsOf(name: string): Comments {
  const declaration = new RegExp(
    `((?:/\\*\\*(?:(?!\\*/)[^])*\\*/\\n)?)export const ${name} = ([^]*?);$`,
    'm',
  );
  const [, own = '', body = ''] = sources.map((text) => declaration.exec(text)).find((found) => found) ?? [];
  const base = /^(\w+)\.extend\(/.exec(body)?.[1];
  const inherited = base === undefined ? [] : commentsOf(base).fields;
  const fields = body.matchAll(/^ {2}(\/\*\*(?:(?!\*\/)[^])*\*\/)\n {2}(\w+)/gm);
  return {
    own: plain(own),
    fields: new Map([
      ...inherited,
      ...[...fields].map(([, text = '', field = '']) => [field, plain(text)] as const),
    ]),
  };
}

function plain(comment: string): string {
  return comment
    .replace(/^\/\*\*|\*\/\n?$/g, '')
    .replace(/\n\s*\* ?/g, ' ')
    .trim();
}
