/** Made by `icons-plugin.ts`. */
declare module 'virtual:icons-in-use' {
  import type { LucideIcon } from 'lucide-react';

  const icons: readonly {
    /** As `lucide-react` exports it. */
    readonly name: string;
    readonly Icon: LucideIcon;
    /** Folders below `packages/web/src`. */
    readonly places: readonly string[];
  }[];
  export default icons;
}
