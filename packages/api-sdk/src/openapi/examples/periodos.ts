import type { contract } from '../../contract/contract.ts';
import type { ExamplesOf } from './example.ts';

const sop = {
  periodoID: 'SOP10-2026',
  tipo: 'SOP',
  anioInicio: 2026,
  mesInicio: 10,
  cantidadMeses: 15,
  activo: true,
  visible: true,
} as const;
const bgt = {
  periodoID: 'BGT-2027',
  tipo: 'BGT',
  anioInicio: 2027,
  mesInicio: 1,
  cantidadMeses: 12,
  activo: true,
  visible: true,
} as const;
const cur = {
  periodoID: 'CUR-2026',
  tipo: 'CUR',
  anioInicio: 2026,
  mesInicio: 1,
  cantidadMeses: 12,
  activo: true,
  visible: true,
} as const;

export const periodos: ExamplesOf<typeof contract.periodos> = {
  listarReferentes: { answer: { status: 200, message: '', data: [bgt, sop, cur] } },
  listarPresupuestables: { answer: { status: 200, message: '', data: [bgt, sop] } },
  listarTiposPeriodo: { answer: { status: 200, message: '', data: ['SOP', 'CUR', 'BGT'] } },
  listarPeriodos: {
    query: { anio: 2026, tipo: 'SOP', page: 0, size: 10 },
    answer: { status: 200, message: '', data: [sop], rows: 1 },
  },
  cambiarActivo: {
    params: { id: 'SOP10-2026' },
    body: { activo: false },
    answer: { status: 200, message: 'Período desactivado.' },
  },
  cambiarVisible: {
    params: { id: 'SOP10-2026' },
    body: { visible: true },
    answer: { status: 200, message: 'El período es visible.' },
  },
  contenidoPeriodo: {
    params: { id: 'SOP10-2026' },
    answer: { status: 200, message: '', data: { relaciones: 320, meses: 7680, tasas: 7, aprobaciones: 3 } },
  },
  eliminarPeriodo: {
    params: { id: 'SOP10-2026' },
    answer: { status: 200, message: 'Período eliminado.' },
  },
};

const tasa = {
  periodoMonedaID: 77,
  periodoID: 'CUR-2026',
  monedaID: 'COP',
  nombreMoneda: 'Peso colombiano',
  tasaCambioEUR: 4512.35,
  mes: 10,
};
const { periodoMonedaID, nombreMoneda: _moneda, ...datosTasa } = tasa;

export const periodosMoneda: ExamplesOf<typeof contract.periodosMoneda> = {
  listarPeriodosMoneda: {
    query: { pageNumber: 0, pageSize: 10, periodoId: 'CUR-2026' },
    answer: { status: 200, message: '', data: [tasa], rows: 1 },
  },
  crearPeriodoMoneda: {
    body: datosTasa,
    answer: { status: 200, message: 'Tasa de cambio creada correctamente', data: tasa },
  },
  actualizarPeriodoMoneda: {
    params: { periodoMonedaID },
    query: { visto: 'kV2nB7sQ0xTzLw1e' },
    body: { ...datosTasa, periodoMonedaID, tasaCambioEUR: '4498.1' },
    answer: {
      status: 200,
      message: 'Tasa de cambio actualizada correctamente',
      data: { ...tasa, tasaCambioEUR: 4498.1 },
    },
  },
  eliminarPeriodoMoneda: {
    params: { id: periodoMonedaID },
    answer: { status: 200, message: 'Tasa de cambio eliminada correctamente' },
  },
  listarTasasFaltantes: {
    answer: {
      status: 200,
      message: '',
      data: [{ periodoID: 'BGT-2027', monedaID: 'PEN', nombreMoneda: 'Sol peruano', mes: null }],
    },
  },
};
