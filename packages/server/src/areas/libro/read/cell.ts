import { AMOUNT_DECIMALS, type Campo } from '@presupuesto/api-sdk/contract';
import type { CellKind } from '../../../workbook/row-batch.ts';
import { type FigureProblem, parseFigure, unscaled } from '../../archivos/read/figure.ts';
import { ownCopy } from './own-copy.ts';

/** What a figure's cell holds: a scaled figure, nothing, or why it is none. */
export type Reading = number | null | { readonly problem: string };

const MAX_QUOTED = 40;

/** A cell's figure, to the decimals that are kept. */
export function readFigure(kind: CellKind, text: string, campo: Campo): Reading {
  if (kind === 'empty') return null;
  const figure = parseFigure(kind, text, AMOUNT_DECIMALS[campo]);
  return typeof figure === 'number' ? figure : { problem: problemOf(kind, text, figure) };
}

/** The figure as an answer carries it. */
export function figureOf(scaledFigure: number, campo: Campo): number {
  return Number(unscaled(scaledFigure, AMOUNT_DECIMALS[campo]));
}

function problemOf(kind: CellKind, text: string, problem: FigureProblem): string {
  const quoted = `«${ownCopy(text.trim(), MAX_QUOTED)}»`;
  if (problem === 'negative') return `${quoted} es negativo`;
  if (problem === 'tooLarge') return `${quoted} es demasiado grande`;
  return kind === 'date' ? `${quoted} es una fecha, no un número` : `${quoted} no es un número`;
}
