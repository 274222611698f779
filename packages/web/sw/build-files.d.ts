/** The files of the build that the service worker keeps; made by `precache-plugin.ts`. */
declare module 'virtual:build-files' {
  /** `revision` is null where the address holds a hash of the content. */
  export const files: { readonly url: string; readonly revision: string | null }[];
  /** Another one for every build. */
  export const build: string;
}
