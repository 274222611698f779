import { expect } from 'vitest';
import { clients } from '../db/demo/clients.ts';
import { sellers } from '../db/demo/people.ts';
import { products } from '../db/demo/products.ts';
import { type Call, type CallAnswer, createCall, signInWith } from './call.ts';
import { formOf, LOAD, sendForm } from './loading.ts';
import { salesBook } from './workbook/sales-book.ts';

const CELLS = 6;

/** What a proxy answers for a server that is gone. */
const AWAY: CallAnswer = { status: 503, body: { status: 503, message: '' }, headers: new Headers() };

/** The database has not noticed yet that the server is gone which was loading this period. */
const isLoadOfGone = ({ status, message }: { status: number; message?: unknown }) =>
  status === 400 && String(message).startsWith('Ya se está cargando');

interface Month {
  ventaID: number;
  anio: number;
  mes: number;
  volumenTon: number;
  precio: number;
}

/** A load of one row, which makes its own period. */
function smallLoad(anio: number): FormData {
  const codes = [
    sellers[0]?.vendedorCodigo ?? '',
    clients[0]?.clienteCodigo ?? '',
    products[0]?.productoCodigo ?? '',
  ];
  return formOf(
    salesBook([[codes[0] ?? '', codes[1] ?? '', codes[2] ?? '', anio, 1, 1, 1, null]]),
    `SOPEne-${anio}`,
  );
}

/**
 * People at work on servers with the demonstration company, until `stop`: some save one cell each, one approves, one loads a file. Who
 * is answered 503 tries the same again. Calls go to one server after the other, as behind a proxy; one that does not answer gets no more.
 */
export async function peopleAtWork(...urls: string[]) {
  const isAlone = urls.length === 1;
  let servers = urls;
  let turn = 0;
  const ask = async <T>(asked: (url: string) => Promise<T>): Promise<T | undefined> => {
    turn += 1;
    const url = servers[turn % servers.length] ?? '';
    return asked(url).catch((error: unknown) => {
      if (isAlone) throw error;
      servers = servers.filter((server) => server !== url);
      return undefined;
    });
  };
  const call: Call = async (...args) => (await ask((url) => createCall(url)(...args))) ?? AWAY;
  const signIn = signInWith(call);
  const seller = await signIn('vendedor', 'Ventas-2026!');
  const admin = await signIn('admin', 'Admin-2026!');
  const open = await call('GET', '/api/v1/periodos/listar-periodos-presupuestables', { token: seller });
  const periodoID =
    (open.body.data as { periodoID: string }[]).find(({ periodoID: id }) => id.startsWith('BGT'))
      ?.periodoID ?? '';
  const months = async () => {
    const query = { pageNumber: 0, pageSize: 5000 };
    const { body } = await call('GET', `/api/v1/ventas/periodo/${periodoID}`, { token: seller, query });
    return body.data as Month[];
  };

  const over = new AbortController();
  /** What came instead of an envelope with 200 or 503. */
  const strange: unknown[] = [];
  const answered = { saves: 0, approvals: 0, loads: 0, away: 0 };
  const saved = new Map<number, number>();

  const isDone = (answer: { status: number; message?: unknown }): boolean => {
    if (answer.status === 503 || isLoadOfGone(answer)) answered.away += 1;
    else if (answer.status !== 200) strange.push(answer);
    return answer.status === 200;
  };
  const untilOver = async (work: () => Promise<void>) => {
    while (!over.signal.aborted) await work().catch((error: unknown) => void strange.push(error));
  };
  const ofEnvelope = ({ status, body }: CallAnswer) => ({
    status,
    message: body?.message,
    inside: body?.status,
  });

  const saveCell = (ventaID: number) => {
    let figure = 0;
    return untilOver(async () => {
      const answer = ofEnvelope(
        await call('PUT', `/api/v1/ventas/${ventaID}/volumen`, {
          token: seller,
          query: { volumenTon: figure },
        }),
      );
      if (answer.inside !== answer.status) strange.push(answer);
      if (!isDone(answer)) return;
      saved.set(ventaID, figure);
      answered.saves += 1;
      figure += 1;
    });
  };
  const approve = () =>
    untilOver(async () => {
      if (
        isDone(ofEnvelope(await call('POST', `/api/v1/aprobar-presupuesto/${periodoID}`, { token: seller })))
      )
        answered.approvals += 1;
    });
  const load = () => {
    let anio = 2100;
    return untilOver(async () => {
      if (!isDone((await ask((url) => sendForm(`${url}${LOAD}`, admin, smallLoad(anio)))) ?? AWAY)) return;
      answered.loads += 1;
      anio = anio === 2199 ? 2100 : anio + 1;
    });
  };

  const cells = (await months()).slice(0, CELLS).map(({ ventaID }) => ventaID);
  const working = [...cells.map(saveCell), approve(), load()];
  return {
    answered,
    strange,
    /** Waits until each kind of work has been done a few times more. */
    async someWork() {
      const { saves, approvals, loads } = answered;
      const isDone = () =>
        answered.saves > saves + 5 && answered.approvals > approvals && answered.loads > loads;
      await expect.poll(isDone, { interval: 5, timeout: 60_000 }).toBe(true);
    },
    /** Ends the work. @returns each cell with what was acknowledged last and what the server has */
    async stop() {
      over.abort();
      await Promise.all(working);
      const stored = new Map((await months()).map(({ ventaID, volumenTon }) => [ventaID, volumenTon]));
      return [...saved].map(([ventaID, acknowledged]) => ({ acknowledged, stored: stored.get(ventaID) }));
    },
  };
}
