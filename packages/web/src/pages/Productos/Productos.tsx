import {
  actualizarProducto,
  crearProducto,
  DatosProducto,
  eliminarProducto,
  listarProductos,
  type Producto,
} from '@presupuesto/api-sdk/contract';
import { conditionOn, request } from '@presupuesto/machines';
import { formatDecimal } from '../../format/numbers.ts';
import { ManagementScreen } from '../../management/ManagementScreen.tsx';
import { recordForm, recordKind } from '../../management/record-kind.ts';

/** The products (specification §2, generic management screen). */
export const productos = recordKind<Producto>({
  title: 'Productos',
  singular: 'Producto',
  theOne: 'el producto',
  filters: [{ name: 'nombre', param: 'buscar', label: 'Buscar', placeholder: 'Código o nombre' }],
  pageSize: 10,
  list: ({ nombre }, page) => request(listarProductos, { query: { ...page, nombre: nombre || undefined } }),
  keyOf: ({ productoID }) => productoID,
  nameOf: ({ nombre }) => nombre,
  columns: [
    { key: 'productoID', header: 'ID', cell: ({ productoID }) => productoID, width: '4.5rem' },
    {
      key: 'productoCodigo',
      header: 'Código del Producto',
      cell: ({ productoCodigo }) => productoCodigo,
      width: '20%',
    },
    { key: 'nombre', header: 'Nombre del Producto', cell: ({ nombre }) => nombre, isHeader: true },
    {
      key: 'kilosPorPieza',
      header: 'Kilos por Pieza',
      cell: ({ kilosPorPieza }) => (typeof kilosPorPieza === 'number' ? formatDecimal(kilosPorPieza) : '—'),
      align: 'end',
      width: '8.75rem',
    },
  ],
  writers: crearProducto.access,
  form: recordForm({
    schema: DatosProducto,
    fields: [
      { kind: 'text', name: 'productoCodigo', label: 'Código del Producto', required: true, maxLength: 50 },
      { kind: 'text', name: 'nombre', label: 'Nombre del Producto', required: true, maxLength: 200 },
      { kind: 'decimal', name: 'kilosPorPieza', label: 'Kilos por Pieza', step: 0.01 },
    ],
    create: (body) => request(crearProducto, { body }),
    update: (body, { productoID, version }: Producto) =>
      request(actualizarProducto, {
        params: { productoID },
        ...conditionOn(version),
        body: { ...body, productoID },
      }),
  }),
  removalEffect: () =>
    'Desaparece de todas las listas. Si algún vendedor lo tiene asignado o un período guarda sus cifras, no se elimina: se dirá dónde está en uso.',
  remove: ({ productoID }) => request(eliminarProducto, { params: { id: productoID } }),
});

/** /productos */
export default function Productos() {
  return <ManagementScreen kind={productos} />;
}
