import type { contract } from '../../contract/contract.ts';
import { cambio, gestoID } from './cambios.ts';
import type { ExamplesOf } from './example.ts';

const month = {
  ventaID: 8_521_201,
  anio: 2026,
  mes: 10,
  volumenTon: 12.5,
  precio: 7200,
  valorMonedaLocal: 90_000_000,
  valorEUR: 20_000,
};
const venta = { ...month, periodoID: 'SOP10-2026', monedaID: 'COP' };
const pair = {
  clienteProductoPeriodoID: 2041,
  clienteProductoID: 207,
  vendedorID: 4,
  nombreVendedor: 'Lucía Marín',
  clienteID: 31,
  clienteCodigo: 'C-0031',
  nombreCliente: 'Conservas del Pacífico',
  productoID: 18,
  productoCodigo: 'HOJ-020',
  nombreProducto: 'Hojalata 0,20 mm',
  nombreDivision: 'Andina',
  nombrePais: 'Colombia',
  monedaID: 'COP',
  presupuestado: true,
};

export const ventas: ExamplesOf<typeof contract.ventas> = {
  listarVentas: {
    query: { periodoID: 'SOP10-2026', clienteID: 31, productoID: 18 },
    answer: {
      status: 200,
      message: '',
      data: [{ ...venta, cambioAjeno: { usuario: 'admin', fecha: cambio.fecha } }],
    },
  },
  listarVentasPeriodo: {
    params: { periodoID: 'SOP10-2026' },
    query: { pageNumber: 0, pageSize: 5000 },
    answer: {
      status: 200,
      message: '',
      data: [
        {
          ...venta,
          ...pair,
          vendedorCodigo: 'V-104',
        },
      ],
      rows: 1,
    },
  },
  listarParesPeriodo: {
    params: { periodoID: 'SOP10-2026' },
    query: { pageNumber: 0, pageSize: 500 },
    answer: {
      status: 200,
      message: '',
      data: [
        {
          ...pair,
          periodoID: 'SOP10-2026',
          meses: [month],
        },
      ],
      rows: 1,
    },
  },
  guardarVolumen: {
    params: { ventaID: 8_521_201 },
    query: { volumenTon: 12.5, visto: 10 },
    answer: { status: 200, message: 'Volumen guardado' },
  },
  guardarPrecio: {
    params: { ventaID: 8_521_201 },
    query: { precio: '7200', moneda: 'COP' },
    answer: { status: 200, message: 'Precio guardado' },
  },
  guardarLote: {
    body: {
      gestoID,
      origen: 'pegado',
      cambios: [
        { ventaID: 8_521_201, campo: 'volumenTon', valor: '12.5', visto: 10 },
        { ventaID: 8_521_202, campo: 'precio', valor: 7200, moneda: 'COP' },
      ],
    },
    answer: {
      status: 200,
      message: '',
      data: [
        {
          ventaID: 8_521_201,
          campo: 'volumenTon',
          estado: 'conflicto',
          actual: 48,
          usuario: 'admin',
          fecha: cambio.fecha,
        },
        { ventaID: 8_521_202, campo: 'precio', estado: 'guardado' },
      ],
    },
  },
  compararLibro: {
    form: { file: new Blob([]), periodoID: 'SOP10-2026' },
    answer: {
      status: 200,
      message: '',
      data: {
        descargado: '2026-09-28T08:15:00.000Z',
        comparadas: 816,
        cifras: [
          {
            ventaID: 8_521_201,
            clienteProductoPeriodoID: 2041,
            clienteProductoID: 207,
            monedaID: 'COP',
            nombreCliente: 'Conservas del Pacífico',
            nombreProducto: 'Hojalata 0,20 mm',
            anio: 2026,
            mes: 10,
            campo: 'volumenTon',
            celda: 'Hoja!G4',
            descargado: 10,
            libro: 12.5,
            actual: 11,
            estado: 'ambos',
            usuario: 'admin',
            fecha: cambio.fecha,
          },
        ],
        noEscritas: [],
        totalNoEscritas: 0,
        sinEntender: [{ celda: 'Hoja!H4', motivo: '«doce» no es un número' }],
        totalSinEntender: 1,
      },
    },
  },
  listarCambiosVenta: {
    params: { ventaID: 8_521_201 },
    answer: { status: 200, message: '', data: [cambio] },
  },
  leerMomento: {
    params: { periodoID: 'SOP10-2026' },
    query: { fecha: '2026-09-01T00:00:00Z', clienteProductoID: 207 },
    answer: {
      status: 200,
      message: '',
      data: [
        {
          ventaID: 8_521_201,
          clienteProductoPeriodoID: 2041,
          clienteProductoID: 207,
          nombreCliente: 'Conservas del Pacífico',
          nombreProducto: 'Hojalata 0,20 mm',
          anio: 2026,
          mes: 10,
          campo: 'volumenTon',
          actual: 12.5,
          entonces: 10,
        },
      ],
    },
  },
  guardarNotaVenta: {
    params: { ventaID: 8_521_201 },
    body: { texto: 'Incluye el pedido aplazado de septiembre', visto: 'Sin el pedido de septiembre' },
    answer: { status: 200, message: 'Nota guardada' },
  },
  listarMonedas: {
    query: { periodoID: 'SOP10-2026' },
    answer: { status: 200, message: '', data: ['BRL', 'COP', 'PEN'] },
  },
};

export const presupuestos: ExamplesOf<typeof contract.presupuestos> = {
  aprobarPresupuesto: {
    params: { periodoID: 'BGT-2027' },
    answer: { status: 200, message: 'Presupuesto aprobado correctamente' },
  },
  resumenPresupuesto: {
    params: { periodoID: 'SOP10-2026' },
    answer: {
      status: 200,
      message: '',
      data: {
        totalVolumenTon: 1840.25,
        precioPromedio: 7185.4,
        totalVentas: 13_222_932_350,
        monedaID: 'COP',
        totalVentasEUR: 2_930_387.5,
      },
    },
  },
  listarAprobaciones: {
    params: { periodoID: 'BGT-2027' },
    answer: {
      status: 200,
      message: '',
      data: [
        {
          vendedorID: 4,
          nombreVendedor: 'Lucía Marín',
          vendedorCodigo: 'V-104',
          fecha: '2026-11-03T18:04:00Z',
          usuario: 'lucia.marin',
          cambiosDesde: 12,
          reabiertos: 3,
          reabrible: true,
        },
      ],
    },
  },
  reabrirPresupuesto: {
    params: { periodoID: 'BGT-2027' },
    body: { vendedorID: 4, motivo: 'Faltan los precios nuevos de hojalata', clienteProductoIDs: [207] },
    answer: { status: 200, message: 'Presupuesto reabierto', data: { pares: 1 } },
  },
};

export const dashboard: ExamplesOf<typeof contract.dashboard> = {
  dashboard: {
    query: { anio: 2026, division: 'AND' },
    answer: {
      status: 200,
      message: '',
      data: [
        {
          periodoID: 'SOP10-2026',
          volumenTon: 1840.25,
          valorEUR: 2_930_387.5,
          porcentajeAvance: 62.5,
          vendedores: [{ nombreVendedor: 'Lucía Marín', vendedorCodigo: 'V-004', porcentajeAvance: 62.5 }],
        },
      ],
    },
  },
};
