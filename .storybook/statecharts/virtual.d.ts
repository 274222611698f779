/** Made by `statecharts-plugin.ts`. */
declare module 'virtual:statecharts' {
  import type { Diagram } from './diagram.ts';

  const diagrams: Readonly<Record<string, Diagram>>;
  export default diagrams;
}
