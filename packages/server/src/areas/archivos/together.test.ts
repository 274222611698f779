import { expect, it } from 'vitest';
import { poolOf } from '../../db/single-session.ts';
import { addProducts, formOf, LOAD, openLoading, sendForm } from '../../test/loading.ts';
import { salesBook } from '../../test/workbook/sales-book.ts';
import { onEachDatabase, withWorld } from '../../test/world.ts';

const PAIRS = 600;
const MONTHS = 20;

/** A file of many pairs, a tonne each month. */
async function openManyPairs(loading: Awaited<ReturnType<typeof openLoading>>) {
  await addProducts(loading.db, PAIRS);
  const rows = Array.from({ length: PAIRS * MONTHS }, (_, at) => {
    const month = Math.floor(at / PAIRS);
    return [
      'V-ana',
      'C-1',
      `M-${(at % PAIRS) + 1}`,
      2025 + Math.floor(month / 12),
      (month % 12) + 1,
      1,
      1,
      null,
    ] as const;
  });
  return formOf(salesBook(rows), 'SOPEne-2025');
}

onEachDatabase('Loads at once', (open) => {
  it('of one period: one is loaded, the other refused', async () => {
    const loading = await openLoading(await open());
    const form = await openManyPairs(loading);
    const send = () => sendForm(`${loading.url}${LOAD}`, loading.token, form);
    const answers = await Promise.all([send(), send()]);
    const [refused, loaded] = answers.toSorted((a, b) => b.status - a.status);
    expect(loaded).toMatchObject({ status: 200, data: { totalVentasGuardadas: PAIRS * MONTHS } });
    expect(refused).toMatchObject({
      status: 400,
      message:
        'Ya se está cargando un archivo en el período SOP01-2025. Espere a que termine y vuelva a intentarlo.',
    });
    expect((await send()).status).toBe(200);
  });

  it('are seen by nobody before they are whole, while sellers save', async () => {
    const loading = await openLoading(await open());
    const { call, signIn, url, token } = loading;
    await loading.load([['V-ana', 'C-1', 'P-1', 2025, 10, 5, 1, null]], 'SOPOct-2025');
    const seller = await signIn('ana', 'Prueba-2026!');
    const own = await call('GET', '/api/v1/ventas/listar-ventas', {
      token: seller,
      query: {
        periodoID: 'SOP10-2025',
        clienteID: loading.clientIDs[0] ?? 0,
        productoID: loading.productIDs[0] ?? 0,
      },
    });
    const cell = (own.body.data as { ventaID: number; mes: number }[]).find(({ mes }) => mes === 10);
    const form = await openManyPairs(loading);

    const over = new AbortController();
    const seen = new Set<number>();
    const look = async () => {
      while (!over.signal.aborted) {
        const { body } = await call('GET', '/api/v1/dashboard', { token });
        const items = body.data as { periodoID: string; volumenTon: number }[];
        seen.add(items.find(({ periodoID }) => periodoID === 'SOP01-2025')?.volumenTon ?? 0);
      }
    };
    const save = async () => {
      let saved = 0;
      for (; !over.signal.aborted; saved += 1) {
        const { status } = await call('PUT', `/api/v1/ventas/${cell?.ventaID}/volumen`, {
          token: seller,
          query: { volumenTon: saved },
        });
        expect(status).toBe(200);
      }
      return saved;
    };
    const looking = look();
    const saving = save();
    const answer = await sendForm(`${url}${LOAD}`, token, form);
    await call('GET', '/api/v1/dashboard', { token });
    over.abort();
    await looking;
    expect(await saving).toBeGreaterThan(0);
    expect(answer.status).toBe(200);
    seen.delete(0);
    expect([...seen].every((volume) => volume === PAIRS * MONTHS)).toBe(true);
  });

  it('say how many rows they have read, and nothing once they are over', async () => {
    const loading = await openLoading(await open());
    const { call, token, url } = loading;
    const progress = async () => {
      const query = { nombre: 'SOPEne-2025' };
      const { body } = await call('GET', '/api/presupuesto/progreso-carga', { token, query });
      return body.data as { filasLeidas: number } | undefined;
    };
    const form = await openManyPairs(loading);
    const over = new AbortController();
    const counts: number[] = [];
    const asking = (async () => {
      while (!over.signal.aborted) {
        const read = await progress();
        if (read) counts.push(read.filasLeidas);
      }
    })();
    await sendForm(`${url}${LOAD}`, token, form);
    over.abort();
    await asking;
    expect(counts.length).toBeGreaterThan(0);
    expect(counts.every((rows, at) => rows >= (counts[at - 1] ?? 0) && rows <= PAIRS * MONTHS)).toBe(true);
    expect(await progress()).toBeUndefined();
  });
});

