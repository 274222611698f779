import { type Client, type ResultadoCarga, readLoadName, WRONG_LOAD_NAME } from '@presupuesto/api-sdk';
import { count } from '../../console/figures.ts';
import { isSameFile } from '../../console/is-same-file.ts';
import { requireWritable, writeWholeFile } from '../../console/whole-file.ts';
import { withSession } from '../../session/session.ts';
import { type Arguments, onlyPositional } from '../../shell/arguments.ts';
import type { Command, Context } from '../../shell/command.ts';
import { EXIT } from '../../shell/exit-codes.ts';
import { SETTINGS } from '../../shell/help.ts';
import { Problem, UsageProblem } from '../../shell/problems.ts';
import { changesLines } from './changes-lines.ts';
import { errorsLines } from './errors-lines.ts';
import { errorsText } from './errors-text.ts';
import { LoadProgress } from './load-progress.ts';
import { requireFile } from './require-file.ts';

/** Loads a sales file, or only checks it. */
export const cargar: Command = {
  name: 'cargar',
  summary: 'carga un archivo de ventas (.xlsx o .xlsm)',
  usage: `Uso: presupuesto cargar <archivo.xlsx> --nombre SOPOct-2026 [--comprobar]
     [--asignar-en-abiertos] [--errores archivo.csv]

Carga un archivo de ventas de hasta 50 MB. Cargarlo dos veces deja lo mismo.

  --nombre nombre        tipo (SOP o CUR), las tres primeras letras del mes, guion y año
  --comprobar            lee y comprueba el archivo sin guardar nada, y dice qué cambiaría
  --asignar-en-abiertos  añade los pares del archivo también a los demás presupuestos abiertos
  --errores archivo      escribe ahí las filas con errores y su motivo, para Excel en español

Códigos de salida: 0 todas las filas guardadas; 2 alguna con errores; 1 nada guardado. Con
--comprobar, lo que haría la carga.

${SETTINGS}`,
  options: {
    nombre: { type: 'string' },
    errores: { type: 'string' },
    comprobar: { type: 'boolean' },
    'asignar-en-abiertos': { type: 'boolean' },
  },

  async run(given, context) {
    const request = readRequest(given);
    const bytes = await requireFile(request.file);
    if (request.errores !== undefined) {
      if (await isSameFile(request.file, request.errores)) {
        throw new UsageProblem(`--errores ${request.errores} es el archivo que se carga`);
      }
      await requireWritable(request.errores);
    }
    const { data, message } = await withSession(context, (sdk) => load(sdk, { ...request, bytes }, context));
    printResult(data, message, request, context);
    if (request.errores !== undefined) {
      await writeWholeFile(request.errores, [errorsText(data)], context.signal);
    }
    if (data.totalVentasErrores === 0) return EXIT.done;
    return data.totalVentasGuardadas > 0 ? EXIT.partly : EXIT.failed;
  },
};

interface Request {
  readonly file: string;
  readonly nombre: string;
  readonly isCheck: boolean;
  readonly asignarEnAbiertos: boolean;
  readonly errores: string | undefined;
}

function readRequest(given: Arguments): Request {
  const file = onlyPositional(given, 'el archivo que se carga');
  const nombre = given.text('nombre');
  if (nombre === undefined) throw new UsageProblem('Falta --nombre, por ejemplo --nombre SOPOct-2026');
  if (!readLoadName(nombre)) throw new UsageProblem(`--nombre ${nombre}: ${WRONG_LOAD_NAME}`);
  const isCheck = given.has('comprobar');
  const asignarEnAbiertos = given.has('asignar-en-abiertos');
  if (isCheck && asignarEnAbiertos)
    throw new UsageProblem('--comprobar no guarda nada: --asignar-en-abiertos es de la carga');
  return { file, nombre, isCheck, asignarEnAbiertos, errores: given.text('errores') };
}

async function load(
  sdk: Client,
  { file, bytes, nombre, isCheck, asignarEnAbiertos }: Request & { readonly bytes: number },
  { terminal, signal }: Context,
) {
  const progress = new LoadProgress(sdk, { nombre, bytes }, { terminal, signal });
  const options = { signal, onProgress: progress.sent };
  const call = isCheck
    ? sdk.archivos.check(file, nombre, options)
    : sdk.archivos.upload(file, nombre, { ...options, asignarEnAbiertos });
  try {
    const data = await call.orThrow();
    return { data, message: (await call).message };
  } catch (error) {
    if (!signal.aborted || isCheck) throw error;
    throw new Problem('Interrumpido. Puede que el servidor termine la carga; repetirla no cambia nada.');
  } finally {
    await progress.end();
  }
}

function printResult(
  data: ResultadoCarga,
  message: string,
  { isCheck, errores }: Request,
  { terminal }: Context,
): void {
  if (message) terminal.say(message);
  terminal.say(
    `${isCheck ? 'Ventas que se guardarían' : 'Ventas guardadas'}: ${count(data.totalVentasGuardadas)}`,
  );
  terminal.say(`Filas con errores: ${count(data.totalVentasErrores)}`);
  for (const line of changesLines(data, { isCheck })) terminal.say(line);
  for (const line of errorsLines(data, errores)) terminal.warn(line);
}
