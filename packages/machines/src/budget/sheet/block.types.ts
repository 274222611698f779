import type { Cell } from '../edits/step.ts';

/** Cells that are selected together: from the one that has the focus to the opposite corner. */
export interface Block {
  readonly from: Cell;
  readonly to: Cell;
}

/** How far the corner goes: months down and fields to the right, or back. */
export interface BlockStep {
  readonly months: number;
  readonly fields: number;
}
