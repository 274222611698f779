import type { Vendedor } from '@presupuesto/api-sdk/contract';
import { asc, count, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { division, pais, vendedor } from '../../db/schema.ts';
import { byName, contains } from '../../db/searchable.ts';
import { HttpProblem } from '../../http-problem.ts';

const shownOfVendedor = {
  vendedorID: vendedor.vendedorID,
  vendedorCodigo: vendedor.vendedorCodigo,
  nombre: vendedor.nombre,
  apellido: vendedor.apellido,
  email: vendedor.email,
  division: vendedor.divisionID,
  nombreDivision: division.nombre,
  activo: vendedor.activo,
  paisID: vendedor.paisID,
  nombrePais: pais.nombre,
};

export type ShownVendedor = Pick<Vendedor, Exclude<keyof typeof shownOfVendedor, 'nombreDivision'>> & {
  nombreDivision: string;
};

/** What an administrator decides about a salesperson. */
export type DatosVendedor = Omit<ShownVendedor, 'vendedorID' | 'nombrePais' | 'nombreDivision'>;

const shown = (db: Db) =>
  db
    .select(shownOfVendedor)
    .from(vendedor)
    .innerJoin(pais, eq(pais.paisID, vendedor.paisID))
    .innerJoin(division, eq(division.divisionID, vendedor.divisionID));

interface VendedorPage {
  /** Part of code, name and surname. */
  nombre?: string | undefined;
  /** From 0. */
  pageNumber: number;
  pageSize: number;
}

/** One page of the salespeople, by name and surname, inactive ones included, and how many there are in all. */
export async function listVendedores(db: Db, { nombre, pageNumber, pageSize }: VendedorPage) {
  const where = nombre ? contains(vendedor.busqueda, nombre) : undefined;
  const [data, [total]] = await Promise.all([
    shown(db)
      .where(where)
      .orderBy(byName(vendedor.nombreBuscable), asc(vendedor.vendedorID))
      .limit(pageSize)
      .offset(pageNumber * pageSize),
    db.select({ rows: count() }).from(vendedor).where(where),
  ]);
  return { data, rows: total?.rows ?? 0 };
}

/** A salesperson, held against other changes until the transaction ends. */
export async function lockVendedor(db: Db, vendedorID: number): Promise<ShownVendedor | undefined> {
  const isThis = eq(vendedor.vendedorID, vendedorID);
  // By itself: joined, a row that has got another division or country while it was waited for would be none.
  await db.select({ vendedorID: vendedor.vendedorID }).from(vendedor).where(isThis).for('update');
  const [found] = await shown(db).where(isThis);
  return found;
}

/** Adds a salesperson. @throws HttpProblem 400 for an unknown division or country */
export async function insertVendedor(db: Db, datos: DatosVendedor): Promise<ShownVendedor> {
  const { columns, ...names } = await place(db, datos);
  const [added] = await db.insert(vendedor).values(columns).returning({ vendedorID: vendedor.vendedorID });
  if (!added) throw new Error('The database gave nothing back');
  return { ...added, ...datos, ...names };
}

/** Changes a salesperson. @throws HttpProblem 400 for an unknown division or country */
export async function changeVendedor(
  db: Db,
  vendedorID: number,
  datos: DatosVendedor,
): Promise<ShownVendedor> {
  const { columns, ...names } = await place(db, datos);
  await db.update(vendedor).set(columns).where(eq(vendedor.vendedorID, vendedorID));
  return { vendedorID, ...datos, ...names };
}

/**
 * Puts a salesperson into a division and a country, which cannot be deleted before the transaction ends: so neither is ever
 * missing when the row is written.
 */
async function place(db: Db, { division: divisionID, ...datos }: DatosVendedor) {
  const [department] = await db
    .select({ nombreDivision: division.nombre })
    .from(division)
    .where(eq(division.divisionID, divisionID))
    .for('key share');
  if (!department) throw new HttpProblem(400, 'La división no existe');
  const [country] = await db
    .select({ nombrePais: pais.nombre })
    .from(pais)
    .where(eq(pais.paisID, datos.paisID))
    .for('key share');
  if (!country) throw new HttpProblem(400, 'El país no existe');
  return { columns: { ...datos, divisionID }, ...department, ...country };
}
