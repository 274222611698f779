import type { Plugin, Rolldown } from 'vite';

/** Of the sign-in; others need them, too. */
const FORM = /web\/src\/ui\/(?:Alert|Card|Field|Logo|TextBox)\//;

/** What Presupuestos shares with other screens, and the frame around them. */
const FRAME =
  /web\/src\/(?:shell|format|app\/(?:use-leav|use-query-in-address|use-form-draft|budget-address|(?:later|loaded-part|when-calm)\.ts))|web\/src\/ui\/(?:Dialog|KeyOwner|ListBox|ListCount|Menu|PartFailed|ProgressBar|Retry|Segments|Select|Skeleton|Tabs)\/|web\/src\/ui\/Tag\/period-tone|Presupuestos\/(?:screen\/(?:budget|use-media|use-pair-items|Screen\.parts)|MonthTable\/(?:TableSkeleton|conflict-text|copied-rows)|SheetTools\/(?:outcome|paste)-text|check-text|Note\/use-note-drafts)|@tanstack|lucide-react|machines\/src\/(?:budget|connection|plain|remembered)|contract\/(?:periodos|ventas|clientes-productos|months|budget-rules)\.ts/;

/** What the lists of records are made of. */
const RECORDS =
  /web\/src\/(?:management|ui\/(?:AwaitedSelect|DiscardDialog|MailLink|Table|Tag))\/|machines\/src\/(?:choices|management|unknown-record)/;

/** Endpoints that several screens call, each a small file. */
const CONTRACT =
  /contract\/(?:clientes|divisiones|email|file-rules|libro|momento|paises|periodos-moneda|productos|vendedores)\.ts$/;

/** What a session needs beside its first screen. */
const SESSION = /web\/src\/(?:shell\/Shell\/Shell\.tsx|app\/(?:network|upkeep)\.ts)$/;

/** Few and large files for the first screens: the core, and what the screens after the sign-in share. */
export const screenChunks: readonly Rolldown.CodeSplittingGroup[] = [
  { name: 'index', tags: ['$initial'] },
  { name: 'form', test: FORM, minShareCount: 2 },
  { name: 'frame', test: FRAME, minShareCount: 2 },
  { name: 'contract', test: CONTRACT, minShareCount: 2 },
  { name: 'records', test: RECORDS, minShareCount: 2 },
  { name: 'session', test: SESSION },
];

/** Nearly all of these runs before the first screens are drawn. */
const RUN_AT_ONCE = new Set(['vendor', 'index', 'form', 'frame', 'session', 'Login', 'Home', 'Presupuestos']);

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
