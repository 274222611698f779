/** Made by `icons-plugin.ts`. */
declare module 'virtual:icons-in-use' {
  const icons: readonly {
    /** As `lucide-react` exports it. */
    readonly name: string;
    /** Folders below `packages/web/src`. */
    readonly places: readonly string[];
  }[];
  export default icons;
}
