import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { auditoria } from '../../db/schema.ts';
import { addChanges } from '../../test/changes.ts';
import { addPair, addPeriod, addRow, addSeller, addUser, testKey } from '../../test/company.ts';
import { shareWorld } from '../../test/shared-world.ts';
import { onEachDatabase, type World } from '../../test/world.ts';

type Query = Record<string, string | number>;

const at = (minute: number) => new Date(Date.UTC(2026, 10, 3, 18, minute));
const months = [10, 11, 12].map((mes) => ({ anio: 2026, mes, volumenTon: '1', precio: '1' }));

const Page = z.object({
  data: z.array(
    z.looseObject({
      accion: z.string(),
      usuario: z.string().nullable(),
      cifras: z.number().optional(),
      grupo: z.string().optional(),
      despues: z.unknown().optional(),
    }),
  ),
  siguiente: z.string().nullable(),
});

/** Two sellers with a pair each, and an administrator who asks what has happened. */
async function openGestures(world: World) {
  const { db, call, signIn } = world;
  const ana = await addSeller(db, 'ana');
  const bruno = await addSeller(db, 'bruno');
  const jefa = await addUser(db, { nombreUsuario: 'jefa', tipoUsuario: 'ADMINISTRADOR' });
  await addPeriod(db, 'SOP10-2026');
  const monthsOf = async (vendedorID: number) =>
    addRow(db, await addPair(db, vendedorID), 'SOP10-2026', months);
  const own = await monthsOf(ana.vendedorID);
  const more = await monthsOf(ana.vendedorID);
  const others = await monthsOf(bruno.vendedorID);
  const token = await signIn('jefa', testKey);
  const list = async (query: Query = {}) => {
    const { status, body } = await call('GET', '/api/v1/actividad', { token, query });
    expect({ status, message: body.message }).toEqual({ status: 200, message: '' });
    return Page.parse(body);
  };
  return { ...world, ana, bruno, jefa, own, more, others, list };
}

/** What the entries say in short: how many figures, by whom, or what an audited one was marked with. */
const short = ({ data }: z.output<typeof Page>) =>
  data.map(({ cifras, usuario, despues }) => {
    if (cifras !== undefined) return `${cifras} ${usuario}`;
    return typeof despues === 'object' && despues !== null && 'n' in despues ? despues.n : despues;
  });

/** All pages of a list. */
async function walk(list: (query: Query) => Promise<z.output<typeof Page>>, query: Query) {
  const listed: unknown[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await list({ ...query, ...(cursor && { cursor }) });
    listed.push(...short(page));
    cursor = page.siguiente;
  } while (cursor !== null);
  return listed;
}

