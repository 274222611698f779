import * as z from 'zod';
import { Campo } from './cambios.ts';
import { endpoint } from './endpoint.ts';
import { PeriodoID } from './entities.ts';
import { envelopeOf } from './envelope.ts';
import { server } from './error-text.ts';
import { FILE_TOO_LARGE } from './file-too-large.ts';
import { type Month, monthAbbreviation } from './months.ts';

/** The sheets of a downloaded budget that are read back: one for each figure, and, hidden, what was downloaded. */
export const HOJAS_LIBRO = { volumenTon: 'Hoja', precio: 'Hoja precio', origen: 'Hoja origen' } as const;

/**
 * Columns that say which pair a row is of, and what its prices are in. `Clave` is its clienteProductoPeriodoID, `Relación` its
 * clienteProductoID.
 */
export const COLUMNAS_LIBRO = {
  clave: 'Clave',
  relacion: 'Relación',
  cliente: 'Cliente',
  producto: 'Producto',
  codigoCliente: 'Código Cliente',
  codigoProducto: 'Código Producto',
  moneda: 'Moneda',
} as const;

/** What the hidden sheet says of the whole book, one a row above its table. */
export const DATOS_LIBRO = {
  formato: 'Formato',
  periodo: 'Período',
  vendedor: 'Vendedor',
  nombreVendedor: 'Nombre del vendedor',
  /** ISO 8601. */
  descargado: 'Descargado',
  /** Where the application was opened. */
  direccion: 'Dirección',
} as const;

/** The version of the sheets' layout. */
export const FORMATO_LIBRO = 1;

/** The header of a month's figure: `Oct 2025 (t)`, `Oct 2025 (precio kg)`. */
export function encabezadoLibro(campo: Campo, { anio, mes }: Month): string {
  return `${monthAbbreviation(mes)} ${anio} (${campo === 'precio' ? 'precio kg' : 't'})`;
}

const CifraLeida = z.looseObject({
  /** `Hoja!F12`. */
  celda: z.string(),
  nombreCliente: z.string(),
  nombreProducto: z.string(),
  anio: z.number().int(),
  mes: z.number().int(),
  campo: Campo,
  descargado: z.number(),
  libro: z.number(),
});

/** Changed by the person in the book, by somebody else since the download, or by both. */
export const ESTADOS_LIBRO = ['propio', 'ajeno', 'ambos'] as const;

export type EstadoLibro = (typeof ESTADOS_LIBRO)[number];

/** Who has changed a figure; undefined where nothing is to be done, because the book has what stands now. */
export function estadoLibro(descargado: number, libro: number, actual: number): EstadoLibro | undefined {
  if (libro === actual) return undefined;
  if (libro === descargado) return 'ajeno';
  return actual === descargado ? 'propio' : 'ambos';
}

/** A figure that is not the same in all three: as it was downloaded, as the book has it, and as it stands now. */
export const CifraLibro = CifraLeida.extend({
  ventaID: z.number().int(),
  clienteProductoPeriodoID: z.number().int(),
  clienteProductoID: z.number().int(),
  /** What the pair's prices are in now. */
  monedaID: z.string().nullish(),
  actual: z.number(),
  estado: z.enum(ESTADOS_LIBRO),
  /** Who left it as it stands, and when (ISO 8601), where it has changed since the download and the log knows. */
  usuario: z.string().nullish(),
  fecha: z.string().nullish(),
});
export type CifraLibro = z.output<typeof CifraLibro>;

/** A changed figure that is never written, and why. */
export const CifraNoEscrita = CifraLeida.extend({ motivo: z.string() });
export type CifraNoEscrita = z.output<typeof CifraNoEscrita>;

/** What could not be read: `Hoja!F12`, `Hoja, fila 12` or `Hoja, columna F`, and why. */
export const LecturaDudosa = z.looseObject({ celda: z.string(), motivo: z.string() });
export type LecturaDudosa = z.output<typeof LecturaDudosa>;

/** Most entries of `sinEntender` and of `noEscritas`; more are counted. */
export const MAX_DUDAS = 500;

export const ComparacionLibro = z.looseObject({
  /** ISO 8601; absent where the book does not say it. */
  descargado: z.string().nullish(),
  /** Figures that were read and compared. */
  comparadas: z.number().int(),
  /** By client, product, month and figure. */
  cifras: z.array(CifraLibro),
  noEscritas: z.array(CifraNoEscrita),
  sinEntender: z.array(LecturaDudosa),
  /** How many there are of either, listed or not. */
  totalNoEscritas: z.number().int(),
  totalSinEntender: z.number().int(),
});
export type ComparacionLibro = z.output<typeof ComparacionLibro>;

/**
 * Of ours beyond the specification: a downloaded budget comes back, and is compared with what was downloaded and with what stands now.
 * Nothing is written; what the person accepts is saved as a batch of origin `libro`.
 */
export const compararLibro = endpoint({
  method: 'POST',
  path: '/api/v1/ventas/libro',
  summary:
    'Compara un presupuesto descargado y cambiado en Excel con lo que se descargó y con lo guardado, sin guardar nada',
  access: ['VENDEDOR'],
  extension: true,
  form: z.object({
    file: z.custom<Blob>((value) => value instanceof Blob, { error: 'Debe seleccionar un archivo' }),
    /** The period that is open: a book of another one is refused. */
    periodoID: PeriodoID,
  }),
  response: envelopeOf(ComparacionLibro),
  errors: {
    413: FILE_TOO_LARGE,
    refused: server('No se pudo leer el libro. Por favor, intente nuevamente.'),
    other: server('Error al leer el libro. Por favor, intente nuevamente.'),
  },
});
