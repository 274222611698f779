import { readFile, stat } from 'node:fs/promises';
import { counted } from '../../console/figures.ts';
import { notAFile } from '../../console/not-a-file.ts';
import { withSession } from '../../session/session.ts';
import { onlyPositional } from '../../shell/arguments.ts';
import type { Command, Context } from '../../shell/command.ts';
import { EXIT, type ExitCode } from '../../shell/exit-codes.ts';
import { SETTINGS } from '../../shell/help.ts';
import { reportFailure } from '../../shell/report-failure.ts';
import { decodeText } from './decode-text.ts';
import { type BadLine, type RateLine, readRatesFile } from './rates-file.ts';
import { saveRates } from './save-rates.ts';
import { unknownPeriods } from './unknown-periods.ts';

/** Creates and updates exchange rates from a file. */
export const tasas: Command = {
  name: 'tasas',
  summary: 'crea y actualiza tasas de cambio desde un CSV',
  usage: `Uso: presupuesto tasas <archivo.csv>

Las columnas son periodo;moneda;mes;tasa. La tasa son unidades de la moneda por euro. El mes solo
va en períodos CUR; vacío, la tasa vale para todo el período. Una tasa que ya existe se actualiza, y la
que no cambia no se envía. Si una línea está mal, no se guarda ninguna.

  periodo;moneda;mes;tasa
  SOP10-2026;COP;;4512,35
  CUR-2026;PEN;3;4,05

Se leen el CSV con punto y coma o comas y el «Texto Unicode» de Excel; una primera línea sep=; se admite.

Códigos de salida: 0 todas guardadas; 2 el servidor ha rechazado alguna; 1 nada guardado.

${SETTINGS}`,
  options: {},

  async run(given, context) {
    const path = onlyPositional(given, 'el archivo de tasas');
    await requireNoFolder(path);
    const { rates, bad } = readRatesFile(decodeText(await readFile(path)));
    if (bad.length > 0) return nothingSaved(bad, context);
    return withSession(context, async (sdk) => {
      const unknown = await unknownPeriods(sdk, rates, context.signal);
      if (unknown.length > 0) return nothingSaved(unknown, context);
      return saveAll(saveRates(sdk, rates, context.signal), rates, context);
    });
  },
};

function nothingSaved(bad: readonly BadLine[], { terminal }: Context): ExitCode {
  for (const { line, problems } of bad) terminal.warn(`Línea ${line}: ${problems.join('; ')}`);
  terminal.warn(`No se ha guardado nada: ${counted(bad.length, 'línea con errores', 'líneas con errores')}.`);
  return EXIT.failed;
}

/** A pipe may be read, too; the system's own error for a folder does not name it. @throws Problem */
async function requireNoFolder(path: string): Promise<void> {
  const stats = await stat(path);
  if (stats.isDirectory()) throw notAFile(path, stats);
}

async function saveAll(
  saving: ReturnType<typeof saveRates>,
  rates: readonly RateLine[],
  context: Context,
): Promise<ExitCode> {
  const { terminal } = context;
  const times = { creada: 0, actualizada: 0, 'sin cambios': 0, rechazada: 0 };
  let left = rates.length;
  let ended: ExitCode = EXIT.done;
  try {
    for await (const { line, fate } of saving) {
      left -= 1;
      if (typeof fate === 'string') {
        times[fate] += 1;
        terminal.say(`Línea ${line.line}: ${nameOf(line)}: ${fate}`);
      } else {
        times.rechazada += 1;
        terminal.warn(`Línea ${line.line}: ${nameOf(line)}: ${fate.refused}`);
      }
    }
  } catch (error) {
    ended = reportFailure(error, context);
    terminal.warn(`Sin enviar o sin respuesta: ${counted(left, 'línea', 'líneas')}.`);
  }
  const { creada, actualizada, rechazada } = times;
  const same = times['sin cambios'];
  terminal.say(
    `Creadas: ${creada}; actualizadas: ${actualizada}; sin cambios: ${same}; rechazadas: ${rechazada}.`,
  );
  if (ended > EXIT.partly) return ended;
  if (ended === EXIT.done && rechazada === 0) return EXIT.done;
  return creada + actualizada + same > 0 ? EXIT.partly : EXIT.failed;
}

function nameOf({ rate: { periodoID, monedaID, mes } }: RateLine): string {
  return [periodoID, monedaID, ...(mes ? [`mes ${mes}`] : [])].join(' ');
}
