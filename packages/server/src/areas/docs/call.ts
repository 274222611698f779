import type { Answer, Method, Operation } from '@presupuesto/api-sdk/openapi';
import { type Html, html, withCode } from './html.ts';
import { requestExample } from './request-example.ts';
import { either, fieldsTable, schemaText, table } from './schema-text.ts';

const places = { path: 'en la ruta', query: 'en la consulta', header: 'en la cabecera' } as const;

/** One call: who may make it, what it takes, what it answers, and an example of both. */
export function callHtml(method: Method, path: string, operation: Operation): Html {
  const { operationId, summary, description, parameters = [], requestBody, responses } = operation;
  const [type, body] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const { 200: success, ...failures } = responses;
  const [answer] = Object.values(success?.content ?? {});
  const fields = parameters.map(({ name, in: place, required, schema }) => ({
    name,
    schema,
    isRequired: required,
    place: places[place],
  }));
  return html`<article id="${operationId}" aria-labelledby="${operationId}-titulo">
<h3 id="${operationId}-titulo"><a class="ancla" href="#${operationId}">${summary}</a>${
    operation['x-extension'] && html` <span class="marca">Extensión</span>`
  }</h3>
<p class="ruta"><b class="metodo ${method}">${method.toUpperCase()}</b> <code>${path}</code></p>
<p class="nota">${description} En el SDK: ${either(operation['x-sdk'].map((method) => html`<code>${method}</code>`))}.</p>
${table('Parámetros', fields)}
${body && (body.schema.$ref ? html`<p>Cuerpo: ${schemaText(body.schema)}</p>` : fieldsTable(formName(type), body.schema))}
${answer && (answer.schema.$ref ? html`<p>${withCode(success?.description ?? '')} ${schemaText(answer.schema)}.</p>` : fieldsTable('Respuesta', answer.schema))}
<div class="ejemplos">
<figure><figcaption>Petición de ejemplo</figcaption><pre tabindex="0">${requestExample(method, path, operation)}</pre></figure>
${answer && html`<figure><figcaption>Respuesta de ejemplo</figcaption><pre tabindex="0">${JSON.stringify(answer.example, null, 2)}</pre></figure>`}
</div>
<h4>Si no sale bien</h4>
<dl>${Object.entries(failures).map(([status, failure]) => failureHtml(status, failure))}</dl>
</article>`;
}

function formName(type: string | undefined): string {
  return type === 'multipart/form-data' ? 'Formulario (multipart/form-data)' : 'Cuerpo (JSON)';
}

function failureHtml(status: string, { description }: Answer): Html {
  return html`<dt>${status}</dt><dd>${withCode(description)}</dd>`;
}
