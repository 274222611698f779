import { type CellEdit, type EditedCell, type HistoryStep, isOfCell, isRemoval, type Step } from './step.ts';

/** The steps of a period that can be taken back and those that were; the latest of either comes last. */
export interface History {
  readonly past: readonly HistoryStep[];
  readonly future: readonly HistoryStep[];
}

export const NO_HISTORY: History = { past: [], future: [] };

/** After a new step, which nothing taken back can follow any more. An edit that changed nothing is no step. */
export function recorded(history: History, step: HistoryStep): History {
  return isEmpty(step) ? history : { past: [...history.past, step], future: [] };
}

/** The history after its latest step is taken back; the step is undefined when there is none. */
export function undone({ past, future }: History): { step: HistoryStep | undefined; history: History } {
  const step = past.at(-1);
  return {
    step,
    history: step ? { past: past.slice(0, -1), future: [...future, step] } : { past, future },
  };
}

/** The history after the step that was taken back last is done again. */
export function redone({ past, future }: History): { step: HistoryStep | undefined; history: History } {
  const step = future.at(-1);
  return {
    step,
    history: step ? { past: [...past, step], future: future.slice(0, -1) } : { past, future },
  };
}

/**
 * The history after the server refused a cell's value and the cell shows `valor` again: what led to the refused value
 * did not happen, nor did taking it back, so that cell leaves those steps and the others keep their place in them.
 */
export function withoutRefused({ past, future }: History, cell: EditedCell, valor: number): History {
  return {
    past: withoutCell(past, cell, (edit) => edit.valor === valor),
    future: withoutCell(future, cell, (edit) => edit.before === valor),
  };
}

/** The history once the server holds another value than was seen in the cell: taking the edit back leads to that one. */
export function rebased({ past, future }: History, cell: EditedCell, seen: number, actual: number): History {
  const edited = (edit: CellEdit) =>
    isOfCell(edit, cell) && edit.before === seen ? { ...edit, before: actual } : edit;
  const step = (one: HistoryStep) => ofFigures(one, (figures) => figures.map(edited));
  return { past: past.map(step), future: future.map(step) };
}

/** The history without the removals of a pair that did not come about, or could not be taken back. */
export function withoutRemoval({ past, future }: History, clienteProductoID: number): History {
  const isOther = (step: HistoryStep) =>
    !isRemoval(step) || step.removed.clienteProductoID !== clienteProductoID;
  return { past: past.filter(isOther), future: future.filter(isOther) };
}

/** Takes the cell out of the steps, from the latest to the first that fits to what it shows. */
function withoutCell(
  steps: readonly HistoryStep[],
  cell: EditedCell,
  fits: (edit: CellEdit) => boolean,
): readonly HistoryStep[] {
  const isFitting = (edit: CellEdit) => isOfCell(edit, cell) && fits(edit);
  const fitting = steps.findLastIndex((step) => !isRemoval(step) && step.some(isFitting));
  const others = (figures: Step) => figures.filter((edit) => !isOfCell(edit, cell));
  return steps
    .map((step, at) => (at <= fitting ? step : ofFigures(step, others)))
    .filter((step) => !isEmpty(step));
}

function ofFigures(step: HistoryStep, change: (figures: Step) => Step): HistoryStep {
  return isRemoval(step) ? step : change(step);
}

function isEmpty(step: HistoryStep): boolean {
  return !isRemoval(step) && step.length === 0;
}
