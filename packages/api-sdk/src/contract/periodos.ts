import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { Anio, Periodo, PeriodoID, TIPOS_PERIODO } from './entities.ts';
import { envelope, envelopeOf, pageOf } from './envelope.ts';
import { server } from './error-text.ts';
import { flag, flagFilter, searchText, wholeNumber } from './fields.ts';

const PERIODS_NOT_LOADED = 'Error al cargar los períodos. Por favor, intente nuevamente.';
const params = z.object({ id: PeriodoID });

export const listarReferentes = endpoint({
  method: 'GET',
  path: '/api/v1/periodos/listar-referentes',
  summary: 'Lista los períodos que sirven de referencia, los más nuevos primero',
  access: 'signedIn',
  response: envelopeOf(z.array(Periodo)),
  errors: { other: 'Error al cargar los períodos referentes.' },
});

export const listarPresupuestables = endpoint({
  method: 'GET',
  path: '/api/v1/periodos/listar-periodos-presupuestables',
  summary: 'Lista los períodos abiertos a presupuesto, los más nuevos primero',
  access: 'signedIn',
  response: envelopeOf(z.array(Periodo)),
  errors: { other: PERIODS_NOT_LOADED },
});

export const listarTiposPeriodo = endpoint({
  method: 'GET',
  path: '/api/v1/periodos/tipos-periodo',
  summary: 'Lista los tipos de período',
  access: 'signedIn',
  response: envelopeOf(z.array(z.string())),
  errors: { other: PERIODS_NOT_LOADED },
});

export const listarPeriodos = endpoint({
  method: 'GET',
  path: '/api/v1/periodos',
  summary: 'Lista los períodos, por páginas',
  access: ['ADMINISTRADOR'],
  query: z.object({
    anio: Anio.optional(),
    tipo: z.enum(TIPOS_PERIODO, { error: 'El tipo de período no es válido' }).optional(),
    periodoID: searchText,
    activo: flagFilter('activo'),
    visible: flagFilter('visible'),
    page: wholeNumber({
      min: 0,
      max: 1_000_000,
      message: 'page debe ser un número entero mayor o igual a 0',
    }).default(0),
    size: wholeNumber({
      min: 1,
      max: 100,
      message: 'size debe ser un número entero entre 1 y 100',
    }).default(10),
  }),
  response: pageOf(Periodo),
  errors: { other: PERIODS_NOT_LOADED },
});

export const cambiarActivo = endpoint({
  method: 'PUT',
  path: '/api/v1/periodos/:id/activo',
  summary: 'Abre o cierra un período',
  access: ['ADMINISTRADOR'],
  params,
  body: z.object({ activo: flag('activo') }),
  response: envelope(),
  errors: { other: server('Error al actualizar el estado del período. Por favor, intente nuevamente.') },
});

export const cambiarVisible = endpoint({
  method: 'PUT',
  path: '/api/v1/periodos/:id/visible',
  summary: 'Muestra u oculta un período',
  access: ['ADMINISTRADOR'],
  params,
  body: z.object({ visible: flag('visible') }),
  response: envelope(),
  errors: {
    other: server('Error al actualizar la visibilidad del período. Por favor, intente nuevamente.'),
  },
});

/** How much a period holds, all of which goes with it. */
export const ContenidoPeriodo = z.looseObject({
  /** Client-product pairs of all sellers. */
  relaciones: z.number().int(),
  meses: z.number().int(),
  tasas: z.number().int(),
  aprobaciones: z.number().int(),
});
export type ContenidoPeriodo = z.output<typeof ContenidoPeriodo>;

/** Of ours beyond the specification: what is asked about before a period is deleted. */
export const contenidoPeriodo = endpoint({
  method: 'GET',
  path: '/api/v1/periodos/:id/contenido',
  summary: 'Cuenta lo que contiene un período',
  access: ['ADMINISTRADOR'],
  extension: true,
  params,
  response: envelopeOf(ContenidoPeriodo),
  errors: { other: server('Error al contar el contenido del período') },
});

export const eliminarPeriodo = endpoint({
  method: 'DELETE',
  path: '/api/v1/periodos/eliminar-periodo-completo/:id',
  summary: 'Elimina un período con todo lo que contiene',
  access: ['ADMINISTRADOR'],
  params,
  response: envelope(),
  errors: { other: server('Error al eliminar el período') },
});
