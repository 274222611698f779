import type { contract } from '../../contract/contract.ts';
import { apertura, archivos } from './archivos.ts';
import { actividad, cambios, eventos } from './cambios.ts';
import { clientes, clientesProductos, productos } from './catalogo.ts';
import type { ExamplesOf } from './example.ts';
import { periodos, periodosMoneda } from './periodos.ts';
import { divisiones, paises, usuarios, vendedores } from './personas.ts';
import { claves, sesion, sistema } from './sesion.ts';
import { dashboard, presupuestos, ventas } from './ventas.ts';

/** An example of every call of the contract. */
export const examples: { readonly [Area in keyof typeof contract]: ExamplesOf<(typeof contract)[Area]> } = {
  sesion,
  claves,
  usuarios,
  dashboard,
  divisiones,
  vendedores,
  paises,
  clientes,
  productos,
  clientesProductos,
  periodos,
  ventas,
  presupuestos,
  cambios,
  actividad,
  eventos,
  periodosMoneda,
  archivos,
  apertura,
  sistema,
};
