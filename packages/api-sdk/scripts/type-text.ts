import type { JsonSchema } from '../src/openapi/types.ts';

/** How the decimals of the contract are written in a schema. */
const isDecimal = ({ type, pattern }: JsonSchema) =>
  Array.isArray(type) && type.includes('string') && pattern !== undefined;

/** A schema as a reader of TypeScript would write it, with its limits; what has a name is a link to it. */
export function typeText(schema: JsonSchema): string {
  if (schema.$ref) return linkTo(schema.$ref.split('/').at(-1) ?? '');
  const { anyOf = schema.oneOf, items, properties, additionalProperties } = schema;
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.enum) return schema.enum.map((value) => `\`${JSON.stringify(value)}\``).join(' or ');
  if (anyOf)
    return anyOf
      .filter(({ type }) => type !== 'null')
      .map(typeText)
      .join(' or ');
  if (items) return `list of ${typeText(items)}`;
  if (properties) return `{ ${fieldsText(schema).join(', ')} }`;
  if (isRecord(additionalProperties) && Object.keys(additionalProperties).length > 0) {
    return `${typeText(additionalProperties)} by name`;
  }
  return plainText(schema);
}

/** The fields of an object's schema, each with its type; a question mark says that it may be absent or null. */
export function fieldsText(schema: JsonSchema): string[] {
  return fieldsOf(schema).map(({ name, type }) => `${name} ${type}`);
}

interface Field {
  /** In code quotes, with a question mark where it may be absent. */
  readonly name: string;
  readonly type: string;
}

export function fieldsOf({ properties = {}, required = [] }: JsonSchema): Field[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name: `\`${name}${required.includes(name) ? '' : '?'}\``,
    type: typeText(schema),
  }));
}

function linkTo(name: string): string {
  return `[${name}](#${name.toLowerCase()})`;
}

function plainText(schema: JsonSchema): string {
  if (isDecimal(schema)) return 'decimal';
  const [type] = [schema.type].flat().filter((one) => one !== 'null');
  if (type === undefined) return 'anything';
  if (type === 'string') return `${textOf(schema)}${limit(schema.maxLength, 'up to', 'characters')}`;
  return `${type}${rangeOf(schema)}`;
}

function textOf({ format }: JsonSchema): string {
  const known: Readonly<Record<string, string>> = { binary: 'file', 'date-time': 'moment', uuid: 'UUID' };
  return (format && known[format]) ?? 'string';
}

function rangeOf({ minimum, maximum }: JsonSchema): string {
  const large = 2 ** 31 - 1;
  if (minimum === undefined) return limit(maximum, 'up to');
  if (maximum === undefined || maximum >= large) return ` from ${minimum}`;
  return ` from ${minimum} to ${maximum}`;
}

function limit(value: number | undefined, words: string, unit = ''): string {
  return value === undefined ? '' : ` ${words} ${value}${unit && ` ${unit}`}`;
}

function isRecord(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null;
}
