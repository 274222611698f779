interface ImportMetaEnv {
  /** Whether this is built into the application, and not into a Storybook; set in `vite.config.ts`. */
  readonly HAS_SERVICE_WORKER?: boolean;
}

/** The files under `/assets/` that a screen, the `frame` around it, or `hoja` needs beside the page's own; set by `start-plugin.ts`. */
declare const SCREEN_FILES: Readonly<Record<string, readonly string[]>>;