onEachDatabase('The activity by gestures', (open) => {
  const world = shareWorld(open);

  it('has one entry for all that a gesture changed, and lists it figure by figure on demand', async () => {
    const { db, ana, own, more, list } = await openGestures(world());
    const gestoID = randomUUID();
    const gesture = { cuando: at(3), usuarioID: ana.usuarioID, gestoID, origen: 'referente' } as const;
    await addChanges(db, own[0] ?? 0, [
      { ...gesture, antes: '10', despues: '12.5' },
      { ...gesture, campo: 'precio', antes: '1', despues: '2' },
    ]);
    await addChanges(db, more[1] ?? 0, [{ ...gesture, antes: '5', despues: '1' }]);
    await addChanges(db, own[1] ?? 0, [{ cuando: at(4), usuarioID: ana.usuarioID, despues: '7' }]);

    const { data } = await list({ agrupar: 'gesto' });
    expect(data).toEqual([
      expect.objectContaining({ accion: 'tecleado', despues: 7, mes: 11 }),
      {
        fecha: at(3).toISOString(),
        clase: 'cifras',
        accion: 'referente',
        usuario: 'ana',
        periodoID: 'SOP10-2026',
        nombreVendedor: 'ana Prueba',
        vendedorCodigo: 'V-ana',
        nombreCliente: null,
        nombreProducto: null,
        grupo: expect.any(String),
        cifras: 3,
        pares: 2,
        toneladas: { antes: 15, despues: 13.5 },
      },
    ]);
    const grupo = data[1]?.grupo ?? '';
    expect(short(await list({ grupo }))).toEqual([1, 2, 12.5]);
    expect(await walk(list, { grupo, pageSize: 1 })).toEqual([1, 2, 12.5]);
    expect(short(await list())).toEqual([7, 1, 2, 12.5]);
  });

  it('names the pair of a gesture of one, and no tonnes where only prices changed', async () => {
    const { db, ana, own, list } = await openGestures(world());
    const gesture = {
      cuando: at(3),
      usuarioID: ana.usuarioID,
      gestoID: randomUUID(),
      campo: 'precio',
    } as const;
    for (const ventaID of own) await addChanges(db, ventaID, [gesture]);
    expect((await list({ agrupar: 'gesto' })).data).toMatchObject([
      { cifras: 3, pares: 1, nombreCliente: expect.stringMatching(/^Cliente/), toneladas: null },
    ]);
  });

  it('keeps apart what two people did at the same moment, however their figures lie among each other', async () => {
    const { db, ana, bruno, own, others, list } = await openGestures(world());
    const anas = { cuando: at(3), usuarioID: ana.usuarioID, gestoID: randomUUID() };
    const brunos = { cuando: at(3), usuarioID: bruno.usuarioID, gestoID: randomUUID() };
    for (const month of [0, 1, 2]) {
      await addChanges(db, own[month] ?? 0, [anas]);
      if (month < 2) await addChanges(db, others[month] ?? 0, [brunos]);
    }
    // Without a gesture each is an entry of its own, of one moment as it may be.
    await addChanges(db, own[0] ?? 0, [
      { cuando: at(3), usuarioID: ana.usuarioID, despues: '8' },
      { cuando: at(3), usuarioID: ana.usuarioID, despues: '9' },
    ]);
    await db.insert(auditoria).values([
      { cuando: at(3), accion: 'cliente.creado', despues: { n: 'audited' } },
      { cuando: at(1), accion: 'cliente.creado', despues: { n: 'first' } },
    ]);
    const whole = [9, 8, '3 ana', '2 bruno', 'audited', 'first'];
    for (const pageSize of [1, 2, 3, 50]) {
      expect(await walk(list, { agrupar: 'gesto', pageSize })).toEqual(whole);
    }
    expect(short(await list({ agrupar: 'gesto', usuario: 'bruno' }))).toEqual(['2 bruno']);
    expect(short(await list({ agrupar: 'gesto', vendedorID: ana.vendedorID }))).toEqual([9, 8, '3 ana']);
  });

  it('has one entry for the figures that a sales file replaced, of the salesperson who is asked for', async () => {
    const { db, ana, jefa, own, others, list } = await openGestures(world());
    const load = { cuando: at(3), usuarioID: jefa, origen: 'archivo' } as const;
    for (const ventaID of [...own, ...others]) await addChanges(db, ventaID, [load]);
    const { data } = await list({ agrupar: 'gesto' });
    expect(data).toMatchObject([{ accion: 'archivo', cifras: 6, pares: 2, nombreVendedor: null }]);
    const vendedorID = ana.vendedorID;
    const of = await list({ agrupar: 'gesto', vendedorID });
    expect(of.data).toMatchObject([{ cifras: 3, pares: 1, nombreVendedor: 'ana Prueba' }]);
    expect((await list({ grupo: data[0]?.grupo ?? '', vendedorID })).data).toHaveLength(3);
    expect((await list({ grupo: data[0]?.grupo ?? '' })).data).toHaveLength(6);
  });

  it('fills a page with gestures, however many figures each of them has', async () => {
    const { db, ana, own, list } = await openGestures(world());
    for (let minute = 0; minute < 12; minute += 1) {
      const gesture = { cuando: at(minute), usuarioID: ana.usuarioID, gestoID: randomUUID() };
      await addChanges(
        db,
        own[0] ?? 0,
        Array.from({ length: 60 }, () => gesture),
      );
    }
    const { data, siguiente } = await list({ agrupar: 'gesto', pageSize: 10 });
    expect(data.map(({ cifras }) => cifras)).toEqual(Array.from({ length: 10 }, () => 60));
    expect((await list({ agrupar: 'gesto', pageSize: 10, cursor: siguiente ?? '' })).data).toHaveLength(2);
  });

  it('has nothing of a group whose period was deleted', async () => {
    const { list } = await openGestures(world());
    expect((await list({ grupo: '1793728980000000c12' })).data).toEqual([]);
  });
});
