import type { Page } from 'playwright';

interface TraceEvent {
  readonly name: string;
  readonly args: {
    readonly elementCount?: number;
    readonly beginData?: { readonly dirtyObjects?: number };
  };
}

/** How much of a page Chromium went through for an act, at most at a time. */
interface RenderWork {
  /** Elements whose styles were reckoned. */
  readonly styled: number;
  /** Boxes that were measured. */
  readonly measured: number;
}

/** Counts, and does not time, what an act has the browser do before it can draw. */
export async function renderWork(page: Page, act: () => Promise<void>): Promise<RenderWork> {
  const browser = page.context().browser();
  if (!browser) throw new Error('the page has no browser of its own');
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  const most = (name: string, count: (event: TraceEvent) => number | undefined): number =>
    Math.max(0, ...traceEvents.filter((event) => event.name === name).map((event) => count(event) ?? 0));
  return {
    styled: most('UpdateLayoutTree', ({ args }) => args.elementCount),
    measured: most('Layout', ({ args }) => args.beginData?.dirtyObjects),
  };
}
