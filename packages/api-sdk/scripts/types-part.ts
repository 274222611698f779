import type { JsonSchema } from '../src/openapi/types.ts';
import { type Comments, commentsOf } from './source-comments.ts';
import { fieldsOf, typeText } from './type-text.ts';

type Schemas = Readonly<Record<string, JsonSchema>>;

/** The fields of every type that a page links to, and of those that these link to in turn. */
export function typesPart(schemas: Schemas, page: string): string {
  const parts: string[] = [];
  const seen = new Set<string>();
  for (let text = page; text; ) {
    const names = Object.keys(schemas).filter(
      (name) => !seen.has(name) && text.includes(`(#${name.toLowerCase()})`),
    );
    text = names.map((name) => partOf(name, schemas[name] ?? {})).join('\n');
    for (const name of names) seen.add(name);
    if (text) parts.push(text);
  }
  return `## Types\n\n${parts.join('\n')}`;
}

function partOf(name: string, schema: JsonSchema): string {
  const comments = commentsOf(name);
  const about = comments.own ? `${comments.own}\n\n` : '';
  return `### ${name}\n\n${about}${schema.properties ? tableOf(schema, comments) : `${typeText(schema)}\n`}`;
}

function tableOf(schema: JsonSchema, { fields }: Comments): string {
  const rows = fieldsOf(schema).map(
    ({ name, type }) =>
      `| ${name} | ${inTable(type)} | ${inTable(commentOf(name.replace(/[`?]/g, ''), fields))} |`,
  );
  return `| field | type | |\n|---|---|---|\n${rows.join('\n')}\n`;
}

/** A field that several types share says it at its own declaration. */
function commentOf(field: string, fields: Comments['fields']): string {
  return fields.get(field) ?? commentsOf(field).own;
}

function inTable(text: string): string {
  return text.replaceAll('|', '\\|');
}
