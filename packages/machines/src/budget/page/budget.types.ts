import type { ClienteProductoPeriodo, Periodo } from '@presupuesto/api-sdk/contract';
import type { ApprovalsRef } from '../../approvals/approvals.machine.ts';
import type { NewsFact } from '../../live/news.ts';
import type { ValueChange } from '../../outbox/change.ts';
import type { FactsGathered } from '../../outbox/gathered-facts.ts';
import type { OutboxRef } from '../../outbox/outbox.machine.ts';
import type { OutboxFact } from '../../outbox/outbox.types.ts';
import type { ApprovalFact } from '../approval/approval.machine.ts';
import type { ChangesRef } from '../changes/changes.machine.ts';
import type { HistoryRef } from '../history/history.machine.ts';
import type { FiguresWritten, Notice, PairRewritten } from '../history/history.types.ts';
import type { MomentAsked, MomentFact } from '../moment/moment.ts';
import type { NoteFact, NoteRef } from '../note/note.machine.ts';
import type { RemovalFact } from '../removal/removal.machine.ts';
import type { WorkbookAccepted } from '../workbook/workbook.ts';
import type { ApprovalRef, ExportRef, NearRef, RemovalRef, RowsRef, SheetRef } from './children.ts';
import type { BudgetChoice, BudgetTab, BudgetView } from './choice.ts';
import type { GonePair } from './gone-pair.ts';
import type { Refused } from './refused.ts';

export interface BudgetInput {
  readonly outbox: OutboxRef;
  /** To be chosen again as soon as it is there to be chosen. */
  readonly choice?: BudgetChoice;
}

/** All there from the start, and until the end. */
export interface BudgetActors {
  readonly outbox: OutboxRef;
  readonly rows: RowsRef;
  /** What can be taken back in the period, whichever screen it was edited on. */
  readonly history: HistoryRef;
  readonly sheet: SheetRef;
  /** Knows the pairs that may be chosen next. */
  readonly near: NearRef;
  readonly approval: ApprovalRef;
  readonly removal: RemovalRef;
  /** Descargar Excel. */
  readonly download: ExportRef;
  /** Who changed what. */
  readonly changes: ChangesRef;
  /** When the period was approved. */
  readonly approvals: ApprovalsRef;
  readonly monthNote: NoteRef;
  readonly pairNote: NoteRef;
}

export interface BudgetContext extends BudgetActors {
  readonly choice: BudgetChoice | null;
  /** Volver a un momento, whose machine comes once it is asked for; null before and after. */
  readonly momentAsked: MomentAsked | null;
  /** Subir Excel, whose machine comes once it is asked for. */
  readonly workbookAsked: boolean;
  /** Budgetable periods, newest first. */
  readonly periodos: readonly Periodo[];
  readonly referentes: readonly Periodo[];
  readonly periodoID: string | null;
  readonly referenteID: string | null;
  readonly vista: BudgetView;
  readonly pestana: BudgetTab;
  /** A reference of which no month matches is compared by month of the year before. */
  readonly yearBefore: boolean;
  /** What the screen showed last, to be come back to; null before that. */
  readonly place: BudgetChoice | null;
  /** The period that was left because it is not offered any more, until another one is chosen or it comes back. */
  readonly gone: { readonly periodoID: string; readonly clienteProductoID: number | null } | null;
  /** Since the period was last seen to be offered: named once it is gone. */
  readonly refused: Refused;
  /** The pair that was open when somebody else removed it, until another one is, or it comes back. */
  readonly gonePair: GonePair | null;
  readonly problem: string | null;
  readonly referencesProblem: string | null;
}

export type BudgetEvent =
  | { type: 'period.chosen'; periodoID: string | null; clienteProductoID?: number | null }
  | { type: 'reference.chosen'; periodoID: string | null }
  | { type: 'view.chosen'; vista: BudgetView }
  | { type: 'tab.chosen'; pestana: BudgetTab }
  | { type: 'comparison.chosen'; yearBefore: boolean }
  /** The address says it now. */
  | { type: 'choice.shown'; choice: BudgetChoice }
  | { type: 'retry.requested' }
  | { type: 'network.returned' }
  /** From the children and the outbox. */
  | { type: 'selection.changed'; fila: ClienteProductoPeriodo | null }
  | { type: 'choice.arrived' }
  | ApprovalFact
  | RemovalFact
  | NoteFact
  | FiguresWritten
  | PairRewritten
  | MomentFact
  /** The reference, into several pairs. */
  | { type: 'reference.copied'; changes: readonly ValueChange[]; notice: Notice }
  | ({ type: 'moment.asked' } & MomentAsked)
  | { type: 'moment.left' }
  | { type: 'workbook.asked' }
  | { type: 'workbook.left' }
  | WorkbookAccepted
  /** The tab came to the front again. */
  | { type: 'page.returned' }
  | NewsFact
  /** They may be others by now. */
  | { type: 'periods.outdated' }
  | FactsGathered
  | Extract<
      OutboxFact,
      { type: 'change.confirmed' | 'change.refused' | 'change.adopted' | 'change.conflicted' | 'change.gone' }
    >;

/** Written into pairs that the form may not show: what else shows them lays the figures over its own. */
export interface StepWritten {
  readonly type: 'step.written';
  readonly changes: readonly ValueChange[];
}
