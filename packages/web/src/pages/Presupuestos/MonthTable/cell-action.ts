import type { CellEvent, Field, FigureUnit, PastedBlock } from '@presupuesto/machines';

interface ConflictDecision<Type extends string> {
  readonly type: Type;
  readonly ventaID: number;
  readonly field: Field;
}

/** What a person does in a cell. */
export type CellAction =
  | CellEvent
  /** The other figure of a conflict is left where it is, or the own one put there. */
  | ConflictDecision<'conflict.left'>
  | ConflictDecision<'conflict.put'>
  /** Cells of a spreadsheet, from this one on. */
  | {
      readonly type: 'rows.pasted';
      readonly ventaID: number;
      readonly field: Field;
      readonly block: PastedBlock;
      /** What its figures are, where that is known. */
      readonly units: readonly FigureUnit[] | undefined;
    };
