import type { Caller } from '@presupuesto/api-sdk';
import type { ParConMeses } from '@presupuesto/api-sdk/contract';
import type { PortActors, Ports } from '@presupuesto/machines';
import { fromPromise } from 'xstate';

type PagePort =
  | 'loadWholeBudget'
  | 'loadSellers'
  | 'saveWorkbook'
  | 'downloadActivity'
  | 'uploadFile'
  | 'compareWorkbook';

/** What that work is done with. */
interface PageTools {
  readonly call: Caller;
  /** A period of the user's own that is being read whole, which is kept for a time without a network; in such a time the kept one. */
  readonly ownWhole: (
    periodoID: string,
    pares: Promise<readonly ParConMeses[]>,
  ) => Promise<readonly ParConMeses[]>;
}

export type PageWork = {
  readonly [Name in PagePort]: (
    tools: PageTools,
    input: Ports[Name]['input'],
    signal: AbortSignal,
  ) => Promise<Ports[Name]['output']>;
};

/** The work of single pages that is more than a call; its code comes with the first of it. */
export function pagePorts(tools: PageTools): Pick<PortActors, PagePort> {
  const porting = <Name extends PagePort>(name: Name) =>
    fromPromise<Ports[Name]['output'], Ports[Name]['input']>(async ({ input, signal }) =>
      (await import('./page-work.ts')).pageWork[name](tools, input, signal),
    );
  return {
    loadWholeBudget: porting('loadWholeBudget'),
    loadSellers: porting('loadSellers'),
    saveWorkbook: porting('saveWorkbook'),
    downloadActivity: porting('downloadActivity'),
    uploadFile: porting('uploadFile'),
    compareWorkbook: porting('compareWorkbook'),
  };
}
