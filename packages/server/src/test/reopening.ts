import { addPair, addPeriod, addRow, addSeller, addUser, testKey } from './company.ts';
import type { World } from './world.ts';

export const PERIOD = 'SOP01-2026';

/** Ana has three pairs in the period, all of them approved; Bruno has one. */
export async function openReopening(world: World) {
  const { db, call, signIn } = world;
  await addUser(db, { nombreUsuario: 'jefa', tipoUsuario: 'ADMINISTRADOR' });
  const ana = await addSeller(db, 'ana');
  const bruno = await addSeller(db, 'bruno');
  await addPeriod(db, PERIOD);
  const pairs: number[] = [];
  const months: number[] = [];
  for (const { vendedorID } of [ana, ana, ana, bruno]) {
    const pair = await addPair(db, vendedorID);
    months.push(...(await addRow(db, pair, PERIOD, [{ anio: 2026, mes: 1, volumenTon: '1', precio: '4' }])));
    pairs.push(pair.clienteProductoID);
  }
  const tokens = {
    ana: await signIn('ana', testKey),
    bruno: await signIn('bruno', testKey),
    jefa: await signIn('jefa', testKey),
  };
  const approve = () =>
    Promise.all(
      [tokens.ana, tokens.bruno].map((token) =>
        call('POST', `/api/v1/aprobar-presupuesto/${PERIOD}`, { token }),
      ),
    );
  await approve();
  return {
    ...world,
    ana,
    bruno,
    pairs,
    months,
    tokens,
    approve,
    async reopen(
      asked: { vendedorID?: number; motivo?: unknown; clienteProductoIDs?: unknown } = {},
      { as = tokens.jefa, periodoID = PERIOD } = {},
    ) {
      const { status, body } = await call('POST', `/api/v1/presupuestos/${periodoID}/reabrir`, {
        token: as,
        body: { vendedorID: ana.vendedorID, motivo: 'Faltan los precios nuevos', ...asked },
      });
      return { status, message: body.message, ...(body.data !== undefined && { data: body.data }) };
    },
    /** The own pairs that are still marked, and the reasons of the others. */
    async list(as: keyof typeof tokens = 'ana') {
      const { body } = await call('GET', '/api/v1/clientes/listar-clientes-productos-por-vendedor', {
        token: tokens[as],
        query: { periodoID: PERIOD },
      });
      const rows = body.data as {
        clienteProductoID: number;
        presupuestado: boolean;
        reapertura?: { motivo: string };
      }[];
      return rows.map(({ presupuestado, reapertura: why }) => why?.motivo ?? presupuestado);
    },
  };
}

/** The message of a reopening that its seller has been told of. */
export const TOLD = 'Presupuesto reabierto. Se ha avisado a ANA@Prueba.Example.';
