/** What each generated client is given to do against a running server. */
export interface Task {
  readonly baseUrl: string;
  readonly nombreUsuario: string;
  readonly clave: string;
  /** A workbook that is none. */
  readonly file: Blob;
}

/** What it saw: names of a list, and status and message of two refusals. */
export interface Seen {
  readonly paises: readonly string[];
  readonly file: readonly [status: number, message: string];
  readonly stranger: readonly [status: number, message: string];
}
