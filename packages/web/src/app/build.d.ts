interface ImportMetaEnv {
  /** Whether this is built into the application, and not into a Storybook; set in `vite.config.ts`. */
  readonly HAS_SERVICE_WORKER?: boolean;
}
