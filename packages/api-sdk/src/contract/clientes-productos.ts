import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { ClienteProductoPeriodo, PeriodoID } from './entities.ts';
import { envelope, envelopeOf } from './envelope.ts';
import { server } from './error-text.ts';
import { rowID } from './fields.ts';

/** The seller whose list it is: an administrator names it, a seller works on their own. */
const vendedorID = rowID('vendedorID').optional();

export const listarClientesProductos = endpoint({
  method: 'GET',
  path: '/api/v1/clientes/listar-clientes-productos-por-vendedor',
  summary: 'Lista los pares cliente-producto del vendedor en un período',
  access: ['VENDEDOR'],
  query: z.object({ periodoID: PeriodoID }),
  response: envelopeOf(z.array(ClienteProductoPeriodo)),
  errors: { other: 'Error al cargar los clientes. Intente nuevamente.' },
});

export const eliminarClienteProducto = endpoint({
  method: 'DELETE',
  path: '/api/v1/clientes-productos/:id',
  summary: 'Quita un par cliente-producto (clienteProductoID) de la lista del vendedor',
  access: ['VENDEDOR'],
  params: z.object({ id: rowID('clienteProductoID') }),
  response: envelope(),
  errors: { other: server('Error al eliminar el par') },
});

const ProductosAsignados = z.array(z.looseObject({ productoID: z.number().int(), nombre: z.string() }));

const productoIDs = (name: string) =>
  z
    .array(rowID('productoID'), { error: `${name} debe ser una lista de identificadores` })
    .max(10_000, { error: 'Se pueden asignar hasta 10.000 productos' });

export const listarProductosDeCliente = endpoint({
  method: 'GET',
  path: '/api/v1/clientes-productos/listar-producto-por-vendedor-cliente/:clienteID',
  summary: 'Lista los productos que el vendedor tiene asignados a un cliente',
  access: 'signedIn',
  params: z.object({ clienteID: rowID('clienteID') }),
  query: z.object({ vendedorID }),
  response: envelopeOf(ProductosAsignados),
  errors: { other: server('Error al cargar los productos asignados') },
});

export const asignarProductos = endpoint({
  method: 'PUT',
  path: '/api/v1/clientes-productos/cliente/:clienteID',
  summary: 'Fija el conjunto completo de productos asignados a un cliente',
  access: 'signedIn',
  extension: true,
  params: z.object({ clienteID: rowID('clienteID') }),
  body: z.object({
    productoIDs: productoIDs('productoIDs'),
    /** The set that was seen before: what others have changed of it since stays. Left out, the set becomes exactly `productoIDs`. */
    vistos: productoIDs('vistos').optional(),
    vendedorID,
  }),
  /** What is assigned now. */
  response: envelopeOf(ProductosAsignados),
  errors: { other: server('Error al guardar la asignación') },
});
