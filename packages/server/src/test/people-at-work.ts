import { clients } from '../db/demo/clients.ts';
import { sellers } from '../db/demo/people.ts';
import { products } from '../db/demo/products.ts';
import { type CallAnswer, createCall, signInWith } from './call.ts';
import { formOf, LOAD, sendForm } from './loading.ts';
import { salesBook } from './workbook/sales-book.ts';

const CELLS = 6;

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
 * People at work on a server with the demonstration company, until `stop`: some save one cell each, one approves, one loads a file. Who
 * is answered 503 tries the same again.
 */
export async function peopleAtWork(url: string) {
  const call = createCall(url);
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
    if (answer.status === 503) answered.away += 1;
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
      if (!isDone(await sendForm(`${url}${LOAD}`, admin, smallLoad(anio)))) return;
      answered.loads += 1;
      anio = anio === 2199 ? 2100 : anio + 1;
    });
  };

  const cells = (await months()).slice(0, CELLS).map(({ ventaID }) => ventaID);
  const working = [...cells.map(saveCell), approve(), load()];
  return {
    answered,
    strange,
    /** Ends the work. @returns each cell with what was acknowledged last and what the server has */
    async stop() {
      over.abort();
      await Promise.all(working);
      const stored = new Map((await months()).map(({ ventaID, volumenTon }) => [ventaID, volumenTon]));
      return [...saved].map(([ventaID, acknowledged]) => ({ acknowledged, stored: stored.get(ventaID) }));
    },
  };
}
