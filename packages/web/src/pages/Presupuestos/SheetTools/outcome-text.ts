import type { EditOutcome, RewrittenOutcome } from '@presupuesto/machines';
import { formatDecimal, formatTotal } from '../../../format/numbers.ts';
import { pastedText, refusalText } from './paste-text.ts';

/** What an edit came to, in a few words: `12 valores copiados, 2 omitidos`. */
export function outcomeText(outcome: EditOutcome): string {
  if (outcome.kind === 'pasted') return pastedText(outcome);
  if (outcome.kind === 'not pasted') return `Nada pegado: ${refusalText(outcome.refusal)}`;
  if (outcome.kind === 'copied') return counted(outcome, 'copiado');
  if (outcome.kind === 'distributed') return distributed(outcome);
  if (outcome.kind === 'filled')
    return outcome.count === 1 ? 'Rellenada 1 cifra' : `Rellenadas ${figures(outcome.count)}`;
  if (outcome.kind === 'replicated')
    return outcome.count === 1 ? '1 mes replicado' : `${outcome.count} meses replicados`;
  if (outcome.kind === 'written') return written(outcome);
  if (outcome.kind === 'cleared') return `${figures(outcome.count)} a 0`;
  if (outcome.kind === 'restored')
    return outcome.count === 1 ? '1 valor restaurado' : `${values(outcome.count)} restaurados`;
  return `${outcome.kind === 'undone' ? 'Deshecho' : 'Rehecho'}: ${rewritten(outcome)}`;
}

/** With the pair that it was in, where that was not in sight, or how many there were. */
function rewritten({ count, pares, par }: RewrittenOutcome): string {
  if (pares > 1) return `${figures(count)} de ${formatTotal(pares)} pares`;
  return par ? `${figures(count)} de ${par.nombreCliente} · ${par.nombreProducto}` : values(count);
}

function written({ count, skipped }: { count: number; skipped: number }): string {
  const done = count === 1 ? 'Escrita 1 cifra' : `Escritas ${figures(count)}`;
  return skipped === 0 ? done : `${done}, ${formatTotal(skipped)} ${skipped === 1 ? 'omitida' : 'omitidas'}`;
}

function distributed({ total, count }: { total: number; count: number }): string {
  if (count === 0) return 'No hay meses en los que repartir';
  return `${formatDecimal(total)} t ${total === 1 ? 'repartida' : 'repartidas'} en ${count} ${count === 1 ? 'mes' : 'meses'}`;
}

function counted({ count, skipped }: { count: number; skipped: number }, done: string): string {
  const s = count === 1 ? '' : 's';
  const first = count === 0 ? `Ningún valor ${done}` : `${values(count)} ${done}${s}`;
  return skipped === 0
    ? first
    : `${first}, ${formatTotal(skipped)} ${skipped === 1 ? 'omitido' : 'omitidos'}`;
}

function values(count: number): string {
  return count === 1 ? '1 valor' : `${formatTotal(count)} valores`;
}

function figures(count: number): string {
  return count === 1 ? '1 cifra' : `${formatTotal(count)} cifras`;
}
