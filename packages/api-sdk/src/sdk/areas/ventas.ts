import { type Cambio, listarCambiosVenta } from '../../contract/cambios.ts';
import type { ParConMeses, Venta, VentaPeriodo } from '../../contract/entities.ts';
import { type ComparacionLibro, compararLibro } from '../../contract/libro.ts';
import { guardarLote, type ResultadoCambio } from '../../contract/lote.ts';
import { type CifraDeMomento, leerMomento } from '../../contract/momento.ts';
import { guardarNotaVenta } from '../../contract/notas.ts';
import {
  BUDGET_PAGE_SIZE,
  guardarPrecio,
  guardarVolumen,
  listarMonedas,
  listarParesPeriodo,
  listarVentas,
  listarVentasPeriodo,
  PAIRS_PAGE_SIZE,
} from '../../contract/ventas.ts';
import {
  answering,
  type DataAnswer,
  type DataCall,
  type DoneCall,
  type PageCall,
  presentData,
} from '../answering.ts';
import { Area } from '../area.ts';
import type {
  Decimal,
  ListQuery,
  LoteInput,
  MomentoQuery,
  PageQuery,
  ParDePeriodo,
  VendedorChoice,
} from '../inputs.ts';
import {
  type CallOptions,
  conditionOf,
  type FigureOptions,
  type NoteOptions,
  type PriceOptions,
} from '../options.ts';
import type { PagedList } from '../paged-list.ts';
import { openWorkbook, type WorkbookSource } from '../workbook-source.ts';
import type { UploadOptions } from './archivos.ts';

/** Months of budgets and of reference periods. */
export class VentasArea extends Area {
  /**
   * The months of one pair of the signed-in seller in a period, January of the start year first: volumenTon in tonnes, precio a
   * kg in local currency, valorMonedaLocal and valorEUR as they follow; valorEUR is null without an exchange rate.
   *
   * @throws ApiError 403 'No tienes permisos para realizar esta acción.'; otherwise the server's message, else
   *   'Error al cargar las ventas'
   * @see `GET /api/v1/ventas/listar-ventas` (VENDEDOR)
   */
  list(par: ParDePeriodo, options?: CallOptions): DataCall<Venta[]> {
    return this.data(listarVentas, { query: par }, options);
  }

  /**
   * One page of every month of a period, ordered by salesperson, client, product and month; up to 5000, and `rows` counts months.
   * A seller gets their own pairs; an administrator everybody's, or those of `vendedorID`.
   *
   * @throws ApiError 403 'No tienes permisos para realizar esta acción.'; otherwise the server's message, else
   *   'Error al cargar las ventas'
   * @see An extension, `isNotOffered` where a server lacks it: `GET /api/v1/ventas/periodo/{periodoID}`
   *   (any session)
   */
  listPeriodo(
    periodoID: string,
    query: PageQuery & VendedorChoice = {},
    options?: CallOptions,
  ): PageCall<VentaPeriodo> {
    return this.page(listarVentasPeriodo, { params: { periodoID }, query }, options);
  }

  /**
   * A whole budget, month by month, read page by page: what an export loops over.
   *
   * @throws ApiError 403 'No tienes permisos para realizar esta acción.'; otherwise the server's message, else
   *   'Error al cargar las ventas'
   * @see An extension, `isNotOffered` where a server lacks it: `GET /api/v1/ventas/periodo/{periodoID}`
   *   (any session)
   */
  allPeriodo(
    periodoID: string,
    query: ListQuery & VendedorChoice = {},
    options?: CallOptions,
  ): PagedList<VentaPeriodo> {
    const inputOf = (pageNumber: number) => ({
      params: { periodoID },
      query: { pageSize: BUDGET_PAGE_SIZE, ...query, pageNumber },
    });
    return this.whole(listarVentasPeriodo, inputOf, options);
  }

