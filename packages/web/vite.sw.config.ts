import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { buildFiles } from './precache-plugin.ts';

const dist = fileURLToPath(new URL('./dist', import.meta.url));

/** The service worker: one file in the application's root, made after the build whose files it keeps. */
export default defineConfig({
  publicDir: false,
  plugins: [buildFiles(dist)],
  build: {
    target: 'es2023',
    outDir: dist,
    emptyOutDir: false,
    modulePreload: false,
    rolldownOptions: {
      input: fileURLToPath(new URL('./sw/sw.ts', import.meta.url)),
      output: { format: 'iife', entryFileNames: 'sw.js', codeSplitting: false },
    },
  },
});
