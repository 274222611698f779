import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { addPair, addPeriod, addRate, addRow, addSeller, addUser, required } from '../test/company.ts';
import { onEachBareDatabase } from '../test/databases.ts';
import { producto, vendedor, venta } from './schema.ts';

/** The database's own code for a broken check and for a broken uniqueness. */
const check = { cause: { code: '23514' } };
const unique = { cause: { code: '23505' } };

onEachBareDatabase('The database', (open) => {
  it('refuses figures that are no amounts, whoever writes them', async () => {
    const { db } = await open();
    const { vendedorID } = await addSeller(db, 'ana');
    const periodoID = await addPeriod(db, 'SOP01-2026');
    await addRow(db, await addPair(db, vendedorID), periodoID, [
      { anio: 2026, mes: 1, volumenTon: '1', precio: '1' },
    ]);
    for (const figure of ['NaN', '-0.001', '99999999.5']) {
      await expect(db.update(venta).set({ volumenTon: figure })).rejects.toMatchObject(check);
      await expect(db.update(venta).set({ precio: figure })).rejects.toMatchObject(check);
    }
    await expect(db.update(venta).set({ precio: 'Infinity' })).rejects.toMatchObject({
      cause: { code: '22003' },
    });
    await expect(db.update(producto).set({ kilosPorPieza: 'NaN' })).rejects.toMatchObject(check);
    await expect(db.update(producto).set({ kilosPorPieza: '-1' })).rejects.toMatchObject(check);
    await expect(addRate(db, periodoID, 'COP', '0')).rejects.toMatchObject(check);
    await expect(addRate(db, periodoID, 'COP', 'NaN')).rejects.toMatchObject(check);
    await expect(addRate(db, periodoID, 'COP', '1', 13)).rejects.toMatchObject(check);
    expect(await db.select({ v: venta.volumenTon, p: venta.precio }).from(venta)).toEqual([
      { v: '1.000', p: '1.0000' },
    ]);
  });

  it('takes the largest amounts that the contract lets through', async () => {
    const { db } = await open();
    const { vendedorID } = await addSeller(db, 'ana');
    const periodoID = await addPeriod(db, 'SOP01-2026');
    const largest = { anio: 2026, mes: 1, volumenTon: '99999999', precio: '99999999' };
    await addRow(db, await addPair(db, vendedorID), periodoID, [largest]);
    await addRate(db, periodoID, 'COP', '999999999');
    expect(await db.$count(venta)).toBe(1);
  });

  it('holds one user for names that differ only in case or accents', async () => {
    const { db } = await open();
    await addUser(db, { nombreUsuario: 'José.Muñoz' });
    await expect(addUser(db, { nombreUsuario: 'jose.munoz' })).rejects.toMatchObject(unique);
    await expect(addUser(db, { nombreUsuario: 'JOSE\u0301.MUN\u0303OZ' })).rejects.toMatchObject(unique);
  });

  it('holds one salesperson for an address, whatever its case', async () => {
    const { db } = await open();
    await addSeller(db, 'ana');
    const { divisionID, paisID, email } = required((await db.select().from(vendedor))[0]);
    const twin = {
      divisionID,
      paisID,
      email: email.toLowerCase(),
      vendedorCodigo: 'V-2',
      nombre: 'Ana',
      apellido: 'Dos',
    };
    await expect(db.insert(vendedor).values(twin)).rejects.toMatchObject(unique);
  });

  it('holds one rate for a period, currency and month, and one without month', async () => {
    const { db } = await open();
    const periodoID = await addPeriod(db, 'CUR-2026');
    await addRate(db, periodoID, 'COP', '1');
    await addRate(db, periodoID, 'COP', '1', 1);
    await expect(addRate(db, periodoID, 'COP', '2')).rejects.toMatchObject(unique);
    await expect(addRate(db, periodoID, 'COP', '2', 1)).rejects.toMatchObject(unique);
  });

  it('has the seven countries with their currencies from the start', async () => {
    const { db } = await open();
    const { rows } = await db.execute(
      sql`select nombre || ' ' || moneda_id as pais from pais order by pais_id`,
    );
    expect(rows.map(({ pais }) => pais)).toEqual([
      'Argentina ARS',
      'Brasil BRL',
      'Chile CLP',
      'Colombia COP',
      'Ecuador USD',
      'México MXN',
      'Perú PEN',
    ]);
  });
});
