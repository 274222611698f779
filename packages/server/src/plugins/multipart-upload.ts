import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import type { FastifyRequest } from 'fastify';
import { HttpProblem } from '../http-problem.ts';

/** What a form with one file holds besides it. */
export interface Upload {
  /** The file's name without any folder, as the client sends it: not to be used as a path. */
  fileName: string;
  fields: ReadonlyMap<string, string>;
}

export interface UploadRules {
  /** The file's field, and the text fields; no other is taken, and none twice. */
  file: string;
  fields: readonly string[];
  maxBytes: number;
  /** What to answer to a larger file. */
  tooLarge: string;
  /** Why a file of that name is refused, asked before it is read. */
  nameProblem(fileName: string): string | undefined;
}

/** What a form needs beside its file: names, boundaries, headers. */
const overhead = 16 * 1024;
const notAForm = 'Envíe el archivo en un formulario (multipart/form-data).';
const damagedForm = 'El formulario recibido está incompleto o dañado. Por favor, intente nuevamente.';
const unexpected = 'El formulario tiene campos que no se esperan.';

/**
 * Writes a form's file to a new file that only this user may read, byte by byte as it comes, and stops at the first problem: what
 * is beyond it is not read.
 *
 * @throws HttpProblem 400; a part of the file may have been written by then
 */
export async function receiveUpload(
  { raw, headers }: FastifyRequest,
  path: string,
  rules: UploadRules,
): Promise<Upload> {
  if (Number(headers['content-length'] ?? 0) > rules.maxBytes + overhead) {
    throw new HttpProblem(400, rules.tooLarge);
  }
  const form = openForm(headers, rules);
  const fields = new Map<string, string>();
  let fileName: string | undefined;
  let taken: Readable | undefined;
  let writing: Promise<void> = Promise.resolve();

  try {
    await new Promise<void>((resolve, reject) => {
      // At once: a form that is refused is not to see its own end, where it would find more that is wrong.
      const stop = (error: unknown): void => {
        stopFeeding();
        reject(error);
      };
      const refuse = (message: string): void => stop(new HttpProblem(400, message));
      const stopFeeding = feed(raw, form, {
        damaged: () => refuse(damagedForm),
        // All that the parser may wait for is the file's way to the disk; past that it is stuck (a part without headers).
        waiting: (isWaiting) =>
          void writing.catch(() => {}).then(() => setImmediate(() => isWaiting() && refuse(damagedForm))),
      });
      form.on('file', (name, file, sentName) => {
        // A part that is cut off says so on its own stream too.
        file.on('error', () => {});
        const problem = fileProblem(rules, name, fileName, sentName);
        if (problem !== undefined) {
          file.resume();
          return refuse(problem);
        }
        fileName = sentName;
        taken = file;
        file.on('limit', () => refuse(rules.tooLarge));
        writing = write(file, path);
        writing.catch(stop);
      });
      form.on('field', (name, value, _, isTruncated) => {
        const isKnown = rules.fields.includes(name) && !fields.has(name);
        if (!isKnown || isTruncated) return refuse(unexpected);
        fields.set(name, value);
      });
      for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const)
        form.on(limit, () => refuse(unexpected));
      form.on('error', () => refuse(damagedForm));
      form.on('finish', resolve);
    });
    await writing;
  } catch (error) {
    taken?.destroy(new Error(damagedForm));
    await writing.catch(() => {});
    throw error;
  }
  if (fileName === undefined) throw new HttpProblem(400, 'Debe seleccionar un archivo');
  return { fileName, fields };
}

interface Feeding {
  damaged(): void;
  /** The parser has been given something. @param isWaiting whether it has not taken it yet */
  waiting(isWaiting: () => boolean): void;
}

/**
 * Hands a body on chunk by chunk, each once the one before is taken. What the parser throws (a part's header that is called
 * `constructor`) is caught here: a pipe would let it end the process.
 *
 * @returns stops it: the body is left where it is
 */
function feed(body: IncomingMessage, form: Busboy, { damaged, waiting }: Feeding): () => void {
  let isOver = false;
  const take = (chunk: Buffer): void => {
    let isTaken = false;
    body.pause();
    try {
      form.write(chunk, () => {
        isTaken = true;
        if (!isOver) body.resume();
      });
    } catch {
      return damaged();
    }
    waiting(() => !isTaken);
  };
  const end = (): void => {
    form.end();
    waiting(() => true);
  };
  const cut = (): void => {
    if (!body.complete) damaged();
  };
  const stop = (): void => {
    isOver = true;
    body.off('data', take).off('end', end).off('close', cut).pause();
  };
  // An aborted body also emits an error, if anybody listens.
  body.on('error', damaged).on('close', cut).on('end', end).on('data', take);
  return stop;
}

function openForm(headers: FastifyRequest['headers'], { fields, maxBytes }: UploadRules): Busboy {
  const limits = {
    // A limit is reported when it is reached: each is one more than what is allowed.
    files: 2,
    fields: fields.length + 1,
    parts: fields.length + 3,
    fileSize: maxBytes + 1,
    fieldSize: 1024,
    headerPairs: 20,
    headerSize: 4096,
  };
  // One chunk at a time: the parser throws at the one who gave it the chunk.
  const highWaterMark = 1;
  const { 'content-type': type = '' } = headers;
  if (!/^multipart\/form-data\b/i.test(type)) throw new HttpProblem(400, notAForm);
  try {
    return new Busboy({ headers: { ...headers, 'content-type': type }, limits, highWaterMark });
  } catch {
    throw new HttpProblem(400, notAForm);
  }
}

function fileProblem(
  rules: UploadRules,
  field: string,
  earlier: string | undefined,
  fileName: string | undefined,
): string | undefined {
  if (field !== rules.file || earlier !== undefined) return unexpected;
  return fileName ? rules.nameProblem(fileName) : 'Debe seleccionar un archivo';
}

/** A form that is given up ends its file's stream with an error, with which its own promise rejects. */
function write(file: Readable, path: string): Promise<void> {
  return pipeline(file, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
}
