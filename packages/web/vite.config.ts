import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { compiledEarly, screenChunks } from './chunks.ts';
import { guides } from './guides-plugin.ts';
import { start } from './start-plugin.ts';
import { styles } from './styles-plugin.ts';

/** With zod its setting: it must hold before the first schema is made, in whichever file that is. */
const VENDOR =
  /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|zod|xstate|@xstate|styled-components|stylis|@emotion|wouter|regexparam|mitt|ofetch|ufo|destr)\/|src\/app\/jitless\.ts$/;

/** Styles without the blanks of their sources; `ssr` gives their components the ids by which `styles` knows them. */
const oxc = { plugins: { styledComponents: { displayName: false, fileName: false, ssr: true } } };

export default defineConfig({
  plugins: [guides(), react(), styles(oxc), compiledEarly, start],
  // Of what is made of these sources, the application alone has one: the Storybook has not.
  define: { 'import.meta.env.HAS_SERVICE_WORKER': 'true' },
  // Workspace packages resolve to their TypeScript.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  oxc,
  build: {
    target: 'es2023',
    // Inlined assets would be data: addresses, which the content security policy refuses.
    assetsInlineLimit: 0,
    // check-size.mjs reads it.
    manifest: true,
    modulePreload: { polyfill: false },
    sourcemap: false,
    rolldownOptions: {
      output: {
        // What every screen needs and a new version of ours does not change: stays in the browser's cache.
        codeSplitting: { groups: [{ name: 'vendor', test: VENDOR }, ...screenChunks] },
      },
    },
  },
  server: {
    port: 5173,
    proxy: { '/api': process.env['API_URL'] ?? 'http://127.0.0.1:3000' },
  },
});
