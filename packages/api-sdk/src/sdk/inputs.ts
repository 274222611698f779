import type * as z from 'zod';
import type { listarActividad } from '../contract/actividad.ts';
import type { DatosApertura } from '../contract/apertura.ts';
import type { DatosReapertura } from '../contract/aprobaciones.ts';
import type { listarCambios } from '../contract/cambios.ts';
import type { DatosCliente } from '../contract/clientes.ts';
import type { asignarProductos, listarProductosDeCliente } from '../contract/clientes-productos.ts';
import type { dashboard } from '../contract/dashboard.ts';
import type { DatosDivision } from '../contract/divisiones.ts';
import type { page } from '../contract/fields.ts';
import type { FILE_PERIOD_TYPES } from '../contract/file-rules.ts';
import type { guardarLote } from '../contract/lote.ts';
import type { leerMomento } from '../contract/momento.ts';
import type { listarPeriodos } from '../contract/periodos.ts';
import type { DatosPeriodoMoneda, listarPeriodosMoneda } from '../contract/periodos-moneda.ts';
import type { DatosProducto, listarProductos } from '../contract/productos.ts';
import type { DatosUsuario, listarUsuarios } from '../contract/usuarios.ts';
import type { actualizarVendedor } from '../contract/vendedores.ts';
import type { listarVentas, VolumenTon } from '../contract/ventas.ts';

/** A number, or text in plain notation (`'12.345'`), which no float touches on its way to the database. */
export type Decimal = z.input<typeof VolumenTon>;

/** Which page of a list: its number from 0 on, and its size, 10 unless given; each list has a largest one. */
export type PageQuery = z.input<z.ZodObject<ReturnType<typeof page>>>;

/** How a whole list is read: rows asked for at a time; as many as the list takes unless given. */
export type ListQuery = Pick<PageQuery, 'pageSize'>;

/** Part of a name or a code, in any case, with or without accents. */
export type NombreFilter = Pick<z.input<typeof listarProductos.query>, 'nombre'>;

/** Part of a user's name. */
export type UsuarioFilter = Pick<z.input<typeof listarUsuarios.query>, 'nombreUsuario'>;

/** Left out, `activo` is true and `bloqueado` false on create; in a change they stay as they are. */
export type UsuarioInput = z.input<typeof DatosUsuario>;

/** `division` is a divisionID. `activo`, left out, is true on create, and stays as it is in a change. */
export type VendedorInput = Omit<z.input<typeof actualizarVendedor.body>, 'vendedorID'>;

export type ClienteInput = z.input<typeof DatosCliente>;

export type ProductoInput = z.input<typeof DatosProducto>;

/** The id is fixed once the division exists. */
export type DivisionInput = z.input<typeof DatosDivision>;

/** The seller whose list it is: an administrator names it, a seller works on their own. */
export type VendedorChoice = z.input<typeof listarProductosDeCliente.query>;

/** Whose assignment, and the set that was read before: what others have changed of it since stays. */
export type AsignacionChoice = Omit<z.input<typeof asignarProductos.body>, 'productoIDs'>;

/** A start year, and a divisionID. */
export type DashboardFilter = z.input<typeof dashboard.query>;

/** By start year, type, part of an id, and the two switches. */
export type PeriodoFilter = Omit<z.input<typeof listarPeriodos.query>, 'page' | 'size'>;

/** Part of a period's id. */
export type TasaFilter = Pick<z.input<typeof listarPeriodosMoneda.query>, 'periodoId'>;

export type TasaInput = z.input<typeof DatosPeriodoMoneda>;

export type AperturaInput = z.input<typeof DatosApertura>;

/** A client-product pair of the seller in a period. */
export type ParDePeriodo = z.input<typeof listarVentas.query>;

/** What a sales file is loaded as: its text (`SOPOct-2025`), or the parts that make it. */
export type NombreCarga =
  | string
  | {
      readonly tipo: (typeof FILE_PERIOD_TYPES)[number];
      /** 1-12. */
      readonly mes: number;
      readonly anio: number;
    };

/** What was changed in one gesture: `gestoID` is a UUID (`crypto.randomUUID()`), the same when the batch is sent again. */
export type LoteInput = z.input<typeof guardarLote.body>;

/** A moment as ISO 8601 (`new Date().toISOString()`), and the pair, of all unless given. */
export type MomentoQuery = z.input<typeof leerMomento.query>;

/** Of which seller, why, and which pairs: all unless given. */
export type ReaperturaInput = z.input<typeof DatosReapertura>;

/** Changes of figures that fit all of this; `usuario` is a whole name, `desde` and `hasta` are ISO 8601. */
export type CambioFilter = Omit<z.input<typeof listarCambios.query>, keyof PageQuery>;

/** Activity that fits all of this; `usuario` is a whole name, `desde` and `hasta` are ISO 8601. */
export type ActividadFilter = Omit<z.input<typeof listarActividad.query>, 'cursor' | 'pageSize'>;

/** Which part of a list that goes on from a cursor: `siguiente` of the part before, and how much. */
export type CursorQuery = Pick<z.input<typeof listarActividad.query>, 'cursor' | 'pageSize'>;
