import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { Figures, Note } from './DetailPanel.parts.ts';

interface TotalProps {
  readonly label: string;
  /** Of the pair: undefined while it loads, null where it cannot be known. */
  readonly budget: number | null | undefined;
  /** Of all the seller's pairs. */
  readonly summary: number | null | undefined;
  readonly format: (value: number) => string;
  /** Why a figure can be missing. */
  readonly missing: string;
}

/** One figure as budget value / seller-wide value (specification §2). */
export function Total({ label, budget, summary, format, missing }: TotalProps) {
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
        <span title="Todo su presupuesto">{figure(summary)}</span>
        {(budget === null || summary === null) && <Note>{missing}</Note>}
      </Figures>
    </div>
  );
}
