import type { ClienteProductoPeriodo, Periodo } from '@presupuesto/api-sdk/contract';
import type { NewsFact } from '../../live/news.ts';
import type { OutboxRef } from '../../outbox/outbox.machine.ts';
import type { OutboxFact } from '../../outbox/outbox.types.ts';
import type { RemovalFact } from '../removal/removal.machine.ts';
import type { ApprovalRef, ExportRef, NearRef, RemovalRef, RowsRef, SheetRef } from './children.ts';

/** What is chosen on the screen; null for nothing. */
export interface BudgetChoice {
  readonly periodoID: string | null;
  readonly referenteID: string | null;
  /** Año. */
  readonly anio: number | null;
  readonly clienteProductoID: number | null;
}

export interface BudgetInput {
  readonly outbox: OutboxRef;
  /** To be chosen again as soon as it is there to be chosen. */
  readonly choice?: BudgetChoice;
}

export interface BudgetContext {
  readonly outbox: OutboxRef;
  readonly choice: BudgetChoice | null;
  readonly rows: RowsRef;
  readonly sheet: SheetRef;
  /** Knows the pairs that may be chosen next. */
  readonly near: NearRef;
  readonly approval: ApprovalRef;
  readonly removal: RemovalRef;
  /** Descargar Excel. */
  readonly download: ExportRef;
  /** Budgetable periods, newest first. */
  readonly periodos: readonly Periodo[];
  readonly referentes: readonly Periodo[];
  readonly periodoID: string | null;
  readonly referenteID: string | null;
  readonly problem: string | null;
  readonly referencesProblem: string | null;
}

export type BudgetEvent =
  | { type: 'period.chosen'; periodoID: string | null; clienteProductoID?: number | null }
  | { type: 'reference.chosen'; periodoID: string | null }
  | { type: 'retry.requested' }
  | { type: 'network.returned' }
  /** From the children and the outbox. */
  | { type: 'selection.changed'; fila: ClienteProductoPeriodo | null }
  | { type: 'choice.arrived' }
  | { type: 'budget.approved'; periodoID: string }
  | RemovalFact
  /** The tab came to the front again. */
  | { type: 'page.returned' }
  | NewsFact
  /** They may be others by now. */
  | { type: 'periods.outdated' }
  | Extract<OutboxFact, { type: 'change.confirmed' | 'change.refused' | 'change.adopted' | 'change.gone' }>;
