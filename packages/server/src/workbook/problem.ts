/** Why a file was not read. The message is for the person who chose the file. */
export class WorkbookProblem extends Error {
  constructor(
    readonly code: ProblemCode,
    message: string = MESSAGES[code],
  ) {
    super(message);
    this.name = 'WorkbookProblem';
  }
}

const SAVE_AGAIN = 'Ábralo en Excel, guárdelo como «Libro de Excel (.xlsx)» y vuelva a cargarlo.';

const MESSAGES = {
  'too-large': 'El archivo es demasiado grande. Tamaño máximo permitido: 50MB',
  empty: 'El archivo está vacío.',
  'old-or-encrypted': `El archivo está protegido con contraseña o es de un formato antiguo (.xls). ${SAVE_AGAIN}`,
  encrypted: `El archivo está protegido con contraseña. Quítele la contraseña. ${SAVE_AGAIN}`,
  pdf: 'El archivo es un PDF con la extensión cambiada. Cargue el libro de Excel (.xlsx o .xlsm).',
  text: `El archivo es un texto (por ejemplo, CSV o HTML) con la extensión cambiada. ${SAVE_AGAIN}`,
  'not-a-workbook': 'El archivo no es un libro de Excel (.xlsx o .xlsm).',
  binary: `El archivo es un libro binario de Excel (.xlsb). ${SAVE_AGAIN}`,
  'open-document': `El archivo es una hoja de cálculo de OpenDocument (.ods) con la extensión cambiada. ${SAVE_AGAIN}`,
  damaged:
    'El archivo está incompleto o dañado. Vuelva a guardarlo en Excel o a descargarlo, y cárguelo de nuevo.',
  bomb: 'El archivo ocupa demasiado al descomprimirse. Deje solo la hoja de ventas y vuelva a cargarlo.',
  'too-many-parts':
    'El archivo contiene demasiados elementos. Deje solo la hoja de ventas y vuelva a cargarlo.',
  'unsafe-name': `El archivo contiene nombres internos que no se admiten. ${SAVE_AGAIN}`,
  'forbidden-xml': `El archivo contiene definiciones (DOCTYPE) que no se admiten. ${SAVE_AGAIN}`,
  encoding: `El archivo usa una codificación de texto que no se admite. ${SAVE_AGAIN}`,
  'no-sheet': 'El libro no tiene ninguna hoja de cálculo.',
  'beyond-sheet':
    'El archivo tiene celdas fuera de los límites de una hoja de Excel (columna XFD, fila 1.048.576).',
  'text-too-long': 'El archivo tiene una celda con más de 32.767 caracteres.',
  'too-many-texts': 'El libro contiene demasiado texto. Deje solo la hoja de ventas y vuelva a cargarlo.',
  'missing-header': 'Faltan las columnas de ventas.',
  'repeated-header': 'Hay columnas repetidas.',
  'time-limit': 'La lectura del archivo ha tardado demasiado. Divídalo en varios archivos.',
  'memory-limit': 'La lectura del archivo necesita demasiada memoria. Divídalo en varios archivos.',
} as const;

export type ProblemCode = keyof typeof MESSAGES;

/** The content breaks the format's own rules. */
export const damaged = (): WorkbookProblem => new WorkbookProblem('damaged');
