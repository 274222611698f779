/** Markup that is ready to be sent; any other text is escaped when it is put into some. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | undefined | false | readonly Part[];

/** Markup with its values escaped. Absent values leave nothing, lists stand one after the other. */
export function html(literals: TemplateStringsArray, ...values: readonly Part[]): Html {
  return new Html(
    literals.map((literal, index) => (index === 0 ? literal : textOf(values[index - 1]) + literal)).join(''),
  );
}

function textOf(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(textOf).join('');
  return String(part).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Text of the document, in which what stands between back-quotes is code and an empty line begins a paragraph. */
export function prose(text: string): Html {
  return html`${text.split('\n\n').map((paragraph) => html`<p>${withCode(paragraph)}</p>`)}`;
}

/** A line of text with what stands between back-quotes as code. */
export function withCode(text: string): Html {
  return html`${text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`;
}
