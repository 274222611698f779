import { accepted, type Caller } from '@presupuesto/api-sdk';
import { type Actividad, listarActividad } from '@presupuesto/api-sdk/contract';
import type { ActivityDownload, ActivityQuery } from '@presupuesto/machines';
import { saveBlob } from '../../app/save-blob.ts';
import { writeActivity } from './activity-workbook.ts';

/** Most lines of a workbook. */
const MOST = 10_000;
const PAGE = 1000;

/** Gathers what is asked for, up to a limit, and hands it to the browser's downloads as a workbook. */
export async function downloadActivity(
  call: Caller,
  query: ActivityQuery,
  signal: AbortSignal,
): Promise<ActivityDownload> {
  const items: Actividad[] = [];
  let cursor: string | null | undefined;
  do {
    const page = { ...query, pageSize: PAGE, cursor: cursor ?? undefined };
    const answer = accepted(listarActividad, await call(listarActividad, { query: page }, { signal }));
    items.push(...(answer.data ?? []));
    cursor = answer.siguiente;
  } while (cursor && items.length < MOST);
  saveBlob(await writeActivity(items), 'actividad.xlsx');
  return { lines: items.length, isCut: Boolean(cursor) };
}
