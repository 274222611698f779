import {
  actualizarUsuario,
  crearUsuario,
  DatosUsuario,
  listarUsuarios,
  TIPOS_USUARIO,
  type Usuario,
} from '@presupuesto/api-sdk/contract';
import { conditionOn, request } from '@presupuesto/machines';
import { recordForm, recordKind } from '../../management/record-kind.ts';
import { MailLink } from '../../ui/MailLink/MailLink.tsx';
import { StateTag } from '../../ui/Tag/StateTag.tsx';
import { UserTag } from '../../ui/Tag/UserTag.tsx';

/** The users (specification §2, Usuarios); none is deleted. */
export const usuarios = recordKind<Usuario>({
  title: 'Usuarios',
  singular: 'Usuario',
  theOne: 'el usuario',
  filters: [{ name: 'nombreUsuario', param: 'buscar', label: 'Buscar', placeholder: 'Nombre de usuario' }],
  pageSize: 10,
  list: ({ nombreUsuario }, page) =>
    request(listarUsuarios, { query: { ...page, nombreUsuario: nombreUsuario || undefined } }),
  keyOf: ({ usuarioID }) => usuarioID,
  nameOf: ({ nombreUsuario }) => nombreUsuario,
  columns: [
    { key: 'usuarioID', header: 'ID', cell: ({ usuarioID }) => usuarioID, width: '4rem' },
    {
      key: 'nombreUsuario',
      header: 'Usuario',
      cell: ({ nombreUsuario }) => nombreUsuario,
      // Thirty letters where the table stands at its narrowest, and more beside the address in a wider one.
      width: '26%',
      isHeader: true,
      isLong: true,
    },
    {
      key: 'email',
      header: 'Email',
      cell: ({ email }) => <MailLink email={email} />,
      control: true,
    },
    {
      key: 'tipoUsuario',
      header: 'Tipo',
      cell: ({ tipoUsuario }) => <UserTag>{tipoUsuario}</UserTag>,
      width: '9.375rem',
    },
    { key: 'activo', header: 'Activo', cell: ({ activo }) => <StateTag on={activo} />, width: '4.25rem' },
    {
      key: 'bloqueado',
      header: 'Bloqueado',
      cell: ({ bloqueado }) => <StateTag on={bloqueado} tone="danger" />,
      width: '5.875rem',
    },
  ],
  writers: crearUsuario.access,
  form: recordForm({
    schema: DatosUsuario,
    fields: [
      { kind: 'text', name: 'nombreUsuario', label: 'Nombre de usuario', required: true, maxLength: 100 },
      {
        kind: 'text',
        name: 'email',
        label: 'Email',
        required: true,
        maxLength: 254,
        inputMode: 'email',
      },
      {
        kind: 'choice',
        name: 'tipoUsuario',
        label: 'Tipo de usuario',
        placeholder: 'Seleccione un tipo',
        required: true,
        options: TIPOS_USUARIO.map((tipo) => ({ value: tipo, label: tipo })),
      },
      { kind: 'switch', name: 'activo', label: 'Activo', initial: true },
      { kind: 'switch', name: 'bloqueado', label: 'Bloqueado', initial: false },
    ],
    create: (body) => request(crearUsuario, { body }),
    update: (body, { usuarioID, version }: Usuario) =>
      request(actualizarUsuario, {
        params: { usuarioID },
        ...conditionOn(version),
        body: { ...body, usuarioID },
      }),
  }),
});
