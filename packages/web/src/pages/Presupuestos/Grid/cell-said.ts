import type { Target } from '@presupuesto/machines';
import { cellContent, type Shown } from './cell-content.ts';
import { columnName, figureText, rowName } from './figure-text.ts';

/** A cell as it is read aloud, when the keyboard stands on it. */
export function saidOfCell({ row, column }: Target, shown: Shown): string {
  const { view } = shown;
  const content = cellContent(row, column, shown);
  const said = [rowName(row), columnName(column), content.text === '' ? 'sin cifra' : content.text];
  if (content.conflicto) said.push(`en conflicto, ahora hay ${figureText(view, content.conflicto.actual)}`);
  else if (content.beside !== '') said.push(`${shown.inPercent ? 'cifra' : 'referente'} ${content.beside}`);
  if (content.delta !== '') said.push(`diferencia ${content.delta}`);
  if (content.warning !== '') said.push(content.warning);
  if (content.isPending) said.push('pendiente');
  if (content.isHistory) said.push('historia');
  if (content.corner) said.push(content.corner === 'nota' ? 'con nota' : 'cambiado por otra persona');
  return said.join(', ');
}
