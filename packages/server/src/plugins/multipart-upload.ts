import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import type { FastifyRequest } from 'fastify';
import { HttpProblem } from '../http-problem.ts';

/** What a form with one file holds besides it. */
export interface Upload {
  /** The file's name without any folder, as the client tells it: not to be used as a path. */
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
  let writing: Promise<void> = Promise.resolve();

  try {
    await new Promise<void>((resolve, reject) => {
      const refuse = (message: string): void => reject(new HttpProblem(400, message));
      form.on('file', (name, file, info) => {
        const problem = fileProblem(rules, name, fileName, info.filename);
        if (problem !== undefined) {
          file.resume();
          return refuse(problem);
        }
        fileName = info.filename;
        file.on('limit', () => refuse(rules.tooLarge));
        writing = write(file, path);
        writing.catch(reject);
      });
      form.on('field', (name, value, { nameTruncated, valueTruncated }) => {
        const isKnown = rules.fields.includes(name) && !fields.has(name);
        if (!isKnown || nameTruncated || valueTruncated) return refuse(unexpected);
        fields.set(name, value);
      });
      for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const)
        form.on(limit, () => refuse(unexpected));
      form.on('error', () => refuse(damagedForm));
      form.on('close', resolve);
      raw.once('close', () => {
        if (!raw.complete) refuse(damagedForm);
      });
      raw.pipe(form);
    });
    await writing;
  } catch (error) {
    raw.unpipe(form);
    raw.pause();
    form.destroy();
    await writing.catch(() => {});
    throw error;
  }
  if (fileName === undefined) throw new HttpProblem(400, 'Debe seleccionar un archivo');
  return { fileName, fields };
}

function openForm(headers: FastifyRequest['headers'], { fields, maxBytes }: UploadRules): busboy.Busboy {
  const limits = {
    // A limit is told when it is reached: each is one more than what is allowed.
    files: 2,
    fields: fields.length + 1,
    parts: fields.length + 3,
    fileSize: maxBytes + 1,
    fieldSize: 1024,
    fieldNameSize: 100,
    headerPairs: 20,
  };
  const isForm = headers['content-type']?.toLowerCase().startsWith('multipart/form-data') ?? false;
  if (!isForm) throw new HttpProblem(400, notAForm);
  try {
    return busboy({ headers, limits, defParamCharset: 'utf8' });
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

/** A form that is given up ends its file's stream with an error, which its own promise tells. */
function write(file: Readable, path: string): Promise<void> {
  return pipeline(file, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
}
