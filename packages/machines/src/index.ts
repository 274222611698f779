export * from './assignment/assignment.machine.ts';
export * from './assignment/assignment.types.ts';
export {
  assignedProducts,
  availableProducts,
  chosenClient,
  type ListedProduct,
  visibleClients,
} from './assignment/lists.ts';
export * from './budget/ahead/ahead.machine.ts';
export * from './budget/approval/approval.machine.ts';
export * from './budget/approval/review.ts';
export * from './budget/cell/amount.ts';
export * from './budget/cell/cell.machine.ts';
export * from './budget/comparison/comparison.ts';
export * from './budget/comparison/effects.ts';
export * from './budget/edits/copy-reference.ts';
export * from './budget/edits/distribute-total.ts';
export * from './budget/edits/history.ts';
export * from './budget/edits/outcome.ts';
export * from './budget/edits/paste/paste.ts';
export * from './budget/edits/paste/pasted.ts';
export * from './budget/edits/paste/pasted-outcome.ts';
export * from './budget/edits/reference-of.ts';
export * from './budget/edits/shares.ts';
export * from './budget/edits/step.ts';
export * from './budget/page/budget.machine.ts';
export * from './budget/page/budget.types.ts';
export type { ApprovalRef, ExportRef, RemovalRef, RowsRef } from './budget/page/children.ts';
export * from './budget/page/choice.ts';
export * from './budget/removal/removal.machine.ts';
export * from './budget/rows/rows.machine.ts';
export * from './budget/rows/rows.types.ts';
export * from './budget/rows/visible-rows.ts';
export * from './budget/sheet/chart.ts';
export * from './budget/sheet/money.ts';
export * from './budget/sheet/months.ts';
export * from './budget/sheet/sheet.machine.ts';
export * from './budget/sheet/sheet.types.ts';
export * from './budget/sheet/sheet-totals.ts';
export * from './budget/sheet/totals.ts';
export * from './budget/whole/export.machine.ts';
export * from './budget/whole/whole.types.ts';
export * from './budget/whole/whole-budget.machine.ts';
export * from './choices/choices.machine.ts';
export * from './connect-session.ts';
export * from './connection/connection.machine.ts';
export * from './connection/network-returns.ts';
export * from './dashboard/cards.ts';
export * from './dashboard/dashboard.machine.ts';
export { isUnanswered } from './failure.ts';
export * from './key/change-key.machine.ts';
export * from './key/checklist.ts';
export * from './key/reset-key.machine.ts';
export { hasChanges } from './management/conflict.ts';
export { type FormDraft, formDraft, isFormDraft } from './management/form-draft.ts';
export * from './management/management.machine.ts';
export * from './management/management.types.ts';
export * from './opening/opening.machine.ts';
export * from './opening/opening.types.ts';
export { isOpeningDraft, openingDraft } from './opening/opening-form.ts';
export * from './outbox/change.ts';
export * from './outbox/delivery.machine.ts';
export { backOff } from './outbox/delivery.setup.ts';
export * from './outbox/delivery.types.ts';
export * from './outbox/entries.ts';
export * from './outbox/kept.ts';
export * from './outbox/outbox.machine.ts';
export * from './outbox/outbox.types.ts';
export type { OutboxRef } from './outbox/outbox-facts.ts';
export * from './outbox/turn.ts';
export * from './plain.ts';
export {
  type ChangeStore,
  PORT_NAMES,
  type PortActors,
  type Ports,
  type StoreAnswer,
  type StoreCommand,
} from './ports.ts';
export * from './provided.ts';
export * from './rates/missing-rates.machine.ts';
export * from './recovery/recovery.machine.ts';
export * from './request.ts';
export * from './session/access.ts';
export * from './session/keep-alive.machine.ts';
export * from './session/revocation.machine.ts';
export * from './session/session.machine.ts';
export * from './session/session.types.ts';
export type { TokenCommand, TokenStore, TokensRead } from './session/token-store.ts';
export * from './switches/flip.machine.ts';
export * from './switches/switches.machine.ts';
export * from './upload/upload.machine.ts';
export { mayAssign, mayLoadChecked } from './upload/upload.setup.ts';
export * from './upload/upload.types.ts';
