import type { contract } from '../../contract/contract.ts';
import type { ExamplesOf } from './example.ts';

const usuario = {
  usuarioID: 12,
  nombreUsuario: 'lucia.marin',
  email: 'lucia.marin@envases.example',
  tipoUsuario: 'VENDEDOR',
  activo: true,
  bloqueado: false,
} as const;

export const usuarios: ExamplesOf<typeof contract.usuarios> = {
  listarUsuarios: {
    query: { pageNumber: 0, pageSize: 10, nombreUsuario: 'lucia' },
    answer: { status: 200, message: '', data: [usuario], rows: 1 },
  },
  crearUsuario: {
    body: {
      nombreUsuario: 'lucia.marin',
      email: 'lucia.marin@envases.example',
      tipoUsuario: 'VENDEDOR',
      activo: true,
      bloqueado: false,
    },
    answer: { status: 200, message: 'Usuario creado correctamente', data: usuario },
  },
  actualizarUsuario: {
    params: { usuarioID: 12 },
    query: { visto: 'kV2nB7sQ0xTzLw1e' },
    body: { ...usuario, bloqueado: true },
    answer: { status: 200, message: 'Usuario guardado correctamente', data: { ...usuario, bloqueado: true } },
  },
};

const vendedor = {
  vendedorID: 4,
  vendedorCodigo: 'V-104',
  nombre: 'Lucía',
  apellido: 'Marín',
  email: 'lucia.marin@envases.example',
  division: 'AND',
  nombreDivision: 'Andina',
  activo: true,
  paisID: 1,
  nombrePais: 'Colombia',
};
const { nombreDivision: _division, nombrePais: _pais, vendedorID, ...datosVendedor } = vendedor;

export const vendedores: ExamplesOf<typeof contract.vendedores> = {
  listarVendedores: {
    query: { pageNumber: 0, pageSize: 10, nombre: 'mar' },
    answer: { status: 200, message: '', data: [vendedor], rows: 1 },
  },
  crearVendedor: {
    body: datosVendedor,
    answer: { status: 200, message: 'Vendedor creado correctamente', data: vendedor },
  },
  actualizarVendedor: {
    params: { vendedorID },
    query: { visto: 'kV2nB7sQ0xTzLw1e' },
    body: { ...datosVendedor, vendedorID, activo: false },
    answer: { status: 200, message: 'Vendedor guardado correctamente', data: { ...vendedor, activo: false } },
  },
};

const division = { divisionID: 'AND', nombre: 'Andina' };

export const divisiones: ExamplesOf<typeof contract.divisiones> = {
  listarDivisiones: {
    query: { nombre: 'an' },
    answer: { status: 200, message: '', data: [division] },
  },
  crearDivision: {
    body: division,
    answer: { status: 200, message: 'División creada correctamente', data: division },
  },
  actualizarDivision: {
    params: { id: 'AND' },
    query: { visto: 'kV2nB7sQ0xTzLw1e' },
    body: { divisionID: 'AND', nombre: 'Región Andina' },
    answer: {
      status: 200,
      message: 'División actualizada correctamente',
      data: { divisionID: 'AND', nombre: 'Región Andina' },
    },
  },
  eliminarDivision: {
    params: { id: 'AND' },
    answer: { status: 200, message: 'División eliminada correctamente' },
  },
};

export const paises: ExamplesOf<typeof contract.paises> = {
  listarPaises: {
    answer: {
      status: 200,
      message: '',
      data: [
        { paisID: 5, nombre: 'Argentina' },
        { paisID: 1, nombre: 'Colombia' },
      ],
    },
  },
};
