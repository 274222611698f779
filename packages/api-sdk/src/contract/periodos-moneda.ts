import * as z from 'zod';
import { Condicion } from './conditional.ts';
import { endpoint } from './endpoint.ts';
import { Mes, PeriodoMoneda } from './entities.ts';
import { envelope, envelopeOf, pageOf } from './envelope.ts';
import { server } from './error-text.ts';
import { exactDecimal, page, requiredText, rowID, searchText } from './fields.ts';

/** Rate form and body; the order of the fields is the order of their messages. */
export const DatosPeriodoMoneda = z.object({
  periodoID: requiredText('Debe seleccionar un período', 20),
  monedaID: requiredText('Debe seleccionar una moneda', 10),
  /** Units of the currency per euro, above 0; 6 decimals are kept. */
  tasaCambioEUR: exactDecimal({
    max: 999_999_999,
    positive: true,
    required: 'La tasa de cambio EUR es requerida',
    message: 'La tasa de cambio debe ser un número válido mayor a 0',
    tooLarge: 'La tasa de cambio no puede superar 999.999.999',
  }),
  /** 1-12, in CUR periods alone; without it the rate holds for the whole period. */
  mes: Mes.nullish(),
});

export const listarPeriodosMoneda = endpoint({
  method: 'GET',
  path: '/api/v1/periodos-moneda/listar-periodo-moneda',
  summary: 'Lista las tasas de cambio, por páginas',
  access: ['ADMINISTRADOR'],
  query: z.object({ ...page(), periodoId: searchText }),
  response: pageOf(PeriodoMoneda),
  errors: { other: 'Error al cargar la lista de períodos moneda' },
});

export const crearPeriodoMoneda = endpoint({
  method: 'POST',
  path: '/api/v1/periodos-moneda',
  summary: 'Crea una tasa de cambio',
  access: ['ADMINISTRADOR'],
  body: DatosPeriodoMoneda,
  response: envelopeOf(PeriodoMoneda),
  errors: { other: server('Error al guardar el período moneda') },
});

export const actualizarPeriodoMoneda = endpoint({
  method: 'POST',
  path: '/api/v1/periodos-moneda/:periodoMonedaID',
  summary: 'Actualiza una tasa de cambio',
  access: ['ADMINISTRADOR'],
  conditional: 'record',
  params: z.object({ periodoMonedaID: rowID('periodoMonedaID') }),
  query: Condicion,
  body: DatosPeriodoMoneda.extend({ periodoMonedaID: rowID('periodoMonedaID').optional() }),
  response: envelopeOf(PeriodoMoneda),
  errors: { other: server('Error al guardar el período moneda') },
});

export const eliminarPeriodoMoneda = endpoint({
  method: 'DELETE',
  path: '/api/v1/periodos-moneda/:id',
  summary: 'Elimina una tasa de cambio',
  access: ['ADMINISTRADOR'],
  params: z.object({ id: rowID('periodoMonedaID') }),
  response: envelope(),
  errors: { other: server('Error al eliminar el período moneda') },
});

/** A currency of a period whose sales have no rate; in a CUR period with the first month that lacks one. */
export const TasaFaltante = z.looseObject({
  periodoID: z.string(),
  monedaID: z.string(),
  nombreMoneda: z.string(),
  mes: z.number().int().nullish(),
});
export type TasaFaltante = z.output<typeof TasaFaltante>;

/** Of ours beyond the specification: what a total in euros is missing. */
export const listarTasasFaltantes = endpoint({
  method: 'GET',
  path: '/api/v1/periodos-moneda/faltantes',
  summary: 'Lista los períodos y monedas con presupuesto y sin tasa de cambio',
  access: ['ADMINISTRADOR'],
  extension: true,
  response: envelopeOf(z.array(TasaFaltante)),
  errors: { other: server('Error al cargar las tasas de cambio que faltan') },
});
