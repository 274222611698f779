import type { EventoRecibido } from '@presupuesto/api-sdk';

/** For how long a page keeps what it has heard, in ms: others join a few seconds after they were opened. */
const KEPT_MS = 60_000;

interface RecentNews {
  readonly add: (heard: readonly EventoRecibido[]) => void;
  /** What has been heard since a moment of the device's clock; that it is not known, where nobody listened yet or it is long ago. */
  readonly since: (moment: number) => readonly EventoRecibido[];
}

/** What a page has heard of late, for those that were opened meanwhile and join only now. */
export function createRecentNews(): RecentNews {
  let keptSince = Date.now();
  let kept: readonly { readonly at: number; readonly heard: readonly EventoRecibido[] }[] = [];
  return {
    add: (heard) => {
      const at = Date.now();
      keptSince = Math.max(keptSince, at - KEPT_MS);
      kept = [...kept.filter((one) => one.at >= keptSince), { at, heard }];
    },
    since: (moment) =>
      moment < keptSince
        ? [{ id: kept.at(-1)?.heard.at(-1)?.id ?? '', evento: { tipo: 'perdido' } }]
        : kept.filter(({ at }) => at >= moment).flatMap(({ heard }) => heard),
  };
}
