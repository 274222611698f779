import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Periodo } from './entities.ts';
import { envelopeOf } from './envelope.ts';
import { server } from './error-text.ts';
import { requiredText, wholeNumber } from './fields.ts';

const COMPLETE_CORRECTLY = 'Por favor, complete todos los campos requeridos correctamente.';

/** Opening form and body: six required fields, one message for all (specification §5). */
export const DatosApertura = z.object({
  periodoOrigen: requiredText(COMPLETE_CORRECTLY, 20),
  periodoDestino: requiredText(COMPLETE_CORRECTLY, 20),
  tipoPeriodo: z.enum(['SOP', 'BGT'], { error: COMPLETE_CORRECTLY }),
  anioInicio: wholeNumber({ min: 1900, max: 2200, message: COMPLETE_CORRECTLY }),
  mesInicio: wholeNumber({ min: 1, max: 12, message: COMPLETE_CORRECTLY }),
  cantidadMeses: wholeNumber({ min: 1, max: 36, message: COMPLETE_CORRECTLY }),
});

export const abrirPeriodo = endpoint({
  method: 'POST',
  path: '/api/v1/abrir-periodo',
  summary: 'Abre un período a partir de otro',
  access: ['ADMINISTRADOR'],
  body: DatosApertura,
  response: envelopeOf(Periodo),
  errors: { other: server('Error al abrir el período. Por favor, intente nuevamente.') },
});
