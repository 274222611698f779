import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ResultadoCarga } from './entities.ts';
import { envelopeOf } from './envelope.ts';
import { server } from './error-text.ts';
import { requiredText } from './fields.ts';

export const cargarArchivo = endpoint({
  method: 'POST',
  path: '/api/presupuesto/cargar-archivo',
  summary: 'Carga un archivo de ventas (.xlsx o .xlsm, hasta 50 MB)',
  access: ['ADMINISTRADOR'],
  form: z.object({
    file: z.custom<Blob>((value) => value instanceof Blob, { error: 'Debe seleccionar un archivo' }),
    /** Type, month abbreviation, dash, year: `SOPOct-2025` (decisions §7). */
    nombre: requiredText('El nombre de la carga es requerido', 20),
  }),
  response: envelopeOf(ResultadoCarga),
  errors: {
    refused: server('No se pudo procesar el archivo. Por favor, intente nuevamente.'),
    other: server('Error al cargar el archivo. Por favor, intente nuevamente.'),
  },
});
