/** Where the API lives; empty for this same origin. It is read at run time, so that one build serves any server (decisions §1). */
export function readApiBase(page: Document): string {
  return page.querySelector<HTMLMetaElement>('meta[name="api-base"]')?.content ?? '';
}
