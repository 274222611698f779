import type { JsonSchema } from '@presupuesto/api-sdk/openapi';
import { type Html, html } from './html.ts';

const typeNames: Readonly<Record<string, string>> = {
  string: 'texto',
  number: 'número',
  integer: 'entero',
  boolean: 'verdadero o falso',
  null: 'nulo',
  object: 'objeto',
};

/** A schema in a few words; a named one as a link to its table. */
export function schemaText(schema: JsonSchema): Html {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
    return html`<a href="#esquema-${name}">${name}</a>`;
  }
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return either(alternatives.map(schemaText));
  if (schema.const !== undefined) return html`<code>${String(schema.const)}</code>`;
  if (schema.enum) return either(schema.enum.map((value) => html`<code>${String(value)}</code>`));
  if (schema.contentMediaType !== undefined) return html`archivo`;
  if (schema.items) return html`lista de ${schemaText(schema.items)}`;
  if (schema.type === undefined) return html`cualquier valor`;
  const types = [schema.type].flat().map((type) => html`${typeNames[type] ?? type}`);
  return html`${either(types)}${limits(schema)}`;
}

/** The fields of an object, one row each; of one that has several shapes, a table each. */
export function fieldsTable(caption: string, schema: JsonSchema): Html | undefined {
  const { properties = {}, required = [], oneOf } = schema;
  if (oneOf) return html`${oneOf.map((shape) => fieldsTable(caption, shape))}`;
  return table(
    caption,
    Object.entries(properties).map(([name, field]) => ({
      name,
      schema: field,
      isRequired: required.includes(name),
    })),
  );
}

export interface Field {
  name: string;
  schema: JsonSchema;
  isRequired: boolean;
  /** Where it travels, when that is worth saying. */
  place?: string;
}

/** Fields with their types, and which of them must be there. */
export function table(caption: string, fields: readonly Field[]): Html | undefined {
  if (fields.length === 0) return undefined;
  return html`<table>
<caption>${caption}</caption>
<thead><tr><th scope="col">Campo</th><th scope="col">Tipo</th><th scope="col">Requerido</th></tr></thead>
<tbody>${fields.map(row)}</tbody>
</table>`;
}

function row({ name, schema, isRequired, place }: Field): Html {
  const inner = nested(schema);
  return html`<tr><th scope="row"><code>${name}</code>${place !== undefined && html` <small>${place}</small>`}</th>
<td>${inner ? html`${inner.isList ? 'lista de objetos' : 'objeto'}: ${inner.text}` : schemaText(schema)}${
    schema.default !== undefined && html`; por defecto <code>${String(schema.default)}</code>`
  }</td><td>${isRequired ? 'Sí' : 'No'}</td></tr>`;
}

/** The fields of an object without a name of its own, in its place. */
function nested(schema: JsonSchema): { text: Html; isList: boolean } | undefined {
  const real = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;
  const inner = real.items ?? real;
  if (!inner.properties) return undefined;
  const parts = Object.entries(inner.properties).map(
    ([name, field], index) => html`${index > 0 && ', '}<code>${name}</code> (${schemaText(field)})`,
  );
  return { text: html`${parts}`, isList: real.items !== undefined };
}

/** Alternatives, as people list them. */
export function either(parts: readonly Html[]): Html {
  return html`${parts.map((part, index) => html`${index > 0 && ' o '}${part}`)}`;
}

function limits({ minimum, maximum, minLength, maxLength, pattern }: JsonSchema): string {
  if (minimum !== undefined && maximum !== undefined) return `, de ${minimum} a ${maximum}`;
  if (minimum !== undefined) return pattern === undefined ? `, desde ${minimum}` : ', sin signo';
  if (maxLength !== undefined)
    return `, ${minLength ? `de ${minLength} a` : 'hasta'} ${maxLength} caracteres`;
  return minLength === undefined ? '' : `, al menos ${minLength} caracteres`;
}
