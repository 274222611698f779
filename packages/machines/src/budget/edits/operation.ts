import type { Field } from '../../outbox/change.ts';
import { savableAmount } from '../cell/amount.ts';
import { fromUnits, UNITS } from './units.ts';

/** What is to become of a figure, as it is typed: `120`, `+5%`, `*1,05`, `=ref+5%`, `=28*12`. */
export type Operation =
  | { readonly kind: 'figure'; readonly valor: number }
  /** What the cell holds. */
  | { readonly kind: 'present' }
  /** What its reference holds. */
  | { readonly kind: 'reference' }
  /** So many percent more than its reference; a total of tonnes reaches that as a whole. */
  | { readonly kind: 'growth'; readonly percent: number }
  /** A share of what it is added to or taken from; a hundredth each elsewhere. */
  | { readonly kind: 'percent'; readonly of: Operation }
  | {
      readonly kind: 'sum' | 'difference' | 'product' | 'quotient';
      readonly left: Operation;
      readonly right: Operation;
    };

/** What an operation starts from: tonnes, or local currency per kg; null without a reference. */
export interface Operands {
  readonly valor: number;
  readonly referencia: number | null;
}

/** A fraction, so that no rounding gathers: `*1,05` is what a calculator says, to the last decimal. */
interface Ratio {
  readonly over: bigint;
  readonly under: bigint;
}

/**
 * What the operation makes of a figure, in the decimals that are kept of it, halves up; null where it cannot be saved:
 * without the reference that it asks for, below zero, divided by zero, or more than a cell holds.
 */
export function operationResult(operation: Operation, field: Field, operands: Operands): number | null {
  const result = ratioOf(operation, operands);
  if (result === null || result.over < 0n) return null;
  const units = BigInt(UNITS[field]);
  const rounded = (2n * result.over * units + result.under) / (2n * result.under);
  return savableAmount(field, fromUnits(field, rounded));
}

/** Whether it makes the same of every cell, whatever that holds. */
export function isFigure(operation: Operation): boolean {
  if ('left' in operation) return isFigure(operation.left) && isFigure(operation.right);
  if (operation.kind === 'percent') return isFigure(operation.of);
  return operation.kind === 'figure';
}

function ratioOf(operation: Operation, operands: Operands): Ratio | null {
  switch (operation.kind) {
    case 'figure':
      return decimal(operation.valor);
    case 'present':
      return decimal(operands.valor);
    case 'reference':
      return operands.referencia === null ? null : decimal(operands.referencia);
    case 'growth':
      return operands.referencia === null ? null : grown(operands.referencia, operation.percent);
    case 'percent':
      return quotient(ratioOf(operation.of, operands), HUNDRED);
    default:
      return combined(operation, operands);
  }
}

function combined(operation: Extract<Operation, { left: Operation }>, operands: Operands): Ratio | null {
  const { kind } = operation;
  const left = ratioOf(operation.left, operands);
  const part = ratioOf(operation.right, operands);
  if (kind === 'product') return product(left, part);
  if (kind === 'quotient') return quotient(left, part);
  const right = operation.right.kind === 'percent' ? product(left, part) : part;
  return sum(left, right, kind === 'sum' ? 1n : -1n);
}

function grown(referencia: number, percent: number): Ratio | null {
  const share = quotient(decimal(100 + percent), HUNDRED);
  return product(decimal(referencia), share);
}

const HUNDRED: Ratio = { over: 100n, under: 1n };
/** More decimals than anything that is kept or typed has. */
const DECIMALS = 1_000_000;

function decimal(valor: number): Ratio | null {
  const scaled = Math.round(valor * DECIMALS);
  return Number.isFinite(scaled) ? { over: BigInt(scaled), under: BigInt(DECIMALS) } : null;
}

function sum(left: Ratio | null, right: Ratio | null, sign: bigint): Ratio | null {
  if (!left || !right) return null;
  return { over: left.over * right.under + sign * right.over * left.under, under: left.under * right.under };
}

function product(left: Ratio | null, right: Ratio | null): Ratio | null {
  return left && right && { over: left.over * right.over, under: left.under * right.under };
}

function quotient(left: Ratio | null, right: Ratio | null): Ratio | null {
  if (!left || !right || right.over === 0n) return null;
  const sign = right.over < 0n ? -1n : 1n;
  return { over: sign * left.over * right.under, under: sign * left.under * right.over };
}
