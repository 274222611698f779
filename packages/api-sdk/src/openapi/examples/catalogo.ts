import type { contract } from '../../contract/contract.ts';
import type { ExamplesOf } from './example.ts';

const cliente = {
  clienteID: 31,
  clienteCodigo: 'C-0031',
  nombre: 'Conservas del Pacífico',
  paisID: 1,
  nombrePais: 'Colombia',
};
const { clienteID, nombrePais: _pais, ...datosCliente } = cliente;

export const clientes: ExamplesOf<typeof contract.clientes> = {
  listarClientes: {
    query: { pageNumber: 0, pageSize: 10, nombre: 'conservas' },
    answer: { status: 200, message: '', data: [cliente], rows: 1 },
  },
  crearCliente: {
    body: datosCliente,
    answer: { status: 200, message: 'Cliente creado correctamente', data: cliente },
  },
  actualizarCliente: {
    params: { clienteID },
    query: { visto: 'kV2nB7sQ0xTzLw1e' },
    body: { ...datosCliente, clienteID, nombre: 'Conservas del Pacífico S. A.' },
    answer: {
      status: 200,
      message: 'Cliente actualizado correctamente',
      data: { ...cliente, nombre: 'Conservas del Pacífico S. A.' },
    },
  },
  eliminarCliente: {
    params: { id: clienteID },
    answer: { status: 200, message: 'Cliente eliminado correctamente' },
  },
};

const producto = {
  productoID: 18,
  productoCodigo: 'HOJ-020',
  nombre: 'Hojalata 0,20 mm',
  kilosPorPieza: 1250.5,
};
const { productoID, ...datosProducto } = producto;

export const productos: ExamplesOf<typeof contract.productos> = {
  listarProductos: {
    query: { pageNumber: 0, pageSize: 10, nombre: 'hojalata' },
    answer: { status: 200, message: '', data: [producto], rows: 1 },
  },
  crearProducto: {
    body: datosProducto,
    answer: { status: 200, message: 'Producto creado correctamente', data: producto },
  },
  actualizarProducto: {
    params: { productoID },
    query: { visto: 'kV2nB7sQ0xTzLw1e' },
    body: { ...datosProducto, productoID, kilosPorPieza: 1300 },
    answer: {
      status: 200,
      message: 'Producto actualizado correctamente',
      data: { ...producto, kilosPorPieza: 1300 },
    },
  },
  eliminarProducto: {
    params: { id: productoID },
    answer: { status: 200, message: 'Producto eliminado correctamente' },
  },
};

export const clientesProductos: ExamplesOf<typeof contract.clientesProductos> = {
  listarClientesProductos: {
    query: { periodoID: 'SOP10-2026' },
    answer: {
      status: 200,
      message: '',
      data: [
        {
          clienteProductoPeriodoID: 2041,
          clienteProductoID: 207,
          periodoID: 'SOP10-2026',
          clienteID,
          clienteCodigo: cliente.clienteCodigo,
          nombreCliente: cliente.nombre,
          productoID,
          productoCodigo: producto.productoCodigo,
          nombreProducto: producto.nombre,
          presupuestado: true,
          nombrePais: 'Colombia',
          nombreDivision: 'Andina',
          monedaID: 'COP',
          nota: { texto: 'Renueva en marzo', usuario: 'lucia.marin', fecha: '2026-09-14T10:02:00Z' },
        },
      ],
    },
  },
  eliminarClienteProducto: {
    params: { id: 207 },
    answer: { status: 200, message: 'Par eliminado correctamente' },
  },
  listarProductosDeCliente: {
    params: { clienteID },
    query: { vendedorID: 4 },
    answer: { status: 200, message: '', data: [{ productoID, nombre: producto.nombre }] },
  },
  asignarProductos: {
    params: { clienteID },
    body: { productoIDs: [productoID], vistos: [], vendedorID: 4 },
    answer: {
      status: 200,
      message: 'Asignación guardada correctamente',
      data: [{ productoID, nombre: producto.nombre }],
    },
  },
  guardarNotaPar: {
    params: { clienteProductoPeriodoID: 2041 },
    body: { texto: 'Renueva en marzo', visto: '' },
    answer: { status: 200, message: 'Nota guardada' },
  },
};
