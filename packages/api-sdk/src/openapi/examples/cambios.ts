import type { contract } from '../../contract/contract.ts';
import type { ExamplesOf } from './example.ts';

export const gestoID = '6f1c2a34-8a5e-4c1d-9f0b-2d7c54e0a913';

/** A month's tonnes, changed by its seller. */
export const cambio = {
  cambioID: 90_412,
  campo: 'volumenTon',
  antes: 10,
  despues: 12.5,
  usuario: 'lucia.marin',
  origen: 'pegado',
  gestoID,
  fecha: '2026-09-14T09:41:27Z',
} as const;

const month = {
  ventaID: 8_521_201,
  anio: 2026,
  mes: 10,
  periodoID: 'SOP10-2026',
  vendedorID: 4,
  nombreVendedor: 'Lucía Marín',
  clienteProductoID: 207,
  clienteProductoPeriodoID: 2041,
  nombreCliente: 'Conservas del Pacífico',
  nombreProducto: 'Hojalata 0,20 mm',
};

export const cambios: ExamplesOf<typeof contract.cambios> = {
  listarCambios: {
    query: { pageNumber: 0, pageSize: 200, periodoID: 'SOP10-2026', desde: '2026-09-01T00:00:00Z' },
    answer: { status: 200, message: '', data: [{ ...cambio, ...month }], rows: 1 },
  },
};

export const actividad: ExamplesOf<typeof contract.actividad> = {
  listarActividad: {
    query: { pageSize: 50, agrupar: 'gesto' },
    answer: {
      status: 200,
      message: '',
      data: [
        {
          fecha: '2026-09-14T09:30:00Z',
          clase: 'cifras',
          accion: 'referente',
          usuario: 'camila',
          periodoID: 'SOP10-2026',
          nombreVendedor: 'Camila Restrepo',
          vendedorCodigo: 'V-001',
          grupo: '1789378200000000c816',
          cifras: 816,
          pares: 34,
          toneladas: { antes: 51200, despues: 53657.5 },
        },
        {
          fecha: '2026-09-14T08:00:00Z',
          clase: 'periodos',
          accion: 'periodo.cerrado',
          usuario: 'admin',
          periodoID: 'SOP09-2026',
          antes: { activo: true },
          despues: { activo: false },
        },
      ],
      siguiente: '1789372800000000a417',
    },
  },
};

export const eventos: ExamplesOf<typeof contract.eventos> = {
  escucharEventos: {
    answer: {
      tipo: 'cifra',
      ventaID: month.ventaID,
      campo: cambio.campo,
      valor: cambio.despues,
      periodoID: month.periodoID,
      vendedorID: month.vendedorID,
      clienteProductoID: month.clienteProductoID,
      clienteProductoPeriodoID: month.clienteProductoPeriodoID,
      usuario: cambio.usuario,
      origen: cambio.origen,
      gestoID,
      fecha: cambio.fecha,
    },
  },
};
