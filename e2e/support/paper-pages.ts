/** An object of a PDF: its number and what it says. */
const OBJECT = /^(\d+) 0 obj\n([^]*?)\nendobj/gm;
const PAGE = /\/Pg (\d+) 0 R/g;

/** The pages on which each element of a kind (`Art`, `H2`) stands on paper, in the order of the document; from a tagged PDF. */
export function pagesOf(pdf: Buffer, kind: string): number[][] {
  const text = pdf.toString('latin1');
  const objects = [...text.matchAll(OBJECT)].map(([, id = '', body = '']) => ({ id, body }));
  const pages = objects.filter(({ body }) => /\/Type\s*\/Page\b/.test(body)).map(({ id }) => id);
  const parts = objects.filter(({ body }) => body.includes('/StructElem'));
  const pagesIn = ({ id, body }: (typeof parts)[number]): string[] => [
    ...[...body.matchAll(PAGE)].map(([, page = '']) => page),
    ...parts.filter((part) => part.body.includes(`/P ${id} 0 R`)).flatMap(pagesIn),
  ];
  return parts
    .filter(({ body }) => new RegExp(`/S /${kind}\\b`).test(body))
    .map((part) =>
      [...new Set(pagesIn(part).map((page) => pages.indexOf(page) + 1))].toSorted((a, b) => a - b),
    )
    .toSorted(([one = 0], [other = 0]) => one - other);
}
