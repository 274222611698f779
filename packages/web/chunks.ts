import type { Plugin, Rolldown } from 'vite';

/** Of the sign-in; others need them, too. */
const FORM = /web\/src\/ui\/(?:Alert|Card|Field|Logo|TextBox)\//;

/** What Presupuestos shares with other screens, and the frame around them. */
const FRAME =
  /web\/src\/(?:shell|format|app\/(?:use-leaving|use-form-draft|budget-address|(?:later|when-calm)\.ts))|web\/src\/ui\/(?:Dialog|ListBox|Menu|ProgressBar|Segments|Select|Skeleton|Tabs)\/|Presupuestos\/(?:screen\/(?:budget|use-media|use-pair-items|Screen\.parts)|MonthTable\/(?:TableSkeleton|conflict-text|copied-rows)|SheetTools\/(?:outcome|paste)-text|check-text|Note\/use-note-drafts)|@tanstack|lucide-react|machines\/src\/(?:budget|connection|plain|remembered)|contract\/(?:periodos|ventas|clientes-productos|months|budget-rules)\.ts/;

/** What a session needs beside its first screen, in one file. */
const BESIDE = /web\/src\/app\/(?:network|upkeep)\.ts$/;

/** Few and large files for the first screens: the core, and what the screens after the sign-in share. */
export const screenChunks: readonly Rolldown.CodeSplittingGroup[] = [
  { name: 'index', tags: ['$initial'] },
  { name: 'form', test: FORM, minShareCount: 2 },
  { name: 'frame', test: FRAME, minShareCount: 2 },
  { name: 'beside', test: BESIDE },
];

/** Nearly all of these runs before the first screens are drawn. */
const RUN_AT_ONCE = new Set(['vendor', 'index', 'form', 'frame', 'Shell', 'Login', 'Home', 'Presupuestos']);

/** Has the first screens' scripts compiled while they come in. */
export const compiledEarly: Plugin = {
  name: 'compiled-early',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      for (const file of Object.values(bundle)) {
        // V8 then compiles the whole file while it comes in, beside the page's own thread.
        if (file.type === 'chunk' && RUN_AT_ONCE.has(file.name))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      }
    },
  },
};
