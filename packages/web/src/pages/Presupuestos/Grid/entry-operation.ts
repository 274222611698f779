import {
  type Entry,
  type GridView,
  type Operation,
  type Reference,
  type Target,
} from '@presupuesto/machines';
import { parseDecimal } from '../../../format/parse-decimal.ts';
import { readOperation } from '../../../format/read-operation.ts';
import { cellFigures, figureOf, percentOf } from './cell-figures.ts';
import { plainFigure, plainPercent } from './figure-text.ts';

/** `5`, `+5`, `-3,5 %`. */
const PERCENT = /^\s*([-+−]?)\s*([\d.,]+)\s*%?\s*$/u;

/** What a typed text does; null while it is not understood. Where cells show percentages, a plain one is how much more than the reference. */
export function readEntry(text: string, inPercent: boolean): Operation | null {
  const [, sign, digits = ''] = (inPercent && PERCENT.exec(text)) || [];
  if (sign === undefined) return readOperation(text) ?? null;
  const percent = parseDecimal(digits);
  return percent === undefined
    ? null
    : { kind: 'growth', percent: sign === '' || sign === '+' ? percent : -percent };
}

/** A cell's figure, to be edited. */
export function begunFigure(target: Target, view: GridView, reference: Reference): Begun {
  const text = plainFigure(view, figureOf(cellFigures(target, reference), view));
  return { text, operation: readOperation(text) ?? null };
}

/** A cell's percentage, to be edited. As long as it is left alone, the figure is: the text is rounded. */
export function begunPercent(target: Target, view: GridView, reference: Reference): Begun {
  return {
    text: plainPercent(percentOf(cellFigures(target, reference), view)),
    operation: { kind: 'present' },
  };
}

type Begun = Pick<Entry, 'text' | 'operation'>;
