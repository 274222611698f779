import type { Client } from '@presupuesto/api-sdk';
import { counted } from '../../console/figures.ts';
import { requireWritable, writeWholeFile } from '../../console/whole-file.ts';
import { writeStream } from '../../console/write-stream.ts';
import { withSession } from '../../session/session.ts';
import type { Arguments } from '../../shell/arguments.ts';
import type { Command } from '../../shell/command.ts';
import { EXIT } from '../../shell/exit-codes.ts';
import { SETTINGS } from '../../shell/help.ts';
import { UsageProblem } from '../../shell/problems.ts';
import { BudgetText } from './budget-text.ts';

/** Writes every month of some periods as CSV. */
export const exportar: Command = {
  name: 'exportar',
  summary: 'escribe presupuestos enteros en un CSV',
  usage: `Uso: presupuesto exportar [periodoID …] [--salida archivo.csv] [--vendedor ID] [--plano]

Escribe todos los meses de los períodos; sin nombrar ninguno, los de los períodos abiertos a presupuesto.
Un vendedor exporta su presupuesto; un administrador, el de todos.

  --salida archivo   lo escribe ahí, entero o nada; sin esta opción, en la salida estándar
  --vendedor ID      solo las filas de ese vendedor (vendedorID)
  --plano            para programas: comas, punto decimal y los campos de la API;
                     sin esta opción, para abrirlo con Excel en español

${SETTINGS}`,
  options: { salida: { type: 'string' }, vendedor: { type: 'string' }, plano: { type: 'boolean' } },

  async run(given, context) {
    const { terminal, signal } = context;
    const request = readRequest(given);
    if (request.salida !== undefined) await requireWritable(request.salida);
    const months = await withSession(context, async (sdk) => {
      const periodos = await periodsOf(sdk, request.periodos, signal);
      const budget = new BudgetText(sdk, request, context);
      const texts = budget.texts(periodos);
      if (request.salida === undefined) await writeStream(terminal.stdout, texts, signal);
      else await writeWholeFile(request.salida, texts, signal);
      if (periodos.length === 0) terminal.warn('No hay períodos abiertos a presupuesto.');
      return budget.months;
    });
    const where = request.salida === undefined ? '' : ` en ${request.salida}`;
    terminal.warn(`${counted(months, 'mes escrito', 'meses escritos')}${where}.`);
    return EXIT.done;
  },
};

interface Request {
  readonly periodos: readonly string[];
  readonly salida: string | undefined;
  readonly vendedorID: number | undefined;
  readonly isPlain: boolean;
}

function readRequest(given: Arguments): Request {
  const vendedor = given.text('vendedor');
  if (vendedor !== undefined && !/^[1-9]\d{0,9}$/.test(vendedor)) {
    throw new UsageProblem('--vendedor debe ser un vendedorID, un número entero');
  }
  return {
    periodos: [...new Set(given.positionals)],
    salida: given.text('salida'),
    vendedorID: vendedor === undefined ? undefined : Number(vendedor),
    isPlain: given.has('plano'),
  };
}

async function periodsOf(sdk: Client, named: readonly string[], signal: AbortSignal) {
  if (named.length > 0) return named;
  const periodos = await sdk.periodos.listPresupuestables({ signal }).orThrow();
  return periodos.map(({ periodoID }) => periodoID);
}
