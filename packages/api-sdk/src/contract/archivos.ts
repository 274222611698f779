import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { ResultadoCarga } from './entities.ts';
import { envelopeOf } from './envelope.ts';
import { server } from './error-text.ts';
import { requiredText } from './fields.ts';
import { FILE_TOO_LARGE } from './file-too-large.ts';
import { readLoadName, WRONG_LOAD_NAME } from './load-name.ts';

/** The name of a load: type, month abbreviation, dash, year, as `SOPOct-2025`. */
const Nombre = requiredText('El nombre de la carga es requerido', 20).refine(
  (nombre) => readLoadName(nombre) !== undefined,
  { error: WRONG_LOAD_NAME },
);

/** A workbook and the name of its load. */
const ArchivoVentas = z.object({
  file: z.custom<Blob>((value) => value instanceof Blob, { error: 'Debe seleccionar un archivo' }),
  nombre: Nombre,
  /**
   * Of ours: whether the pairs of the file also enter the other open budgets, with zeros. A check takes no notice of it. Not sent
   * unless true: another server may refuse a field that it does not know.
   */
  asignarEnAbiertos: z.boolean().optional(),
});

const errors = {
  413: FILE_TOO_LARGE,
  refused: server('No se pudo procesar el archivo. Por favor, intente nuevamente.'),
  other: server('Error al cargar el archivo. Por favor, intente nuevamente.'),
} as const;

export const cargarArchivo = endpoint({
  method: 'POST',
  path: '/api/presupuesto/cargar-archivo',
  summary: 'Carga un archivo de ventas (.xlsx o .xlsm, hasta 50 MB)',
  access: ['ADMINISTRADOR'],
  form: ArchivoVentas,
  response: envelopeOf(ResultadoCarga),
  errors,
});

/** Of ours beyond the specification: what a load would come to. */
export const comprobarArchivo = endpoint({
  method: 'POST',
  path: '/api/presupuesto/comprobar-archivo',
  summary: 'Lee y comprueba un archivo de ventas sin guardar nada',
  access: ['ADMINISTRADOR'],
  extension: true,
  form: ArchivoVentas,
  response: envelopeOf(ResultadoCarga),
  errors,
});

/** Of ours beyond the specification: how far the load or the check of that name is; no data when none is under way. */
export const progresoCarga = endpoint({
  method: 'GET',
  path: '/api/presupuesto/progreso-carga',
  summary: 'Filas leídas de la carga en curso',
  access: ['ADMINISTRADOR'],
  extension: true,
  query: z.object({ nombre: Nombre }),
  response: envelopeOf(z.looseObject({ filasLeidas: z.number().int() })),
  errors: { other: server('Error al consultar el progreso de la carga') },
});
