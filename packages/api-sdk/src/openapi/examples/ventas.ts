import type { contract } from '../../contract/contract.ts';
import type { ExamplesOf } from './example.ts';

const venta = {
  ventaID: 8_521_201,
  anio: 2026,
  mes: 10,
  periodoID: 'SOP10-2026',
  volumenTon: 12.5,
  precio: 7200,
  valorMonedaLocal: 90_000_000,
  valorEUR: 20_000,
};

export const ventas: ExamplesOf<typeof contract.ventas> = {
  listarVentas: {
    query: { periodoID: 'SOP10-2026', clienteID: 31, productoID: 18 },
    answer: { status: 200, message: '', data: [venta] },
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
          clienteProductoPeriodoID: 2041,
          clienteProductoID: 207,
          vendedorID: 4,
          vendedorCodigo: 'V-104',
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
        },
      ],
      rows: 1,
    },
  },
  guardarVolumen: {
    params: { ventaID: 8_521_201 },
    query: { volumenTon: 12.5 },
    answer: { status: 200, message: 'Volumen guardado' },
  },
  guardarPrecio: {
    params: { ventaID: 8_521_201 },
    query: { precio: '7200' },
    answer: { status: 200, message: 'Precio guardado' },
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
        totalVentasEUR: 2_930_387.5,
      },
    },
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
          vendedores: [{ nombreVendedor: 'Lucía Marín', porcentajeAvance: 62.5 }],
        },
      ],
    },
  },
};
