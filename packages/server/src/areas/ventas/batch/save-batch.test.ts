import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { cambio, periodo, relacionPeriodo } from '../../../db/schema.ts';
import { addPair, addPeriod, addRow, addSeller, testKey } from '../../../test/company.ts';
import { shareWorld } from '../../../test/shared-world.ts';
import { onEachDatabase, type World } from '../../../test/world.ts';

interface Change {
  ventaID: number;
  campo: 'volumenTon' | 'precio';
  valor: number | string;
  visto?: number | string;
}

/** A seller with a pair of three months of 40 t at 5 a kg: September is history. */
async function openBudget({ db, signIn, call, clock }: World, name = 'ana') {
  const { vendedorID, usuarioID } = await addSeller(db, name);
  const [known] = await db.select().from(periodo);
  const periodoID = known?.periodoID ?? (await addPeriod(db, 'SOP10-2026', { mesInicio: 10 }));
  const months = [9, 10, 11].map((mes) => ({ anio: 2026, mes, volumenTon: '40', precio: '5' }));
  const [september = 0, october = 0, november = 0] = await addRow(
    db,
    await addPair(db, vendedorID),
    periodoID,
    months,
  );
  const token = await signIn(name, testKey);
  const send = async (cambios: Change[], { gestoID = randomUUID(), origen = 'pegado' } = {}) => {
    const { status, body } = await call('PUT', '/api/v1/ventas/lote', {
      token,
      body: { gestoID, origen, cambios },
    });
    return { status, message: body.message, data: body.data };
  };
  const log = async () =>
    (await db.select().from(cambio).orderBy(asc(cambio.cambioID))).map(
      ({ mes, campo, antes, despues, origen }) => `${mes} ${campo} ${antes} ${despues} ${origen}`,
    );
  const isBudgeted = async () => {
    const rows = await db.select().from(relacionPeriodo);
    return rows.some(({ presupuestado }) => presupuestado);
  };
  return { db, call, clock, token, usuarioID, september, october, november, send, log, isBudgeted };
}

const volume = (ventaID: number, valor: number | string, visto?: number | string): Change => ({
  ventaID,
  campo: 'volumenTon',
  valor,
  ...(visto !== undefined && { visto }),
});

