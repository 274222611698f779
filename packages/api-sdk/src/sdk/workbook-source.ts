import { FILE_EXTENSIONS, fileProblem, MAX_FILE_BYTES } from '../contract/file-rules.ts';
import { type ByteStream, collectBytes } from './collect-bytes.ts';

/**
 * A sales file: a File or Blob; its bytes; in Node also a path; or a stream of bytes, which is read whole before it is sent (50 MB at
 * most), because an upload that says its length passes every proxy.
 */
export type WorkbookSource = Blob | ArrayBuffer | Uint8Array | string | ByteStream;

/** The file of a source, or why it is not sent, in the words of the load's form. */
export type Workbook = { readonly file: File } | { readonly problem: string };

const [EXTENSION] = FILE_EXTENSIONS;

/** How a source is opened. */
interface OpenOptions {
  /** Instead of the name that the source has. */
  readonly fileName?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Opens a source. A path's file is read as it is sent.
 *
 * @throws what Node says of a file that cannot be opened; the signal's reason, also while a stream brings nothing; TypeError for
 *   what is no source
 */
export async function openWorkbook(
  source: WorkbookSource,
  { fileName, signal }: OpenOptions = {},
): Promise<Workbook> {
  signal?.throwIfAborted();
  const blob = await blobOf(source, signal);
  const name = fileName ?? nameOf(source) ?? `ventas${EXTENSION}`;
  // Type, year and month travel in the load's name, which the server judges.
  const problem = fileProblem({ tipo: 'SOP', anio: 1, mes: 1, file: { name, size: blob.size } });
  return problem ? { problem: problem.message } : { file: new File([blob], name, { type: blob.type }) };
}

function blobOf(source: WorkbookSource, signal: AbortSignal | undefined): Blob | Promise<Blob> {
  if (source instanceof Blob) return source;
  if (typeof source === 'string') return openPath(source);
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return new Blob([new Uint8Array(source)]);
  if (isStream(source)) return collectBytes(source, MAX_FILE_BYTES, signal);
  throw new TypeError(
    'A workbook is a File, a Blob, bytes, a stream of bytes or, in Node, the text of a path',
  );
}

/** Plain JavaScript lets anything pass for a source. */
function isStream(source: ByteStream | null | undefined): boolean {
  return (
    typeof source === 'object' && source !== null && ('getReader' in source || Symbol.asyncIterator in source)
  );
}

function nameOf(source: WorkbookSource): string | undefined {
  if (source instanceof File) return source.name;
  return typeof source === 'string' ? source.split(/[/\\]/).at(-1) : undefined;
}

/** Its own error of a file that cannot be read names the file; that of a Blob does not. */
async function openPath(path: string): Promise<Blob> {
  const fs = nodeFs();
  await fs.promises.access(path);
  if (!(await fs.promises.stat(path)).isFile()) throw new TypeError(`${path} is not a file`);
  return fs.openAsBlob(path);
}

interface NodeFs {
  readonly promises: {
    access(path: string): Promise<void>;
    stat(path: string): Promise<{ isFile(): boolean }>;
  };
  openAsBlob(path: string): Promise<Blob>;
}

/** Node's file system without an import, which bundlers for browsers would stumble over. */
function nodeFs(): NodeFs {
  const { process } = globalThis as {
    process?: { getBuiltinModule?: (name: 'node:fs') => NodeFs | undefined };
  };
  const fs = process?.getBuiltinModule?.('node:fs');
  if (!fs) throw new TypeError('A path can be uploaded from Node only: pass a File, a Blob or a stream');
  return fs;
}
