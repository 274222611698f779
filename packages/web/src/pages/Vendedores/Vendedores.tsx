import {
  actualizarVendedor,
  crearVendedor,
  DatosVendedor,
  DesactivarUsuario,
  listarVendedores,
  type Vendedor,
} from '@presupuesto/api-sdk/contract';
import { conditionOn, request } from '@presupuesto/machines';
import { sellerNames } from '../../format/seller-names.ts';
import { countryField, divisionField } from '../../management/common-fields.ts';
import { ManagementScreen } from '../../management/ManagementScreen.tsx';
import { recordForm, recordKind } from '../../management/record-kind.ts';
import { MailLink } from '../../ui/MailLink/MailLink.tsx';
import { StateTag } from '../../ui/Tag/StateTag.tsx';

/** The salespeople (specification §2, generic management screen): a new one gets a user as well; none is deleted. */
export const vendedores = recordKind<Vendedor>({
  title: 'Vendedores',
  singular: 'Vendedor',
  theOne: 'el vendedor',
  filters: [{ name: 'nombre', param: 'buscar', label: 'Buscar', placeholder: 'Código, nombre o apellido' }],
  pageSize: 10,
  list: ({ nombre }, page) => request(listarVendedores, { query: { ...page, nombre: nombre || undefined } }),
  keyOf: ({ vendedorID }) => vendedorID,
  nameOf: ({ nombre, apellido }) => `${nombre} ${apellido}`,
  namesIn: sellerNames,
  columns: [
    { key: 'vendedorID', header: 'ID', cell: ({ vendedorID }) => vendedorID, width: '3.5rem' },
    { key: 'vendedorCodigo', header: 'Código', cell: ({ vendedorCodigo }) => vendedorCodigo, width: '8%' },
    {
      key: 'nombre',
      header: 'Nombre',
      cell: ({ nombre }) => nombre,
      cardRest: ({ apellido }) => apellido,
      isHeader: true,
    },
    { key: 'apellido', header: 'Apellido', cell: ({ apellido }) => apellido, hideNarrow: true },
    {
      key: 'email',
      header: 'Email',
      cell: ({ email }) => <MailLink email={email} />,
      width: '24%',
      control: true,
    },
    { key: 'division', header: 'División', cell: (row) => row.nombreDivision ?? row.division, width: '13%' },
    {
      key: 'nombrePais',
      header: 'País',
      cell: ({ nombrePais }) => nombrePais,
      width: '5.75rem',
      isWhole: true,
    },
    {
      key: 'activo',
      header: 'Activo/Inactivo',
      cell: ({ activo }) => <StateTag on={activo} words="activo" />,
      width: '7.75rem',
    },
  ],
  writers: crearVendedor.access,
  form: recordForm({
    schema: DatosVendedor.extend({ desactivarUsuario: DesactivarUsuario.nullish() }),
    fields: [
      { kind: 'text', name: 'vendedorCodigo', label: 'Código', required: true, maxLength: 50 },
      { kind: 'text', name: 'nombre', label: 'Nombre', required: true, maxLength: 100 },
      { kind: 'text', name: 'apellido', label: 'Apellido', required: true, maxLength: 100 },
      {
        kind: 'text',
        name: 'email',
        label: 'Email',
        required: true,
        maxLength: 254,
        inputMode: 'email',
      },
      divisionField,
      countryField,
      { kind: 'switch', name: 'activo', label: 'Activo', initial: true },
      {
        kind: 'switch',
        name: 'desactivarUsuario',
        label: 'Desactivar también su usuario',
        initial: false,
        isShown: ({ activo }, vendedor: Vendedor | null) =>
          activo === false && (vendedor?.usuariosActivos ?? []).length > 0,
      },
    ],
    create: (body) => request(crearVendedor, { body: DatosVendedor.parse(body) }),
    update: ({ desactivarUsuario, ...body }, { vendedorID, version }: Vendedor) =>
      request(actualizarVendedor, {
        params: { vendedorID },
        ...conditionOn(version),
        body: { ...body, vendedorID, ...(desactivarUsuario && { desactivarUsuario }) },
      }),
  }),
});

/** /vendedores */
export default function Vendedores() {
  return <ManagementScreen kind={vendedores} />;
}
