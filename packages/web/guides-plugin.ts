import mdx from '@mdx-js/rollup';
import rehypeSlug from 'rehype-slug';
import type { Plugin } from 'vite';

/** Makes the guides of docs/manual components, so that they are screens as well; their headings get the ids that GitHub gives them. */
export function guides(): Plugin {
  return { ...mdx({ rehypePlugins: [rehypeSlug] }), name: 'guides', enforce: 'pre' };
}
