import { type CambiosCarga, monthName } from '@presupuesto/api-sdk/contract';
import { formatTotal } from '../../format/numbers.ts';

const spanish = new Intl.ListFormat('es-ES', { type: 'conjunction' });
const pares = (count: number) => (count === 1 ? '1 par' : `${formatTotal(count)} pares`);

/** The box that has a file's pairs enter the open budgets. */
export function assignText({ paresPorAsignar, presupuestosAbiertos }: CambiosCarga): string {
  const lacking = presupuestosAbiertos.length === 1 ? 'que le falta' : 'que les falta';
  const what =
    paresPorAsignar === 1 ? `el par ${lacking}` : `los ${formatTotal(paresPorAsignar)} pares ${lacking}n`;
  return `Añadir ${what} ${budgets('a', presupuestosAbiertos)}`;
}

/** What a load did with pairs that open budgets lacked. Undefined: they lacked none. */
export function assignedText({
  paresPorAsignar,
  presupuestosAbiertos,
  asignados,
}: CambiosCarga): string | undefined {
  if (paresPorAsignar === 0) return undefined;
  if (asignados) {
    const done = paresPorAsignar === 1 ? 'Se ha añadido' : 'Se han añadido';
    return `${done} ${pares(paresPorAsignar)} ${budgets('a', presupuestosAbiertos)}.`;
  }
  const left = paresPorAsignar === 1 ? 'no se ha añadido' : 'no se han añadido';
  const them = paresPorAsignar === 1 ? 'añadirlo' : 'añadirlos';
  return `${pares(paresPorAsignar)} del archivo ${left} ${budgets('a', presupuestosAbiertos)}. Para ${them}, compruebe el archivo de nuevo y cárguelo con la casilla marcada.`;
}

function budgets(to: string, ids: readonly string[]): string {
  const names = ids.join(', ');
  return ids.length === 1
    ? `${to}l presupuesto abierto (${names})`
    : `${to} los presupuestos abiertos (${names})`;
}

/** Which rates a period lacks: `COP (septiembre y octubre) y PEN (octubre)`. */
export function missingRatesText(rates: CambiosCarga['tasasFaltantes']): string {
  const months = new Map<string, string[]>();
  for (const { monedaID, mes } of rates) {
    const named = months.get(monedaID) ?? [];
    months.set(monedaID, mes ? [...named, monthName(mes).toLowerCase()] : named);
  }
  return spanish.format(
    [...months].map(([monedaID, named]) =>
      named.length === 0 ? monedaID : `${monedaID} (${spanish.format(named)})`,
    ),
  );
}

/** What was done with rows of totals, of which the first ones are listed. */
export function totalsText(rows: readonly number[], count = rows.length): string | undefined {
  const [first] = rows;
  if (first === undefined) return undefined;
  if (count === 1) return `Se ha omitido la fila de totales ${formatTotal(first)}.`;
  const named = spanish.format(rows.slice(0, 5).map((row) => formatTotal(row)));
  return count > 5
    ? `Se han omitido ${formatTotal(count)} filas de totales.`
    : `Se han omitido las filas de totales ${named}.`;
}
