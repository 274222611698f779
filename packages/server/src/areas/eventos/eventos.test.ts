import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { auditoria, usuario } from '../../db/schema.ts';
import { hasSingleSession, poolOf } from '../../db/single-session.ts';
import { testDay } from '../../test/clock.ts';
import { addPair, addPeriod, addRow, testKey } from '../../test/company.ts';
import { figuresUntil, heardMonths, openHeardCompany } from '../../test/heard-company.ts';
import { type Listening, listen } from '../../test/listening.ts';
import { onEachDatabase } from '../../test/world.ts';
import { monthKey } from '../shared/month-id.ts';

onEachDatabase('The stream of what changes', (open) => {
  it('sends a saved figure, with all that a screen needs of it', async () => {
    const { ana, periodoID } = await openHeardCompany(await open());
    const stream = await ana.listen();
    expect(stream.status).toBe(200);
    expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(stream.headers.get('cache-control')).toBe('no-store');
    expect(stream.headers.get('x-accel-buffering')).toBe('no');
    await ana.save(12.5);
    expect(await stream.next()).toEqual({
      tipo: 'cifra',
      ventaID: ana.cells[0],
      campo: 'volumenTon',
      valor: 12.5,
      periodoID,
      vendedorID: ana.vendedorID,
      clienteProductoID: ana.pair.clienteProductoID,
      clienteProductoPeriodoID: monthKey(ana.cells[0] ?? 0).rowID,
      usuario: 'ana',
      origen: 'tecleado',
      gestoID: null,
      fecha: '2026-10-15T12:00:00.000Z',
    });
  });

  it('sends the figures of a month in the order in which they were saved', async () => {
    const { ana } = await openHeardCompany(await open());
    const stream = await ana.listen();
    const figures = Array.from({ length: 30 }, (_, at) => at + 100);
    for (const figure of figures) await ana.save(figure);
    expect(await figuresUntil(stream, 129)).toEqual(figures);
  });

  it('is gone on with by who was cut off before anything happened', async () => {
    const { ana } = await openHeardCompany(await open());
    const stream = await ana.listen();
    await expect.poll(() => stream.lastID()).not.toBe('');
    stream.leave();
    await ana.save(91);
    expect(await figuresUntil(await ana.listen(stream.lastID()), 91)).toEqual([91]);
  });

  it.each(['validar-token', 'login'])(
    'sends whoever begins at the answer to %s what was saved before the stream was opened',
    async (name) => {
      const { ana, url } = await openHeardCompany(await open());
      await ana.save(11);
      const body = name === 'login' ? { nombreUsuario: 'ana', clave: testKey } : { token: ana.token };
      const begun = await fetch(new URL(`/api/v1/${name}`, url), {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(name !== 'login' && { 'x-token': ana.token }) },
        body: JSON.stringify(body),
      });
      await ana.save(12);
      const stream = await ana.listen(begun.headers.get('x-event-id') ?? undefined);
      await ana.save(13);
      expect(await figuresUntil(stream, 13)).toEqual([12, 13]);
    },
  );

  it('gives nobody who is refused a place to begin at', async () => {
    const { url } = await openHeardCompany(await open());
    const refused = await fetch(new URL('/api/v1/login', url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ nombreUsuario: 'ana', clave: 'Otra-Clave-2026!' }),
    });
    expect([refused.status, refused.headers.get('x-event-id')]).toEqual([401, null]);
  });

  it('sends an administrator what concerns everybody, and a seller nothing of anybody else', async () => {
    const { ana, bruno, admin, url } = await openHeardCompany(await open());
    const streams = { ana: await ana.listen(), admin: await listen(url, admin) };
    await bruno.save(55);
    await ana.save(66);
    expect(await figuresUntil(streams.ana, 66)).toEqual([66]);
    expect(await figuresUntil(streams.admin, 66)).toEqual([55, 66]);
  });

  it('sends approvals, pairs and periods, as far as their period is shown', async () => {
    const { ana, bruno, admin, url, call, periodoID, db, log } = await openHeardCompany(await open());
    await addPeriod(db, 'BGT-2031', { visible: false });
    const streams = { ana: await ana.listen(), bruno: await bruno.listen(), admin: await listen(url, admin) };
    const heard = (...to: (keyof typeof streams)[]) => Promise.all(to.map((name) => streams[name].next()));
    const show = (id: string, visible: boolean) =>
      call('PUT', `/api/v1/periodos/${id}/visible`, { token: admin, body: { visible } });

    await call('POST', `/api/v1/aprobar-presupuesto/${periodoID}`, { token: ana.token });
    const approval = { tipo: 'aprobacion', periodoID, vendedorID: ana.vendedorID };
    expect(await heard('ana', 'admin')).toEqual([approval, approval]);

    const body = { vendedorID: ana.vendedorID, productoIDs: [] };
    await call('PUT', `/api/v1/clientes-productos/cliente/${ana.pair.clienteID}`, { token: ana.token, body });
    const pairs = { tipo: 'pares', periodoID: null, vendedorID: ana.vendedorID };
    expect(await heard('ana', 'admin')).toEqual([pairs, pairs]);

    await call('PUT', '/api/v1/periodos/BGT-2031/activo', { token: admin, body: { activo: false } });
    expect(await heard('admin')).toEqual([{ tipo: 'periodo', periodoID: 'BGT-2031' }]);

    await show(periodoID, false);
    const period = { tipo: 'periodo', periodoID };
    expect(await heard('ana', 'bruno', 'admin')).toEqual([period, period, period]);
    await log(bruno, 7);
    expect(await heard('admin')).toMatchObject([{ tipo: 'cifra', valor: 7 }]);
    await show(periodoID, true);
    expect(await heard('ana', 'bruno', 'admin')).toEqual([period, period, period]);
  });

  it('sends both periods of a rate that moves from one to the other, as far as each is shown', async () => {
    const { ana, admin, url, call, periodoID, db } = await openHeardCompany(await open());
    await addPeriod(db, 'SOP11-2031');
    await addPeriod(db, 'SOP12-2031', { visible: false });
    const write = async (to: string, rate = '') => {
      const body = { periodoID: to, monedaID: 'COP', tasaCambioEUR: 4500 };
      const answer = await call('POST', `/api/v1/periodos-moneda${rate}`, { token: admin, body });
      expect(answer.status).toBe(200);
      return (answer.body.data as { periodoMonedaID: number }).periodoMonedaID;
    };
    const rate = `/${await write(periodoID)}`;
    const streams = { ana: await ana.listen(), admin: await listen(url, admin) };
    const heard = async (name: keyof typeof streams, count: number) => {
      const events: unknown[] = [];
      while (events.length < count) events.push(await streams[name].next());
      return events;
    };
    const of = (...ids: string[]) => ids.map((each) => ({ tipo: 'periodo', periodoID: each }));
    await write('SOP11-2031', rate);
    expect(await heard('ana', 2)).toEqual(of(periodoID, 'SOP11-2031'));
    expect(await heard('admin', 2)).toEqual(of(periodoID, 'SOP11-2031'));
    await write('SOP12-2031', rate);
    await write(periodoID, rate);
    expect(await heard('admin', 4)).toEqual(of('SOP11-2031', 'SOP12-2031', 'SOP12-2031', periodoID));
    expect(await heard('ana', 2)).toEqual(of('SOP11-2031', periodoID));
  });

  it('sends a mark, once, for a row that a save budgets without changing a figure', async () => {
    const { ana, bruno, periodoID, db } = await openHeardCompany(await open());
    const streams = { ana: await ana.listen(), bruno: await bruno.listen() };
    await ana.save(1);
    expect(await streams.ana.next()).toEqual({
      tipo: 'marca',
      periodoID,
      vendedorID: ana.vendedorID,
      clienteProductoPeriodoID: monthKey(ana.cells[0] ?? 0).rowID,
    });
    await ana.save(1);
    await ana.save(2);
    expect(await figuresUntil(streams.ana, 2)).toEqual([2]);
    await bruno.save(3);
    expect(await figuresUntil(streams.bruno, 3)).toEqual([3]);
    const marks = await db.select().from(auditoria).where(eq(auditoria.accion, 'presupuesto.marcado'));
    expect(marks).toMatchObject([{ usuarioID: ana.usuarioID, cuando: testDay, periodoID }]);
  });

  it('sends the marks of the rows whose figures a batch leaves as they were', async () => {
    const { ana, periodoID, db, call } = await openHeardCompany(await open());
    const more = [];
    for (let row = 0; row < 2; row += 1) {
      more.push(await addRow(db, await addPair(db, ana.vendedorID), periodoID, heardMonths));
    }
    const cells = [ana.cells, ...more];
    const send = async (valores: readonly number[]) => {
      const cambios = cells.map(([ventaID], at) => ({ ventaID, campo: 'volumenTon', valor: valores[at] }));
      const body = { gestoID: randomUUID(), origen: 'referente', cambios };
      expect((await call('PUT', '/api/v1/ventas/lote', { token: ana.token, body })).status).toBe(200);
    };
    const stream = await ana.listen();
    await send([1, 5, 1]);
    const rowOf = (at: number) => monthKey(cells[at]?.[0] ?? 0).rowID;
    const mark = { tipo: 'marca', periodoID, vendedorID: ana.vendedorID };
    expect([await stream.next(), await stream.next(), await stream.next()]).toMatchObject([
      { tipo: 'cifra', valor: 5 },
      { ...mark, clienteProductoPeriodoID: rowOf(0) },
      { ...mark, clienteProductoPeriodoID: rowOf(2) },
    ]);
    await send([1, 5, 1]);
    await send([1, 6, 1]);
    expect(await figuresUntil(stream, 6)).toEqual([6]);
    expect(await db.$count(auditoria, eq(auditoria.accion, 'presupuesto.marcado'))).toBe(1);
  });

  it('goes on where a stream was cut off, without a gap and without telling anything twice', async () => {
    const { ana } = await openHeardCompany(await open());
    const first = await ana.listen();
    await ana.save(21);
    expect(await figuresUntil(first, 21)).toEqual([21]);
    first.leave();
    await ana.save(22);
    await ana.save(23);
    const second = await ana.listen(first.lastID());
    await ana.save(24);
    expect(await figuresUntil(second, 24)).toEqual([22, 23, 24]);
  });

  it.each([
    'nonsense',
    '1/1:1:',
    '1697371200000/9:1:',
    `${Date.parse('2026-10-15T12:00:00Z')}/99999999:99999999:`,
  ])('says that something is lost to who goes on from %s, and goes on from now', async (id) => {
    const { ana } = await openHeardCompany(await open());
    await ana.save(31);
    const stream = await ana.listen(id);
    expect(await stream.next()).toEqual({ tipo: 'perdido' });
    await ana.save(32);
    expect(await figuresUntil(stream, 32)).toEqual([32]);
  });

  it('says the same after an hour', async () => {
    const { ana, clock } = await openHeardCompany(await open());
    const first = await ana.listen();
    await ana.save(41);
    await first.next();
    first.leave();
    clock.advance(61 * 60 * 1000);
    expect(await (await ana.listen(first.lastID())).next()).toEqual({ tipo: 'perdido' });
  });

  it('says of many figures at once only that their period is to be read again', async () => {
    const { ana, periodoID, logMany } = await openHeardCompany(await open());
    const stream = await ana.listen();
    await logMany(ana, 1, 2001);
    expect(await stream.next()).toEqual({ tipo: 'archivo', periodoID });
  });

  it('passes over what a restored copy brings of other transactions', async () => {
    const { ana, periodoID, db } = await openHeardCompany(await open());
    const stream = await ana.listen();
    const { rowID } = monthKey(ana.cells[0] ?? 0);
    await db.execute(sql`
      insert into cambio (transaccion, cliente_producto_periodo_id, anio, mes, campo, antes, despues, periodo_id, vendedor_id, origen, cuando)
      values ('99999999', ${rowID}, 2026, 10, 'precio', 1, 99, ${periodoID}, ${ana.vendedorID}, 'tecleado', '2026-10-15T12:00:00Z')`);
    await ana.save(51);
    expect(await figuresUntil(stream, 51)).toEqual([51]);
  });

  it('ends at once with sign-out and with another key, and for nobody else', async () => {
    const { ana, bruno, admin, call, url, log } = await openHeardCompany(await open());
    const streams = { ana: await ana.listen(), bruno: await bruno.listen(), admin: await listen(url, admin) };
    await call('POST', '/api/v1/logout', { token: ana.token });
    expect(await streams.ana.ended).toEqual([]);
    await call('POST', '/api/v1/usuarios/cambiar-contrasena-usuario', {
      token: admin,
      body: { usuario: 'bruno', clave: 'Otra-Clave-2026!' },
    });
    expect(await streams.bruno.ended).toEqual([]);
    expect((await ana.listen()).status).toBe(401);
    await log(ana, 91);
    expect(await figuresUntil(streams.admin, 91)).toEqual([91]);
  });

  it('ends before it sends something to who was blocked by another process, or has become somebody else', async () => {
    const { ana, bruno, db, log } = await openHeardCompany(await open());
    for (const change of [{ email: 'otra@prueba.example' }, { bloqueado: true }]) {
      const streams = [await ana.listen(), await bruno.listen()] as const;
      await db.update(usuario).set(change).where(sql`nombre_usuario = 'ana'`);
      await log(ana, 77);
      await log(bruno, 78);
      expect(await streams[0].ended).toEqual([]);
      expect(await figuresUntil(streams[1], 78)).toEqual([78]);
      streams[1].leave();
      await db.update(usuario).set({ email: 'ana@prueba.example' }).where(sql`nombre_usuario = 'ana'`);
    }
  });

  it('keeps no session alive by itself, nor by coming again', async () => {
    const { ana, clock } = await openHeardCompany(await open());
    clock.advance(119 * 60 * 1000);
    expect((await ana.listen()).status).toBe(200);
    clock.advance(2 * 60 * 1000);
    expect((await ana.listen()).status).toBe(401);
  });

  it('has five streams of a session: the oldest gives way', async () => {
    const { ana } = await openHeardCompany(await open());
    const streams: Listening[] = [];
    for (let at = 0; at < 6; at += 1) streams.push(await ana.listen());
    await streams[0]?.ended;
    await ana.save(61);
    for (const stream of streams.slice(1)) expect(await figuresUntil(stream, 61)).toEqual([61]);
  });

  it('has five streams of a session also where many are opened at once', async () => {
    const { ana } = await openHeardCompany(await open());
    const streams = await Promise.all(Array.from({ length: 20 }, () => ana.listen()));
    let left = streams;
    for (const stream of streams) {
      void stream.ended.then(() => {
        left = left.filter((other) => other !== stream);
      });
    }
    await expect.poll(() => left.length).toBe(5);
    await ana.save(62);
    for (const stream of left) expect(await figuresUntil(stream, 62)).toEqual([62]);
  });

  it('ends when the server stops, which it does not hold up, and is one line of the log', async () => {
    const { ana, app, logs } = await openHeardCompany(await open());
    const stream = await ana.listen();
    await app.close();
    expect(await stream.ended).toEqual([]);
    const lines = logs.filter(({ route }) => route === '/api/v1/eventos');
    expect(lines).toMatchObject([{ method: 'GET', status: 200, usuarioID: ana.usuarioID }]);
  });

  it('loses nothing of transactions that are committed out of the order of their numbers', async ({
    skip,
  }) => {
    const { ana, db, periodoID } = await openHeardCompany(await open());
    skip(hasSingleSession(db));
    const stream = await ana.listen();
    const { rowID } = monthKey(ana.cells[0] ?? 0);
    const early = await poolOf(db).connect();
    await early.query('begin');
    await early.query(`
      insert into cambio (cliente_producto_periodo_id, anio, mes, campo, antes, despues, periodo_id, vendedor_id, origen, cuando)
      values (${rowID}, 2026, 12, 'precio', 1, 71, '${periodoID}', ${ana.vendedorID}, 'tecleado', '2026-10-15T12:00:00Z')`);
    await ana.save(72);
    expect(await figuresUntil(stream, 72)).toEqual([72]);
    await early.query('commit');
    early.release();
    expect(await figuresUntil(stream, 71)).toEqual([71]);
    await ana.save(73);
    expect(await figuresUntil(stream, 73)).toEqual([73]);
    stream.leave();

    // The same for who goes on from before all of them.
    const again = await ana.listen(stream.lastID());
    await ana.save(74);
    expect(await figuresUntil(again, 74)).toEqual([74]);
  });

  it('goes on after its connections to the database were ended', async ({ skip }) => {
    const { ana, db } = await openHeardCompany(await open());
    skip(hasSingleSession(db));
    const stream = await ana.listen();
    await ana.save(81);
    await db
      .execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()`)
      .catch(() => {});
    await expect
      .poll(() =>
        ana.save(82).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    expect(await figuresUntil(stream, 82)).toEqual([81, 82]);
  });
});
