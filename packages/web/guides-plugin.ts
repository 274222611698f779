import mdx from '@mdx-js/rollup';
import rehypeSlug from 'rehype-slug';
import type { Plugin } from 'vite';

/**
 * Makes the guides of docs/manual components, so that they are screens as well; their headings get the ids that GitHub gives them. Pages of
 * the Storybook (`.mdx`) are its own to make.
 */
export function guides(): Plugin {
  const { config, transform } = mdx({ rehypePlugins: [rehypeSlug], exclude: /\.mdx$/ });
  return {
    name: 'guides',
    enforce: 'pre',
    config,
    // The source map stays behind: its type is Rollup's, not Vite's.
    async transform(code, id) {
      const compiled = await transform(code, id);
      return compiled && { code: compiled.code, map: null };
    },
  };
}
