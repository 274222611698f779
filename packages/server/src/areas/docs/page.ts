import { METHODS, type Method, type OpenApiDocument, type Operation } from '@presupuesto/api-sdk/openapi';
import { callHtml } from './call.ts';
import { type Html, html, prose } from './html.ts';
import { fieldsTable } from './schema-text.ts';

interface Call {
  method: Method;
  path: string;
  operation: Operation;
}

/** The whole document as a page that reads without a script: contents, conventions, calls by area, named schemas. */
export function docsPage(document: OpenApiDocument): string {
  const { info, tags, components } = document;
  const schemas = Object.entries(components.schemas).toSorted(([one], [other]) => one.localeCompare(other));
  const areas = tags.map((tag, index) => ({
    ...tag,
    id: `area-${index}`,
    calls: callsOf(document, tag.name),
  }));
  const page = html`<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${info.title}</title>
<link rel="icon" href="../favicon.svg">
<link rel="stylesheet" href="docs/estilo.css">
</head>
<body>
<a class="salto" href="#contenido">Saltar al contenido</a>
<nav aria-label="Índice">
<details class="plegable"><summary>Índice</summary>${contents(areas)}</details>
<div class="fijo">${contents(areas)}</div>
</nav>
<main id="contenido" tabindex="-1">
<header>
<h1>${info.title}</h1>
<p class="nota">Versión ${info.version} · <a href="openapi.json">Documento OpenAPI 3.1</a></p>
${prose(info.description)}
</header>
${areas.map(
  ({ id, name, description, calls }) => html`<section aria-labelledby="${id}">
<h2 id="${id}">${name}</h2>
<p>${description}</p>
${calls.map(({ method, path, operation }) => callHtml(method, path, operation))}
</section>`,
)}
<section aria-labelledby="esquemas">
<h2 id="esquemas">Esquemas</h2>
<p>Lo que llevan los cuerpos y las respuestas.</p>
${schemas.map(
  ([name, schema]) => html`<article id="esquema-${name}" aria-label="${name}">
<h3><a class="ancla" href="#esquema-${name}">${name}</a></h3>
${fieldsTable(`Campos de ${name}`, schema)}
</article>`,
)}
</section>
</main>
</body>
</html>
`;
  return page.text;
}

function callsOf({ paths }: OpenApiDocument, tag: string): Call[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation?.tags.includes(tag) ? [{ method, path, operation }] : [];
    }),
  );
}

function contents(areas: readonly { id: string; name: string; calls: readonly Call[] }[]): Html {
  return html`<ul>
${areas.map(
  ({ id, name, calls }) =>
    html`<li><a href="#${id}">${name}</a><ul>${calls.map(
      ({ operation }) => html`<li><a href="#${operation.operationId}">${operation.summary}</a></li>`,
    )}</ul></li>`,
)}
<li><a href="#esquemas">Esquemas</a></li>
</ul>`;
}
