import type { OutboxRef } from '../../outbox/outbox.machine.ts';
import type { Step } from '../edits/step.ts';
import type { RowsRef, SheetRef } from '../page/children.ts';
import type { CopyOptions } from '../sheet/sheet.types.ts';
import type { WholePair } from '../whole/whole-budget.ts';
import type { CopyMemory } from './copy-memory.ts';

/** The pair in sight, or all of the list. */
export type CopyScope = 'par' | 'lista';

export interface CopyInput {
  readonly outbox: OutboxRef;
  /** The pair in sight, and its reference. */
  readonly sheet: SheetRef;
  readonly rows: RowsRef;
  readonly periodoID: string;
  /** Null while none is chosen: then there is nothing to gather. */
  readonly referenteID: string | null;
}

export interface CopyContext extends CopyInput {
  readonly memory: CopyMemory;
  /** All pairs of the period and of the reference, once they are asked for. */
  readonly budget: readonly WholePair[];
  readonly reference: readonly WholePair[];
  readonly problem: string | null;
  /** What is to be copied once it is there; null for nothing. */
  readonly asked: CopyAsked | null;
}

/** What somebody asks for, perhaps before the reference is there. */
export interface CopyAsked extends Omit<CopyOptions, 'yearBefore'> {
  readonly scope: CopyScope;
  /** Null for what the reference turns out to have. */
  readonly yearBefore: boolean | null;
}

export type CopyEvent =
  /** Not this pair alone. */
  | { type: 'pairs.wanted' }
  | { type: 'retry.requested' }
  | { type: 'options.chosen'; memory: CopyMemory }
  | { type: 'copy.asked'; asked: CopyAsked }
  /** Something else was chosen: what was asked for before is not meant any more. */
  | { type: 'copy.withdrawn' }
  | { type: 'sheet.changed' };

/** It is there, and something of it is to be written. */
export interface CopyAccepted {
  readonly type: 'copy.accepted';
  readonly scope: CopyScope;
  readonly options: CopyOptions;
  readonly step: Step;
}