onEachDatabase('A batch', (open) => {
  const world = shareWorld(open);

  it('saves both figures of a month and of others, marks their row, and leaves one gesture in the log', async () => {
    const { db, october, november, send, log, isBudgeted, usuarioID } = await openBudget(world());
    const gestoID = randomUUID();
    const { status, data } = await send(
      [
        volume(november, '12.5', 40),
        volume(october, 48),
        { ventaID: october, campo: 'precio', valor: '5.25', visto: '5' },
      ],
      { gestoID },
    );
    expect({ status, data }).toEqual({
      status: 200,
      data: [
        { ventaID: november, campo: 'volumenTon', estado: 'guardado' },
        { ventaID: october, campo: 'volumenTon', estado: 'guardado' },
        { ventaID: october, campo: 'precio', estado: 'guardado' },
      ],
    });
    expect(await log()).toEqual([
      '11 volumenTon 40.000 12.500 pegado',
      '10 volumenTon 40.000 48.000 pegado',
      '10 precio 5.0000 5.2500 pegado',
    ]);
    expect(await db.select({ gestoID: cambio.gestoID, usuarioID: cambio.usuarioID }).from(cambio)).toEqual(
      Array.from({ length: 3 }, () => ({ gestoID, usuarioID })),
    );
    expect(await isBudgeted()).toBe(true);
  });

  it('judges each change by itself', async () => {
    const { db, call, token, clock, september, october, november, send, log } = await openBudget(world());
    const other = await openBudget(world(), 'bruno');
    await call('PUT', `/api/v1/ventas/${october}/volumen`, { token, query: { volumenTon: 44 } });
    const fecha = clock.now().toISOString();
    clock.advance(60_000);
    const { data } = await send([
      volume(september, 1),
      volume(october, 48, 40),
      { ventaID: october, campo: 'precio', valor: 6, visto: 4 },
      volume(november, 7, 40),
      volume(other.october, 7),
      volume(8_796_093_022_207, 7),
    ]);
    expect(data).toEqual([
      {
        ventaID: september,
        campo: 'volumenTon',
        estado: 'rechazado',
        message: 'Los meses anteriores al inicio del período son de solo lectura',
      },
      { ventaID: october, campo: 'volumenTon', estado: 'conflicto', actual: 44, usuario: 'ana', fecha },
      { ventaID: october, campo: 'precio', estado: 'conflicto', actual: 5 },
      { ventaID: november, campo: 'volumenTon', estado: 'guardado' },
      { ventaID: other.october, campo: 'volumenTon', estado: 'rechazado', message: 'La venta no existe' },
      { ventaID: 8_796_093_022_207, campo: 'volumenTon', estado: 'rechazado', message: 'La venta no existe' },
    ]);
    expect(await log()).toEqual([
      '10 volumenTon 40.000 44.000 tecleado',
      '11 volumenTon 40.000 7.000 pegado',
    ]);
    await db.update(periodo).set({ activo: false }).where(eq(periodo.periodoID, 'SOP10-2026'));
    expect((await send([volume(november, 9)])).data).toEqual([
      { ventaID: november, campo: 'volumenTon', estado: 'rechazado', message: 'El período está cerrado' },
    ]);
  });

  it('marks no row of which it saves nothing', async () => {
    const { october, send, isBudgeted } = await openBudget(world());
    await send([volume(october, 48, 41)]);
    expect(await isBudgeted()).toBe(false);
  });

  it('that comes again, also at once, answers the same and writes once', async () => {
    const { october, november, send, log } = await openBudget(world());
    const gestoID = randomUUID();
    const changes = [volume(october, 48, 40), volume(november, 48, 41)];
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(changes, { gestoID })));
    await send([volume(october, 50, 48), volume(november, 41)]);
    answers.push(await send(changes, { gestoID }));
    expect(answers[0]?.data).toMatchObject([{ estado: 'guardado' }, { estado: 'conflicto', actual: 40 }]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify(answers[0])]),
    );
    expect(await log()).toEqual([
      '10 volumenTon 40.000 48.000 pegado',
      '10 volumenTon 48.000 50.000 pegado',
      '11 volumenTon 40.000 41.000 pegado',
    ]);
  });

  it('is refused when its number belongs to other changes, or to somebody else', async () => {
    const { october, send } = await openBudget(world());
    const other = await openBudget(world(), 'bruno');
    const gestoID = randomUUID();
    await send([volume(october, 48)], { gestoID });
    const refused = {
      status: 400,
      message: 'Con este gestoID ya se guardaron otros cambios',
      data: undefined,
    };
    expect(await send([volume(october, 49)], { gestoID })).toEqual(refused);
    expect(await send([volume(october, 48)], { gestoID, origen: 'libro' })).toEqual(refused);
    expect(await other.send([volume(october, 48)], { gestoID })).toEqual(refused);
  });

  it('loses nothing to others of the same months, or to single saves', async () => {
    const { call, token, october, november, send, log } = await openBudget(world());
    await Promise.all([
      ...Array.from({ length: 10 }, (_, index) =>
        send(
          index % 2 === 0
            ? [volume(october, 100 + index), volume(november, 100 + index)]
            : [volume(november, 100 + index), volume(october, 100 + index)],
        ),
      ),
      ...Array.from({ length: 10 }, (_, index) =>
        call('PUT', `/api/v1/ventas/${october}/volumen`, { token, query: { volumenTon: 200 + index } }),
      ),
    ]);
    for (const month of ['10', '11']) {
      const entries = (await log()).map((entry) => entry.split(' ')).filter(([mes]) => mes === month);
      expect(entries).toHaveLength(month === '10' ? 20 : 10);
      expect(entries.map(([, , antes]) => antes)).toEqual([
        '40.000',
        ...entries.slice(0, -1).map(([, , , despues]) => despues),
      ]);
    }
  });

  it('is refused as a whole when it does not fit', async () => {
    const { october, send } = await openBudget(world());
    const cases: [Change[], object, string][] = [
      [[], {}, 'El lote no lleva ningún cambio'],
      [[volume(october, -1)], {}, 'El volumen debe ser un número válido mayor o igual a 0'],
      [[volume(october, 1), volume(october, 2)], {}, 'Un lote no puede llevar dos veces la misma cifra'],
      [[volume(october, 1)], { gestoID: '7' }, 'gestoID no es un identificador válido'],
      [[volume(october, 1)], { origen: 'archivo' }, 'El origen no es válido'],
      [
        Array.from({ length: 2001 }, (_, index) => volume(index + 1, 1)),
        {},
        'Un lote lleva hasta 2000 cambios',
      ],
    ];
    for (const [changes, of, message] of cases)
      expect(await send(changes, of)).toEqual({ status: 400, message, data: undefined });
  });
});
