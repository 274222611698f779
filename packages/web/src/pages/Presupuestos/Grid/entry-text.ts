import type { EntryPreview, GridView, NotWritten, Said } from '@presupuesto/machines';
import { formatTotal } from '../../../format/numbers.ts';
import { formatFigureDifference } from '../../../format/signed.ts';
import { outcomeText } from '../SheetTools/outcome-text.ts';
import { figureText } from './figure-text.ts';

const cells = (count: number): string => (count === 1 ? '1 cifra' : `${formatTotal(count)} cifras`);

/** What an operation would do: `12 cifras: 430,5 → 452 t (+21,5)`. */
export function previewText({ figures, before, after }: EntryPreview, view: GridView, unit: string): string {
  if (figures === 0) return 'Ninguna cifra cambiaría';
  // In several currencies: `2` is two pesos here and two soles there.
  if (before === null || after === null) return `${cells(figures)}, cada una en su moneda`;
  const what = view === 'precio' && figures > 1 ? `${cells(figures)}, media` : cells(figures);
  return `${what}: ${figureText(view, before)} → ${figureText(view, after)} ${unit} (${formatFigureDifference(after - before)})`;
}

const AWAITED = 'el referente aún no ha llegado';

const LEFT: Record<NotWritten, (count: number) => string> = {
  history: (count) => `${cells(count)} de historia no se ${count === 1 ? 'escribe' : 'escriben'}`,
  'no reference': (count) => `${cells(count)} sin referente`,
  'reference awaited': () => AWAITED,
  'below history': () => 'los meses de historia ya suman más',
  'not savable': (count) =>
    `${cells(count)} ${count === 1 ? 'no cabe: negativa o demasiado grande' : 'no caben: negativas o demasiado grandes'}`,
  beyond: (count) => `${cells(count)} ${count === 1 ? 'queda' : 'quedan'} fuera de la hoja`,
};

/** Why cells are left as they are; empty where none is. */
export function leftText(left: Readonly<Partial<Record<NotWritten, number>>>): string {
  return (Object.keys(LEFT) as NotWritten[])
    .flatMap((why) => {
      const count = left[why];
      return count ? LEFT[why](count) : [];
    })
    .join(' · ');
}

const DONE: Partial<Record<string, string>> = {
  pegado: 'pegadas',
  replicado: 'rellenadas',
  referente: 'copiadas del referente',
  reparto: 'repartidas',
};

/** What the latest edit came to, in words. */
export function saidText(said: Said): string {
  if (said.kind === 'not understood') {
    return `«${said.text}» no es una cifra. Pruebe 120, +5%, *1,05 o =ref+5%.`;
  }
  if (said.kind === 'reference awaited') {
    return `${said.text === '' ? 'No se ha escrito nada' : `«${said.text}» no se ha escrito`}: ${AWAITED}.`;
  }
  if (said.kind === 'gone') {
    const { par, text } = said;
    const what = par
      ? `${par.nombreCliente} · ${par.nombreProducto}`
      : `«${text}» no se ha escrito: su celda`;
    return `${what} ya no está en la hoja. Siga con una flecha, Esc o un clic.`;
  }
  if (said.kind === 'rewritten') return outcomeText(said.outcome);
  if (said.kind === 'not pasted') return outcomeText(said);
  if (said.kind === 'read only') {
    return said.why === 'view'
      ? 'Las ventas se calculan: cambie las toneladas o el precio.'
      : 'Los meses de historia no se escriben.';
  }
  const left = leftText(said.left);
  const unclear =
    said.unclear === 0 ? '' : `${cells(said.unclear)} no se ${said.unclear === 1 ? 'entiende' : 'entienden'}`;
  const done = DONE[said.origen] ?? 'escritas';
  const count =
    said.count === 0
      ? 'Ninguna cifra ha cambiado'
      : `${cells(said.count)} ${said.count === 1 ? done.replace(/s(?= |$)/u, '') : done}`;
  const omitted = [omittedText(said.names, 'nombre'), omittedText(said.totals, 'total')];
  return [count, left, unclear, ...omitted].filter((text) => text !== '').join(' · ');
}

/** Of what was pasted: `2 nombres omitidos`. */
function omittedText(count: number, what: 'nombre' | 'total'): string {
  if (count === 0) return '';
  return count === 1
    ? `1 ${what} omitido`
    : `${formatTotal(count)} ${what === 'total' ? 'totales' : 'nombres'} omitidos`;
}

/** Whether something could not be done. */
export function isWarning(said: Said): boolean {
  if (said.kind === 'rewritten') return false;
  return said.kind !== 'written' || said.unclear > 0 || Object.keys(said.left).length > 0;
}
