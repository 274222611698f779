import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions } from 'vite';
import { guides } from '../packages/web/guides-plugin.ts';
import { dark } from '../packages/web/src/app/theme/palette.ts';
import { docgenOfComponents } from './docgen.ts';
import { iconsInUse } from './icons-plugin.ts';
import { keepParameters } from './keep-parameters.ts';
import { statecharts } from './statecharts-plugin.ts';

/** Tests read no documentation. */
const isRead = !process.env['VITEST'];

/** Where stories stand, and what the sidebar calls that place. */
const PLACES = {
  ui: 'Controles',
  charts: 'Gráficos',
  app: 'Marco',
  shell: 'Marco',
  management: 'Gestión',
  pages: 'Pantallas',
};

/** Stories live beside the components of packages/web; pages of the Storybook's own live here. */
const config: StorybookConfig & { readonly experimental_enrichCsf: typeof keepParameters } = {
  framework: '@storybook/react-vite',
  stories: [
    ...(isRead ? ['./**/*.mdx'] : []),
    './**/*.stories.tsx',
    ...Object.entries(PLACES).map(([folder, titlePrefix]) => ({
      directory: `../packages/web/src/${folder}`,
      files: '**/*.stories.tsx',
      titlePrefix,
    })),
  ],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest', ...(isRead ? ['@storybook/addon-docs'] : [])],
  previewAnnotations: (entries = []) =>
    isRead ? [...entries, fileURLToPath(new URL('docs/annotations.ts', import.meta.url))] : entries,
  docs: { defaultName: 'Documentación' },
  experimental_enrichCsf: keepParameters,
  // The page that stands there until the first story is drawn.
  previewHead: (head = '') =>
    `${head}<style>@media (prefers-color-scheme: dark) { .sb-preparing-story, .sb-preparing-docs { background: ${dark.canvas}; } }</style>`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The native TypeScript compiler has no JavaScript API for another docgen to stand on.
  typescript: { check: false, reactDocgen: isRead ? 'react-docgen' : false },
  viteFinal: (vite) => ({
    ...vite,
    // Known from the start: found while tests run, they would load their page anew. The guides use the runtime.
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [...(vite.optimizeDeps?.include ?? []), 'axe-core', 'react/jsx-runtime'],
    },
    build: {
      ...vite.build,
      // Read on the reader's own machine or network, piece by piece; nobody waits for its first screen.
      chunkSizeWarningLimit: 3000,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        checks: { pluginTimings: false },
        output: {
          // A story asks for tens of files where each module that two of them share has one of its own.
          codeSplitting: {
            groups: [
              { name: 'libraries', test: /node_modules/, minShareCount: 8 },
              { name: 'product', test: /packages\/(?:web|machines|api-sdk)\/src/, minShareCount: 8 },
            ],
          },
        },
        onLog: (level, log, report) => {
          // Of Lucide's `use client`: there is no server to tell clients from.
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
        },
      },
    },
    plugins: [...(vite.plugins ?? []).map(docgenOfComponents), guides(), statecharts(), iconsInUse()],
    // Workspace packages resolve to their TypeScript, as in the application's own build.
    resolve: { ...vite.resolve, conditions: ['source', ...defaultClientConditions] },
  }),
};

export default config;