onEachDatabase('Twenty loads of twenty periods at once', (open) => {
  it('are all done, one after the other, while sellers save and look', async () => {
    const loading = await openLoading(await open());
    const { call, signIn, url, token } = loading;
    await loading.load([['V-ana', 'C-1', 'P-1', 2025, 10, 5, 1, null]], 'SOPOct-2025');
    const seller = await signIn('ana', 'Prueba-2026!');
    const [clienteID = 0] = loading.clientIDs;
    const [productoID = 0] = loading.productIDs;
    const query = { periodoID: 'SOP10-2025', clienteID, productoID };
    const own = await call('GET', '/api/v1/ventas/listar-ventas', { token: seller, query });
    const cell = (own.body.data as { ventaID: number; mes: number }[]).find(({ mes }) => mes === 10);

    const over = new AbortController();
    const statuses = new Set<number>();
    const save = async (volumenTon: number): Promise<void> => {
      const options = { token: seller, query: { volumenTon } };
      statuses.add((await call('PUT', `/api/v1/ventas/${cell?.ventaID}/volumen`, options)).status);
      statuses.add((await call('GET', '/api/health')).status);
      if (!over.signal.aborted) await save(volumenTon + 1);
    };
    const saving = save(1);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => {
        const rows = [1, 2, 3].map((mes) => ['V-ana', 'C-1', 'P-1', 2030 + at, mes, 1, 1, null] as const);
        return sendForm(`${url}${LOAD}`, token, formOf(salesBook(rows), `SOPEne-${2030 + at}`));
      }),
    );
    over.abort();
    await saving;
    expect(answers.map(({ status }) => status)).toEqual(Array.from(answers, () => 200));
    expect([...statuses]).toEqual([200]);
    for (const anio of [2030, 2049]) expect(await loading.figures(`SOP01-${anio}`)).toHaveLength(3);
  });
});

onEachDatabase('Another server', (open) => {
  it('that loads the period keeps this one from it, until it lets go', async ({ skip }) => {
    const { db, load, content } = await openLoading(await open());
    if (poolOf(db).options.stream !== undefined) skip('No other server reaches the embedded database');
    const other = await poolOf(db).connect();
    await other.query('begin');
    await other.query(`select pg_advisory_xact_lock(hashtextextended('carga SOP10-2025', 0))`);
    const before = await content();
    const row = ['V-ana', 'C-1', 'P-1', 2025, 10, 1, 1, null] as const;
    expect((await load([row], 'SOPOct-2025')).status).toBe(400);
    expect(await content()).toEqual(before);
    other.release(true);
    const again = async () => (await load([row], 'SOPOct-2025')).status;
    await expect.poll(again, { timeout: 20_000 }).toBe(200);
  });
});

withWorld('A load under way', (open) => {
  it('is given up when the caller hangs up before it is decided', async () => {
    const loading = await openLoading(await open());
    const form = await openManyPairs(loading);
    const before = await loading.content();
    const caller = new AbortController();
    const sending = fetch(`${loading.url}${LOAD}`, {
      method: 'POST',
      headers: { 'x-token': loading.token },
      body: form,
      signal: caller.signal,
    });
    const query = { nombre: 'SOPEne-2025' };
    const isReading = async () => {
      const { body } = await loading.call('GET', '/api/presupuesto/progreso-carga', {
        token: loading.token,
        query,
      });
      return body.data !== undefined;
    };
    await expect.poll(isReading, { interval: 1, timeout: 20_000 }).toBe(true);
    caller.abort();
    await expect(sending).rejects.toThrow('aborted');
    await expect.poll(isReading, { timeout: 20_000 }).toBe(false);
    await expect.poll(loading.content, { timeout: 20_000 }).toEqual(before);
  });
});
