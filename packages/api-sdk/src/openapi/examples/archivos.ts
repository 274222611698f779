import type { contract } from '../../contract/contract.ts';
import type { ExamplesOf } from './example.ts';

const form = { file: new Blob([]), nombre: 'SOPOct-2026' };
const error = 'Fila 12: el producto «P-99» no existe';

const cambios = {
  periodoID: 'SOP10-2026',
  periodoNuevo: false,
  filasNuevas: 24,
  filasCambiadas: 55,
  filasIguales: 400,
  toneladasAntes: 1180.5,
  toneladasDespues: 1234.567,
  valorEURAntes: 1_204_310.55,
  valorEURDespues: null,
  tasasFaltantes: [{ monedaID: 'CLP', mes: null }],
  paresNuevos: 2,
  paresPorAsignar: 2,
  presupuestosAbiertos: ['BGT-2027'],
  asignados: false,
};

export const archivos: ExamplesOf<typeof contract.archivos> = {
  cargarArchivo: {
    form,
    answer: {
      status: 200,
      message: 'Proceso de carga de archivo finalizado exitosamente.',
      data: { totalVentasGuardadas: 480, totalVentasErrores: 0, listaErroresFila: [] },
    },
  },
  comprobarArchivo: {
    form,
    answer: {
      status: 200,
      message: '',
      data: {
        totalVentasGuardadas: 479,
        totalVentasErrores: 1,
        listaErroresFila: [error],
        filasConError: [
          {
            fila: 12,
            motivo: 'el producto «P-99» no existe',
            valores: { 'Código Vendedor': 'V-104', 'Código Producto': 'P-99', Toneladas: '12,5' },
          },
        ],
        filasOmitidas: [481],
        totalFilasOmitidas: 1,
        cambios,
      },
    },
  },
  progresoCarga: {
    query: { nombre: 'SOPOct-2026' },
    answer: { status: 200, message: '', data: { filasLeidas: 24_000 } },
  },
};

export const apertura: ExamplesOf<typeof contract.apertura> = {
  abrirPeriodo: {
    body: {
      periodoOrigen: 'SOP10-2026',
      periodoDestino: 'BGT-2027',
      tipoPeriodo: 'BGT',
      anioInicio: 2027,
      mesInicio: 1,
      cantidadMeses: 12,
    },
    answer: {
      status: 200,
      message: 'Período BGT-2027 abierto correctamente: 12 meses desde enero de 2027.',
      data: {
        periodoID: 'BGT-2027',
        tipo: 'BGT',
        anioInicio: 2027,
        mesInicio: 1,
        cantidadMeses: 12,
        activo: true,
        visible: true,
      },
    },
  },
};
