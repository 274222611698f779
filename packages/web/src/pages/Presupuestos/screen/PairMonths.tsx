import { useEffect, useLayoutEffect } from 'react';
import { TableSkeleton } from '../MonthTable/TableSkeleton.tsx';
import type { BudgetActor } from './budget.ts';
import { Months } from './Months.tsx';
import type { KeptPlace } from './place.ts';
import { ToolDialogs } from './ToolDialogs.tsx';
import { useMonthTools } from './use-month-tools.ts';

interface PairMonthsProps {
  readonly budget: BudgetActor;
  readonly place: KeptPlace;
  /** How many months there will be; null once they are there. */
  readonly awaited: number | null;
}

/** One pair's months, or the room for them. Their tools are called before they are there, too: a key is not lost meanwhile. */
export function PairMonths({ budget, place, awaited }: PairMonthsProps) {
  const { asked, call, close } = useMonthTools(budget, place);
  const isThere = awaited === null;
  useEffect(() => (isThere ? undefined : place.hear()), [isThere, place]);
  // The cell that was left for a dialog, or of months that came behind it.
  useLayoutEffect(() => {
    if (asked === null) place.land();
  }, [asked, place]);
  return (
    <>
      {awaited === null ? (
        <Months budget={budget} place={place} onTool={call} />
      ) : (
        <TableSkeleton months={awaited} />
      )}
      <ToolDialogs budget={budget} asked={asked} onClose={close} />
    </>
  );
}
