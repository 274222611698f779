export { activityMachine } from './activity/activity.machine.ts';
export { activityDownloadMachine } from './activity/download.machine.ts';
export {
  type ActivityDownload,
  type ActivityFilters,
  type ActivityQuery,
  noFilters,
} from './activity/filters.ts';
export { activityGroupMachine } from './activity/group.machine.ts';
export { approvalsMachine } from './approvals/approvals.machine.ts';
export { isReopenable, isReopeningFilled, reopeningMachine } from './approvals/reopening.machine.ts';
export { assignmentMachine } from './assignment/assignment.machine.ts';
export type { AssignmentPlace } from './assignment/assignment.types.ts';
export { assignedProducts, availableProducts, chosenClient, visibleClients } from './assignment/lists.ts';
export { aheadMachine } from './budget/ahead/ahead.machine.ts';
export { approvalMachine } from './budget/approval/approval.machine.ts';
export type { Finding, FoundPair, ReopenedPairs, Review } from './budget/approval/review.ts';
export { savableAmount } from './budget/cell/amount.ts';
export { cellSaveMachine } from './budget/cell/cell-save.machine.ts';
export { replicateMachine } from './budget/cell/replicate.machine.ts';
export { type FigureTurn, soleTurn, type TurnAnswer, type TurnInput } from './budget/cell/turn.ts';
export { changesMachine } from './budget/changes/changes.machine.ts';
export type { ChangesSubject, ListedChange } from './budget/changes/changes.types.ts';
export { type Check, monthChecks } from './budget/checks/month-checks.ts';
export { compareTotals, matchedMonths, referenceTotals } from './budget/comparison/comparison.ts';
export {
  hasOtherCurrency,
  inThousands,
  type SalesEffects,
  salesEffects,
} from './budget/comparison/effects.ts';
export { matchingOf, referenceFinder, shownMatching } from './budget/comparison/matching.ts';
export type { ReferenceMonth } from './budget/comparison/reference-month.ts';
export { copyMachine } from './budget/copy/copy.machine.ts';
export type { CopyAsked, CopyScope } from './budget/copy/copy.types.ts';
export { type CopyMemory, USUAL_COPY } from './budget/copy/copy-memory.ts';
export {
  type CopyPair,
  type CopyPlan,
  copyPairs,
  copyPlan,
  isOfAnotherYear,
} from './budget/copy/copy-plan.ts';
export { type CopySource, copySource, wantedPairs } from './budget/copy/copy-source.ts';
export { copiedValues, isPorcentaje } from './budget/edits/copy-reference.ts';
export {
  openYears,
  type Proportion,
  type SplitPreview,
  splitPreview,
} from './budget/edits/distribute-total.ts';
export { openMonths } from './budget/edits/open-months.ts';
export {
  isFigure,
  type Operands,
  type Operation,
  operationResult,
} from './budget/edits/operation.ts';
export type { EditOutcome, RewrittenOutcome, SaidMonth } from './budget/edits/outcome.ts';
export { pastedValues } from './budget/edits/paste/paste.ts';
export type {
  FigureUnit,
  PastedBlock,
  PasteMonth,
  PasteRefusal,
  Pasting,
} from './budget/edits/paste/pasted.ts';
export { pastedOutcome } from './budget/edits/paste/pasted-outcome.ts';
export { shares } from './budget/edits/shares.ts';
export { pairCount, repeated } from './budget/edits/step.ts';
export { type Compared, NO_REFERENCE, type Reference, referenceMonths } from './budget/grid/amounts.ts';
export { copiedCells } from './budget/grid/blocks.ts';
export { type GridColumn, historyCount } from './budget/grid/columns.ts';
export { currencyOf, hasSeveralCurrencies } from './budget/grid/currency.ts';
export { draggedBlock } from './budget/grid/edits.ts';
export { type GridRef, gridMachine } from './budget/grid/grid.machine.ts';
export type { Entry, GridContext, GridEvent, Said } from './budget/grid/grid.types.ts';
export { groupKey, monthKey, pairKey } from './budget/grid/keys.ts';
export {
  differencePercent,
  GRID_VIEWS,
  type GridView,
  isField,
  isPartial,
  measured,
} from './budget/grid/measure.ts';
export { GRID_ORDERS, type GridOrder } from './budget/grid/order.ts';
export { activeTarget, gridPlan, selectedBlock, showsPercent, showsReference } from './budget/grid/plan.ts';
export { type EntryPreview, entryPreview } from './budget/grid/preview.ts';
export { figuresOfRow } from './budget/grid/row-figures.ts';
export { type GridRow, pairsOfRow } from './budget/grid/rows.ts';
export {
  type Block,
  blockOf,
  cellAt,
  type Direction,
  type GridCell,
  isSingle,
  type Plan,
  placeOf,
  type Selection,
  type Walk,
} from './budget/grid/selection.ts';
export { type Status, statusOf } from './budget/grid/status.ts';
export {
  columnKeyOf,
  countedColumns,
  countedRows,
  type Leaf,
  leafOf,
  type Target,
} from './budget/grid/targets.ts';
export type { NotWritten } from './budget/grid/writes.ts';
export { type NoticeNow, noticeNow } from './budget/history/counted-notice.ts';
export { type HistoryRef, historyMachine } from './budget/history/history.machine.ts';
export type { Notice } from './budget/history/history.types.ts';
export { type MomentScope, momentMachine } from './budget/moment/moment.machine.ts';
export type { MomentAsked } from './budget/moment/moment.ts';
export { nearMachine } from './budget/near/near.machine.ts';
export { isSavableNote, type NoteRef, noteMachine } from './budget/note/note.machine.ts';
export { keptDrafts, type NoteTarget, noteKey } from './budget/note/note.ts';
export { budgetMachine } from './budget/page/budget.machine.ts';
export type { BudgetActors } from './budget/page/budget.types.ts';
export {
  type BudgetChoice,
  type BudgetTab,
  type BudgetView,
  isBudgetTab,
  NO_CHOICE,
} from './budget/page/choice.ts';
export { currentChoice } from './budget/page/current-choice.ts';
export type { GonePair } from './budget/page/gone-pair.ts';
export { removalMachine } from './budget/removal/removal.machine.ts';
export { isBudgetedFilter, NO_FILTERS } from './budget/rows/filters.ts';
export { rowsMachine } from './budget/rows/rows.machine.ts';
export type { BudgetedFilter, RowFilters } from './budget/rows/rows.types.ts';
export { completion, listedRows, visibleRows } from './budget/rows/visible-rows.ts';
export { blockKeys } from './budget/sheet/block.ts';
export { type ChartMeasure, type ChartMonth, chartMonths } from './budget/sheet/chart.ts';
export { kilos, withValues } from './budget/sheet/money.ts';
export { sheetMonths, sheetYears } from './budget/sheet/months.ts';
export { sheetMachine } from './budget/sheet/sheet.machine.ts';
export type { CellEvent, CopyOptions, SheetMonth } from './budget/sheet/sheet.types.ts';
export { type ShownSheet, shownSheet } from './budget/sheet/shown.ts';
export { type PairTotals, pairTotals, sheetTotals } from './budget/sheet/totals.ts';
export { exportMachine } from './budget/whole/export.machine.ts';
export { wholeBudgetMachine } from './budget/whole/whole-budget.machine.ts';
export type { WholeBudget, WholePair } from './budget/whole/whole-budget.ts';
export { workbookMachine } from './budget/workbook/workbook.machine.ts';
export {
  acceptedFigures,
  figureKey,
  undecided,
  type WorkbookChoice,
  type WorkbookChoices,
} from './budget/workbook/workbook.ts';
export type { Workbook } from './budget/workbook/workbook-file.ts';
export type { CallInput } from './calling.ts';
export {
  type Choice,
  type ChoiceSource,
  choiceSource,
  choicesMachine,
  labelOf,
} from './choices/choices.machine.ts';
export { connectSession } from './connect-session.ts';
export { connectionMachine } from './connection/connection.machine.ts';
export { type ConnectionRef, type NetworkReturns, unwatchedNetwork } from './connection/network-returns.ts';
export { savingEvent } from './connection/saving.ts';
export { type DashboardCard, dashboardCards, dashboardYears, hiddenForRates } from './dashboard/cards.ts';
export { type DashboardFilters, dashboardMachine } from './dashboard/dashboard.machine.ts';
export { type ChangeKeyField, changeKeyMachine } from './key/change-key.machine.ts';
export { keyChecklist } from './key/checklist.ts';
export { resetKeyMachine } from './key/reset-key.machine.ts';
export { type LiveRef, liveMachine } from './live/live.machine.ts';
export {
  type News,
  type NewsFact,
  type NewsStream,
  type StreamAnswer,
  type StreamInput,
  unheardNews,
} from './live/news.ts';
export { hasChanges } from './management/conflict.ts';
export { formDraft, isFormDraft } from './management/form-draft.ts';
export { createManagementMachine, type ManagementMachine } from './management/management.machine.ts';
export type {
  Address,
  FormRules,
  FormValues,
  ManagementContext,
  ManagementEvent,
  ManagementRules,
  Reading,
  RecordKey,
} from './management/management.types.ts';
export { openingMachine } from './opening/opening.machine.ts';
export type { OpeningField } from './opening/opening.types.ts';
export { isOpeningDraft, openingDraft } from './opening/opening-form.ts';
export { batchMachine } from './outbox/batch.machine.ts';
export {
  type Change,
  changeKey,
  type Field,
  isValueChange,
  type RestorationChange,
  type ValueChange,
  valueKey,
} from './outbox/change.ts';
export {
  type ConflictedValue,
  conflictsOf,
  isAnyOnlyInMemory,
  pendingValues,
  waitingCount,
} from './outbox/entries.ts';
export {
  type Conflict,
  type Gesture,
  isLater,
  type Kept,
  latestByCell,
  newGesture,
  type Sent,
  type Unsent,
} from './outbox/kept.ts';
export type { OutboxRef } from './outbox/outbox.machine.ts';
export { outboxMachine } from './outbox/outbox.machine.ts';
export { paletteMachine } from './palette/palette.machine.ts';
export type { PaletteGroup, PaletteItem } from './palette/palette.types.ts';
export { activeItem, type PaletteResults, paletteResults } from './palette/results.ts';
export { plain, wordsOf } from './plain.ts';
export {
  type ChangeStore,
  type PortActors,
  type Ports,
  type PreferenceName,
  portNames,
  type StoreAnswer,
  type StoreCommand,
} from './ports.ts';
export { provided } from './provided.ts';
export { missingRatesMachine } from './rates/missing-rates.machine.ts';
export { recoveryMachine } from './recovery/recovery.machine.ts';
export { type Answer, conditionOn, type Request, request } from './request.ts';
export { mayEnter } from './session/access.ts';
export { keepAliveMachine } from './session/keep-alive.machine.ts';
export { revocationMachine } from './session/revocation.machine.ts';
export { sessionMachine } from './session/session.machine.ts';
export type { SessionEnd, SessionFact } from './session/session.types.ts';
export type { TokenCommand, TokenStore, TokensRead } from './session/token-store.ts';
export { flipMachine, type SwitchField } from './switches/flip.machine.ts';
export { switchesMachine, switchValue } from './switches/switches.machine.ts';
export { isUnanswered } from './unanswered.ts';
export { uploadMachine } from './upload/upload.machine.ts';
export { isFileWrong, mayAssign, mayLoadChecked } from './upload/upload.setup.ts';
export type {
  Purpose,
  SalesFile,
  UploadContext,
  UploadEvent,
  UploadInput,
  UploadOutcome,
  UploadReport,
} from './upload/upload.types.ts';
