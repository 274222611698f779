import type { Cambio, Venta } from '@presupuesto/api-sdk/contract';
import type { Call } from '../call.ts';
import { seeded } from '../workbook/random.ts';
import { type FinalMonth, unexplained } from './oracle.ts';
import { type Sent, Tab } from './tab.ts';

const MONTHS = 2;

interface ScheduleOptions {
  seed: number;
  /** Of each tab. */
  calls: readonly Call[];
  tokens: readonly string[];
  /** The pair and the period of which the months are filled. */
  months: Record<string, string | number>;
  /** Which of them; all, unless given. */
  isOpen?: (month: Pick<Venta, 'anio' | 'mes'>) => boolean;
  steps: number;
  /** Something else that happens meanwhile: a server that dies, a sales file. @returns the tonnes that a file brings to its months */
  disturb?: () => Promise<readonly number[]>;
}

/**
 * Several tabs of one salesperson at work on the same months, at once, over a bad network. @returns what its answers leave
 * unexplained
 */
export async function runSchedule(options: ScheduleOptions): Promise<string[]> {
  const { seed, calls, tokens, months, steps, isOpen = () => true, disturb } = options;
  const [reader] = calls;
  const [token = ''] = tokens;
  if (!reader) throw new Error('A schedule needs somebody');
  const first = await readMonths(reader, token, months);
  const before = await latestChange(reader, token);
  // Few enough for tabs to meet.
  const ventaIDs = first
    .filter(isOpen)
    .slice(0, MONTHS)
    .map(({ ventaID }) => ventaID);
  const sent: Sent[] = [];
  const highest = Math.max(...first.map(({ volumenTon }) => volumenTon));
  let figure = Math.floor(highest) + 1;
  const nextFigure = () => {
    figure += 1;
    return figure;
  };
  const tabs = calls.map((call, at) => {
    const random = seeded(seed * 101 + at);
    return new Tab({ call, token: tokens[at] ?? '', ventaIDs, months, random, nextFigure, sent });
  });
  const [loaded = []] = await Promise.all([
    disturb?.(),
    ...tabs.map(async (tab) => {
      await tab.read();
      for (let step = 0; step < steps; step += 1) await tab.act();
    }),
  ]);
  for (const tab of tabs) await tab.finish();
  const last = await readMonths(reader, token, months);
  const final = await Promise.all(
    last.map(async ({ ventaID, volumenTon }, at): Promise<FinalMonth> => {
      const month = { ventaID, first: first[at]?.volumenTon ?? 0, last: volumenTon };
      // Of the others, the log need not be read: their figure stands as it was.
      if (volumenTon === month.first && !ventaIDs.includes(ventaID)) {
        return { ...month, changes: [], loaded: [] };
      }
      const { body } = await reader('GET', `/api/v1/ventas/${ventaID}/cambios`, { token });
      const all = (body.data as Cambio[]).filter(({ campo }) => campo === 'volumenTon');
      const changes = all.filter(({ cambioID }) => cambioID > before);
      return { ...month, changes, loaded: all.length > changes.length ? [] : loaded };
    }),
  );
  return unexplained(final, sent);
}

async function readMonths(call: Call, token: string, months: Record<string, string | number>) {
  const { body } = await call('GET', '/api/v1/ventas/listar-ventas', { token, query: months });
  return body.data as Venta[];
}

async function latestChange(call: Call, token: string): Promise<number> {
  const { body } = await call('GET', '/api/v1/cambios', { token, query: { pageSize: 1 } });
  return (body.data as Cambio[])[0]?.cambioID ?? 0;
}
