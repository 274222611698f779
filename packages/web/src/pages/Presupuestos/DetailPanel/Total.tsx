import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { Figures, Note } from './DetailPanel.parts.ts';

interface TotalProps {
  readonly label: string;
  /** Of the pair: undefined while it loads, null where it cannot be known. */
  readonly budget: number | null | undefined;
  /** Of all the seller's pairs. */
  readonly summary: number | null | undefined;
  /** Of the summary, where the label names another one: beside its figure, and in full. */
  readonly unit?: readonly [short: string, full: string] | null;
  readonly format: (value: number) => string;
  /** Why a figure can be missing. */
  readonly missing: string;
}

/** One figure as budget value / seller-wide value (specification §2). */
export function Total({ label, budget, summary, unit, format, missing }: TotalProps) {
  const figure = (value: number | null | undefined) => {
    if (value === undefined) return <Skeleton width="6ch" height="1em" />;
    return value === null ? '—' : format(value);
  };
  return (
    <div>
      <dt>{label}</dt>
      <Figures>
        <strong title="Este cliente y producto">{figure(budget)}</strong>
        <span aria-hidden="true">/</span>
        <span title={unit ? `Todo su presupuesto, en ${unit[1]}` : 'Todo su presupuesto'}>
          {figure(summary)}
          {unit && typeof summary === 'number' && `\u00a0${unit[0]}`}
        </span>
        {(budget === null || summary === null) && <Note>{missing}</Note>}
      </Figures>
    </div>
  );
}