  /**
   * One page of a salesperson's budget, each pair once with all its months, ordered by client and product; up to 500, and `rows`
   * counts pairs. A seller gets their own; an administrator names whose with `vendedorID`.
   *
   * @throws ApiError 403 'No tienes permisos para realizar esta acción.'; otherwise the server's message, else
   *   'Error al cargar las ventas'
   * @see An extension, `isNotOffered` where a server lacks it: `GET /api/v1/ventas/periodo/{periodoID}/pares`
   *   (any session)
   */
  listPares(
    periodoID: string,
    query: PageQuery & VendedorChoice = {},
    options?: CallOptions,
  ): PageCall<ParConMeses> {
    return this.page(listarParesPeriodo, { params: { periodoID }, query }, options);
  }

  /**
   * A salesperson's whole budget by pairs: what a screen of all of them shows, in less than a third of what `allPeriodo` takes.
   *
   * @throws ApiError 403 'No tienes permisos para realizar esta acción.'; otherwise the server's message, else
   *   'Error al cargar las ventas'
   * @see An extension, `isNotOffered` where a server lacks it: `GET /api/v1/ventas/periodo/{periodoID}/pares`
   *   (any session)
   */
  allPares(
    periodoID: string,
    query: ListQuery & VendedorChoice = {},
    options?: CallOptions,
  ): PagedList<ParConMeses> {
    const inputOf = (pageNumber: number) => ({
      params: { periodoID },
      query: { pageSize: PAIRS_PAGE_SIZE, ...query, pageNumber },
    });
    return this.whole(listarParesPeriodo, inputOf, options);
  }

  /**
   * Saves the tonnes of a month and marks its pair as budgeted. Idempotent. Status 400 when the period is closed ('El período
   * está cerrado') or the month lies before its start; an unknown month and somebody else's answer 404.
   *
   * @param ventaID - of a month of `list`
   * @param volumenTon - tonnes, 0 or more; 3 decimals are kept
   * @throws ApiError 409 when `options.visto` is given and another figure stands there by now; 403 'No tienes permisos para
   *   realizar esta acción.'; otherwise the server's message, else 'Error al guardar el volumen'
   * @see `PUT /api/v1/ventas/{ventaID}/volumen` (VENDEDOR)
   */
  saveVolumen(ventaID: number, volumenTon: Decimal, options?: FigureOptions): DoneCall {
    const query = { volumenTon, ...conditionOf(options) };
    return this.done(guardarVolumen, { params: { ventaID }, query }, options);
  }

  /**
   * Saves the price of a month and marks its pair as budgeted. Idempotent. Refused as `saveVolumen` is, and with status 400 when
   * `options.moneda` is given and the pair is in another currency by now.
   *
   * @param ventaID - of a month of `list`
   * @param precio - local currency a kg, 0 or more; 4 decimals are kept
   * @throws ApiError 409 when `options.visto` is given and another figure stands there by now; 403 'No tienes permisos para
   *   realizar esta acción.'; otherwise the server's message, else 'Error al guardar el precio'
   * @see `PUT /api/v1/ventas/{ventaID}/precio` (VENDEDOR)
   */
  savePrecio(ventaID: number, precio: Decimal, options?: PriceOptions): DoneCall {
    const moneda = options?.moneda;
    const query = { precio, ...conditionOf(options), ...(moneda !== undefined && { moneda }) };
    return this.done(guardarPrecio, { params: { ventaID }, query }, options);
  }

  /**
   * Saves up to 2000 figures that were changed in one gesture, each judged by itself. Sent again with the same `gestoID` it
   * answers the same and writes once.
   *
   * @returns data, in the order of the changes: `estado` is `guardado`, `conflicto` (another figure than `visto` stands there:
   *   `actual`, by `usuario`, since `fecha`) or `rechazado` (`message` says why)
   * @throws ApiError 403 'No tienes permisos para realizar esta acción.'; otherwise the server's message, else
   *   'Error al guardar los cambios'
   * @see An extension, `isNotOffered` where a server lacks it: `PUT /api/v1/ventas/lote` (VENDEDOR)
   */
  saveLote(lote: LoteInput, options?: CallOptions): DataCall<ResultadoCambio[]> {
    return this.data(guardarLote, { body: lote }, options);
  }

