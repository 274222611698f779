import { addUser, type TestMonth, type TestPair, testKey } from './company.ts';
import type { World } from './world.ts';

/** What the form of /abrir-periodo sends; the tests change what they are about. */
const toOpen = {
  periodoOrigen: 'SOP10-2025',
  periodoDestino: 'SOP07-2026',
  tipoPeriodo: 'SOP',
  anioInicio: 2026,
  mesInicio: 7,
  cantidadMeses: 18,
};

/** An administrator who opens periods. */
export async function openOpening(world: World) {
  const { db, call, signIn } = world;
  const usuarioID = await addUser(db, { nombreUsuario: 'jefa', tipoUsuario: 'ADMINISTRADOR' });
  const token = await signIn('jefa', testKey);
  return {
    ...world,
    usuarioID,
    token,
    async openPeriod(changes: Record<string, unknown> = {}, as = token) {
      const { status, body } = await call('POST', '/api/v1/abrir-periodo', {
        token: as,
        body: { ...toOpen, ...changes },
      });
      return { status, message: body.message, data: body.data };
    },
    /** What a seller sees of a pair in a period: `2026-07: 6.007 t × 26.0007` a month, the oldest first. */
    async monthsSeen(as: string, { clienteID, productoID }: TestPair, periodoID: string) {
      const { body } = await call('GET', '/api/v1/ventas/listar-ventas', {
        token: as,
        query: { periodoID, clienteID, productoID },
      });
      const months = body.data as { anio: number; mes: number; volumenTon: number; precio: number }[];
      return months.map(
        ({ anio, mes, volumenTon, precio }) =>
          `${anio}-${String(mes).padStart(2, '0')}: ${volumenTon} t × ${precio}`,
      );
    },
  };
}

/** Months whose figures hold year and month: July 2026 has 6.007 tonnes at 26.0007. */
export function tellingMonths(anio: number, meses: readonly number[]): TestMonth[] {
  return meses.map((mes) => {
    const month = String(mes).padStart(2, '0');
    return { anio, mes, volumenTon: `${anio - 2020}.0${month}`, precio: `${anio - 2000}.00${month}` };
  });
}
