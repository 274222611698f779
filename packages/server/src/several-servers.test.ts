import { and, desc, eq, like, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { ventaID } from './areas/shared/month-id.ts';
import { relacionPeriodo, venta } from './db/schema.ts';
import { type Call, type CallAnswer, signInWith } from './test/call.ts';
import { closing, onEachWay } from './test/each-database.ts';
import { all, backfilled, form, openPlans, readHeld } from './test/killed-load.ts';
import { listen } from './test/listening.ts';
import { LOAD, sendForm } from './test/loading.ts';
import { peopleAtWork } from './test/people-at-work.ts';
import { sampled } from './test/sampled.ts';
import { openServers } from './test/several-servers.ts';

type Servers = Awaited<ReturnType<typeof openServers>>;

const KEY = { vendedor: 'Ventas-2026!', admin: 'Admin-2026!' };

const login = (call: Call, nombreUsuario: string, clave: string) =>
  call('POST', '/api/v1/login', { body: { nombreUsuario, clave } });

async function signIn({ calls: [first] }: Servers, name: keyof typeof KEY): Promise<string> {
  if (first === undefined) throw new Error('There is no server');
  return signInWith(first)(name, KEY[name]);
}

/** Of the demonstration company's salesperson. */
const isOfVendedor = sql`exists (
  select from relacion r join vendedor v on v.vendedor_id = r.vendedor_id join usuario u on lower(u.email) = lower(v.email)
  where u.nombre_usuario = 'vendedor' and r.cliente_producto_id = ${relacionPeriodo.clienteProductoID} and not r.eliminada)`;

const statuses = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);

/** Has every server do something at the same moment. */
const atOnce = <T>({ calls }: Servers, asked: (call: Call, at: number) => Promise<T>) =>
  Promise.all(calls.map(asked));

