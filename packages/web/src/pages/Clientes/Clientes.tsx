import {
  actualizarCliente,
  type Cliente,
  crearCliente,
  DatosCliente,
  eliminarCliente,
  listarClientes,
} from '@presupuesto/api-sdk/contract';
import { conditionOn, request } from '@presupuesto/machines';
import { countryField } from '../../management/common-fields.ts';
import { ManagementScreen } from '../../management/ManagementScreen.tsx';
import { recordForm, recordKind } from '../../management/record-kind.ts';

/** The customers (specification §2, generic management screen). */
export const clientes = recordKind<Cliente>({
  title: 'Clientes',
  singular: 'Cliente',
  theOne: 'el cliente',
  filters: [{ name: 'nombre', param: 'buscar', label: 'Buscar', placeholder: 'Código o nombre' }],
  pageSize: 10,
  list: ({ nombre }, page) => request(listarClientes, { query: { ...page, nombre: nombre || undefined } }),
  keyOf: ({ clienteID }) => clienteID,
  nameOf: ({ nombre }) => nombre,
  columns: [
    { key: 'clienteID', header: 'ID', cell: ({ clienteID }) => clienteID, width: '4.5rem' },
    { key: 'clienteCodigo', header: 'Código', cell: ({ clienteCodigo }) => clienteCodigo, width: '18%' },
    { key: 'nombre', header: 'Nombre del Cliente', cell: ({ nombre }) => nombre, isHeader: true },
    { key: 'nombrePais', header: 'País', cell: ({ nombrePais }) => nombrePais, width: '18%' },
  ],
  writers: crearCliente.access,
  form: recordForm({
    schema: DatosCliente,
    fields: [
      { kind: 'text', name: 'clienteCodigo', label: 'Código', required: true, maxLength: 50 },
      { kind: 'text', name: 'nombre', label: 'Nombre del Cliente', required: true, maxLength: 200 },
      countryField,
    ],
    create: (body) => request(crearCliente, { body }),
    update: (body, { clienteID, version }: Cliente) =>
      request(actualizarCliente, {
        params: { clienteID },
        ...conditionOn(version),
        body: { ...body, clienteID },
      }),
  }),
  removalEffect: () =>
    'Desaparece de todas las listas. Si algún vendedor lo tiene asignado o un período guarda sus cifras, no se elimina: se dirá dónde está en uso.',
  remove: ({ clienteID }) => request(eliminarCliente, { params: { id: clienteID } }),
});

/** /clientes */
export default function Clientes() {
  return <ManagementScreen kind={clientes} />;
}
