import * as z from 'zod';
import { Condicion } from './conditional.ts';
import { endpoint } from './endpoint.ts';
import { Producto } from './entities.ts';
import { envelope, envelopeOf, pageOf } from './envelope.ts';
import { server } from './error-text.ts';
import { exactDecimal, page, requiredLine, rowID, searchText } from './fields.ts';

/** Less than this would be kept as 0. */
const SMALLEST_KILOS = 0.000_05;

/** Product form and body; the order of the fields is the order of their messages. */
export const DatosProducto = z.object({
  productoCodigo: requiredLine('El código del producto es requerido', 50),
  nombre: requiredLine('El nombre del producto es requerido', 200),
  /** Kilos a piece, 0 or more; 4 decimals are kept. */
  kilosPorPieza: exactDecimal({
    max: 999_999_999,
    message: 'Los kilos por pieza deben ser un número válido mayor o igual a 0',
    tooLarge: 'Los kilos por pieza no pueden superar 999.999.999',
  })
    .refine((text) => !(Number(text) > 0 && Number(text) < SMALLEST_KILOS), {
      error: 'Los kilos por pieza deben ser 0, o al menos 0,0001',
    })
    .nullish(),
});

export const listarProductos = endpoint({
  method: 'GET',
  path: '/api/v1/productos/listar-productos',
  summary: 'Lista los productos, por páginas de hasta 1000',
  access: 'signedIn',
  query: z.object({ ...page(1000), nombre: searchText }),
  response: pageOf(Producto),
  errors: { other: 'Error al cargar la lista de productos' },
});

export const crearProducto = endpoint({
  method: 'POST',
  path: '/api/v1/productos/crear-producto',
  summary: 'Crea un producto',
  access: 'signedIn',
  body: DatosProducto,
  response: envelopeOf(Producto),
  errors: { other: server('Error al guardar el producto') },
});

export const actualizarProducto = endpoint({
  method: 'PUT',
  path: '/api/v1/productos/:productoID',
  summary: 'Actualiza un producto',
  access: 'signedIn',
  conditional: 'record',
  params: z.object({ productoID: rowID('productoID') }),
  query: Condicion,
  body: DatosProducto.extend({ productoID: rowID('productoID').optional() }),
  response: envelopeOf(Producto),
  errors: { other: server('Error al guardar el producto') },
});

export const eliminarProducto = endpoint({
  method: 'DELETE',
  path: '/api/v1/productos/eliminar-producto/:id',
  summary: 'Elimina un producto que no está en uso',
  access: 'signedIn',
  params: z.object({ id: rowID('productoID') }),
  response: envelope(),
  errors: { other: server('Error al eliminar el producto') },
});
