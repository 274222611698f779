import { formatTotal } from '../../format/numbers.ts';
import { figureText } from './detail-figures.ts';
import { DETAIL_NAMES, UNSAID } from './detail-names.ts';

/** A field of what was changed, before and after; null where there was nothing. */
export interface Detail {
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
  /** Recorded before and after; else on one side alone. */
  readonly isChange: boolean;
}

type Fields = Readonly<Record<string, unknown>>;
type State = number | Fields | null | undefined;

/** What was recorded, without a single figure. */
export function recordOf(state: State): Fields {
  return typeof state === 'object' && state !== null ? state : {};
}

/** The fields that were changed; all of them where something was made or deleted. */
export function detailsOf(antes: State, despues: State): readonly Detail[] {
  const before = recordOf(antes);
  const after = recordOf(despues);
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .filter((name) => !isSame(before[name], after[name]))
    .filter((name) => !isNumber(name, before[name] ?? after[name]) && !isSaidTwice(name, before, after))
    .filter((name) => !(antes && despues && isEmptyBeside(name, before, after)))
    .map((name) => ({
      ...textsOf(name, before[name], after[name]),
      isChange: name in before && name in after,
    }));
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Numbers of records say nothing to people; their names stand beside them. */
const isNumber = (name: string, value: unknown): boolean =>
  UNSAID.has(name) || (name.endsWith('ID') && typeof value === 'number');

/** A division has its name beside its ID; most reopenings leave their reason with the very pairs that were marked. */
function isSaidTwice(name: string, before: Fields, after: Fields): boolean {
  if (name === 'division') return 'nombreDivision' in before || 'nombreDivision' in after;
  return name === 'presupuestados' && isSame(before[name], after['clienteProductoIDs']);
}

/** An empty list on one side alone: an approval that found every pair budgeted, a reopening that found none. */
function isEmptyBeside(name: string, before: Fields, after: Fields): boolean {
  const value = name in before ? before[name] : after[name];
  return Array.isArray(value) && value.length === 0 && !(name in before && name in after);
}

/** What differs only in decimals that its kind leaves out is read with all of them. */
function textsOf(name: string, antes: unknown, despues: unknown): Omit<Detail, 'isChange'> {
  const texts = (isExact: boolean) => ({
    before: textOf(name, antes, isExact),
    after: textOf(name, despues, isExact),
  });
  const said = texts(false);
  return { name: nameOf(name), ...(said.before === said.after ? texts(true) : said) };
}

const nameOf = (name: string): string => DETAIL_NAMES[name] ?? name;

function textOf(name: string, value: unknown, isExact: boolean): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (Array.isArray(value)) return listText(name, value);
  if (typeof value === 'object') {
    const said = Object.entries(value).map(
      ([of, one]) => `${nameOf(of)}: ${textOf(of, one, isExact) ?? '—'}`,
    );
    return said.join(' · ');
  }
  return figureText(name, value, isExact) ?? (typeof value === 'string' ? value : null);
}

/** Up to a few are named; of numbers of records it is said how many. */
function listText(name: string, values: readonly unknown[]): string {
  if (values.length === 0) return 'Ninguno';
  if (values.every((value) => typeof value === 'number')) return formatTotal(values.length);
  return values.map((value) => textOf(name, value, false) ?? '—').join(', ');
}
