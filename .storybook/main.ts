import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions } from 'vite';
import { guides } from '../packages/web/guides-plugin.ts';
import { iconsInUse } from './icons-plugin.ts';
import { statecharts } from './statecharts-plugin.ts';

/** Stories live beside the components of packages/web; pages of the Storybook's own live here. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/web/src/**/*.stories.tsx', './**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The native TypeScript compiler has no JavaScript API for a docgen to stand on. Tests read no documentation.
  typescript: { check: false, reactDocgen: process.env['VITEST'] ? false : 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    // Known from the start: found while tests run, they would load their page anew. The guides use the runtime.
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [...(vite.optimizeDeps?.include ?? []), 'axe-core', 'react/jsx-runtime'],
    },
    plugins: [...(vite.plugins ?? []), guides(), statecharts(), iconsInUse()],
    // Workspace packages resolve to their TypeScript, as in the application's own build.
    resolve: { ...vite.resolve, conditions: ['source', ...defaultClientConditions] },
  }),
};

export default config;
