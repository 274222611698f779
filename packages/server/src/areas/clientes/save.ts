import type { Cliente, DatosCliente } from '@presupuesto/api-sdk/contract';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../../db/connect.ts';
import { cliente } from '../../db/schema.ts';
import { HttpProblem } from '../../http-problem.ts';
import { chosenCountry } from '../shared/country.ts';
import { refusingDuplicates } from '../shared/duplicate.ts';
import { followCountry } from './follow-country.ts';

type Data = z.output<typeof DatosCliente>;

export const CLIENT_UNKNOWN = 'El cliente no existe';

const duplicates = {
  cliente_codigo: 'Ya existe un cliente con ese código',
  cliente_nombre: 'Ya existe un cliente con ese nombre',
};

/** Adds a client. @throws HttpProblem 400 for an unknown country, and for a code or a name that another client has */
export async function createCliente(db: Db, { clienteCodigo, nombre, paisID }: Data): Promise<Cliente> {
  const nombrePais = await chosenCountry(db, paisID);
  const values = { clienteCodigo, nombre, paisID };
  const [created] = await refusingDuplicates(duplicates, () =>
    db.insert(cliente).values(values).returning({ clienteID: cliente.clienteID }),
  );
  if (!created) throw new Error('An insert gives its row back');
  return { ...created, ...values, nombrePais };
}

/** Changes a client; its rows without figures go along with its country. @throws HttpProblem 404 for an unknown one; 400 as `createCliente` does */
export async function updateCliente(
  db: Db,
  clienteID: number,
  { clienteCodigo, nombre, paisID }: Data,
): Promise<Cliente> {
  const nombrePais = await chosenCountry(db, paisID);
  const values = { clienteCodigo, nombre, paisID };
  await refusingDuplicates(duplicates, () =>
    db.transaction(async (changing) => {
      const { rowCount } = await changing.update(cliente).set(values).where(eq(cliente.clienteID, clienteID));
      if (rowCount === 0) throw new HttpProblem(404, CLIENT_UNKNOWN);
      await followCountry(changing, clienteID);
    }),
  );
  return { clienteID, ...values, nombrePais };
}
