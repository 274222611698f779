import { cargarArchivo, comprobarArchivo, progresoCarga } from '../../contract/archivos.ts';
import type { ResultadoCarga } from '../../contract/entities.ts';
import { loadName } from '../../contract/months.ts';
import { answering, type DataAnswer, type DataCall, type MaybeCall, presentData } from '../answering.ts';
import { Area } from '../area.ts';
import type { NombreCarga } from '../inputs.ts';
import type { CallOptions } from '../options.ts';
import { openWorkbook, type WorkbookSource } from '../workbook-source.ts';

export interface UploadOptions extends CallOptions {
  /** What the file is called; a File and a path know it, a Blob and a stream are `ventas.xlsx` by default. */
  readonly fileName?: string;
}

export interface LoadOptions extends UploadOptions {
  /** Adds the file's pairs to the other open budgets too, with zeros; an extension, and off unless asked for. */
  readonly asignarEnAbiertos?: boolean;
}

type Load = typeof cargarArchivo | typeof comprobarArchivo;

/** Sales files. */
export class ArchivosArea extends Area {
  /**
   * Loads a sales file: `upload('ventas.xlsx', { tipo: 'SOP', mes: 10, anio: 2025 }, { onProgress })`. Loading it twice changes nothing;
   * it is never sent again by itself. `onProgress` receives bytes sent, not rows: see `readProgreso`.
   *
   * @param source - a File, Blob, path (Node) or stream; .xlsx or .xlsm, up to 50 MB, else status 400 without being sent
   * @returns data: totalVentasGuardadas, totalVentasErrores, listaErroresFila and, of ours, filasConError, filasOmitidas,
   *   totalFilasOmitidas and cambios (what has changed, and which open budgets lack pairs of the file); status 400 when nothing was saved
   * @throws ApiError 403 'No tienes permisos para realizar esta acción.'; 413 the server's message, else
   *   'El archivo es demasiado grande para este servidor. Avise a quien lo administra.'; otherwise the server's message, else
   *   'Error al cargar el archivo. Por favor, intente nuevamente.'. `orThrow` also: refused the server's message, else
   *   'No se pudo procesar el archivo. Por favor, intente nuevamente.'
   * @see `POST /api/presupuesto/cargar-archivo` (ADMINISTRADOR)
   */
  upload(source: WorkbookSource, nombre: NombreCarga, options?: LoadOptions): DataCall<ResultadoCarga> {
    return this.#load(cargarArchivo, source, nombre, options);
  }

  /**
   * Reads and checks a sales file and saves nothing; the answer is what a load would come to.
   *
   * @param source - as for `upload`
   * @throws ApiError 403 'No tienes permisos para realizar esta acción.'; 413 the server's message, else
   *   'El archivo es demasiado grande para este servidor. Avise a quien lo administra.'; otherwise the server's message, else
   *   'Error al cargar el archivo. Por favor, intente nuevamente.'. `orThrow` also: refused the server's message, else
   *   'No se pudo procesar el archivo. Por favor, intente nuevamente.'
   * @see An extension, `isNotOffered` where a server lacks it: `POST /api/presupuesto/comprobar-archivo`
   *   (ADMINISTRADOR)
   */
  check(source: WorkbookSource, nombre: NombreCarga, options?: UploadOptions): DataCall<ResultadoCarga> {
    return this.#load(comprobarArchivo, source, nombre, options);
  }

  /**
   * How many rows the load or check of that name has read; no data when none is under way.
   *
   * @throws ApiError 403 'No tienes permisos para realizar esta acción.'; otherwise the server's message, else
   *   'Error al consultar el progreso de la carga'
   * @see An extension, `isNotOffered` where a server lacks it: `GET /api/presupuesto/progreso-carga`
   *   (ADMINISTRADOR)
   */
  readProgreso(nombre: NombreCarga, options?: CallOptions): MaybeCall<{ filasLeidas: number }> {
    return this.maybe(progresoCarga, { query: { nombre: nameOf(nombre) } }, options);
  }

  #load(endpoint: Load, source: WorkbookSource, nombre: NombreCarga, options: LoadOptions = {}) {
    return answering(endpoint, this.#open(endpoint, source, nombre, options), ({ data }) =>
      presentData(endpoint, data),
    );
  }

  async #open(
    endpoint: Load,
    source: WorkbookSource,
    nombre: NombreCarga,
    { fileName, asignarEnAbiertos, ...options }: LoadOptions,
  ): Promise<DataAnswer<ResultadoCarga>> {
    const workbook = await openWorkbook(source, { fileName, signal: options.signal });
    if ('problem' in workbook) return { status: 400, message: workbook.problem };
    const form = { file: workbook.file, nombre: nameOf(nombre) };
    return this.data(endpoint, { form: asignarEnAbiertos ? { ...form, asignarEnAbiertos } : form }, options);
  }
}

function nameOf(nombre: NombreCarga): string {
  return typeof nombre === 'string' ? nombre : loadName(nombre.tipo, nombre.mes, nombre.anio);
}