  /**
   * Reads a budget that was downloaded as a workbook and changed there, and compares it: as downloaded, in the book, as it stands now.
   * Nothing is written; save what is to count with `saveLote`, origin `libro`, each figure's `visto` its `actual`.
   *
   * @param source - a File, Blob, path (Node) or stream; .xlsx or .xlsm, up to 50 MB, else status 400 without being sent
   * @param periodoID - the book's own; status 400 says whose it is when it is of another period, seller or installation
   * @throws ApiError 403 'No tienes permisos para realizar esta acción.'; 413 the server's message, else
   *   'El archivo es demasiado grande para este servidor. Avise a quien lo administra.'; otherwise the server's message, else
   *   'Error al leer el libro. Por favor, intente nuevamente.'. `orThrow` also: refused the server's message, else
   *   'No se pudo leer el libro. Por favor, intente nuevamente.'
   * @see An extension, `isNotOffered` where a server lacks it: `POST /api/v1/ventas/libro` (VENDEDOR)
   */
  compareLibro(
    source: WorkbookSource,
    periodoID: string,
    options?: UploadOptions,
  ): DataCall<ComparacionLibro> {
    return answering(compararLibro, this.#sendLibro(source, periodoID, options), ({ data }) =>
      presentData(compararLibro, data),
    );
  }

  async #sendLibro(
    source: WorkbookSource,
    periodoID: string,
    { fileName, ...options }: UploadOptions = {},
  ): Promise<DataAnswer<ComparacionLibro>> {
    const workbook = await openWorkbook(source, { fileName, signal: options.signal });
    if ('problem' in workbook) return { status: 400, message: workbook.problem };
    return this.data(compararLibro, { form: { file: workbook.file, periodoID } }, options);
  }

  /**
   * Who changed a month's figures, when, from what to what and how; newest first, the latest hundred.
   *
   * @throws ApiError 403 'No tienes permisos para realizar esta acción.'; otherwise the server's message, else
   *   'Error al cargar los cambios'
   * @see An extension, `isNotOffered` where a server lacks it: `GET /api/v1/ventas/{ventaID}/cambios`
   *   (any session)
   */
  listCambios(ventaID: number, options?: CallOptions): DataCall<Cambio[]> {
    return this.data(listarCambiosVenta, { params: { ventaID } }, options);
  }

  /**
   * Which figures of the signed-in seller's open months stood otherwise at a moment: `actual` and `entonces`. To go back there,
   * save the latter with `saveLote`, origin `restaurado`.
   *
   * @throws ApiError 403 'No tienes permisos para realizar esta acción.'; otherwise the server's message, else
   *   'Error al cargar el presupuesto de ese momento'
   * @see An extension, `isNotOffered` where a server lacks it: `GET /api/v1/ventas/momento/{periodoID}`
   *   (VENDEDOR)
   */
  readMomento(periodoID: string, query: MomentoQuery, options?: CallOptions): DataCall<CifraDeMomento[]> {
    return this.data(leerMomento, { params: { periodoID }, query }, options);
  }

  /**
   * Writes a month's note, up to 500 characters; a blank one takes it away. Idempotent.
   *
   * @throws ApiError 409 when `options.visto` is given and the note says something else by now; 403 'No tienes permisos para
   *   realizar esta acción.'; otherwise the server's message, else 'Error al guardar la nota'
   * @see An extension, `isNotOffered` where a server lacks it: `PUT /api/v1/ventas/{ventaID}/nota`
   *   (any session)
   */
  saveNota(ventaID: number, texto: string, options?: NoteOptions): DoneCall {
    const body = { texto, ...conditionOf(options) };
    return this.done(guardarNotaVenta, { params: { ventaID }, body }, options);
  }

  /**
   * The currencies of a period, as plain texts: `['COP', 'EUR']`.
   *
   * @throws ApiError 403 'No tienes permisos para realizar esta acción.'; otherwise the server's message, else
   *   'Error al cargar las monedas'
   * @see `GET /api/v1/ventas/moneda` (any session)
   */
  listMonedas(periodoID: string, options?: CallOptions): DataCall<string[]> {
    return this.data(listarMonedas, { query: { periodoID } }, options);
  }
}
