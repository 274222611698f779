import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { mountApertura } from './apertura/routes.ts';
import { addGate } from './archivos/gate.ts';
import { mountArchivos } from './archivos/routes.ts';
import { mountClaves } from './claves/routes.ts';
import { mountClientes } from './clientes/routes.ts';
import { mountDashboard } from './dashboard/routes.ts';
import { mountDivisiones } from './divisiones/routes.ts';
import { mountDocs } from './docs/routes.ts';
import { mountNotas } from './notas/routes.ts';
import { refuseNullBytes } from './null-bytes.ts';
import { mountPaises } from './paises/routes.ts';
import { mountPeriodos } from './periodos/routes.ts';
import { mountPeriodosMoneda } from './periodos-moneda/routes.ts';
import { mountPresupuestos } from './presupuestos/routes.ts';
import { mountProductos } from './productos/routes.ts';
import { mountRelaciones } from './relaciones/routes.ts';
import { mountSesion } from './sesion/routes.ts';
import { mountSistema } from './sistema/routes.ts';
import { mountUsuarios } from './usuarios/routes.ts';
import { mountVendedores } from './vendedores/routes.ts';
import { mountVentas } from './ventas/routes.ts';

/** Serves every call that this server answers; `index.test.ts` lists those that it does not answer yet. */
export function registerAreas(app: FastifyInstance, services: Services): void {
  refuseNullBytes(app);
  const gate = addGate(app, services.db);
  mountArchivos(app, services, gate);
  mountSistema(app, services);
  mountDocs(app, services);
  mountSesion(app, services);
  mountClaves(app, services);
  mountDashboard(app, services);
  mountDivisiones(app, services);
  mountPaises(app, services);
  mountClientes(app, services);
  mountProductos(app, services);
  mountPeriodos(app, services);
  mountPeriodosMoneda(app, services);
  mountRelaciones(app, services);
  mountUsuarios(app, services);
  mountVendedores(app, services);
  mountVentas(app, services);
  mountNotas(app, services);
  mountPresupuestos(app, services);
  mountApertura(app, services);
}
