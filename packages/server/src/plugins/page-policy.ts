import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script>(.*?)<\/script>/gs;
const INLINE_STYLE = /<style>(.*?)<\/style>/gs;

/** The empty style sheet that styled-components starts from before it adds rules through the CSSOM. */
const emptyStyle = hashOf('');

/** What a page may do: use what this server serves, and of what stands in it run what has one of these hashes. */
export function pageDirectives(scripts: readonly string[] = [], styles: readonly string[] = []) {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", emptyStyle, ...styles],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
  };
}

/** The content security policy of a page of the build, which may run the scripts and styles that were built into it. */
export function policyOf(html: string): string {
  const directives = pageDirectives(hashesIn(html, INLINE_SCRIPT), hashesIn(html, INLINE_STYLE));
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join(';');
}

function hashesIn(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, text = '']) => hashOf(text));
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
