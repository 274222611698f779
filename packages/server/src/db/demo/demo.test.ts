import { periodMonths } from '@presupuesto/api-sdk/contract';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { verifyKey } from '../../keys/keys.ts';
import { testDay } from '../../test/clock.ts';
import { onEachBareDatabase } from '../../test/databases.ts';
import { cliente, division, periodo, producto, relacion, usuario, vendedor, venta } from '../schema.ts';
import { seedAdministrator, seedDemo } from './index.ts';
import { demoPeriods } from './periods.ts';

onEachBareDatabase('The demonstration company', (open) => {
  it('has the size that was promised', async () => {
    const { db } = await open('demo');
    const count = (table: Parameters<typeof db.$count>[0]) => db.$count(table);
    expect(await count(vendedor)).toBe(8);
    expect(await count(division)).toBe(3);
    expect(await count(cliente)).toBe(60);
    expect(await count(producto)).toBe(40);
    const [demoSeller] = await db
      .select({ pairs: sql<number>`count(*)`, countries: sql<number>`count(distinct ${cliente.paisID})` })
      .from(relacion)
      .innerJoin(vendedor, eq(vendedor.vendedorID, relacion.vendedorID))
      .innerJoin(usuario, eq(usuario.email, vendedor.email))
      .innerJoin(cliente, eq(cliente.clienteID, relacion.clienteID))
      .where(eq(usuario.nombreUsuario, 'vendedor'));
    expect(demoSeller).toEqual({ pairs: 40, countries: 1 });
  });

  it('is the same each time for the same day', async () => {
    const fingerprint = async (content: 'demo' | 'empty') => {
      const { db } = await open(content);
      if (content === 'empty') await seedDemo(db, { date: testDay });
      const { rows } = await db.execute(sql`
        select (select md5(string_agg(venta::text, ',' order by venta::text)) from venta) as ventas,
          (select md5(string_agg(relacion_periodo::text, ',' order by cliente_producto_periodo_id)) from relacion_periodo) as filas,
          (select md5(string_agg(periodo_moneda::text, ',' order by periodo_moneda_id)) from periodo_moneda) as tasas,
          (select md5(string_agg(cliente::text, ',' order by cliente_id)) from cliente) as clientes`);
      return rows[0];
    };
    const first = await fingerprint('demo');
    expect(first).toMatchObject({ ventas: expect.stringMatching(/^[0-9a-f]{32}$/) });
    expect(await fingerprint('empty')).toEqual(first);
  });

  it('has every month of every period, with the sold months as the history of the plans', async () => {
    const { db } = await open('demo');
    const { rows } = await db.execute(sql`
      select p.periodo_id, count(distinct (v.anio, v.mes)) as meses, count(*) = count(distinct rp.cliente_producto_periodo_id)
        * count(distinct (v.anio, v.mes)) as completo
      from periodo p join relacion_periodo rp using (periodo_id) join venta v using (cliente_producto_periodo_id)
      group by 1 order by 1`);
    expect(rows).toEqual([
      { periodo_id: 'BGT-2027', meses: 12, completo: true },
      { periodo_id: 'CUR-2025', meses: 12, completo: true },
      { periodo_id: 'CUR-2026', meses: 9, completo: true },
      { periodo_id: 'SOP07-2026', meses: 18, completo: true },
      { periodo_id: 'SOP10-2026', meses: 21, completo: true },
    ]);
    const { rows: changed } = await db.execute(sql`
      select 1 from venta plan
      join relacion_periodo pr on pr.cliente_producto_periodo_id = plan.cliente_producto_periodo_id
      join periodo p on p.periodo_id = pr.periodo_id and p.tipo <> 'CUR'
      join relacion_periodo cr on cr.cliente_producto_id = pr.cliente_producto_id and cr.periodo_id = 'CUR-' || plan.anio
      join venta sold on sold.cliente_producto_periodo_id = cr.cliente_producto_periodo_id
        and sold.anio = plan.anio and sold.mes = plan.mes
      where (plan.anio, plan.mes) < (p.anio_inicio, p.mes_inicio)
        and (plan.volumen_ton, plan.precio) <> (sold.volumen_ton, sold.precio)`);
    expect(changed).toEqual([]);
  });

  it('has a rate for every sale, and is partly budgeted where it is open', async () => {
    const { db } = await open('demo');
    const { rows } = await db.execute(sql`
      select periodo_id, avg(presupuestado::int)::float as share from relacion_periodo group by 1`);
    const share = Object.fromEntries(rows.map((row) => [row['periodo_id'], Number(row['share'])]));
    expect(share['CUR-2025']).toBe(1);
    expect(share['SOP07-2026']).toBe(1);
    expect(share['SOP10-2026']).toBeGreaterThan(0.3);
    expect(share['SOP10-2026']).toBeLessThan(0.9);
    expect(share['BGT-2027']).toBeGreaterThan(0);
    const { rows: without } = await db.execute(sql`
      select 1 from venta v join relacion_periodo rp using (cliente_producto_periodo_id) join periodo p using (periodo_id)
      join relacion r using (cliente_producto_id) join cliente c using (cliente_id) join pais pa using (pais_id)
      where not exists (select from periodo_moneda pm where pm.periodo_id = p.periodo_id and pm.moneda_id = pa.moneda_id
        and (pm.mes is null or pm.mes = v.mes))`);
    expect(without).toEqual([]);
    expect(await db.$count(venta, sql`${venta.volumenTon} <= 0 or ${venta.precio} <= 0`)).toBe(0);
  });

  it('gives a fresh installation one administrator, whose key is printed once and must be changed', async () => {
    const { db } = await open('empty');
    const { nombreUsuario, clave } = await seedAdministrator(db, testDay);
    const users = await db.select().from(usuario);
    expect(users).toMatchObject([{ nombreUsuario, tipoUsuario: 'ADMINISTRADOR', debeCambiarClave: true }]);
    expect(await verifyKey(users[0]?.claveHash, clave)).toBe(true);
    expect(await db.$count(periodo)).toBe(0);
  });
});

describe("The demonstration's periods", () => {
  it('of October', () => {
    expect(demoPeriods(testDay).map(({ periodoID, activo }) => [periodoID, activo])).toEqual([
      ['CUR-2025', false],
      ['CUR-2026', true],
      ['SOP07-2026', false],
      ['SOP10-2026', true],
      ['BGT-2027', true],
    ]);
  });

  it.each(Array.from({ length: 12 }, (_, month) => month))('of month %i keep what was promised', (month) => {
    const periods = demoPeriods(new Date(Date.UTC(2028, month, 29)));
    expect(new Set(periods.map(({ periodoID }) => periodoID)).size).toBe(5);
    const of = (role: string) => periods.filter((period) => period.role === role);
    const [open] = of('openPlan');
    const [closed] = of('closedPlan');
    const [, thisYear] = of('actuals');
    if (!open || !closed || !thisYear) throw new Error('A period is missing');
    expect(open).toMatchObject({ anioInicio: 2028, activo: true });
    expect(open.mesInicio).toBeGreaterThan(1);
    expect(closed.activo).toBe(false);
    for (const { periodoID, tipo, anioInicio, mesInicio } of [open, closed]) {
      expect(periodoID).toBe(`${tipo}${String(mesInicio).padStart(2, '0')}-${anioInicio}`);
    }
    const history = periodMonths(open).filter(({ anio, mes }) => anio === 2028 && mes < open.mesInicio);
    expect(periodMonths(thisYear)).toEqual(history);
  });
});
