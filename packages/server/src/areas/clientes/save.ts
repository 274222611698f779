import { isDeepStrictEqual } from 'node:util';
import type { Cliente, DatosCliente } from '@presupuesto/api-sdk/contract';
import { eq } from 'drizzle-orm';
import type * as z from 'zod';
import type { Db } from '../../db/connect.ts';
import { cliente, pais } from '../../db/schema.ts';
import { HttpProblem } from '../../http-problem.ts';
import { type Author, recordAudit } from '../shared/audit.ts';
import { conditional } from '../shared/conditional.ts';
import { chosenCountry } from '../shared/country.ts';
import { refusingDuplicates } from '../shared/duplicate.ts';
import { CLIENT_UNKNOWN } from '../shared/unknown.ts';
import { followCountry } from './follow-country.ts';
import { clienteColumns } from './repo.ts';

type Data = z.output<typeof DatosCliente>;

const CLIENT_CHANGED = 'cliente.actualizado';

export const conditionalCliente = conditional<Cliente>({
  id: 'clienteID',
  fields: ['clienteCodigo', 'nombre', 'paisID'],
  changes: [CLIENT_CHANGED],
});

const duplicates = {
  cliente_codigo: 'Ya existe un cliente con ese código',
  cliente_nombre: 'Ya existe un cliente con ese nombre',
};

/** Adds a client. @throws HttpProblem 400 for an unknown country, and for a code or a name that another client has */
export function createCliente(
  db: Db,
  author: Author,
  { clienteCodigo, nombre, paisID }: Data,
): Promise<Cliente> {
  return refusingDuplicates(duplicates, () =>
    db.transaction(async (creating) => {
      const nombrePais = await chosenCountry(creating, paisID);
      const values = { clienteCodigo, nombre, paisID };
      const [created] = await creating
        .insert(cliente)
        .values(values)
        .returning({ clienteID: cliente.clienteID });
      if (!created) throw new Error('An insert gives its row back');
      const despues = { ...created, ...values, nombrePais };
      await recordAudit(creating, { ...author, accion: 'cliente.creado', despues });
      return despues;
    }),
  );
}

/** A change of a client, and the version that its author saw. */
interface ClienteChange {
  clienteID: number;
  datos: Data;
  visto: string | undefined;
}

/** Changes a client; its rows without figures go along with its country. @throws HttpProblem 404 for an unknown one; 409 for a stale change; 400 as `createCliente` does */
export function updateCliente(
  db: Db,
  author: Author,
  { clienteID, datos: { clienteCodigo, nombre, paisID }, visto }: ClienteChange,
): Promise<Cliente> {
  const ofThis = eq(cliente.clienteID, clienteID);
  return refusingDuplicates(duplicates, () =>
    db.transaction(async (changing) => {
      const nombrePais = await chosenCountry(changing, paisID);
      // By itself: joined, a row that has got another country while it was waited for would be none.
      await changing
        .select({ clienteID: cliente.clienteID })
        .from(cliente)
        .where(ofThis)
        .for('no key update');
      const [antes] = await changing
        .select(clienteColumns)
        .from(cliente)
        .innerJoin(pais, eq(pais.paisID, cliente.paisID))
        .where(ofThis);
      if (!antes) throw new HttpProblem(404, CLIENT_UNKNOWN);
      const values = { clienteCodigo, nombre, paisID };
      await conditionalCliente.refuseStale(changing, { visto, actual: antes, wanted: values });
      const despues = { clienteID, ...values, nombrePais };
      if (isDeepStrictEqual(antes, despues)) return despues;
      await changing.update(cliente).set(values).where(ofThis);
      await followCountry(changing, author, clienteID);
      await recordAudit(changing, { ...author, accion: CLIENT_CHANGED, antes, despues });
      return despues;
    }),
  );
}
