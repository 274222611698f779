import type { Actividad } from '@presupuesto/api-sdk/contract';
import { type FakeWork, ok } from '../../../app/stories/fake-ports.ts';
import { administrator, withApp } from '../../../app/stories/WithApp.tsx';
import { bgt2026, sop10 } from '../../../fixtures/periods.ts';
import { salespeople } from '../../../fixtures/salespeople.ts';
import ActividadPage from '../Actividad.tsx';

const at = (minute: number) => new Date(2026, 10, 3, 18, 4 - minute).toISOString();

/** A changed figure, so many minutes ago. */
export const figure = (minute: number, over: Partial<Actividad> = {}): Actividad => ({
  fecha: at(minute),
  clase: 'cifras',
  accion: 'tecleado',
  usuario: 'camila',
  periodoID: sop10.periodoID,
  nombreVendedor: 'Camila Restrepo',
  nombreCliente: 'Envases Andinos',
  nombreProducto: 'Lámina TFS',
  anio: 2026,
  mes: 10,
  campo: 'volumenTon',
  antes: 40,
  despues: 48,
  ...over,
});

/** Figures and other changes in turn, the newest first. */
export const activity: readonly Actividad[] = [
  figure(0),
  {
    fecha: at(1),
    clase: 'cifras',
    accion: 'referente',
    usuario: 'camila',
    periodoID: sop10.periodoID,
    nombreVendedor: 'Camila Restrepo',
    grupo: '1793728980000000c816',
    cifras: 816,
    pares: 34,
    toneladas: { antes: 51_200, despues: 53_657.5 },
  },
  figure(1, { campo: 'precio', antes: 1.2, despues: 1.2345, accion: 'pegado', mes: 11 }),
  {
    fecha: at(2),
    clase: 'catalogos',
    accion: 'cliente.actualizado',
    usuario: 'admin',
    nombreCliente: 'Envases Andinos',
    antes: { clienteID: 7, clienteCodigo: 'C-007', nombre: 'Envases Andina', activo: true },
    despues: { clienteID: 7, clienteCodigo: 'C-007', nombre: 'Envases Andinos', activo: false },
  },
  figure(3, { usuario: 'admin', accion: 'archivo', antes: 1234.5, despues: 0 }),
  {
    fecha: at(4),
    clase: 'presupuestos',
    accion: 'presupuesto.aprobado',
    usuario: 'camila',
    periodoID: sop10.periodoID,
    nombreVendedor: 'Camila Restrepo',
    antes: { sinPresupuestar: [1, 2, 3] },
    despues: { periodoID: sop10.periodoID, filas: 42, totalVolumenTon: '1234.5', monedaID: 'COP' },
  },
  {
    fecha: at(5),
    clase: 'periodos',
    accion: 'periodo.abierto',
    usuario: 'admin',
    periodoID: bgt2026.periodoID,
    despues: { periodoID: bgt2026.periodoID, tipo: 'BGT', periodoOrigen: sop10.periodoID, relaciones: 120 },
  },
  { fecha: at(6), clase: 'usuarios', accion: 'clave.recuperacion-pedida' },
];

/** The figures of one gesture, as its entry lists them. */
export const ofGesture: readonly Actividad[] = [10, 11, 12].flatMap((mes) => [
  figure(1, { accion: 'referente', mes, antes: 40, despues: 41.92 }),
  figure(1, { accion: 'referente', mes, campo: 'precio', antes: 1.2, despues: 1.2345 }),
]);

export const page = (data: readonly Actividad[], siguiente: string | null = null) => ({
  ...ok([...data]),
  siguiente,
});

/** The page's parameters: an administrator, with some of the work done otherwise. */
export const app = (work: FakeWork = {}) => ({
  app: {
    sesion: administrator,
    work: {
      listarActividad: async ({ query }) => page(query?.grupo ? ofGesture : activity),
      listarReferentes: async () => ok([sop10, bgt2026]),
      loadSellers: async () => salespeople,
      ...work,
    } satisfies FakeWork,
  },
});

export const activityMeta = { component: ActividadPage, decorators: [withApp], parameters: app() };
