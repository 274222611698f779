import {
  actualizarDivision,
  crearDivision,
  DatosDivision,
  type Division,
  eliminarDivision,
  listarDivisiones,
} from '@presupuesto/api-sdk/contract';
import { conditionOn, request } from '@presupuesto/machines';
import { ManagementScreen } from '../../management/ManagementScreen.tsx';
import { recordForm, recordKind } from '../../management/record-kind.ts';

/** The divisions (specification §2): their list comes whole, and the ID is given once. */
export const divisiones = recordKind<Division>({
  title: 'Divisiones',
  singular: 'División',
  theOne: 'la división',
  filters: [{ name: 'nombre', param: 'buscar', label: 'Buscar', placeholder: 'Nombre' }],
  list: ({ nombre }) => request(listarDivisiones, { query: { nombre: nombre || undefined } }),
  keyOf: ({ divisionID }) => divisionID,
  nameOf: ({ nombre }) => nombre,
  columns: [
    { key: 'divisionID', header: 'ID', cell: ({ divisionID }) => divisionID, width: '25%' },
    { key: 'nombre', header: 'Nombre', cell: ({ nombre }) => nombre, isHeader: true },
  ],
  writers: crearDivision.access,
  form: recordForm({
    schema: DatosDivision,
    fields: [
      { kind: 'text', name: 'divisionID', label: 'ID', required: true, maxLength: 20, isFixed: true },
      { kind: 'text', name: 'nombre', label: 'Nombre', required: true, maxLength: 100 },
    ],
    create: (body) => request(crearDivision, { body }),
    update: (body, { divisionID, version }: Division) =>
      request(actualizarDivision, {
        params: { id: divisionID },
        ...conditionOn(version),
        body: { ...body, divisionID },
      }),
  }),
  removalEffect: () =>
    'Desaparece de todas las listas y filtros. Si tiene vendedores, no se elimina: se dirá cuáles son.',
  remove: ({ divisionID }) => request(eliminarDivision, { params: { id: divisionID } }),
});

/** /divisiones */
export default function Divisiones() {
  return <ManagementScreen kind={divisiones} />;
}
