import type { Problem } from './rules.ts';

/** Largest sales file: 50 MB. */
export const MAX_FILE_BYTES = 52_428_800;
export const FILE_EXTENSIONS = ['.xlsx', '.xlsm'] as const;
export const FILE_PERIOD_TYPES = ['SOP', 'CUR'] as const;

/** The columns of a sales file, which a file may have in any order. */
export const SALES_FILE_COLUMNS = [
  { name: 'Código Vendedor' },
  { name: 'Código Cliente' },
  { name: 'Código Producto' },
  { name: 'Año' },
  { name: 'Mes' },
  { name: 'Toneladas' },
  { name: 'Precio Kg' },
  { name: 'Moneda', isOptional: true },
] as const;

/** The load form as filled in. */
export interface FileForm {
  readonly tipo?: string | undefined;
  readonly anio?: number | undefined;
  readonly mes?: number | undefined;
  readonly file?: { readonly name: string; readonly size: number } | undefined;
}

/** The first problem of the load form, in the order in which people read them: extension, missing fields, size. */
export function fileProblem(form: FileForm): Problem | undefined {
  if (form.file && !hasWorkbookExtension(form.file.name)) {
    return { field: 'file', message: 'Solo se permiten archivos con extensión .xlsx o .xlsm' };
  }
  if (!form.tipo || !form.anio || !form.mes || !form.file) {
    return {
      field: 'file',
      message: 'Debe seleccionar un archivo, un año, un mes y un tipo antes de cargar.',
    };
  }
  if (form.file.size > MAX_FILE_BYTES) {
    return { field: 'file', message: 'El archivo es demasiado grande. Tamaño máximo permitido: 50MB' };
  }
  return undefined;
}

/** Whether a file's name ends as a workbook's does, in either case. */
export function hasWorkbookExtension(name: string): boolean {
  return FILE_EXTENSIONS.some((extension) => name.toLowerCase().endsWith(extension));
}
