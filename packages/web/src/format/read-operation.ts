import type { Operation } from '@presupuesto/machines';
import { parseDecimal } from './parse-decimal.ts';

const TOKEN = /\s*(?:([\d.,\u00A0\u202F]+)|(ref)|([-+*/×÷%()]))/iuy;
const OPERATORS: Readonly<Record<string, Extract<Operation, { left: Operation }>['kind']>> = {
  '+': 'sum',
  '-': 'difference',
  '*': 'product',
  '×': 'product',
  '/': 'quotient',
  '÷': 'quotient',
};

/**
 * Reads what is typed into a cell: a figure of es-ES (`1.234,5`), what is to be done with the one that is there
 * (`+5%`, `-3`, `*1,05`, `/2`), or a calculation (`=28*12`, `=ref+5%`, where `ref` is the reference).
 *
 * @returns undefined for what is none, or not complete yet.
 */
export function readOperation(text: string): Operation | undefined {
  const typed = text.trim().replaceAll('−', '-');
  const valor = parseDecimal(typed);
  if (valor !== undefined && valor >= 0) return { kind: 'figure', valor };
  if (typed.startsWith('=')) return parsed(tokensOf(typed.slice(1)), false);
  return /^[-+*/×÷]/u.test(typed) ? parsed(tokensOf(typed), true) : undefined;
}

/** Whether it is more than a figure: what comes of it is to be shown before it counts. */
export function isCalculation(text: string): boolean {
  return /^\s*[-−+*/×÷=]/u.test(text);
}

function tokensOf(text: string): string[] | undefined {
  const tokens: string[] = [];
  const token = new RegExp(TOKEN);
  const rest = text.trimEnd();
  while (token.lastIndex < rest.length) {
    const found = token.exec(rest);
    if (!found) return undefined;
    tokens.push(found[0].trim().toLowerCase());
  }
  return tokens;
}

/** Sums of products, as on paper; `presentFirst` begins with what the cell holds. */
function parsed(tokens: string[] | undefined, presentFirst: boolean): Operation | undefined {
  if (!tokens || tokens.length === 0) return undefined;
  const present: Operation = { kind: 'present' };
  const whole = sums(tokens, presentFirst ? present : undefined);
  return tokens.length === 0 ? whole : undefined;
}

function sums(tokens: string[], first: Operation | undefined): Operation | undefined {
  return chained(tokens, ['+', '-'], (start) => products(tokens, start), first);
}

function products(tokens: string[], first: Operation | undefined): Operation | undefined {
  return chained(tokens, ['*', '×', '/', '÷'], (start) => start ?? operand(tokens), first);
}

function chained(
  tokens: string[],
  signs: readonly string[],
  next: (first?: Operation) => Operation | undefined,
  first: Operation | undefined,
): Operation | undefined {
  let left = next(first);
  while (left && signs.includes(tokens[0] ?? '')) {
    const kind = OPERATORS[tokens.shift() ?? ''];
    const right = next();
    if (!right || !kind) return undefined;
    left = { kind, left, right };
  }
  return left;
}

function operand(tokens: string[]): Operation | undefined {
  const token = tokens.shift() ?? '';
  let read: Operation | undefined;
  if (token === '(') {
    read = sums(tokens, undefined);
    if (tokens.shift() !== ')') return undefined;
  } else if (token === 'ref') read = { kind: 'reference' };
  else {
    const valor = parseDecimal(token);
    read = valor === undefined ? undefined : { kind: 'figure', valor };
  }
  if (!read || tokens[0] !== '%') return read;
  tokens.shift();
  return { kind: 'percent', of: read };
}