onEachWay('Servers on one PostgreSQL', (way) => {
  describe.each(sampled([2, 4]))('%i of them', (count) => {
    const open = closing(() => openServers(way, count));
    let servers: Servers;
    beforeAll(async () => {
      servers = await open();
    });

    it('open a period once', async () => {
      const token = await signIn(servers, 'admin');
      const { rows: origins } = await servers.db.execute<{ id: string; rows: number }>(sql`
        select periodo_id as id, count(*) as rows from periodo join relacion_periodo using (periodo_id)
        where tipo = 'BGT' group by 1 order by 1 limit 1`);
      const body = {
        periodoOrigen: origins[0]?.id,
        periodoDestino: 'SOP07-2031',
        tipoPeriodo: 'SOP',
        anioInicio: 2031,
        mesInicio: 7,
        cantidadMeses: 18,
      };
      const answers = await atOnce(servers, (call) => call('POST', '/api/v1/abrir-periodo', { token, body }));
      expect(statuses(answers)).toEqual([200, ...Array.from({ length: count - 1 }, () => 400)]);
      const { rows } = await servers.db.execute<{ rows: number; months: number }>(sql`
        select count(distinct cliente_producto_periodo_id) as rows, count(*) as months
        from relacion_periodo join venta using (cliente_producto_periodo_id) where periodo_id = 'SOP07-2031'`);
      const pairs = origins[0]?.rows ?? 0;
      expect(rows).toEqual([{ rows: pairs, months: pairs * 24 }]);
    });

    it('load one file of a period at a time, and all hear which budgets have got its pairs', async () => {
      const token = await signIn(servers, 'admin');
      const streams = await Promise.all(servers.urls.map((url) => listen(url, token)));
      const answers = await Promise.all(servers.urls.map((url) => sendForm(`${url}${LOAD}`, token, form())));
      const loaded = answers.filter(({ status }) => status === 200).length;
      expect(loaded).toBeGreaterThan(0);
      const refused = answers.filter(({ status }) => status !== 200).map(({ message }) => message);
      for (const message of refused) expect(message).toMatch(/^Ya se está cargando un archivo en el período/);
      expect((await readHeld(servers.db)).held).toEqual({ ...all, records: loaded });
      for (const stream of streams)
        await stream.until((event) => event.tipo === 'archivo' && event.periodoID.startsWith('BGT-'));
      expect((await backfilled(servers.db)).toSorted()).toEqual(await openPlans(servers.db));
    });

    it('count wrong keys together, and a reset key lifts the limit in all of them', async () => {
      const { calls } = servers;
      const admin = await signIn(servers, 'admin');
      for (let wrong = 0; wrong < 10; wrong += 1) {
        const call = calls[wrong % count];
        expect((call && (await login(call, 'vendedor', 'otra')))?.status).toBe(401);
      }
      const locked = await atOnce(servers, (call) => login(call, 'vendedor', KEY.vendedor));
      expect(new Set(statuses(locked))).toEqual(new Set([401]));
      const body = { usuario: 'vendedor', clave: KEY.vendedor };
      const reset = await calls[0]?.('POST', '/api/v1/usuarios/cambiar-contrasena-usuario', {
        token: admin,
        body,
      });
      expect(reset?.status).toBe(200);
      const free = await atOnce(servers, (call) => login(call, 'vendedor', KEY.vendedor));
      expect(new Set(statuses(free))).toEqual(new Set([200]));
      await servers.db.execute(
        sql`update usuario set debe_cambiar_clave = false where nombre_usuario = 'vendedor'`,
      );
    });

    it('end a session in all of them: for what is saved at once, for what is read within a second', async () => {
      const token = await signIn(servers, 'vendedor');
      const [cell] = await servers.db.select({ ventaID }).from(venta).limit(1);
      const read = (call: Call) => call('GET', '/api/v1/dashboard', { token });
      const save = (call: Call) =>
        call('PUT', `/api/v1/ventas/${cell?.ventaID}/volumen`, { token, query: { volumenTon: 1 } });
      expect(new Set(statuses(await atOnce(servers, read)))).toEqual(new Set([200]));
      await servers.calls[0]?.('POST', '/api/v1/logout', { token });
      const saves = await atOnce(servers, save);
      expect(new Set(statuses(saves))).toEqual(new Set([401]));
      const ended = async (): Promise<CallAnswer['status'][]> => statuses(await atOnce(servers, read));
      await expect.poll(ended, { timeout: 5000 }).toEqual(Array.from({ length: count }, () => 401));
    });

    it('hear of what the others save, and go on where another one was cut off', async () => {
      const token = await signIn(servers, 'vendedor');
      const [cell] = await servers.db
        .select({ ventaID })
        .from(venta)
        .innerJoin(
          relacionPeriodo,
          eq(relacionPeriodo.clienteProductoPeriodoID, venta.clienteProductoPeriodoID),
        )
        .where(and(like(relacionPeriodo.periodoID, 'BGT%'), isOfVendedor))
        .orderBy(desc(venta.anio), venta.clienteProductoPeriodoID, venta.mes)
        .limit(1);
      const save = async (at: number, volumenTon: number) => {
        const query = { volumenTon };
        const saved = await servers.calls[at]?.('PUT', `/api/v1/ventas/${cell?.ventaID}/volumen`, {
          token,
          query,
        });
        expect(saved?.status).toBe(200);
      };
      const last = servers.urls[count - 1] ?? '';
      const stream = await listen(last, token);
      await save(0, 901);
      expect(await stream.next()).toMatchObject({ tipo: 'cifra', valor: 901 });
      stream.leave();
      await save(0, 902);
      await save(count - 1, 903);
      const again = await listen(servers.urls[0] ?? '', token, stream.lastID());
      expect(await again.next()).toMatchObject({ tipo: 'cifra', valor: 902 });
      expect(await again.next()).toMatchObject({ tipo: 'cifra', valor: 903 });
    });

    it('lose no figure when one of them is killed', async () => {
      const people = await peopleAtWork(...servers.urls);
      await people.someWork();
      await servers.servers[0]?.kill();
      await people.someWork();
      const cells = await people.stop();
      expect(people.strange).toEqual([]);
      expect(cells.length).toBeGreaterThan(0);
      expect(cells.map(({ stored }) => stored)).toEqual(cells.map(({ acknowledged }) => acknowledged));
    });
  });
});
