import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { auditoria, periodo, venta } from '../../db/schema.ts';
import { addPair, addPeriod, addRow, addSeller, addUser, testKey } from '../../test/company.ts';
import { shareWorld } from '../../test/shared-world.ts';
import { onEachDatabase, type World } from '../../test/world.ts';

async function openPeriod(world: World) {
  const { db, call, signIn, clock } = world;
  const periodoID = await addPeriod(db, 'SOP10-2026', { mesInicio: 10, cantidadMeses: 15 });
  const usuarioID = await addUser(db, { nombreUsuario: 'jefa', tipoUsuario: 'ADMINISTRADOR' });
  const token = await signIn('jefa', testKey);
  const change = async (field: 'activo' | 'visible', value: unknown, id = periodoID) => {
    const { status, body } = await call('PUT', `/api/v1/periodos/${id}/${field}`, {
      token,
      body: { [field]: value },
    });
    return { status, message: body.message };
  };
  const stored = async () => (await db.select().from(periodo).where(eq(periodo.periodoID, periodoID)))[0];
  return { ...world, periodoID, usuarioID, cuando: clock.now(), change, stored };
}

const UNKNOWN = { status: 404, message: 'El período no existe' };

onEachDatabase('The switches of a period', (open) => {
  const world = shareWorld(open);

  it.each([
    ['activo', 'Período desactivado.', 'Período activado.'],
    ['visible', 'El período está oculto.', 'El período es visible.'],
  ] as const)('%s: turn off and on again, one by itself, with an audit row each', async (field, off, on) => {
    const { db, change, stored, usuarioID, cuando } = await openPeriod(world());
    const before = await stored();
    expect(await change(field, false)).toEqual({ status: 200, message: off });
    const changed = { ...before, [field]: false };
    expect(await stored()).toEqual(changed);
    expect(await change(field, true)).toEqual({ status: 200, message: on });
    expect(await stored()).toEqual(before);
    const audit = { usuarioID, cuando, accion: 'periodo.cambiado' };
    expect(await db.select().from(auditoria).orderBy(auditoria.auditoriaID)).toMatchObject([
      { ...audit, antes: before, despues: changed },
      { ...audit, antes: changed, despues: before },
    ]);
  });

  it('may be set to what they are, which changes nothing and leaves no audit row', async () => {
    const { db, change, stored } = await openPeriod(world());
    const before = await stored();
    expect(await change('activo', true)).toEqual({ status: 200, message: 'Período activado.' });
    expect(await change('visible', true)).toEqual({ status: 200, message: 'El período es visible.' });
    expect(await stored()).toEqual(before);
    expect(await db.$count(auditoria)).toBe(0);
  });

  it('leave one audit row when several administrators turn the same one at once', async () => {
    const { db, change } = await openPeriod(world());
    const answers = await Promise.all(Array.from({ length: 6 }, () => change('activo', false)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await db.$count(auditoria)).toBe(1);
  });

  it('are unknown on a period that does not exist', async () => {
    const { db, change } = await openPeriod(world());
    for (const id of ['SOP11-2026', 'sop10-2026', '%27%20or%201=1', '%F0%9F%98%80']) {
      expect(await change('activo', false, id)).toEqual(UNKNOWN);
      expect(await change('visible', false, id)).toEqual(UNKNOWN);
    }
    expect(await db.$count(auditoria)).toBe(0);
  });

  it('that closes it ends saving and approving at once, and opening it again allows them', async () => {
    const { db, call, signIn, change, periodoID } = await openPeriod(world());
    const { vendedorID } = await addSeller(db, 'ana');
    const token = await signIn('ana', testKey);
    const [ventaID] = await addRow(db, await addPair(db, vendedorID), periodoID, [
      { anio: 2026, mes: 10, volumenTon: '1', precio: '1' },
    ]);
    const figure = async () => (await db.select().from(venta))[0]?.volumenTon;
    const save = async (volumenTon: number) => {
      const { status, body } = await call('PUT', `/api/v1/ventas/${ventaID}/volumen`, {
        token,
        query: { volumenTon },
      });
      return { status, message: body.message };
    };
    const closed = { status: 400, message: 'El período está cerrado' };
    expect((await save(5)).status).toBe(200);
    await change('activo', false);
    expect(await save(6)).toEqual(closed);
    expect(await figure()).toBe('5.000');
    const { body } = await call('POST', `/api/v1/aprobar-presupuesto/${periodoID}`, { token });
    expect(body).toEqual(closed);
    await change('activo', true);
    expect((await save(7)).status).toBe(200);
    expect(await figure()).toBe('7.000');
  });

  it('that hides it takes it out of the lists of sellers and refuses what they save', async () => {
    const { db, call, signIn, change, periodoID } = await openPeriod(world());
    await addSeller(db, 'ana');
    const token = await signIn('ana', testKey);
    const listed = async () => {
      const { body } = await call('GET', '/api/v1/periodos/listar-periodos-presupuestables', { token });
      return (body.data as { periodoID: string }[]).map((period) => period.periodoID);
    };
    expect(await listed()).toEqual([periodoID]);
    await change('visible', false);
    expect(await listed()).toEqual([]);
    const { body } = await call('POST', `/api/v1/aprobar-presupuesto/${periodoID}`, { token });
    expect(body).toEqual({ status: 400, message: 'El período no admite presupuesto' });
  });
});
