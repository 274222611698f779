import type { Aprobacion } from '@presupuesto/api-sdk/contract';
import type { ApprovalsRef } from '../../approvals/approvals.machine.ts';

/** When the latest one was given: null for never, undefined where that is not known. */
export type KnownApproval = string | null | undefined;

/** The seller's latest approval of a period, as the screen has it. */
export function knownApproval(approvals: ApprovalsRef, periodoID: string): KnownApproval {
  const state = approvals.getSnapshot();
  if (!state.hasTag('loaded') || state.context.periodoID !== periodoID) return undefined;
  return latest(state.context.aprobaciones);
}

/** Whether another one has come. No clock is compared with another: each approval has a moment of its own. */
export function isApprovedSince(before: KnownApproval, aprobaciones: readonly Aprobacion[]): boolean {
  const now = latest(aprobaciones);
  return before !== undefined && now !== null && now !== before;
}

function latest(aprobaciones: readonly Aprobacion[]): string | null {
  return aprobaciones[0]?.fecha ?? null;
}
