import { currencyOf, pairsOfRow, type Reference, type Target } from '@presupuesto/machines';
import { cellContent, keyOf, type Marks, type Shown } from './cell-content.ts';
import { cellFigures } from './cell-figures.ts';
import { columnName, figureText, namesCurrency, rowName, saidUnit } from './figure-text.ts';

interface SaidCell extends Shown {
  readonly reference: Reference;
  readonly marks: Marks;
  readonly namesCurrency: boolean;
}

/** A cell as it is read aloud, when the keyboard stands on it. */
export function saidOfCell({ row, column }: Target, shown: SaidCell): string {
  const { view, marks } = shown;
  const figures = cellFigures({ row, column }, shown.reference);
  const mark = marks.get(keyOf(figures, view) ?? '');
  const content = cellContent({ ...figures, kind: row.kind, column, mark }, shown);
  const monedaID = shown.namesCurrency && !shown.inPercent ? currencyOf(pairsOfRow(row)) : null;
  const figure = monedaID === null ? content.text : `${content.text} ${saidUnit(view, monedaID)}`;
  const none = namesCurrency(view, pairsOfRow(row)) ? 'en varias monedas' : 'sin cifra';
  const said = [rowName(row), columnName(column), content.text === '' ? none : figure];
  if (content.conflicto) said.push(`en conflicto, ahora hay ${figureText(view, content.conflicto.actual)}`);
  else if (content.partial === '' && content.beside !== '')
    said.push(`${shown.inPercent ? 'cifra' : 'referente'} ${content.beside}`);
  if (content.delta !== '') said.push(`diferencia ${content.delta}`);
  if (content.partial !== '') said.push(content.partial);
  if (content.warning !== '') said.push(content.warning);
  if (content.isPending) said.push('pendiente');
  if (content.isHistory) said.push('historia');
  if (content.corner) said.push(content.corner === 'nota' ? 'con nota' : 'cambiado por otra persona');
  return said.join(', ');
}
