import type { PluginOption } from 'vite';

const COMPONENTS = { include: /packages\/web\/src\/.*\.tsx$/, exclude: /\.stories\.tsx$/ };

/** Has the docgen of Storybook read components alone: without it, a quarter of a build goes on files without properties. */
export function docgenOfComponents(plugin: PluginOption): PluginOption {
  if (!plugin || !('transform' in plugin) || plugin.name !== 'storybook:react-docgen-plugin') return plugin;
  const { transform } = plugin;
  return typeof transform === 'function'
    ? { ...plugin, transform: { filter: { id: COMPONENTS }, handler: transform } }
    : plugin;
}
