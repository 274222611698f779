import { asc, eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { auditoria, periodo, producto, relacion, relacionPeriodo, venta } from '../../db/schema.ts';
import { openAssignment } from '../../test/assignment.ts';
import { addPeriod } from '../../test/company.ts';
import { shareWorld } from '../../test/shared-world.ts';
import { onEachDatabase } from '../../test/world.ts';

const SAVED = { status: 200, message: 'Asignación guardada correctamente' };

onEachDatabase('Assigning products to a client', (open) => {
  const world = shareWorld(open);

  it('makes the set exactly what was sent, each once, and can be repeated without effect', async () => {
    const { db, products, assign, assigned, usuarioID, vendedorID, clienteID } = await openAssignment(
      world(),
    );
    const [a = 0, b = 0, c = 0] = products;
    expect(await assign([b, a, b])).toEqual(SAVED);
    expect((await assigned()).data).toEqual([
      { productoID: a, productoCodigo: 'P-Árbol', nombre: 'Árbol' },
      { productoID: b, productoCodigo: 'P-Bidón', nombre: 'Bidón' },
    ]);
    expect([await assign([c, b]), await assign([b, c])]).toEqual([SAVED, SAVED]);
    expect((await assigned()).data).toMatchObject([{ productoID: b }, { productoID: c }]);
    const audits = await db.select().from(auditoria).orderBy(asc(auditoria.auditoriaID));
    expect(audits).toHaveLength(2);
    expect(audits[1]).toMatchObject({
      usuarioID,
      accion: 'relacion.asignada',
      antes: { vendedorID, clienteID, productoIDs: [a, b] },
      despues: { vendedorID, clienteID, productoIDs: [b, c] },
    });
    expect(await assign([])).toEqual(SAVED);
    expect((await assigned()).data).toEqual([]);
  });

  it('keeps what others have changed of the set that was seen, and answers what it is now', async () => {
    const { call, token, clienteID, products, assign, assigned } = await openAssignment(world());
    const [a = 0, b = 0, c = 0, d = 0] = products;
    await assign([a, b]);
    const vistos = [a, b];
    await assign([a, b, c], { vistos });
    await assign([a], { vistos });
    const { body } = await call('PUT', `/api/v1/clientes-productos/cliente/${clienteID}`, {
      token,
      body: { productoIDs: [b, d], vistos },
    });
    expect(body).toEqual({ ...SAVED, data: (await assigned()).data });
    expect(body.data).toMatchObject([{ productoID: c }, { productoID: d }]);
    expect(await assign([b, d], { vistos: [d] })).toEqual(SAVED);
    expect((await assigned()).data).toMatchObject([{ productoID: b }, { productoID: c }, { productoID: d }]);
  });

  it('gives new pairs zeros in every open budget, from January of its first year to its last month', async () => {
    const { db, products, assign, listed } = await openAssignment(world());
    const [a = 0] = products;
    const sop = await addPeriod(db, 'SOP11-2026', { mesInicio: 11, cantidadMeses: 4 });
    const hidden = await addPeriod(db, 'BGT-2027', { visible: false });
    await addPeriod(db, 'CUR-2026');
    await addPeriod(db, 'SOP01-2026', { activo: false });
    await assign([a]);
    expect(await listed(sop)).toEqual([a]);
    expect(await db.select().from(auditoria)).toMatchObject([{ despues: { periodos: [hidden, sop] } }]);
    const { rows } = await db.execute(sql`
      select periodo_id as id, presupuestado, count(*) as meses, min(anio * 100 + mes) as desde, max(anio * 100 + mes) as hasta,
        sum(volumen_ton) + sum(precio) as suma
      from relacion_periodo join venta using (cliente_producto_periodo_id) group by 1, 2 order by 1`);
    expect(rows).toEqual([
      { id: hidden, presupuestado: false, meses: 12, desde: 202701, hasta: 202712, suma: '0.0000' },
      { id: sop, presupuestado: false, meses: 14, desde: 202601, hasta: 202702, suma: '0.0000' },
    ]);
  });

  it('takes a pair out of open periods alone, and brings it back with its figures and into later periods', async () => {
    const { db, products, assign, listed } = await openAssignment(world());
    const [a = 0, b = 0] = products;
    const kept = await addPeriod(db, 'SOP01-2026');
    const open2 = await addPeriod(db, 'SOP02-2026');
    await assign([a, b]);
    await db.update(venta).set({ volumenTon: '7.5', precio: '3' });
    await db.update(relacionPeriodo).set({ presupuestado: true });
    await db.update(periodo).set({ activo: false }).where(eq(periodo.periodoID, kept));
    await assign([b]);
    expect([await listed(kept), await listed(open2)]).toEqual([[a, b], [b]]);

    const later = await addPeriod(db, 'BGT-2027');
    await assign([a, b]);
    expect([await listed(open2), await listed(later)]).toEqual([[a, b], [a]]);
    const { rows } = await db.execute(sql`
      select periodo_id as id, presupuestado, sum(volumen_ton) as toneladas
      from relacion_periodo join relacion using (cliente_producto_id) join venta using (cliente_producto_periodo_id)
      where producto_id = ${a} and not relacion_periodo.eliminada group by 1, 2 order by 1`);
    expect(rows).toEqual([
      { id: later, presupuestado: false, toneladas: '0.000' },
      { id: kept, presupuestado: true, toneladas: '90.000' },
      { id: open2, presupuestado: true, toneladas: '90.000' },
    ]);
    expect(await db.$count(relacion)).toBe(2);
  });

  it('is refused whole where closed periods alone hold a pair that goes', async () => {
    const { db, products, assign, everything } = await openAssignment(world());
    const [a = 0, b = 0, c = 0] = products;
    const closing = await addPeriod(db, 'SOP01-2026');
    await assign([a]);
    await db.update(periodo).set({ activo: false }).where(eq(periodo.periodoID, closing));
    expect(await assign([a, b])).toEqual(SAVED);
    const before = await everything();
    expect(await assign([b, c])).toEqual({ status: 400, message: 'El período está cerrado' });
    expect(await everything()).toEqual(before);
    expect(await assign([a])).toEqual(SAVED);
  });

  it('names the products that do not exist, and changes nothing', async () => {
    const { products, assign, everything } = await openAssignment(world());
    const [a = 0, b = 0] = products;
    await assign([a]);
    const before = await everything();
    const unknown = (message: string) => ({ status: 400, message });
    expect(await assign([b, 900_001])).toEqual(unknown('El producto 900001 no existe'));
    expect(await assign([900_002, 900_001])).toEqual(unknown('Los productos 900001 y 900002 no existen'));
    expect(await assign([5, 4, 3, 2, 1].map((last) => 900_000 + last))).toEqual(
      unknown('Los productos 900001, 900002, 900003 y 2 más no existen'),
    );
    expect(await everything()).toEqual(before);
  });

  it('asked for twice at once ends in one of the two sets', async () => {
    const { db, products, assign, assigned } = await openAssignment(world());
    const [a = 0, b = 0, c = 0, d = 0] = products;
    await addPeriod(db, 'SOP01-2026');
    const sets = [
      [a, b, c],
      [b, c, d],
    ];
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => assign(sets[index % 2])));
    expect(answers).toEqual(answers.map(() => SAVED));
    const ids = ((await assigned()).data as { productoID: number }[]).map(({ productoID }) => productoID);
    expect(sets).toContainEqual(ids);
    expect(await db.$count(relacionPeriodo, eq(relacionPeriodo.eliminada, false))).toBe(3);
  });

  it('and the removal of a product at once leave either the pair or neither', async () => {
    const { call, token, db, products, assign, assigned } = await openAssignment(world());
    const [a = 0] = products;
    const [saved, removed] = await Promise.all([
      assign([a]),
      call('DELETE', `/api/v1/productos/eliminar-producto/${a}`, { token }),
    ]);
    expect([
      [200, 400],
      [400, 200],
    ]).toContainEqual([saved.status, removed.status]);
    const pairs = ((await assigned()).data as unknown[]).length;
    const left = { pairs, products: await db.$count(producto, eq(producto.productoID, a)) };
    expect(left).toEqual(saved.status === 200 ? { pairs: 1, products: 1 } : { pairs: 0, products: 0 });
  });

  it('takes more than a thousand products in and out again', async () => {
    const { db, assign } = await openAssignment(world());
    await addPeriod(db, 'SOP10-2026', { mesInicio: 10 });
    await addPeriod(db, 'BGT-2027');
    const added = await db
      .insert(producto)
      .values(Array.from({ length: 1200 }, (_, i) => ({ productoCodigo: `M-${i}`, nombre: `Muchos ${i}` })))
      .returning();
    const ids = added.map(({ productoID }) => productoID);
    expect(await assign(ids)).toEqual(SAVED);
    expect(await db.$count(venta)).toBe(1200 * (21 + 12));
    expect(await assign([])).toEqual(SAVED);
    expect(await assign(ids)).toEqual(SAVED);
    expect(await db.$count(venta)).toBe(1200 * (21 + 12));
    expect(await db.$count(relacionPeriodo, eq(relacionPeriodo.eliminada, true))).toBe(0);
  });

  it('is answered in Spanish what a set of products is', async () => {
    const { assign } = await openAssignment(world());
    const tooMany = Array.from({ length: 10_001 }, (_, index) => index + 1);
    expect(await assign(tooMany)).toEqual({
      status: 400,
      message: 'Se pueden asignar hasta 10.000 productos',
    });
    expect((await assign('1,2')).status).toBe(400);
    expect((await assign([1, 'dos'])).status).toBe(400);
  });
});
