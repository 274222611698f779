import { formatTotal } from '../../format/numbers.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.ts';

interface ListCountProps {
  readonly count: number;
  /** `cliente`, and `clientes`. */
  readonly one: string;
  readonly many: string;
  /** `página 2 de 5`, or that there are more. */
  readonly rest?: string | undefined;
  /** An answer is on its way, or did not come: nothing is said, so that an equal one is said again. */
  readonly quiet?: boolean;
}

/** Says to a screen reader what a filter or another page of a list has brought; nothing is seen of it. */
export function ListCount({ count, one, many, rest, quiet = false }: ListCountProps) {
  return <VisuallyHidden aria-live="polite">{!quiet && textOf(count, one, many, rest)}</VisuallyHidden>;
}

function textOf(count: number, one: string, many: string, rest: string | undefined): string {
  if (count === 0) return 'Ningún resultado';
  const counted = count === 1 ? `1 ${one}` : `${formatTotal(count)} ${many}`;
  return rest === undefined ? counted : `${counted}, ${rest}`;
}
