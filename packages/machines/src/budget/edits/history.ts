import { isOfCell, type Step } from './step.ts';

/** The steps of a period that can be taken back and those that were; the latest of either comes last. */
export interface History {
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

export const NO_HISTORY: History = { past: [], future: [] };

/** After a new step, which nothing taken back can follow any more. An edit that changed nothing is no step. */
export function recorded(history: History, step: Step): History {
  return step.length === 0 ? history : { past: [...history.past, step], future: [] };
}

/** The history after its latest step is taken back; the step is undefined when there is none. */
export function undone({ past, future }: History): { step: Step | undefined; history: History } {
  const step = past.at(-1);
  return {
    step,
    history: step ? { past: past.slice(0, -1), future: [...future, step] } : { past, future },
  };
}

/** The history after the step that was taken back last is done again. */
export function redone({ past, future }: History): { step: Step | undefined; history: History } {
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
export function withoutRefused({ past, future }: History, key: string, valor: number): History {
  return {
    past: withoutCell(past, key, (edit) => edit.valor === valor),
    future: withoutCell(future, key, (edit) => edit.before === valor),
  };
}

/** The history once the server holds another value than was seen in the cell: taking the edit back leads to that one. */
export function rebased({ past, future }: History, key: string, seen: number, actual: number): History {
  const edited = (edit: Step[number]) =>
    isOfCell(edit, key) && edit.before === seen ? { ...edit, before: actual } : edit;
  return { past: past.map((step) => step.map(edited)), future: future.map((step) => step.map(edited)) };
}

/** Takes the cell out of the steps, from the latest to the first that fits to what it shows. */
function withoutCell(
  steps: readonly Step[],
  key: string,
  fits: (edit: Step[number]) => boolean,
): readonly Step[] {
  const fitting = steps.findLastIndex((step) => step.some((edit) => isOfCell(edit, key) && fits(edit)));
  return steps
    .map((step, at) => (at <= fitting ? step : step.filter((edit) => !isOfCell(edit, key))))
    .filter((step) => step.length > 0);
}
